// Shares as JSON.
#pragma once

#include <encounters/simulation/share.hpp>

#include <nlohmann/json_fwd.hpp>

namespace encounters::simulation {

nlohmann::ordered_json interval_json(const Share& share);  // [low, high]
nlohmann::ordered_json share_json(const Share& share);     // count, share, interval

}  // namespace encounters::simulation
