#include "rules/effects/looking.hpp"

#include "rules/piles.hpp"
#include "rules/use.hpp"

#include <algorithm>

namespace encounters {

namespace {

void ask_after_look(Step& step) {
    State& state = step.state;
    if (std::holds_alternative<Requisition>(effect_in_use(state, step.cards))) {
        state.phase = Phase::use_card;
        return;
    }
    state.phase = Phase::use_order;
    if (state.looked_count == 1) put_back(step, 0);
}

}  // namespace

void begin_look(Step& step, Deck deck, int cards) {
    step.state.looked_count = 0;
    step.state.placed_count = 0;
    step.state.look_count = static_cast<std::uint8_t>(std::min(cards, step.state.deck(deck).size()));
    step.state.phase = Phase::use_look;
}

// Q9.6
void look_at_card(Step& step, std::uint8_t card) {
    State& state = step.state;
    const bool scouts = std::holds_alternative<Scout>(effect_in_use(state, step.cards));
    draw_card(step, looked_deck(state, step.cards), card, scouts ? DrawReason::scout : DrawReason::requisition);
    state.looked[state.looked_count++] = card;
    if (state.looked_count == state.look_count) ask_after_look(step);
}

std::uint8_t take_looked(State& state, std::uint8_t index) {
    const std::uint8_t card = state.looked[index];
    for (int i = index + 1; i < state.looked_count; ++i) state.looked[i - 1] = state.looked[i];
    state.looked[--state.looked_count] = kNone;
    return card;
}

}  // namespace encounters
