// Dice in card files: objects such as {"white": 2, "any": 1}.
#pragma once

#include "cards/fields.hpp"

#include <encounters/rules/effects.hpp>

namespace encounters::cards {

// Icons by colour and for any colour, 1 to 9 of each, at least one.
DiceIcons icons_of(Named found, FaultList& faults);
// Dice by colour, each in `range`, at least one colour.
DiceCounts counts_of(Named found, Range range, FaultList& faults);

}  // namespace encounters::cards
