// The orders in which turnings are worth trying.
#pragma once

#include <encounters/odds/kit.hpp>

namespace encounters::odds {

// Indices of the kit's turnings, card by card, in every order of cards that can make a difference on dice of these
// colours; at least one order.
std::vector<std::vector<int>> use_orders(const Kit& kit, ColourSet colours);

}  // namespace encounters::odds
