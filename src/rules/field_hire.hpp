// Field Hires in a seat's service: +1 on a die for the card (R7.2).
#pragma once

#include "rules/step.hpp"

namespace encounters {

bool hire_can_act(const State& state, const Catalogue& cards);
Why why_not_hire_die(const State& state, ColourSet bars, std::uint8_t die);
void raise_die(Step& step, std::uint8_t die);
bool has_hire(const State& state, SeatIndex seat, EncounterId card);
void add_hire(State& state, SeatIndex seat, EncounterId card);
void remove_hire(State& state, SeatIndex seat, EncounterId card);

}  // namespace encounters
