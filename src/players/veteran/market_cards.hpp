// Effects that touch no die: what cancels strike out, and what requisitions bring to the market.
#pragma once

#include "players/veteran/trading.hpp"

#include <optional>

namespace encounters::players {

// Using a card that cancels (R5.8), where striking something printed out is worth more than `otherwise`.
std::optional<Decision> wish_to_strike(const Mind& mind, const State& state, double otherwise);

// Looking for a better card to buy (Q3.12, Q9.6) while the market is open, with a ready card or the power.
std::optional<Decision> wish_to_requisition(const Mind& mind, const State& state);

}  // namespace encounters::players
