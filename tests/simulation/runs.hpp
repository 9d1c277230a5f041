// Runs of house players with a small pack, quick enough for tests.
#pragma once

#include "support/play_tables.hpp"

#include <encounters/simulation/run.hpp>

namespace encounters::testing {

// House players at so many seats.
simulation::Terms house_terms(const Pack& pack, int seats, std::uint64_t games);

// All of it, or a part, on so many threads.
simulation::Tally tally_of(const Pack& pack, const simulation::Terms& terms, int threads = 1, simulation::Part part = {});

// A player for every name, the house player under it.
simulation::MakePlayer house_players(const Pack& pack);

}  // namespace encounters::testing
