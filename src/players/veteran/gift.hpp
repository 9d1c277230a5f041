// What a Default hands to the next player (R8.4): how much better off Securing makes them than a fresh start.
#pragma once

#include "players/veteran/outlook.hpp"

namespace encounters::players {

// What would lie there for the next player.
struct Gift {
    TurnKind kind = TurnKind::plain;
    int dice = 0;        // unlocked
    ColourSet bars = 0;
    double pay = 0;      // C-bills of the current column
    int reputation = 0;  // that completing would score
};

// In C-bills of the active player; as if the next player might Secure.
double cost_of_gift(const Mind& mind, const State& state, const Gift& gift, const Aims& aims);
// The same for the turn as it stands; nothing if nobody may Secure it.
double cost_of_handing_on(const Mind& mind, const State& state, const Outlook& outlook, const Aims& aims);

}  // namespace encounters::players
