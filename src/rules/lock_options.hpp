// Which dice may be locked on the newest Encounter (chapter 4).
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_lock(const State& state, const Catalogue& cards, std::uint32_t dice);
// Appends one lock for each distinct set of colours and faces, in a stable order.
void list_locks(const State& state, const Catalogue& cards, std::vector<Move>& actions);

}  // namespace encounters
