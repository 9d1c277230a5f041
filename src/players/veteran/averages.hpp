// Averages over a set of cards: how high Encounters are, what they pay, what Contracts promise, what keeping a use saves.
#pragma once

#include "players/veteran/roll_classes.hpp"

#include <encounters/rules/catalogue.hpp>

#include <optional>

namespace encounters::players {

struct Averages {
    std::array<double, kTableValues + 1> values{};  // share of the Encounters by value, the highest taken together
    // Share of the rolls that beat an Encounter of this value by its total alone, and fail for what it asks besides.
    std::array<double, kTableValues + 1> hindered{};
    double extra_pay = 0;                           // C-bills an Encounter brings besides its column's rate
    double reputation = 1;                          // of a Contract
    double completion_pay = 0;                      // C-bills of a Contract on completion
    std::array<double, kUseKinds> left_over{};      // C-bills that a use still ready is worth at the end of a turn
};
Averages averages_of(const Catalogue& catalogue);

// Which kind of use an effect counts as in the tables, and how often; nothing when it does nothing to dice.
struct CountedUse {
    UseKind kind = UseKind::nudge;
    int times = 1;
};
std::optional<CountedUse> counted_use(const Effect& effect);

// C-bills that a card still ready saves at the end of a turn.
double left_over_worth(const EquipmentCard& card);

inline constexpr double kHireWorth = 1.0;     // C-bills that a Field Hire is worth, kept or gained
inline constexpr double kSalvageWorth = 1.2;  // C-bills that a Salvage is worth

}  // namespace encounters::players
