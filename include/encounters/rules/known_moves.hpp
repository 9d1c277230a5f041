// For loops that made a move by the rules themselves: carrying it out without asking for its refusal a second time.
#pragma once

#include <encounters/rules/engine.hpp>

namespace encounters {

// One step, as `apply` makes it. `move` is known to be legal: why_illegal would give no reason, which only builds with
// assertions ask; they abort when it does. Moves from anywhere else (people, files, players in general) go to `apply`.
void make_known_move(State& state, const Move& move, const Catalogue& catalogue, Events events);

}  // namespace encounters
