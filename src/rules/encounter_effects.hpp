// What Encounters do: on the defeat, and when their column is cashed out (chapter 7).
#pragma once

#include "rules/step.hpp"

namespace encounters {

// The newest Encounter is defeated: its effects happen or are noted in printed order (Q4.8, Q7.7).
void defeat_newest(Step& step);
void move_token(Step& step, Token token, SeatIndex to);

// Field Hires of the columns being cashed out join the active player (R7.2).
void hires_join(Step& step);

// Runs the Salvages of the columns being cashed out, one by one; false while one of them waits for luck or a choice.
enum class Progress : std::uint8_t { waiting, finished };
Progress run_salvages(Step& step);
void salvage_drawn(Step& step, std::uint8_t card);
Why why_not_take_salvage(const State& state, const Catalogue& cards, std::uint8_t slot);
Why why_not_leave_salvage(const State& state);
void take_salvage(Step& step, std::uint8_t slot);
void leave_salvage(Step& step);

// The token part of a turn's end (R7.4, R7.5): `waiting` when the holder must choose among tied seats.
Progress pass_patronage(Step& step);
Progress pass_censure(Step& step);
Why why_not_give_token(const State& state, SeatIndex seat);
void give_token(Step& step, SeatIndex seat);

}  // namespace encounters
