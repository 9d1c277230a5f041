// Chances of bare dice, nothing used after the roll, under whatever an Encounter asks of the dice that defeat it.
#pragma once

#include <encounters/odds/counts.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::odds {

// Dice to be rolled that may be locked: unlocked and of no barred colour, by colour. At most kMaxDice of them.
using DiceToRoll = DiceCounts;

// What an Encounter asks. A colour of `bounds.with` of which no die is rolled can't be met.
struct Demand {
    int value = 1;
    LockBounds bounds;
};

// Chance that some of the dice meet the demand (R4.2, Q4.13).
Odds defeat_odds(const DiceToRoll& dice, const Demand& demand);

// Chance that all of the dice together do.
Odds all_locked_odds(const DiceToRoll& dice, const Demand& demand);

}  // namespace encounters::odds
