// Dice that are thrown again or join an open roll: how likely they make its value together with those that stay.
#pragma once

#include "players/regular/matching.hpp"

#include <vector>

namespace encounters::players::regular {

inline constexpr int kMostThrown = 6;

class Thrown {
public:
    Thrown();
    // `count` dice are thrown (more than kMostThrown are taken as so many); `kept` has bit n where others total n, bit 0 always.
    float chance(int count, std::uint64_t kept, int value) const;

private:
    struct Roll {
        std::uint64_t totals = 0;
        float share = 0;
    };
    std::array<std::vector<Roll>, kMostThrown + 1> rolls_;
};

// Totals of the dice of a question that `mask` (bits by piece) leaves out.
std::uint64_t totals_without(const Question& question, std::uint32_t mask);

}  // namespace encounters::players::regular
