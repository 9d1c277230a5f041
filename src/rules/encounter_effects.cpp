#include "rules/encounter_effects.hpp"

#include "rules/field_hire.hpp"
#include "rules/printed.hpp"

namespace encounters {

namespace {

// R5.9, Q5.15
bool has_ready_of(const State& state, const Catalogue& cards, ColourSet types) {
    const SeatState& player = state.player();
    for (int slot = 0; slot < player.equipment_count; ++slot)
        if (player.is_ready(slot) && (types & colour_bit(cards.equipment_digests[player.equipment[slot].value].type))) return true;
    return false;
}

// R7.1
void happen(Step& step, std::uint8_t index, const BonusCbills& bonus) {
    step.events.tell(BonusNoted{index, bonus.cbills});
}

// R5.9, Q5.9a
void happen(Step& step, std::uint8_t index, const Hazard& hazard) {
    EncounterOnTable& encounter = step.state.encounters[index];
    if (encounter.hazard_pay || !has_ready_of(step.state, step.cards, hazard.types)) return;
    encounter.hazard_pay = 1;
    step.events.tell(HazardPayNoted{step.state.active, index, static_cast<std::int16_t>(step.cards.table.hazard_pay)});
}

// R7.4
void happen(Step& step, std::uint8_t, const NoblePatronage&) { move_token(step, Token::patronage, step.state.active); }

// R7.5
void happen(Step& step, std::uint8_t, const Censure&) { move_token(step, Token::censure, step.state.active); }

}  // namespace

void move_token(Step& step, Token token, SeatIndex to) {
    SeatIndex& holder = token == Token::patronage ? step.state.patronage : step.state.censure;
    if (holder == to) return;
    step.events.tell(TokenMoved{token, holder, to});
    holder = to;
}

// Q4.8, Q7.7: bonus, hazard pay, Field Hire and Salvage are carried out when the column is cashed out.
void defeat_newest(Step& step) {
    State& state = step.state;
    const std::uint8_t index = state.newest;
    EncounterOnTable& encounter = state.encounters[index];
    encounter.defeated_by = state.active;
    state.reveal_due = false;
    step.events.tell(EncounterDefeated{state.active, encounter.card, index});
    const PrintedEffects& printed = printed_on(step.cards, encounter.card);
    for (int i = 0; i < printed.count; ++i) {
        if (is_struck(encounter.struck, i)) continue;
        std::visit(
            [&]<class E>(const E& effect) {
                if constexpr (requires { happen(step, index, effect); }) happen(step, index, effect);
            },
            printed.effect[i]);
    }
}

// R7.2, Q7.9
void hires_join(Step& step) {
    State& state = step.state;
    for (int i = 0; i < state.encounter_count; ++i) {
        EncounterOnTable& encounter = state.encounters[i];
        if (!((state.paying >> encounter.column) & 1u) || !encounter.defeated() || encounter.gone) continue;
        if (!encounter_has<FieldHire>(encounter, step.cards)) continue;
        encounter.gone = 1;
        add_hire(state, state.active, encounter.card);
        step.events.tell(HireJoined{state.active, encounter.card});
    }
}

}  // namespace encounters
