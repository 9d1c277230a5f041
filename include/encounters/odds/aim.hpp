// What is to come of a roll.
#pragma once

#include <cstdint>

namespace encounters::odds {

// Dice beat the Encounter; or they do and no die is left unlocked, dice locked after the victory counted (R6.2, R5.7).
enum class Aim : std::uint8_t { defeat, lock_all };

}  // namespace encounters::odds
