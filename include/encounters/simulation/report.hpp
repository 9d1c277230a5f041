// A run told: as JSON (docs/simulation.md), as a table for spreadsheets, as text for people.
#pragma once

#include <encounters/simulation/tally.hpp>

namespace encounters::simulation {

inline constexpr int kReportFormat = 1;

// Depend on terms and tally alone: not on threads, parts or time.
std::string report_json(const Terms& terms, const Tally& tally);
std::string report_csv(const Terms& terms, const Tally& tally);
std::string report_text(const Terms& terms, const Tally& tally);

}  // namespace encounters::simulation
