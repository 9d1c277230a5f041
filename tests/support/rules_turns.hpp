// Whole stretches of a turn in one call, for tests that are about what comes before or after them.
#pragma once

#include "support/rules_table.hpp"

namespace encounters::testing {

// A start with this many seats: yellow, green, blue, black command, and round again; seat 0 begins.
Start seats(int count);

// Every die that is due shows `face`.
void roll_all(Table& table, int face);
// Reveals the Encounter (its value 1 to 6) and locks on it the first of the unlocked dice, white ones first; every
// other die shows 6.
void beat_one(Table& table, std::string_view encounter);
// Reveals "value n" for n unlocked dice, which all show 1, and locks them all.
void sweep(Table& table);
// Reveals the Encounter; all unlocked dice show 1, and no set of them makes its value.
void face_too_much(Table& table, std::string_view encounter = "value 20");
// The same, then Defaults and does not burn.
void fail(Table& table, std::string_view encounter = "value 20");

// What a turn's end consists of (Q8.3), in the order told: everything that moves C-bills, Reputation, tokens, Field
// Hires and Salvage, and the change of turn. Cash outs of 0 C-bills are left out.
std::vector<Event> settled(const std::vector<Event>& events);

// The cash out of `count` Encounters in a column (0-based) by its number alone.
CashedOut paid(int seat, int column, int count);
// With more on top, whose sum is added to the total.
struct Extra {
    int bonus = 0;
    int hazard = 0;
    int contract_pay = 0;
    int command_pay = 0;
    int secure_bonus = 0;
};
CashedOut paid(int seat, int column, int count, const Extra& extra);
// The score of a Contract without any conditions: its value plus its column.
ReputationScored scored(int seat, int column, int value);

// How often an Encounter, Contract or Equipment lies in the discards.
int discarded(const Table& table, Deck deck, std::string_view card);

}  // namespace encounters::testing
