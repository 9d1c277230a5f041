#include "rules/effects/touching.hpp"
#include "rules/use.hpp"

#include <encounters/rules/invariants.hpp>

namespace encounters {

bool can_change(const Reroll&, int face) { return face != 0; }

bool can_act(const State& state, const Catalogue& cards, const Reroll& effect) {
    return has_target(state, cards, effect, effect.dice);
}

void begin(Step& step, const Reroll& effect) { ask_for_die(step, effect.dice); }

// R5.5: the dice are named first, then rolled together.
void pick_die(Step& step, const Reroll& effect, std::uint8_t index) {
    Die& die = step.state.dice[index];
    spend(step.state.use.icons, die.colour);
    die.marks = kDieNamed;
    after_touch(step, effect);
}

// R5.5
void roll_named(Step& step) {
    for (int i = 0; i < step.state.dice_count; ++i) {
        Die& die = step.state.dice[i];
        if (die.marks != kDieNamed) continue;
        die.face = 0;
        die.marks = kDieTouched;
    }
    sort_dice(step.state);
    end_effect(step, Outcome::did_something);
}

void finish_touching(Step& step, const Reroll&) { roll_named(step); }

}  // namespace encounters
