// The fitted numbers of players: found by letting Veterans play each other, kept in players.json beside the cards.
#pragma once

#include <encounters/players/knowledge.hpp>

#include <filesystem>
#include <functional>
#include <string>

namespace encounters::players {

// One number tried against the best so far, in games of two, seats swapped.
struct FitTrial {
    std::string number;  // as in players.json
    double value = 0;
    double won = 0;      // share of the games
    double error = 0;    // standard error of that share
    bool is_taken = false;
};

struct FitTerms {
    std::uint64_t seed = 1;
    std::uint64_t games = 2000;  // of each trial; an odd one is one more
    std::function<void(const FitTrial&)> tell;
};

// The numbers that beat those they began with. Each number is tried up and down by a factor; what wins more than half of
// its games beyond the error is taken and tried further. The same terms give the same numbers.
Constants fit(const std::shared_ptr<const Catalogue>& catalogue, const Constants& start, const FitTerms& terms);

// players.json as text.
std::string constants_text(const Constants& constants);

// What players.json of a pack's folder says; the usual numbers where there is none. `fault` is a sentence that names the
// file and what is wrong with it, or empty.
struct ReadConstants {
    Constants constants;
    std::string fault;
};
ReadConstants read_constants(const std::filesystem::path& folder);

// Its name in the folder.
inline constexpr const char* kConstantsFile = "players.json";

}  // namespace encounters::players
