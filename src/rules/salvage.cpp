#include "rules/encounter_effects.hpp"
#include "rules/ending.hpp"
#include "rules/market.hpp"
#include "rules/piles.hpp"
#include "rules/printed.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

namespace {

bool salvages(const State& state, const Catalogue& cards, int index) {
    const EncounterOnTable& encounter = state.encounters[index];
    return ((state.paying >> encounter.column) & 1u) && encounter.defeated() && encounter_has<Salvage>(encounter, cards);
}

// R7.3, Q1.11: what was drawn without maintenance joins the discards when the effect is over.
void discard_drawn(Step& step) {
    const CopyTable& copies = step.cards.copies_of(Deck::equipment);
    CardSet drawn = step.state.drawn;
    step.state.drawn = CardSet{};
    while (!drawn.empty()) {
        const std::uint8_t card = copies.definition[static_cast<std::size_t>(nth_copy(drawn, 0))];
        take_card(drawn, copies, card);
        lay_on_discards(step, Deck::equipment, card, DiscardReason::salvage_without_maintenance);
    }
}

// Q1.11: all that the Salvage discards goes together.
void salvage_over(Step& step) {
    step.state.salvaged = kNone;
    discard_drawn(step);
    rebuild_if_empty(step, Deck::equipment);
    ++step.state.salvage_at;
    resolve_ending(step);
}

}  // namespace

// R7.3, Q7.8
Progress run_salvages(Step& step) {
    State& state = step.state;
    for (; state.salvage_at < state.encounter_count; ++state.salvage_at) {
        if (!salvages(state, step.cards, state.salvage_at)) continue;
        if (!state.deck(Deck::equipment).empty()) {
            state.phase = Phase::salvage_draw;
            return Progress::waiting;
        }
        step.events.tell(SalvageEmpty{state.active});
    }
    return Progress::finished;
}

// R7.3, Q7.8
void salvage_drawn(Step& step, std::uint8_t card) {
    State& state = step.state;
    draw_card(step, Deck::equipment, card, DrawReason::salvage);
    if (step.cards.equipment_digests[card].maintenance > 0) {
        state.salvaged = card;
        state.phase = Phase::salvage_choice;
        step.events.tell(SalvageFound{state.active, EquipmentId{card}});
        return;
    }
    add_card(state.drawn, step.cards.copies_of(Deck::equipment), card);
    if (!state.deck(Deck::equipment).empty()) return;
    step.events.tell(SalvageEmpty{state.active});
    salvage_over(step);
}

// R7.3, R3.5
Why why_not_take_salvage(const State& state, const Catalogue& cards, std::uint8_t slot) {
    if (state.phase != Phase::salvage_choice) return Refusal{"R7.3", "there is nothing salvaged to take"};
    const bool full = state.player().equipment_count >= cards.table.equipment_limit;
    if (!full && slot != kNone) return Refusal{"R7.3", "there is room: nothing needs to go"};
    if (full && slot >= state.player().equipment_count) return Refusal{"R7.3", "choose which own Equipment goes"};
    return {};
}

Why why_not_leave_salvage(const State& state) {
    if (state.phase != Phase::salvage_choice) return Refusal{"R7.3", "there is nothing salvaged to leave"};
    return {};
}

// R7.3: it comes exhausted.
void take_salvage(Step& step, std::uint8_t slot) {
    State& state = step.state;
    const EquipmentId card{state.salvaged};
    if (slot != kNone) discard_equipment(step, slot, DiscardReason::room_made);
    add_equipment(state.player(), card, Condition::exhausted);
    step.events.tell(SalvageKept{state.active, card});
    salvage_over(step);
}

void leave_salvage(Step& step) {
    lay_on_discards(step, Deck::equipment, step.state.salvaged, DiscardReason::salvage_left);
    salvage_over(step);
}

}  // namespace encounters
