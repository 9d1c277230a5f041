// Exact counts where dice are turned and never thrown again: rolls of a colour with equal possibilities are counted as one.
#pragma once

#include "odds/problem.hpp"

#include <encounters/odds/counts.hpp>
#include <encounters/odds/limits.hpp>

#include <optional>

namespace encounters::odds {

// Whether nothing is thrown and nothing can be struck.
bool is_only_turned(const Problem& problem);

// Steps that turned_odds takes at most; often it takes far fewer.
double steps_of_turning(const Problem& problem);

// One for each question of such a problem; nothing where it takes more steps than are allowed.
std::optional<std::vector<Odds>> turned_odds(const Problem& problem, const Limits& limits);

}  // namespace encounters::odds
