// The best of an open or due roll by the engine's own moves: for cards whose effects depend on each other.
#pragma once

#include <encounters/odds/aim.hpp>
#include <encounters/odds/counts.hpp>
#include <encounters/odds/limits.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::odds {

struct EngineQuestion {
    Aim aim = Aim::defeat;
    int power = 0;  // dice that are due or may be thrown at most: the chance is put over 6^power where it is exact
};

// `state` is in phase `rolled`, nothing being used. Exact where the search ends within the limits, else about.
Odds engine_odds(const State& state, const Catalogue& catalogue, const EngineQuestion& question, const Limits& limits);

}  // namespace encounters::odds
