// Using Equipment, a Command's power or a Field Hire: effects in printed order, each answered step by step (chapter 5).
#pragma once

#include "rules/step.hpp"

namespace encounters {

Why why_not_use_equipment(const State& state, const Catalogue& cards, std::uint8_t slot);
Why why_not_use_power(const State& state, const Catalogue& cards);
Why why_not_use_hire(const State& state, const Catalogue& cards, std::uint8_t card);
// The same without the reason: whether they can be used.
bool can_use_equipment(const State& state, const Catalogue& cards, std::uint8_t slot);
bool can_use_power(const State& state, const Catalogue& cards);
void use_equipment(Step& step, std::uint8_t slot);
void use_power(Step& step);
void use_hire(Step& step, std::uint8_t card);

// Carries the use on from its current effect: opens the next question, or ends the use.
void continue_use(Step& step);
// The effect being carried out is over; `acted` tells whether it did something.
enum class Outcome : std::uint8_t { did_nothing, did_something };
void end_effect(Step& step, Outcome outcome);

// The effects of the card in use.
const PrintedEffects& effects_in_use(const State& state, const Catalogue& cards);
const Effect& effect_in_use(const State& state, const Catalogue& cards);
// The deck that the scout or requisition in use looks at.
Deck looked_deck(const State& state, const Catalogue& cards);

Why why_not_done(const State& state, const Catalogue& cards);

}  // namespace encounters
