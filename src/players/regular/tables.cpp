#include "players/regular/tables.hpp"

namespace encounters::players::regular {

namespace {

Prices prices_of(const CardNumbers& cards, const Taste& taste) {
    return {taste.reputation, taste.default_cost, taste.use_factor * cards.save_cost, taste.use_factor * cards.lock_cost};
}

}  // namespace

Tables::Tables(const Catalogue& catalogue, const Taste& wanted)
    : taste(wanted),
      cards(card_numbers(catalogue)),
      rolls(count_rolls(catalogue)),
      prospects(rolls, prices_of(cards, taste)),
      turnings(catalogue),
      worths(cards, prospects, taste) {}

}  // namespace encounters::players::regular
