#include "rules/lock_aim.hpp"

#include "rules/printed.hpp"

namespace encounters {

namespace {

// Q4.13: of the newest Encounter, while these colours are barred.
LockBounds bounds_of(const State& state, const Catalogue& cards, ColourSet bars) {
    LockBounds bounds;
    const EncounterOnTable& encounter = state.encounters[state.newest];
    each_of_encounter<LockCount>(encounter, cards, [&](const LockCount& count) {
        bounds.min = std::max<int>(bounds.min, count.min);
        if (count.max > 0) bounds.max = std::min<int>(bounds.max, count.max);
    });
    each_of_encounter<LockOnly>(encounter, cards, [&](const LockOnly& only) { bounds.faces &= only.faces; });
    each_of_encounter<LockWith>(encounter, cards, [&](const LockWith& with) {
        if (bars & colour_bit(with.colour)) return;
        for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
            if (state.dice[i].colour == with.colour) bounds.with |= colour_bit(with.colour);
    });
    return bounds;
}

}  // namespace

Aim aim_of(const State& state, const Catalogue& cards) {
    Aim aim;
    aim.bars = barred(state, cards);
    aim.bounds = bounds_of(state, cards, aim.bars);
    aim.value = value_of(state, cards, state.encounters[state.newest].card);
    return aim;
}

// Q4.13
LockBounds lock_bounds(const State& state, const Catalogue& catalogue) {
    if (state.newest == kNone) return {};
    return bounds_of(state, catalogue, barred(state, catalogue));
}

}  // namespace encounters
