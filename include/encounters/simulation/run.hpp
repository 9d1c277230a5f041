// Many games at once: all of a run or one part of it, on any number of threads, counted the same.
#pragma once

#include <encounters/simulation/game.hpp>

#include <functional>

namespace encounters::simulation {

// The `number`th of `of` nearly equal parts of a run, from 1; of 1 to kMostParts.
struct Part {
    std::uint64_t number = 1;
    std::uint64_t of = 1;
    bool operator==(const Part&) const = default;
};

// Games first .. last - 1.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    std::uint64_t size() const { return last - first; }
};
GameRange games_of(const Terms& terms, const Part& part);

// A player for one thread; never null.
using MakePlayer = std::function<std::unique_ptr<players::Player>(const std::string& name)>;
MakePlayer players_knowing(std::shared_ptr<const players::Knowledge> knowledge);

// Who does the work. `progress`, when there is one, is told by the calling thread, a few times a second, how many games
// have been begun.
struct Crew {
    int threads = 1;
    MakePlayer make_player;
    std::function<void(std::uint64_t games)> progress;
};

// The catalogue is that of the terms' cards. Throws what play_game throws.
Tally run(const Catalogue& catalogue, const Terms& terms, const Part& part, const Crew& crew);

}  // namespace encounters::simulation
