// The chance of a hit when dice may be thrown again or thrown in, each decided after what has fallen so far.
#pragma once

#include "odds/turned_rolls.hpp"

#include <encounters/odds/bare.hpp>

namespace encounters::odds {

// Exact: hits of 6^(dice of the pool and all dice that throwings can throw). `value` is a total, `rules` bounds it.
// Nothing where the numbers would not fit, or counting would take more than `most_steps`.
struct BestThrows {
    Odds odds;
    bool is_counted = false;
};
BestThrows best_throws(const DiceCounts& dice, const Kit& kit, const Demand& demand, double most_steps);

}  // namespace encounters::odds
