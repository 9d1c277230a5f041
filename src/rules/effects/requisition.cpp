#include "rules/effects/looking.hpp"
#include "rules/piles.hpp"
#include "rules/use.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

// Q9.6
bool can_act(const State& state, const Catalogue&, const Requisition&) { return !state.deck(Deck::equipment).empty(); }

void begin(Step& step, const Requisition& effect) { begin_look(step, Deck::equipment, effect.cards); }

// Q3.12
void requisition_card(Step& step, std::uint8_t index) {
    step.state.pending = take_looked(step.state, index);
    step.state.phase = Phase::use_place;
}

// Q3.12, Q9.6: neither purchase nor replacement; the others are shuffled back, and the whole deck with them.
void requisition_place(Step& step, std::uint8_t place) {
    State& state = step.state;
    const EquipmentId replaced = state.market[place];
    state.market[place] = EquipmentId{state.pending};
    step.events.tell(Requisitioned{state.active, state.market[place], replaced, place});
    discard_card(step, Deck::equipment, replaced.value, DiscardReason::requisitioned);
    DeckState& deck = state.deck(Deck::equipment);
    while (state.looked_count > 0)
        add_card(deck.unseen, step.cards.copies_of(Deck::equipment), take_looked(state, 0));
    forget_known(state, step.cards, Deck::equipment);
    step.events.tell(DeckShuffled{Deck::equipment});
    state.pending = kNone;
    state.look_count = 0;
    state.phase = state.use.back;
    rebuild_if_empty(step, Deck::equipment);
    end_effect(step, Outcome::did_something);
}

}  // namespace encounters
