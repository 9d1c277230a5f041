// Whether the ways to ask what may be done agree: the list, the refusals, and for locks every set of dice.
#pragma once

#include <encounters/rules/engine.hpp>

#include <string>

namespace encounters::testing {

// The first move that is listed and refused or accepted and not listed, of all the moves there are; or empty. For a
// state in which a player decides. Sets of dice are tried up to ten unlocked dice.
std::string why_disagree(const State& state, const Catalogue& cards, const std::vector<Move>& listed);

}  // namespace encounters::testing
