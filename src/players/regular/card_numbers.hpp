// What Regular needs to know of each card, read once: numbers instead of lists of effects.
#pragma once

#include <encounters/rules/catalogue.hpp>

namespace encounters::players::regular {

// What using an Equipment or a power brings.
struct UseNumbers {
    ColourSet type = 0;           // bit of the Equipment's colour; none for a power
    std::uint8_t price = 0;       // as printed
    std::uint8_t maintenance = 0; // as printed, 0 for none
    bool turns = false;         // it turns dice: set, adjust, flip
    bool rerolls = false;
    bool adds = false;
    bool cancels = false;
    bool scouts = false;
    bool requisitions = false;
    bool changes_values = false;  // a Command that changes Encounter values, prices or pay, or scores more
    bool changes_prices = false;
    float pay_escape = 0;
    bool changes_score = false;
    std::uint8_t locks = 0;     // icons of its lock_extra
    float strength = 0;         // how much it helps against a failed roll, beside one die set freely as 1
    float cost = 0;             // C-bills that a use costs sooner or later
    bool saves() const { return turns || rerolls || adds; }
};

// What is asked of Equipment and powers at every decision, four bytes a card.
struct Glance {
    std::uint8_t saves = 0;  // 1 = UseNumbers::saves
    std::uint8_t locks = 0;
    ColourSet type = 0;
    std::uint8_t kinds = 0;  // of kTurns, kThrows, kCancels, kLasts
};
inline constexpr std::uint8_t kTurns = 1;
inline constexpr std::uint8_t kThrows = 2;  // rerolls or adds
inline constexpr std::uint8_t kCancels = 4;
inline constexpr std::uint8_t kLasts = 8;   // has maintenance

struct ContractNumbers {
    ColourSet bars = 0;
    bool no_escape = false;
    bool assault = false;
    bool closes_market = false;
    bool changes_prices = false;
    bool changes_score = false;  // reputation_if
    std::uint8_t reputation = 1;
    std::uint8_t needed = 0;     // Encounters before an Escape
    std::uint8_t choices = 1;    // Encounters flipped for one reveal
    std::int8_t value = 0;       // change of all Encounter values
    bool picks_values = false;   // it changes those of some Encounters only
    std::int8_t dice = 0;        // added to or left out of the pool
    float pay_each = 0;          // C-bills for a beaten Encounter, keywords by their share of the deck
    float pay_completion = 0;
    float pay_escape = 0;
    float penalty = 0;
    float discount = 0;          // C-bills that prices and upkeep fall by
    float extra_reputation = 0;  // that a condition brings, by a guess at how often it is met
};

struct EncounterNumbers {
    float bonus = 0;  // C-bills, other gains by their worth
    std::uint8_t value = 1;
    ColourSet bars = 0;
    std::uint8_t min = 1;       // what it asks of the dice
    std::uint8_t max = kMaxDice;
    std::uint8_t faces = 0x3f;
    bool asks_colour = false;   // lock_with: it depends on the dice
};

struct CardNumbers {
    std::vector<UseNumbers> equipment;
    std::vector<UseNumbers> commands;
    std::array<Glance, 256> glances{};  // by EquipmentId; of no card (kNone) all 0
    std::array<Glance, 256> powers{};   // by CommandId
    std::vector<ContractNumbers> contracts;
    std::vector<EncounterNumbers> encounters;
    float mean_reputation = 1;  // of the Contracts
    float save_cost = 2;        // of using a card that changes dice, on average over the Equipment
    float lock_cost = 2;        // of using a Lock card
};

CardNumbers card_numbers(const Catalogue& catalogue);

}  // namespace encounters::players::regular
