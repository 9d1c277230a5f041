// The fitted numbers by name, with the range in which each makes sense.
#pragma once

#include <encounters/players/knowledge.hpp>

#include <array>

namespace encounters::players {

struct FittedNumber {
    const char* name;
    double Constants::*value;
    double least;
    double most;
};

inline constexpr std::array<FittedNumber, 3> kFittedNumbers{{
    {"cbill_worth", &Constants::cbill_worth, 0.02, 3},
    {"handing_on", &Constants::handing_on, 0, 2},
    {"equipment_turns", &Constants::equipment_turns, 1, 12},
}};

}  // namespace encounters::players
