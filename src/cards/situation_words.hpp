// The words that situation files use for what the game waits for and for how a turn ends.
#pragma once

#include "cards/checks.hpp"

#include <encounters/rules/state.hpp>

namespace encounters::cards {

// In the order of Phase.
const Words& decision_words();
// In the order of Ending.
const Words& ending_words();
// In the order of EndingStep.
const Words& step_words();

}  // namespace encounters::cards
