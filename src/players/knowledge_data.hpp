// What Knowledge holds: the cards, the fitted numbers, and the tables of each rank.
#pragma once

#include "players/regular/tables.hpp"
#include "players/veteran/turn_worth.hpp"

#include <encounters/players/knowledge.hpp>

#include <mutex>
#include <optional>
#include <utility>

namespace encounters::players {

// Filled once and only read afterwards: by knowledge_of, the Veteran's tables by the first that asks for them.
class Knowledge {
public:
    Knowledge(std::shared_ptr<const Catalogue> cards_of_the_game, const Constants& fitted)
        : catalogue(std::move(cards_of_the_game)), constants(fitted), regular(*catalogue) {}

    std::shared_ptr<const Catalogue> catalogue;
    Constants constants;
    regular::Tables regular;
    // The Veteran's.
    const TurnWorth& turns() const {
        std::call_once(turns_asked_, [this] { turns_.emplace(*catalogue, constants); });
        return *turns_;
    }

private:
    mutable std::once_flag turns_asked_;
    mutable std::optional<TurnWorth> turns_;
};

}  // namespace encounters::players
