// The start of a turn: fresh or Secure, the flip of Contracts, and laying one (chapter 2).
#pragma once

#include "rules/step.hpp"

namespace encounters {

void begin_turn(Step& step, SeatIndex seat);

Why why_not_start_fresh(const State& state);
void start_fresh(Step& step);

Why why_not_flip(const State& state);
void flip_contracts(Step& step);
void contract_flipped(Step& step, std::uint8_t card);
Why why_not_choose_contract(const State& state, std::uint8_t index);
void choose_contract(Step& step, std::uint8_t index);

// Discards every Contract and Encounter of the tableau that has not left it (R2.2, Q2.8).
void clear_tableau(Step& step);

}  // namespace encounters
