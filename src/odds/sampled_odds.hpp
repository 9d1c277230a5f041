// Chances about right, from sampled rolls and sampled choices: for dice and uses that are too many to count.
#pragma once

#include "odds/problem.hpp"

#include <encounters/odds/counts.hpp>
#include <encounters/odds/limits.hpp>

namespace encounters::odds {

struct Sampling {
    std::uint64_t seed = 0;  // the same seed, the same answer
    int rolls = 600;
    int fewest = 32;  // rolls, whatever the limits
};

inline constexpr int kSampledPower = 10;  // sampled chances are put over 6^10

// One for each question; what is found is rather too low than too high, because not all choices are tried.
std::vector<Odds> sampled_odds(const Problem& problem, const Sampling& sampling, const Limits& limits);

}  // namespace encounters::odds
