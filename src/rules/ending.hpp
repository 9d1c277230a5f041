// Ending a turn: Escape, Complete, Extend, Default, and the order in which everything is settled (chapters 6 and 8).
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_escape(const State& state, const Catalogue& cards);
Why why_not_complete(const State& state);
Why why_not_extend(const State& state, const Catalogue& cards);
void escape(Step& step);
void complete(Step& step);
void extend(Step& step);
void declare_default(Step& step);

// Carries the declared ending on from State::step to the next question, or to the next player's turn (Q8.3).
void resolve_ending(Step& step);
// Q2.7: no Contract can be flipped.
void end_turn_without_contract(Step& step);

}  // namespace encounters
