// Totals told apart by how many dice make them, for Encounters that bound that number.
#pragma once

#include "odds/sum_masks.hpp"

#include <encounters/rules/queries.hpp>

#include <array>

namespace encounters::odds {

inline constexpr std::uint8_t kAllFaces = 0x3f;

// What is told apart: totals up to the value, made of 0, 1, ... dice; the last level stands for all further ones where
// they are all the same.
struct MaskRules {
    MaskRules(const LockBounds& asked, int value_asked, int dice);
    LockBounds bounds;
    int value;
    int top;         // last level
    bool saturates;  // more dice than `top` stay on it
};

using SumsByCount = std::array<SumMask, kMaxDice + 1>;

struct CountedRoll {
    SumsByCount sums{1};  // by level
    std::uint64_t rolls = 1;
};
using CountedRolls = std::vector<CountedRoll>;  // each `sums` once

// Rolls of some dice that are alike.
CountedRolls rolled(int dice, const MaskRules& rules);

// Without the set of no dice: some of these must be among those chosen.
CountedRolls without_none(CountedRolls rolls);

// One roll of each.
CountedRolls combined(const CountedRolls& one, const CountedRolls& other, const MaskRules& rules);

bool meets(const SumsByCount& sums, const MaskRules& rules);

}  // namespace encounters::odds
