// What Regular looks at when it decides: the table, its tables, and a few counts of the active player's cards.
#pragma once

#include "players/regular/tables.hpp"

#include <encounters/rules/queries.hpp>

#include <algorithm>

namespace encounters::players::regular {

struct Sight {
    const State& state;
    const Catalogue& cards;
    const Tables& tables;

    const SeatState& own() const { return state.player(); }
    const UseNumbers& slot(int index) const { return tables.cards.equipment[own().equipment[static_cast<std::size_t>(index)].value]; }
    // That can be used at all: which of them are can't be foreseen, so that all are asked.
    int slots() const { return cards.table.equipment_limit; }
    const UseNumbers& power() const { return tables.cards.commands[own().command.value]; }
    const ContractNumbers& contract() const { return tables.cards.contracts[state.column().contract.value]; }
    float reputation_worth() const { return tables.prospects.prices().reputation; }
};

// Slots with ready Equipment, as bits.
inline unsigned ready_slots(const SeatState& seat) { return ~unsigned{seat.exhausted} & ((1u << seat.equipment_count) - 1u); }

// Unlocked dice, barred ones too.
inline int loose_dice(const State& state) { return unlocked_count(state); }

// Helpers that are ready: the active player's, with these types barred.
Gear gear_of(const Sight& sight, ColourSet bars);

// Bars of the current Contract alone, struck ones left out; none without a Contract.
ColourSet unstruck_contract_bars(const Sight& sight);
inline ColourSet contract_bars(const Sight& sight) {
    if (sight.state.column_count == 0) return 0;
    return sight.state.column().struck == 0 ? sight.contract().bars : unstruck_contract_bars(sight);
}

// What barred, value_of and lock_bounds say of the newest Encounter, read off the numbers where nothing is struck.
inline ColourSet bars_now(const Sight& sight) {
    const ColourSet bars = contract_bars(sight);
    if (sight.state.newest == kNone) return bars;
    const EncounterOnTable& newest = sight.state.encounters[sight.state.newest];
    if (newest.struck != 0) return barred(sight.state, sight.cards);
    return bars | sight.tables.cards.encounters[newest.card.value].bars;
}
inline int value_now(const Sight& sight) {
    const EncounterId card = sight.state.encounters[sight.state.newest].card;
    const bool plain = !sight.contract().picks_values && sight.state.column().struck == 0 && !sight.power().changes_values;
    if (!plain) return value_of(sight.state, sight.cards, card);
    return std::max(1, sight.tables.cards.encounters[card.value].value + sight.contract().value);
}
// Into `bounds`, field by field: a copy of the whole would wait for them.
inline void put_bounds_now(const Sight& sight, LockBounds& bounds) {
    const EncounterOnTable& newest = sight.state.encounters[sight.state.newest];
    const EncounterNumbers& numbers = sight.tables.cards.encounters[newest.card.value];
    if (newest.struck != 0 || numbers.asks_colour) {
        bounds = lock_bounds(sight.state, sight.cards);
        return;
    }
    bounds.min = numbers.min;
    bounds.max = numbers.max;
    bounds.faces = numbers.faces;
    bounds.with = 0;
}

// Dice that the own Command prints.
inline int own_dice(const Sight& sight) { return total(sight.cards.command(sight.own().command).dice); }

// Dice that are unlocked and not barred.
inline int free_dice(const State& state, ColourSet bars) {
    int count = unlocked_count(state);
    if (bars == 0) return count;
    for (int i = count - 1; i >= 0; --i) count -= (bars & colour_bit(state.dice[static_cast<std::size_t>(i)].colour)) != 0;
    return count;
}

// Where the active player's turn stands under the current Contract; `cbills` as said.
Standing standing_of(const Sight& sight, float cbills);

// What beating the newest Encounter adds to that.
inline float pay_for_newest(const Sight& sight) {
    const EncounterId card = sight.state.encounters[sight.state.newest].card;
    return static_cast<float>(sight.state.column_count) + sight.contract().pay_each + sight.tables.cards.encounters[card.value].bonus;
}

// C-bills that an Escape would pay now; other gains of beaten Encounters by their worth.
float pay_now(const Sight& sight);
// What completing now would score, counted as counted_reputation has it.
int score_now(const Sight& sight);
// What a card of the market costs, and what readying takes (0: it can't be).
inline bool are_prices_as_printed(const Sight& sight) {
    return !sight.power().changes_prices && (sight.state.column_count == 0 || !sight.contract().changes_prices);
}
inline int price_of(const Sight& sight, EquipmentId card) {
    return are_prices_as_printed(sight) ? sight.tables.cards.equipment[card.value].price : cost_of(sight.state, sight.cards, card);
}
inline int upkeep_of(const Sight& sight, EquipmentId card) {
    return are_prices_as_printed(sight) ? sight.tables.cards.equipment[card.value].maintenance : maintenance_of(sight.state, sight.cards, card);
}
inline bool is_market_closed(const Sight& sight) {
    const bool open = !sight.power().changes_prices && (sight.state.column_count == 0 || !sight.contract().closes_market);
    return !open && market_closed(sight.state, sight.cards);
}

// Reputation as far as it counts: what goes beyond the winning sum is nothing, reaching it is worth more.
inline int counted_reputation(const Sight& sight, SeatIndex seat, int reputation) {
    const int missing = sight.cards.table.winning_reputation - sight.state.seats[seat].reputation;
    return reputation >= missing ? std::max(missing, 0) + sight.tables.taste.win_bonus : reputation;
}

}  // namespace encounters::players::regular
