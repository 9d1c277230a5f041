// The Black Market: what readying, buying and owning a card is worth, in C-bills.
#pragma once

#include "players/veteran/outlook.hpp"

namespace encounters::players {

struct Trade {
    bool found = false;
    Move move;
    double gain = 0;    // C-bills more than doing nothing
    double second = 0;  // gain of the next best trade
};

// The best of what may be bought or readied now; none if nothing gains. The market has to be open.
Trade best_trade(const Mind& mind, const State& state);
// What the turn is worth as it stands, going on owed or not (Q8.11), the best trades included when the market is open.
double worth_of_standing(const Mind& mind, const State& state);
double worth_with_trades(const Mind& mind, const State& state);

// What buying a card would gain if it lay in the market now; nothing when it can't be paid.
double gain_of_offer(const Mind& mind, const State& state, EquipmentId card);

// What a card is worth to own in the turns to come, without this one's uses.
double worth_of_owning(const Mind& mind, const State& state, SeatIndex seat, EquipmentId card);
// The slot whose loss costs least, and what it costs.
struct LeastSlot {
    std::uint8_t slot = 0;
    double worth = 0;
};
LeastSlot least_slot(const Mind& mind, const State& state, SeatIndex seat);

// The tools a seat would begin a column with, once it has traded for it.
struct Outfit {
    Tools tools;
    double gain = 0;  // C-bills: what the cards bought are worth later, less all prices
};
struct ColumnAhead {
    TurnKind kind = TurnKind::plain;
    int dice = 6;
    Stakes stakes;
};
Outfit best_outfit(const Mind& mind, const State& state, const Tools& tools, const ColumnAhead& ahead);

}  // namespace encounters::players
