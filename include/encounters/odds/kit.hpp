// What may be used on dice once they have fallen, reduced to what it does to them.
#pragma once

#include <encounters/rules/queries.hpp>

#include <vector>

namespace encounters::odds {

// One use that turns dice: each die is turned at most once by it, for one icon (R5.2, Q5.11). `effect` is a SetFace, an
// Adjust or a Flip.
struct Turning {
    Effect effect;
    DiceIcons icons;
};

// One use that throws dice again (R5.5), or dice that join and are thrown on arrival (R5.6, Q5.13).
struct Throwing {
    DiceIcons again;
    DiceCounts joining{};
};

struct Kit {
    std::vector<Turning> turnings;
    std::vector<Throwing> throwings;
    int hires = 0;  // Field Hires: each raises one die by 1 (R7.2)
    bool empty() const { return turnings.empty() && throwings.empty() && hires == 0; }
};

// What the active player has ready and may use in an open roll while these colours are barred: Equipment, the power, the
// Field Hires. A card with several effects on dice counts as one use for each of them. Cancelling and looking at cards
// are left out.
Kit kit_of(const State& state, const Catalogue& catalogue, ColourSet bars);

}  // namespace encounters::odds
