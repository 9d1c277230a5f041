// For every roll of a pool: the totals that turning its dice can bring about.
#pragma once

#include "odds/counted_masks.hpp"
#include "odds/lattice.hpp"

#include <encounters/odds/kit.hpp>

namespace encounters::odds {

// Dice of one colour, none barred.
struct DiceClass {
    Colour colour = Colour::white;
    Lattice lattice;
};
using Pool = std::vector<DiceClass>;

Pool pool_with(const DiceCounts& dice);

// Rolls of a pool are numbered by their classes' nodes, the last class fastest.
std::size_t roll_count(const Pool& pool);

// Bit V for each roll: some of its dice, turned or not, total V and meet `bounds`; up to `rules.value`.
std::vector<SumMask> turned_rolls(const Pool& pool, const Kit& kit, const MaskRules& rules);

// How many steps turned_rolls would take, about.
double steps_of_turning(const Pool& pool, const Kit& kit, const MaskRules& rules);

}  // namespace encounters::odds
