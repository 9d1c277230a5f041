// The report as one JSON value, from which all its forms are made.
#pragma once

#include <encounters/simulation/tally.hpp>

#include <nlohmann/json_fwd.hpp>

namespace encounters::simulation {

nlohmann::ordered_json report(const Terms& terms, const Tally& tally);

// The lists about cards in it.
nlohmann::ordered_json contracts_json(const Terms& terms, const Tally& tally);
nlohmann::ordered_json encounters_json(const Terms& terms, const Tally& tally);
nlohmann::ordered_json equipment_json(const Terms& terms, const Tally& tally);
nlohmann::ordered_json equipment_kinds_json(const Terms& terms, const Tally& tally);
nlohmann::ordered_json commands_json(const Terms& terms, const Tally& tally);

// A number with six decimals at most, so that reports stay readable and equal.
double rounded(double number);

}  // namespace encounters::simulation
