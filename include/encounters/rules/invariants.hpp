// What must hold in every State; tests and situation files ask it, play never needs to.
#pragma once

#include <encounters/rules/state.hpp>

#include <string>

namespace encounters {

// The first broken invariant (cards, dice or tokens not conserved, an index out of range, dice out of order, a phase
// without what it needs), or an empty text.
std::string why_invalid(const State& state, const Catalogue& catalogue);

// Puts State::dice into its order (see State::dice).
void sort_dice(State& state);

}  // namespace encounters
