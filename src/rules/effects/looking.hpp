// What scout and requisition share: looking at the top cards of a deck (Q9.6).
#pragma once

#include "rules/effects/effects.hpp"

namespace encounters {

// Looks at up to `cards` of a deck; luck says which, one by one.
void begin_look(Step& step, Deck deck, int cards);
// Takes entry `index` out of State::looked and returns it.
std::uint8_t take_looked(State& state, std::uint8_t index);

}  // namespace encounters
