// The house player: a plain, deterministic policy that finishes games in sensible time.
#pragma once

#include <encounters/rules/engine.hpp>

namespace encounters::play {

// A legal action of to_move(state), always the same one for the same state. A player has to be to move.
Move house_move(const State& state, const Catalogue& catalogue);

}  // namespace encounters::play
