// The command odds of encounters-lab: chances of dice without a game, or of a position in a journal.
#pragma once

#include <encounters/lab/lab.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace encounters::lab {

// Either dice and a value, with what else there is, or a journal and a move; `journal` empty means the former.
struct OddsOptions {
    std::optional<std::string> dice;  // numbers and letters of colours: 5w1y
    std::optional<int> value;
    std::vector<std::string> bars;       // colours or types of Equipment
    std::vector<std::string> equipment;  // ids of cards, ready
    std::string data;
    std::string journal;
    std::optional<std::uint64_t> move;  // so many records of the journal are carried out
    bool json = false;
};

// kBadInput, with a sentence on `err`, when they don't go together or name what isn't there.
int odds(const OddsOptions& options, const Streams& streams);

}  // namespace encounters::lab
