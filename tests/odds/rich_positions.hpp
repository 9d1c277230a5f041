// Positions of core set games with Equipment and Field Hires in hand.
#pragma once

#include <encounters/rules/engine.hpp>

#include <vector>

namespace encounters::odds::testing {

struct RichPosition {
    State state;       // an Encounter may be revealed, one at a time
    EncounterId card;  // may be the next
};

// Seeded: the same ones every time. At most so many unlocked dice, and so many random ready cards.
struct Riches {
    int most_dice = 4;
    int equipment = 3;
};
std::vector<RichPosition> rich_positions(int wanted, const Riches& riches);

// The roll against this Encounter is due.
State revealed_by_engine(const RichPosition& position);

}  // namespace encounters::odds::testing
