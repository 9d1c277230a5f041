// Finished games as replays, for tests.
#pragma once

#include <encounters/play/replay.hpp>

#include "table/hands_on.hpp"

namespace encounters::table::test {

// A whole game of house players with the core cards, all luck from the seed. `reputation` wins.
struct PlayedGame {
    int seats = 2;
    std::uint64_t seed = 1;
    int reputation = 5;
};
play::Session played(const PlayedGame& wished);
play::Replay replay_of(const PlayedGame& wished);

}  // namespace encounters::table::test
