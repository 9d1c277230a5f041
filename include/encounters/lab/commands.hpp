// The commands of encounters-lab, each with what it can be told; every one returns an exit code.
#pragma once

#include <encounters/lab/lab.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>

namespace encounters::lab {

// The folder data/ of a build tree's checkout or of an installed copy, whichever this program is.
std::filesystem::path own_data_folder();

// The pack of cards meant by a folder: itself, or the core set inside a data folder. An empty path means
// own_data_folder.
std::filesystem::path pack_folder(const std::filesystem::path& data);

// Reads the cards of a folder: one line of summary, or every fault on `err` and kBadInput.
int validate(const std::filesystem::path& folder, const Streams& streams);

// A game for people at this terminal. Without a seed nobody knows the luck ahead; `situation` begins it in the middle,
// and then gives the number of seats.
struct PlayOptions {
    std::optional<int> seats;  // 1..8; 2 if not said
    std::optional<std::uint64_t> seed;
    std::filesystem::path situation;
    std::filesystem::path journal;  // a new file in which the game is kept as it goes; empty = nowhere
    std::filesystem::path data;
};
// Reads commands until the game is over, `quit` or the end of the input; says then on `err` whether the game is kept.
// kFailed when it can't be kept in the journal from the start on.
int play(const PlayOptions& options, const Streams& streams);

// A whole game of house players as text on `out`, and as a journal when a path is given.
struct TranscriptOptions {
    int seats = 2;  // 1..8
    std::optional<std::uint64_t> seed;
    std::filesystem::path journal;
    std::filesystem::path data;
};
// kFailed when the game does not end within a hundred thousand decisions.
int transcript(const TranscriptOptions& options, const Streams& streams);

// A journal carried out again: its log, its events as JSON Lines, or the table it leads to as a situation.
enum class ReplayShow : std::uint8_t { log, events, state };
struct ReplayOptions {
    std::filesystem::path journal;
    ReplayShow show = ReplayShow::log;
};
// A journal that is wrong from some line on is shown up to there, said so on `err`, and kBadInput.
int replay(const ReplayOptions& options, const Streams& streams);

// What was seeded in a journal recomputed from its seed, on `out`, with what that proves; what is wrong with
// the file is told on `err`. kDone when it is all the same,
// kFailed when it isn't, kBadInput when it can't be told: no journal, not finished, nothing seeded.
int verify(const std::filesystem::path& journal, const Streams& streams);

// Which functions and tests name which rule and effect word: the whole index on `out`, or only its gaps (kFailed).
enum class IndexMode : std::uint8_t { whole, check };
struct RulesIndexOptions {
    std::filesystem::path source;  // a checkout; empty = the one this program was built from
    IndexMode mode = IndexMode::whole;
};
int rules_index(const RulesIndexOptions& options, const Streams& streams);

}  // namespace encounters::lab
