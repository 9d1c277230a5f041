#include "rules/effects/looking.hpp"
#include "rules/piles.hpp"
#include "rules/use.hpp"

namespace encounters {

namespace {

// Beneath the cards put back so far, above the rest of the deck.
void insert_known(DeckState& deck, int position, std::uint8_t card) {
    for (int i = deck.known_count; i > position; --i) deck.known[i] = deck.known[i - 1];
    deck.known[position] = card;
    ++deck.known_count;
}

void finish_scouting(Step& step, Deck which) {
    State& state = step.state;
    ScoutOrdered ordered{state.active, which, state.placed_count, {kNone, kNone, kNone, kNone, kNone}};
    for (int i = 0; i < state.placed_count; ++i) ordered.top[i] = state.deck(which).known[i];
    step.events.tell(ordered);
    state.placed_count = 0;
    state.look_count = 0;
    end_effect(step, Outcome::did_something);
}

}  // namespace

// Q9.6: an empty deck refuses the use.
bool can_act(const State& state, const Catalogue&, const Scout& effect) { return !state.deck(effect.deck).empty(); }

void begin(Step& step, const Scout& effect) {
    begin_look(step, effect.deck, effect.cards);
    step.events.tell(DeckScouted{step.state.active, effect.deck, step.state.look_count});
}

// Q9.6
void put_back(Step& step, std::uint8_t index) {
    State& state = step.state;
    const Deck which = looked_deck(state, step.cards);
    insert_known(state.deck(which), state.placed_count++, take_looked(state, index));
    if (state.looked_count == 1) insert_known(state.deck(which), state.placed_count++, take_looked(state, 0));
    if (state.looked_count == 0) finish_scouting(step, which);
}

}  // namespace encounters
