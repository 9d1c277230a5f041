// What Regular looks at when it decides: the table, its tables, and a few counts of the active player's cards.
#pragma once

#include "players/regular/tables.hpp"

#include <encounters/rules/queries.hpp>

namespace encounters::players::regular {

struct Sight {
    const State& state;
    const Catalogue& cards;
    const Tables& tables;

    const SeatState& own() const { return state.player(); }
    const UseNumbers& slot(int index) const { return tables.cards.equipment[own().equipment[static_cast<std::size_t>(index)].value]; }
    const UseNumbers& power() const { return tables.cards.commands[own().command.value]; }
    const ContractNumbers& contract() const { return tables.cards.contracts[state.column().contract.value]; }
    float reputation_worth() const { return tables.prospects.prices().reputation; }
};

// Slots with ready Equipment, as bits.
inline unsigned ready_slots(const SeatState& seat) { return ~unsigned{seat.exhausted} & ((1u << seat.equipment_count) - 1u); }

// Unlocked dice, barred ones too.
inline int loose_dice(const State& state) {
    int count = 0;
    while (count < state.dice_count && state.dice[static_cast<std::size_t>(count)].unlocked()) ++count;
    return count;
}

// Helpers that are ready: the active player's, with these types barred.
Gear gear_of(const Sight& sight, ColourSet bars);

// Bars of the current Contract alone, struck ones left out; none without a Contract.
ColourSet contract_bars(const Sight& sight);

// What barred, value_of and lock_bounds say of the newest Encounter, read off the numbers where nothing is struck.
ColourSet bars_now(const Sight& sight);
int value_now(const Sight& sight);
LockBounds bounds_now(const Sight& sight);

// Dice that are unlocked and not barred.
int free_dice(const State& state, ColourSet bars);

// Where the active player's turn stands under the current Contract; `cbills` as said.
Standing standing_of(const Sight& sight, float cbills);

// What beating the newest Encounter adds to that.
float pay_for_newest(const Sight& sight);

// C-bills that an Escape would pay now; other gains of beaten Encounters by their worth.
float pay_now(const Sight& sight);
// What completing now would score, counted as counted_reputation has it.
int score_now(const Sight& sight);
// What a card of the market costs, and what readying takes (0: it can't be).
bool are_prices_as_printed(const Sight& sight);
int price_of(const Sight& sight, EquipmentId card);
int upkeep_of(const Sight& sight, EquipmentId card);
bool is_market_closed(const Sight& sight);

// Reputation as far as it counts: what goes beyond the winning sum is nothing, reaching it is worth more.
int counted_reputation(const Sight& sight, SeatIndex seat, int reputation);

}  // namespace encounters::players::regular
