// Decisions worth thinking about twice, and the moves that come into question for them.
#pragma once

#include "players/elite/rollouts.hpp"

namespace encounters::players {

// The Veteran's move first. One candidate only where nothing else is worth a thought.
std::vector<Candidate> candidates_of(const Mind& mind, const State& state, const Decision& veteran);

}  // namespace encounters::players
