// The seed of a test run, and the games kept because they once broke a property.
#pragma once

#include "properties/random_game.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace encounters::testing {

// A fresh seed each run, printed with every failure; ENCOUNTERS_TEST_SEED plays a run again.
std::uint64_t run_seed();

// Plays the games of tests/replays/`file` and CHECKs that none breaks a property; returns their number.
int replay_games(const std::string& file, const std::function<GameReport(const GamePlan&)>& play);

}  // namespace encounters::testing
