// The words that card files use for colours, types of Equipment and decks.
#pragma once

#include "cards/checks.hpp"

#include <encounters/rules/ids.hpp>

namespace encounters::cards {

// In the order of Colour.
const Words& colour_words();
const Words& type_words();
// The types that can be barred (Q9.7), in the order of Colour without white.
const Words& barred_type_words();
// In the order of Deck.
const Words& deck_words();

Colour colour_at(std::size_t position);

}  // namespace encounters::cards
