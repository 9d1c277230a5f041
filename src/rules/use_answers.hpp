// Answers to the questions that a use opens: which die, which face, which effect, which card, which place.
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_pick_die(const State& state, const Catalogue& cards, std::uint8_t die);
// Where a die is asked for, all that can be named, as bits of State::dice.
std::uint32_t dice_to_pick(const State& state, const Catalogue& cards);
void pick_die(Step& step, std::uint8_t die);
Why why_not_pick_face(const State& state, const Catalogue& cards, std::uint8_t face);
void pick_face(Step& step, std::uint8_t face);
Why why_not_strike_now(const State& state, const Catalogue& cards, const Move& move);
Why why_not_pick_card(const State& state, std::uint8_t index);
void pick_card(Step& step, std::uint8_t index);
Why why_not_pick_place(const State& state, const Catalogue& cards, std::uint8_t place);
void finish_dice(Step& step);

}  // namespace encounters
