// What Knowledge holds: the cards, the fitted numbers, and one member for each set of tables.
#pragma once

#include "players/regular/tables.hpp"
#include "players/veteran/turn_worth.hpp"

#include <encounters/players/knowledge.hpp>

#include <utility>

namespace encounters::players {

// Filled once by knowledge_of and only read afterwards.
class Knowledge {
public:
    Knowledge(std::shared_ptr<const Catalogue> cards_of_the_game, const Constants& fitted)
        : catalogue(std::move(cards_of_the_game)), constants(fitted), regular(*catalogue), turns(*catalogue, constants) {}

    std::shared_ptr<const Catalogue> catalogue;
    Constants constants;
    regular::Tables regular;
    TurnWorth turns;  // the Veteran's
};

}  // namespace encounters::players
