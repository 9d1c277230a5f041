#include "odds/coming.hpp"

#include "odds/best_of.hpp"

#include <encounters/rules/decks.hpp>

#include <algorithm>

namespace encounters::odds {

namespace {

// Q9.5, Q1.11: known cards come first, then unseen ones, then the discards that make the next deck.
int unknown_draws(const State& state, const Catalogue& catalogue) {
    return std::max(0, reveal_count(state, catalogue) - state.deck(Deck::encounters).known_count);
}

std::vector<Ticket> tickets_of(const CardSet& set, const Catalogue& catalogue, const std::vector<std::uint64_t>& hits) {
    std::vector<Ticket> tickets;
    for (std::size_t card = 0; card < catalogue.encounters.size(); ++card)
        if (const int copies = cards_in(set, catalogue.copies_of(Deck::encounters), static_cast<std::uint8_t>(card)); copies > 0)
            tickets.push_back({hits[card], copies});
    return tickets;
}

}  // namespace

State revealed(const State& state, EncounterId card) {
    State next = state;
    EncounterOnTable encounter;
    encounter.card = card;
    encounter.column = static_cast<std::uint8_t>(state.column_count - 1) & 0xf;
    next.newest = state.encounter_count;
    next.encounters[next.encounter_count++] = encounter;
    next.phase = Phase::rolled;
    next.lock_window = false;
    next.use = Use{};
    for (int i = 0; i < next.dice_count && next.dice[static_cast<std::size_t>(i)].unlocked(); ++i) {
        next.dice[static_cast<std::size_t>(i)].face = 0;
        next.dice[static_cast<std::size_t>(i)].marks = 0;
    }
    return next;
}

std::vector<EncounterId> coming_cards(const State& state, const Catalogue& catalogue) {
    if (!has_contract(state) || !can_reveal(state)) return {};
    const DeckState& deck = state.deck(Deck::encounters);
    std::vector<bool> comes(catalogue.encounters.size(), false);
    for (int i = 0; i < deck.known_count && i < reveal_count(state, catalogue); ++i) comes[deck.known[static_cast<std::size_t>(i)]] = true;
    int left = unknown_draws(state, catalogue);
    for (const CardSet* set : {&deck.unseen, &deck.discards}) {
        if (left <= 0) break;
        for (std::size_t card = 0; card < comes.size(); ++card)
            if (cards_in(*set, catalogue.copies_of(Deck::encounters), static_cast<std::uint8_t>(card)) > 0) comes[card] = true;
        left -= set->count();
    }
    std::vector<EncounterId> cards;
    for (std::size_t card = 0; card < comes.size(); ++card)
        if (comes[card]) cards.push_back(EncounterId{static_cast<std::uint8_t>(card)});
    return cards;
}

Odds average_of_coming(const State& state, const Catalogue& catalogue, const std::vector<std::uint64_t>& hits, std::uint64_t rolls) {
    const DeckState& deck = state.deck(Deck::encounters);
    std::uint64_t sure = 0;
    for (int i = 0; i < deck.known_count && i < reveal_count(state, catalogue); ++i) sure = std::max(sure, hits[deck.known[static_cast<std::size_t>(i)]]);
    int left = unknown_draws(state, catalogue);
    for (const CardSet* set : {&deck.unseen, &deck.discards}) {
        if (left == 0) break;
        if (left < set->count()) return best_of(tickets_of(*set, catalogue, hits), left, sure, rolls);
        left -= set->count();
        for (const Ticket& ticket : tickets_of(*set, catalogue, hits)) sure = std::max(sure, ticket.hits);
    }
    return {sure, rolls, false};
}

}  // namespace encounters::odds
