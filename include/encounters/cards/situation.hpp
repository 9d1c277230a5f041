// Situations: a JSON file that sets a table up, for tests, pictures and people who design cards (docs/situations.md).
#pragma once

#include <encounters/cards/diagnostics.hpp>
#include <encounters/rules/state.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// `state` is there exactly when `faults` holds no error.
struct SituationResult {
    std::optional<State> state;
    std::vector<Fault> faults;
    bool ok() const { return state.has_value(); }
};

// The State that `text` describes. `file` names it in faults. What the text leaves out is dealt in the order of the
// catalogue; the State passes why_invalid.
SituationResult read_situation(std::string_view text, const Catalogue& catalogue,
                               const std::string& file = "situation.json");

// The same from a file; one that is missing, unreadable or of the wrong sort is a fault.
SituationResult read_situation_file(const std::filesystem::path& path, const Catalogue& catalogue);

// A situation that reads back as this State, whichever prompt or luck it waits for. The State passes why_invalid.
std::string write_situation(const State& state, const Catalogue& catalogue);

}  // namespace encounters::cards
