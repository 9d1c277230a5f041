// Chances as whole numbers: of so many equally likely rolls, so many succeed.
#pragma once

#include <cstdint>

namespace encounters::odds {

inline constexpr int kMostValue = 63;  // highest value that is told apart; nothing printed comes near it

struct Odds {
    std::uint64_t hits = 0;
    std::uint64_t rolls = 1;  // of equal weight; at least 1
    bool about = false;       // sampled, because counting would have taken too long
    bool operator==(const Odds&) const = default;
    double chance() const { return static_cast<double>(hits) / static_cast<double>(rolls); }
};

// 6^dice. `dice` is 0..21: more would not fit.
std::uint64_t rolls_of(int dice);

// Rolls of `dice` dice (0..21) in which some of them total `value`, out of rolls_of(dice). Nothing totals 0 or less, and
// nothing beyond kMostValue is counted. One load: the table is made by the first question (about 15 ms).
std::uint64_t hits_of(int dice, int value);

// Rolls in which all of the `dice` dice (1..21) together total `value`.
std::uint64_t exact_hits_of(int dice, int value);

}  // namespace encounters::odds
