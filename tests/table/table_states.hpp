// States of the game for every kind of prompt, found by playing and then crowded as much as a test wants.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "table/presenter/table/view.hpp"

namespace encounters::table::testing {

// The core set.
std::shared_ptr<const Catalogue> core_cards();

// One state for each phase that waits for a decision, and `over`, that games with this many seats come to.
const std::map<Phase, State>& states_by_phase(int seats);

// What the tableau is made to hold; the Encounters of every column but the last are beaten.
struct Crowd {
    int columns = 1;
    int encounters = 1;  // in each column
};
// The same prompt over a larger tableau, dice spread over its Encounters. A tableau without a Contract stays empty.
State crowded(const State& state, Crowd crowd);

// A view of it as people see it who have sat down.
View view_of(const State& state);

std::string phase_word(Phase phase);

}  // namespace encounters::table::testing
