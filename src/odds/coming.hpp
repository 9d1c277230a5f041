// What may be revealed next, and the average over it.
#pragma once

#include <encounters/odds/counts.hpp>
#include <encounters/rules/queries.hpp>

#include <vector>

namespace encounters::odds {

// The state as it would be with the Encounter revealed, its dice due. Needs has_contract(state) and can_reveal(state).
State revealed(const State& state, EncounterId card);

// Every Encounter that a reveal may flip, each once. None where nothing can be revealed.
std::vector<EncounterId> coming_cards(const State& state, const Catalogue& catalogue);

// The chance of the next reveal, from hits out of `rolls` by Encounter (those of coming_cards). Something must be coming.
Odds average_of_coming(const State& state, const Catalogue& catalogue, const std::vector<std::uint64_t>& hits, std::uint64_t rolls);

}  // namespace encounters::odds
