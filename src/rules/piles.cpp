#include "rules/piles.hpp"

#include <encounters/rules/decks.hpp>

#include "rules/use.hpp"

namespace encounters {

// Q9.6
bool is_looked_at(const State& state, const Catalogue& cards, Deck deck) {
    switch (state.phase) {
        case Phase::use_look:
        case Phase::use_order:
        case Phase::use_card:
        case Phase::use_place: return looked_deck(state, cards) == deck;
        default: return false;
    }
}

// R1.5, Q1.6, Q1.11
void rebuild_if_empty(Step& step, Deck which) {
    DeckState& deck = step.state.deck(which);
    if (!deck.empty() || deck.discards.empty() || is_looked_at(step.state, step.cards, which)) return;
    deck.unseen = deck.discards;
    deck.discards = {};
    step.events.tell(DeckRebuilt{which, static_cast<std::uint8_t>(deck.unseen.count())});
}

void draw_card(Step& step, Deck which, std::uint8_t card, DrawReason reason) {
    DeckState& deck = step.state.deck(which);
    if (deck.known_count > 0) {
        for (int i = 1; i < deck.known_count; ++i) deck.known[i - 1] = deck.known[i];
        deck.known[--deck.known_count] = kNone;
    } else {
        take_card(deck.unseen, step.cards.copies_of(which), card);
    }
    const std::uint8_t place = reason == DrawReason::market ? market_gap(step.state, step.cards) : kNone;
    step.events.tell(CardDrawn{which, card, reason, place});
    rebuild_if_empty(step, which);
}

void lay_on_discards(Step& step, Deck which, std::uint8_t card, DiscardReason reason) {
    add_card(step.state.deck(which).discards, step.cards.copies_of(which), card);
    step.events.tell(CardDiscarded{which, card, reason});
}

void discard_card(Step& step, Deck which, std::uint8_t card, DiscardReason reason) {
    lay_on_discards(step, which, card, reason);
    rebuild_if_empty(step, which);
}

void forget_known(State& state, const Catalogue& cards, Deck which) {
    DeckState& deck = state.deck(which);
    while (deck.known_count > 0) {
        add_card(deck.unseen, cards.copies_of(which), deck.known[--deck.known_count]);
        deck.known[deck.known_count] = kNone;
    }
}

// Q1.12
std::uint8_t market_gap(const State& state, const Catalogue& cards) {
    for (int place = 0; place < cards.table.market_size; ++place)
        if (!state.market[place].exists()) return static_cast<std::uint8_t>(place);
    return kNone;
}

}  // namespace encounters
