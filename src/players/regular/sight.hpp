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

// Helpers that are ready for use.
struct Gear {
    int saves = 0;  // cards that change dice
    int locks = 0;  // dice that Lock cards lock
};
// The active player's, with these types barred.
Gear gear_of(const Sight& sight, ColourSet bars);

// Bars of the current Contract alone, struck ones left out; none without a Contract.
ColourSet contract_bars(const Sight& sight);

// Dice that are unlocked and not barred.
int free_dice(const State& state, ColourSet bars);

// Where the active player's turn stands under the current Contract; `cbills` as said.
Standing standing_of(const Sight& sight, int cbills);

// C-bills that beating the newest Encounter adds to a cash out.
int pay_for_newest(const Sight& sight);

// Reputation as far as it counts: what goes beyond the winning sum is nothing, reaching it is worth more.
int counted_reputation(const Sight& sight, SeatIndex seat, int reputation);

}  // namespace encounters::players::regular
