// Faults of card files and situations: where, what was found, what is allowed, and how one is written as a line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace encounters::cards {

// An error keeps a pack from being played, a warning points at a card that can't do what it says.
enum class Severity : std::uint8_t { error, warning };

// `line` and `column` count from 1, columns in characters; both are 0 when the fault concerns the file as a whole.
// `pointer` is a JSON pointer ("/encounters/3/effects/0/effect"), empty for the whole file. `suggestion` is the near
// miss of a misspelt word, or empty.
struct Fault {
    std::string file;
    int line = 0;
    int column = 0;
    std::string pointer;
    std::string message;
    std::string suggestion;
    Severity severity = Severity::error;
    bool operator==(const Fault&) const = default;
};

// One line without its end:
//   encounters.json:12:7: /encounters/3/effects/0/effect: unknown effect "hazzard"; allowed: ...; did you mean
//   "hazard"?
// A warning says "warning: " ahead of its message.
std::string to_text(const Fault& fault);

// All of them, a line each.
std::string to_text(const std::vector<Fault>& faults);

bool has_errors(const std::vector<Fault>& faults);
int count_of(const std::vector<Fault>& faults, Severity severity);

}  // namespace encounters::cards
