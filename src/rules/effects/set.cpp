#include "rules/effects/touching.hpp"

namespace encounters {

bool can_change(const SetFace&, int face) { return face != 0; }

bool can_act(const State& state, const Catalogue& cards, const SetFace& effect) {
    return has_target(state, cards, effect, effect.dice);
}

void begin(Step& step, const SetFace& effect) { ask_for_die(step, effect.dice); }

void pick_die(Step& step, const SetFace&, std::uint8_t die) {
    step.state.use.die = die;
    step.state.phase = Phase::use_face;
}

// R5.3, R4.7
Why why_not_face(const SetFace&, int from, int to) {
    if (to < 1 || to > 6) return Refusal{"R4.7", "a face is 1 to 6"};
    if (to == from) return Refusal{"Q5.11", "the die shows that face already"};
    return {};
}

}  // namespace encounters
