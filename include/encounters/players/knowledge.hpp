// What computer players work out once for a set of cards: tables of chances and worths, and the fitted constants.
#pragma once

#include <encounters/players/player.hpp>
#include <encounters/rules/catalogue.hpp>

#include <memory>

namespace encounters::players {

// Numbers that are found by self-play and not by rules (see docs/players.md); players.json beside the cards holds them.
struct Constants {
    double cbill_worth = 0.5;      // Reputation that one C-bill is worth as a game begins
    double handing_on = 0.3;       // Reputation that a Default hands to the next player
    double equipment_turns = 2;    // turns over which Equipment has to earn its price
    bool operator==(const Constants&) const = default;
};

// Made in at most 100 ms. The Catalogue must be playable (why_unplayable).
std::shared_ptr<const Knowledge> knowledge_of(std::shared_ptr<const Catalogue> catalogue, const Constants& constants = {});

// Whose cards and numbers these are.
const Catalogue& catalogue_of(const Knowledge& knowledge);
const Constants& constants_of(const Knowledge& knowledge);

}  // namespace encounters::players
