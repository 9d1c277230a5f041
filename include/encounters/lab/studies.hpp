// The commands of encounters-lab that play many games: one run, its parts joined, and the targets a set of cards is held to.
#pragma once

#include <encounters/lab/lab.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace encounters::lab {

// Files are paths, "-" is `out`, and an empty one is not written.
struct SimulateOptions {
    std::uint64_t games = 1000;
    std::optional<int> seats;          // as many as players are named, else 2
    std::string players = "regular";   // one name for all seats, or one for each with commas between
    std::string data;
    std::uint64_t seed = 1;
    std::optional<int> threads;        // as many as the machine has
    int cap = 60;                      // turns a player
    std::string json;
    std::string csv;
    std::string journal;               // of the first game
    std::string part;                  // "2/8"; empty = the whole run
    bool even_start = false;
    bool rotate = false;               // players move on by a seat from game to game
};
// A readable report on `out` unless a file goes there; a part of a run only writes what merge reads. kBadInput for what
// can't be asked, kFailed when a file can't be written after all.
int simulate(const SimulateOptions& options, const Streams& streams);

struct MergeOptions {
    std::vector<std::string> files;
    std::string json;
    std::string csv;
};
// The report of the whole run, from all its parts. kBadInput when they are not just that.
int merge(const MergeOptions& options, const Streams& streams);

struct BalanceOptions {
    std::uint64_t games = 20'000;      // of the main study; the others play a half or a quarter
    std::uint64_t elite_games = 0;     // a few hundred take an hour or more
    std::string player = "veteran";
    std::string data;
    std::uint64_t seed = 1;
    std::optional<int> threads;
};
// All studies behind the targets of a set of cards, and a Markdown report on `out`; the same for any number of threads.
int balance(const BalanceOptions& options, const Streams& streams);

}  // namespace encounters::lab
