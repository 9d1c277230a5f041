// One game between computer players, played as fast as it goes, and what a watcher counts of it.
#pragma once

#include <encounters/players/player.hpp>
#include <encounters/simulation/tally.hpp>

namespace encounters::simulation {

class Watcher;

// The seed of game `game` (from 0) of a run: number game + 1 of SplitMix64(seed). The luck of the game is what
// play::SeededChance makes of it.
std::uint64_t seed_of_game(std::uint64_t seed, std::uint64_t game);

struct PlayedGame {
    State end;
    bool capped = false;  // stopped at the cap, nobody has won
};

// What games of one kind have in common. The catalogue has to outlive it.
struct GameTerms {
    const Catalogue& catalogue;
    Setup setup;
    int cap = kUsualCap;
};

// Plays to the end or the cap. `players` are by seat; the same one may sit at several. `watcher` may be null. Throws
// std::runtime_error when a player's move is refused or a turn doesn't end.
PlayedGame play_game(const GameTerms& terms, std::uint64_t seed, const std::vector<players::Player*>& players,
                     Watcher* watcher);

}  // namespace encounters::simulation
