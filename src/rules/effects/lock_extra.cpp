#include "rules/effects/touching.hpp"

namespace encounters {

bool can_change(const LockExtra&, int) { return true; }

// R5.7, Q5.12
bool can_act(const State& state, const Catalogue& cards, const LockExtra& effect) {
    return state.newest != kNone && has_target(state, cards, effect, effect.dice);
}

void begin(Step& step, const LockExtra& effect) { ask_for_die(step, effect.dice); }

// R5.7
void pick_die(Step& step, const LockExtra& effect, std::uint8_t index) {
    State& state = step.state;
    Die& die = state.dice[index];
    step.events.tell(DieLockedExtra{state.active, state.newest, die.colour, die.face});
    spend(state.use.icons, die.colour);
    die.place = state.newest;
    sort_touched(state);
    if (unlocked_count(state) == 0)
        step.events.tell(ContractFulfilled{state.active, static_cast<std::uint8_t>(state.column_count - 1)});
    after_touch(step, effect);
}

}  // namespace encounters
