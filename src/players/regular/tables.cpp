#include "players/regular/tables.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

Prices prices_of(const CardNumbers& cards, const Constants& constants, const Taste& taste) {
    Prices prices;
    prices.reputation = static_cast<float>(1 / std::max(constants.cbill_worth, 0.01));
    prices.default_cost = static_cast<float>(constants.handing_on) * prices.reputation;
    prices.default_cost *= taste.default_factor;
    prices.reputation *= taste.reputation_factor;
    prices.save = cards.save_cost * taste.save_factor;
    prices.lock = cards.lock_cost * taste.save_factor;
    return prices;
}

}  // namespace

Tables::Tables(const Catalogue& catalogue, const Constants& constants, const Taste& wanted)
    : taste(wanted), equipment_turns(constants.equipment_turns), cards(card_numbers(catalogue)), rolls(count_rolls(catalogue)), prospects(rolls, prices_of(cards, constants, taste)) {}

}  // namespace encounters::players::regular
