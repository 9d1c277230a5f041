// What a lock has to meet, and the totals that dice can make (Q4.2a, Q4.13).
#pragma once

#include "rules/step.hpp"

#include <bitset>

namespace encounters {

// What must be met, and by which dice.
struct Aim {
    LockBounds bounds;
    int value = 0;
    ColourSet bars = 0;
};

Aim aim_of(const State& state, const Catalogue& cards);

// Whether an unlocked die as it lies may be among those that make the total.
inline bool may_count(const Die& die, const Aim& aim) {
    return die.unlocked() && die.face != 0 && !(aim.bars & colour_bit(die.colour)) && ((aim.bounds.faces >> (die.face - 1)) & 1u);
}

// Totals that dice can make, bit n for the total n. A word holds all that matter but to an Encounter whose value changes
// have raised above 63.
using SmallTotals = std::uint64_t;
using AllTotals = std::bitset<6 * kMaxDice + 1>;
constexpr int kMostSmall = 63;
constexpr int kMostTotal = 6 * kMaxDice;

inline bool has_total(SmallTotals totals, int total) { return (totals >> total) & 1u; }
inline bool has_total(const AllTotals& totals, int total) { return totals[static_cast<std::size_t>(total)]; }

}  // namespace encounters
