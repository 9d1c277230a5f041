// The terms of a run as JSON, and back.
#pragma once

#include <encounters/simulation/terms.hpp>

#include <nlohmann/json_fwd.hpp>

namespace encounters::simulation {

// What a report says first: how many games, by whom, in which luck, with which cards.
nlohmann::ordered_json head_json(const Terms& terms);
// All of it, cards too.
nlohmann::ordered_json terms_json(const Terms& terms);
// Throws std::runtime_error or nlohmann's exceptions for what is missing, of the wrong sort or out of range.
Terms terms_from(const nlohmann::json& object);

}  // namespace encounters::simulation
