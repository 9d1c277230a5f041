// The best and the second best of the moves that were weighed.
#pragma once

#include <encounters/rules/moves.hpp>

#include <limits>

namespace encounters::players::regular {

inline constexpr float kNoChance = -1;

struct Weighed {
    Move move;
    float worth = -std::numeric_limits<float>::infinity();  // in C-bills
    float chance = kNoChance;                               // that it works out, where it has one
};

// Of equal worths the one weighed first is better.
struct Choice {
    Weighed best;
    Weighed second;
    int count = 0;
    bool by_rule = false;  // settled by a rule of thumb: the worths only order the moves

    void weigh(const Move& move, float worth, float chance = kNoChance) {
        ++count;
        if (count == 1 || worth > best.worth) {
            if (count > 1) second = best;
            best = {move, worth, chance};
        } else if (count == 2 || worth > second.worth) {
            second = {move, worth, chance};
        }
    }
    bool empty() const { return count == 0; }
};

}  // namespace encounters::players::regular
