// What throwing dice again, or more of them, brings on average in an open roll.
#pragma once

#include "players/veteran/lock_plan.hpp"

namespace encounters::players {

struct ThrowPlan {
    bool found = false;
    double worth = 0;
    int tool = 0;            // in Roll::tools
    std::uint32_t dice = 0;  // bits of Roll::dice to be thrown again; none when dice join
};

// The best use of a `reroll` or `add_dice` card, if any beats `otherwise`, which is what happens when it isn't used.
ThrowPlan best_throw(const Mind& mind, const Roll& roll, double otherwise);
// For the reroll going on: which dice to throw besides those in `named`; `dice` includes them.
ThrowPlan best_naming(const Mind& mind, const Roll& roll, std::uint32_t named);

}  // namespace encounters::players
