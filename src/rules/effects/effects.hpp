// The by-hand effects, one file each: whether it can do something now, how it begins, and how its questions are answered.
#pragma once

#include "rules/step.hpp"

namespace encounters {

// Whether the effect could do something at this moment, with all its icons unspent (Q5.11).
bool can_act(const State& state, const Catalogue& cards, const SetFace& effect);
bool can_act(const State& state, const Catalogue& cards, const Adjust& effect);
bool can_act(const State& state, const Catalogue& cards, const Reroll& effect);
bool can_act(const State& state, const Catalogue& cards, const Flip& effect);
bool can_act(const State& state, const Catalogue& cards, const LockExtra& effect);
bool can_act(const State& state, const Catalogue& cards, const AddDice& effect);
bool can_act(const State& state, const Catalogue& cards, const Cancel& effect);
bool can_act(const State& state, const Catalogue& cards, const Scout& effect);
bool can_act(const State& state, const Catalogue& cards, const Requisition& effect);

// Begins the effect: asks its first question, or carries it out and ends it.
void begin(Step& step, const SetFace& effect);
void begin(Step& step, const Adjust& effect);
void begin(Step& step, const Reroll& effect);
void begin(Step& step, const Flip& effect);
void begin(Step& step, const LockExtra& effect);
void begin(Step& step, const AddDice& effect);
void begin(Step& step, const Cancel& effect);
void begin(Step& step, const Scout& effect);
void begin(Step& step, const Requisition& effect);

// A die was named for the effect (it is eligible).
void pick_die(Step& step, const SetFace& effect, std::uint8_t die);
void pick_die(Step& step, const Adjust& effect, std::uint8_t die);
void pick_die(Step& step, const Reroll& effect, std::uint8_t die);
void pick_die(Step& step, const Flip& effect, std::uint8_t die);
void pick_die(Step& step, const LockExtra& effect, std::uint8_t die);

// Whether the effect can change a die that shows this face at all.
bool can_change(const SetFace& effect, int face);
bool can_change(const Adjust& effect, int face);
bool can_change(const Reroll& effect, int face);
bool can_change(const Flip& effect, int face);
bool can_change(const LockExtra& effect, int face);

// Faces that the waiting die may be given (R5.3, R5.4).
Why why_not_face(const SetFace& effect, int from, int to);
Why why_not_face(const Adjust& effect, int from, int to);

Why why_not_strike(const State& state, const Catalogue& cards, StrikeTarget target, std::uint8_t effect);
void strike(Step& step, StrikeTarget target, std::uint8_t effect);

void look_at_card(Step& step, std::uint8_t card);       // luck's answer for scout and requisition
void put_back(Step& step, std::uint8_t index);          // scout: the next from the top
void requisition_card(Step& step, std::uint8_t index);  // requisition: the one that goes to the market
void requisition_place(Step& step, std::uint8_t place);
void roll_named(Step& step);                            // reroll: the dice named are rolled together

}  // namespace encounters
