// What a Default hands on: burning it, Securing it, and swapping locked dice (chapter 8).
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_burn(const State& state);
void burn(Step& step);
void keep_standing(Step& step);

Why why_not_secure(const State& state);
void secure(Step& step);
Why why_not_swap(const State& state, const Catalogue& cards, const Move& move);
void swap_die(Step& step, std::uint8_t die, Colour colour);
void end_swaps(Step& step);

}  // namespace encounters
