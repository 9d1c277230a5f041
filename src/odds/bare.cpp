#include <encounters/odds/bare.hpp>

#include "odds/counted_masks.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

bool is_free(const LockBounds& bounds, int dice) {
    return bounds.min <= 1 && bounds.max >= dice && bounds.with == 0 && bounds.faces == kAllFaces;
}

CountedRolls rolls_of_classes(const DiceToRoll& dice, const Demand& demand) {
    const MaskRules rules{demand.bounds, demand.value, total(dice)};
    CountedRolls all{CountedRoll{}};
    int others = 0;
    for (Colour colour : kAllColours) {
        const int count = dice[static_cast<std::size_t>(index_of(colour))];
        if (demand.bounds.with & colour_bit(colour)) {
            all = combined(all, without_none(rolled(count, rules)), rules);
        } else {
            others += count;
        }
    }
    return combined(all, rolled(others, rules), rules);
}

}  // namespace

Odds defeat_odds(const DiceToRoll& dice, const Demand& demand) {
    const int count = total(dice);
    Odds odds{0, rolls_of(count), false};
    if (demand.value < 1 || demand.value > kMostValue) return odds;
    if (is_free(demand.bounds, count)) {
        odds.hits = hits_of(count, demand.value);
        return odds;
    }
    const MaskRules rules{demand.bounds, demand.value, count};
    for (const CountedRoll& roll : rolls_of_classes(dice, demand))
        if (meets(roll.sums, rules)) odds.hits += roll.rolls;
    return odds;
}

Odds all_locked_odds(const DiceToRoll& dice, const Demand& demand) {
    Demand all = demand;
    all.bounds.min = std::max(demand.bounds.min, total(dice));
    if (all.bounds.min > all.bounds.max || total(dice) == 0) return {0, rolls_of(total(dice)), false};
    return defeat_odds(dice, all);
}

}  // namespace encounters::odds
