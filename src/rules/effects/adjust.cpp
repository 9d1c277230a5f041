#include "rules/effects/touching.hpp"

#include <cstdlib>

namespace encounters {

// R5.4, R4.7
Why why_not_face(const Adjust& effect, int from, int to) {
    if (to < 1 || to > 6) return Refusal{"R4.7", "a face is 1 to 6"};
    const int change = std::abs(to - from);
    if (change == 0) return Refusal{"Q5.11", "the die shows that face already"};
    if (effect.kind == AdjustKind::exactly && change != effect.amount)
        return Refusal{"R5.4", "this adjusts by exactly its number"};
    if (change > effect.amount) return Refusal{"R5.4", "this adjusts by its number at most"};
    return {};
}

bool can_change(const Adjust& effect, int face) {
    if (face == 0 || effect.amount == 0) return false;
    return effect.kind == AdjustKind::up_to || face > effect.amount || face + effect.amount <= 6;
}

bool can_act(const State& state, const Catalogue& cards, const Adjust& effect) {
    return has_target(state, cards, effect, effect.dice);
}

void begin(Step& step, const Adjust& effect) { ask_for_die(step, effect.dice); }

void pick_die(Step& step, const Adjust&, std::uint8_t die) {
    step.state.use.die = die;
    step.state.phase = Phase::use_face;
}

}  // namespace encounters
