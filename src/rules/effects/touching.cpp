#include "rules/effects/touching.hpp"

#include "rules/use.hpp"

#include <encounters/rules/invariants.hpp>

namespace encounters {

// R5.2
void spend(DiceIcons& icons, Colour colour) {
    std::uint8_t& own = icons.colour[index_of(colour)];
    --(own > 0 ? own : icons.any);
}

// Q4.9, Q5.12
bool is_moment(const State& state, Moment moment) {
    return moment == Moment::open_roll ? roll_open(state) : state.lock_window && !roll_open(state);
}

void ask_for_die(Step& step, const DiceIcons& icons) {
    step.state.use.icons = icons;
    step.state.phase = Phase::use_die;
}

// R4.7
void change_face(Step& step, std::uint8_t index, std::uint8_t face, ChangeReason reason) {
    Die& die = step.state.dice[index];
    step.events.tell(DieChanged{die.colour, die.face, face, reason});
    spend(step.state.use.icons, die.colour);
    die.face = face;
    die.marks = kDieTouched;
    step.state.use.die = kNone;
}

void sort_touched(State& state) { sort_dice(state); }

void finish_plain(Step& step) { end_effect(step, Outcome::did_something); }

}  // namespace encounters
