// Encounters: reveal, choose, roll, lock, defeat (chapter 4).
#pragma once

#include "rules/step.hpp"

namespace encounters {

// What keeps a run from going on when it is not between Encounters.
std::string_view what_comes_first(const State& state);
// A question waits for its answer, so that nothing else can be done.
bool is_question_open(const State& state);

Why why_not_reveal(const State& state);
void reveal(Step& step);
// Begins to draw the next Encounter, for a reveal or a final assault.
void draw_encounters(Step& step);
void encounter_drawn(Step& step, std::uint8_t card);
Why why_not_choose_encounter(const State& state, std::uint8_t index);
void choose_encounter(Step& step, std::uint8_t index);
void dice_landed(Step& step, const Move& move);
void lock(Step& step, std::uint32_t dice);
Why why_not_default(const State& state, const Catalogue& cards);

}  // namespace encounters
