// The Black Market: one opportunity for each Contract begun (chapter 3).
#pragma once

#include "rules/step.hpp"

namespace encounters {

void open_market(Step& step);
void close_market(Step& step);

Why why_not_buy(const State& state, const Catalogue& cards, std::uint8_t place);
Why why_not_ready(const State& state, const Catalogue& cards, std::uint8_t slot);
Why why_not_replace(const State& state, const Catalogue& cards, std::uint8_t place);
Why why_not_make_room(const State& state, std::uint8_t slot);
// Appends every purchase, readying and replacement that is allowed now, in that order.
void list_trades(const State& state, const Catalogue& cards, std::vector<Move>& actions);
void buy(Step& step, std::uint8_t place);
void ready(Step& step, std::uint8_t slot);
void replace(Step& step, std::uint8_t place);
void make_room(Step& step, std::uint8_t slot);

// Every market card is replaced, when a Contract that says so is laid.
void replace_all(Step& step);

// Discards an own Equipment; the slots above it move down.
void discard_equipment(Step& step, std::uint8_t slot, DiscardReason reason);
enum class Condition : std::uint8_t { ready, exhausted };
void add_equipment(SeatState& seat, EquipmentId card, Condition condition);

// Where play rests when no question is open: before a flip or between Encounters.
Phase resting_phase(const State& state);

}  // namespace encounters
