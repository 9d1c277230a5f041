// Chances and advice as the table shows them: worked out elsewhere, shown here.
#pragma once

#include <optional>
#include <string>

#include <encounters/rules/moves.hpp>

namespace encounters::table {

// From 0 to 1.
struct ShownChance {
    double chance = 0;
    bool is_about = false;  // sampled
    bool operator==(const ShownChance&) const = default;
};
// "62 %", "about 62 %", "under 1 %"; "0 %" and "100 %" only where they are exact.
std::string percent(const ShownChance& chance);

struct ShownOdds {
    ShownChance bare{};
    std::optional<ShownChance> geared{};  // with all that is ready; not counted yet while it is missing
    bool operator==(const ShownOdds&) const = default;
};

// What pushing on may bring and cost.
struct PushMeter {
    std::optional<ShownOdds> next{};  // to defeat the next Encounter
    std::optional<ShownOdds> roll{};  // to defeat the newest one by the roll that is due or open
    bool is_counting = false;         // the geared chances come in a moment
    int sure = 0;                     // C-bills that an Escape would pay now
    int at_risk = 0;                  // C-bills that a Default would take away
    bool operator==(const PushMeter&) const = default;
};

// What a computer player would do in a person's place.
struct Hint {
    std::string who{};   // "Veteran"
    std::optional<Move> move{};  // missing while it thinks
    std::string what{};  // "Lock white 3 + white 1"
    std::string why{};   // a sentence
};

}  // namespace encounters::table
