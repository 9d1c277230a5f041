#include "rules/effects/touching.hpp"

namespace encounters {

bool can_change(const Flip&, int face) { return face != 0; }

bool can_act(const State& state, const Catalogue& cards, const Flip& effect) {
    return has_target(state, cards, effect, effect.dice);
}

void begin(Step& step, const Flip& effect) { ask_for_die(step, effect.dice); }

// Q9.9
void pick_die(Step& step, const Flip& effect, std::uint8_t die) {
    change_face(step, die, static_cast<std::uint8_t>(7 - step.state.dice[die].face), change_reason(effect));
    after_touch(step, effect);
}

}  // namespace encounters
