// The targets of a set of cards.
#pragma once

#include "simulation/balance/names.hpp"
#include "simulation/balance/target.hpp"

namespace encounters::simulation::balance {

std::vector<Target> targets_of(const std::vector<PlayedStudy>& studies);

}  // namespace encounters::simulation::balance
