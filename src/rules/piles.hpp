// Drawing from and discarding to the three decks, rebuilding them the moment they are empty (chapter 1).
#pragma once

#include "rules/step.hpp"

namespace encounters {

// Takes `card` from the top and tells it; `place` is its market place or kNone.
void draw_card(Step& step, Deck deck, std::uint8_t card, DrawReason reason);
void discard_card(Step& step, Deck deck, std::uint8_t card, DiscardReason reason);
// The same for one of several cards that go together: rebuild_if_empty follows when the last of them lies there (Q1.11).
void lay_on_discards(Step& step, Deck deck, std::uint8_t card, DiscardReason reason);
// Rebuilds the deck when it is empty, discards exist and nobody is looking at its cards (Q1.11).
void rebuild_if_empty(Step& step, Deck deck);
// Puts the known top cards among the unseen ones.
void forget_known(State& state, const Catalogue& cards, Deck deck);
// The lowest market place that is empty, or kNone (Q1.12).
std::uint8_t market_gap(const State& state, const Catalogue& cards);
// Whether a scout or requisition is looking at cards of this deck (Q9.6).
bool is_looked_at(const State& state, const Catalogue& cards, Deck deck);

}  // namespace encounters
