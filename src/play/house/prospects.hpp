// What a turn still promises, from a bare table: unlocked dice against the values that Encounters usually have.
#pragma once

#include <cstdint>

namespace encounters::play {

// Where a turn stands, as coarsely as the table knows it; numbers beyond its ends are taken as its ends.
struct Standing {
    int dice = 0;        // unlocked
    int cbills = 0;      // that an Escape would pay now
    int fixers = 0;      // ready cards that may turn a failed roll into a beaten Encounter
    int locks = 0;       // dice that ready Lock cards would lock
    int reputation = 1;  // that completing would score
};

// Worths are in thousandths of a C-bill; one Reputation is worth five C-bills, a Default a little less than nothing.
// By choosing best from here on, escaping included.
std::int64_t worth_of(const Standing& standing);
// By revealing now.
std::int64_t worth_of_reveal(const Standing& standing);

// How often, of 1000 rolls of so many dice, some of them total this value.
int hits_per_thousand(int dice, int value);

}  // namespace encounters::play
