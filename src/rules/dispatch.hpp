// Asking one action for its refusal while it is known that a player decides.
#pragma once

#include "rules/step.hpp"

namespace encounters {

// As why_illegal, for a state in which the game goes on and no luck is due.
Why why_not_action(const State& state, const Move& move, const Catalogue& cards);

}  // namespace encounters
