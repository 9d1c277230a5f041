// Luck as a move: what is due, why an outcome can't be, and carrying one out.
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_chance(const State& state, const Catalogue& cards, const Move& move);
void apply_chance(Step& step, const Move& move);

}  // namespace encounters
