// What may be used on dice once they have fallen, reduced to what it does to them.
#pragma once

#include <encounters/rules/queries.hpp>

#include <vector>

namespace encounters::odds {

// Whose use it is: an Equipment slot, or the Command's power. All effects of a card are one use (Q5.11).
inline constexpr int kPowerCard = kMaxEquipment;
inline constexpr int kMostCards = kMaxEquipment + 1;

// Turns dice: each die is turned at most once by a use, for one icon (R5.2, Q5.11). `effect` is a SetFace, an Adjust or
// a Flip.
struct Turning {
    Effect effect;
    DiceIcons icons;
    int card = 0;
    bool operator==(const Turning&) const = default;
};

// Throws dice again (R5.5), or dice that join and are thrown on arrival (R5.6, Q5.13).
struct Throwing {
    DiceIcons again;
    DiceCounts joining{};  // as printed: the supply may not have them all
    int card = 0;
    bool operator==(const Throwing&) const = default;
};

struct Kit {
    std::vector<Turning> turnings;
    std::vector<Throwing> throwings;
    int hires = 0;    // Field Hires: each raises one die by 1 (R7.2)
    int cancels = 0;  // uses that strike one effect each (R5.8)
    DiceIcons locks;  // dice that may be locked once the Encounter is beaten (R5.7)
    // A card both turns and throws dice, throws twice, or cancels besides: its effects then depend on each other in
    // their printed order. The other: a card that does something with the dice locks some as well.
    bool mixed = false;
    bool locks_mixed = false;
    bool operator==(const Kit&) const = default;
};

// What the active player has ready and may use in an open roll while these colours are barred: Equipment, the power, the
// Field Hires. Looking at cards is left out.
Kit kit_of(const State& state, const Catalogue& catalogue, ColourSet bars);

}  // namespace encounters::odds
