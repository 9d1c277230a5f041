// The command that finds the computer players' numbers for a set of cards by self-play.
#pragma once

#include <encounters/lab/lab.hpp>

#include <cstdint>
#include <filesystem>

namespace encounters::lab {

struct FitOptions {
    std::filesystem::path data;
    std::uint64_t seed = 1;
    std::uint64_t games = 2000;  // of each trial
};
// Begins with the folder's players.json, tells every trial on `out`, and writes the file anew. kFailed when it can't.
int fit(const FitOptions& options, const Streams& streams);

}  // namespace encounters::lab
