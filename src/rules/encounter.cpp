#include "rules/encounter.hpp"

#include "rules/dice.hpp"
#include "rules/encounter_effects.hpp"
#include "rules/ending.hpp"
#include "rules/lock_options.hpp"
#include "rules/market.hpp"
#include "rules/piles.hpp"
#include "rules/printed.hpp"
#include "rules/use.hpp"

#include <encounters/rules/invariants.hpp>

namespace encounters {

namespace {

// R4.1, Q1.11: revealing lays the Encounter and has every unlocked die rolled.
void lay_encounter(Step& step, std::uint8_t index) {
    State& state = step.state;
    EncounterOnTable encounter;
    encounter.card = EncounterId{state.looked[index]};
    encounter.column = static_cast<std::uint8_t>(state.column_count - 1) & 0xf;
    const std::array<std::uint8_t, kMaxLooked> flipped = state.looked;
    const int count = state.looked_count;
    state.looked.fill(kNone);
    state.looked_count = 0;
    state.newest = state.encounter_count;
    state.encounters[state.encounter_count++] = encounter;
    state.phase = Phase::rolled;
    clear_faces(state);
    if (step.events.heard())
        step.events.tell(EncounterRevealed{state.active, encounter.card, state.newest, encounter.column,
                                           static_cast<std::int16_t>(value_of(state, step.cards, encounter.card))});
    for (int i = 0; i < count; ++i)
        if (i != index) lay_on_discards(step, Deck::encounters, flipped[i], DiscardReason::not_chosen);
    rebuild_if_empty(step, Deck::encounters);
}

void tell_roll(Step& step, const Move& move) {
    const State& state = step.state;
    DiceRolled rolled{state.active, {}};
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (state.dice[i].face == 0) rolled.dice.add(state.dice[i].colour, move.faces[rolled.dice.count]);
    step.events.tell(rolled);
}

void tell_lock(Step& step, std::uint32_t dice) {
    const State& state = step.state;
    const int value = value_of(state, step.cards, state.encounters[state.newest].card);
    DiceLocked locked{state.active, state.newest, static_cast<std::int16_t>(value), {}};
    for (; dice != 0; dice &= dice - 1) {
        const Die& die = state.dice[__builtin_ctz(dice)];
        locked.dice.add(die.colour, die.face);
    }
    step.events.tell(locked);
}

}  // namespace

std::string_view what_comes_first(const State& state) {
    switch (state.phase) {
        case Phase::rolled: return "beat the Encounter first";
        case Phase::before_flip: return "flip the Contracts first";
        default: return "answer the open question first";
    }
}

bool is_question_open(const State& state) {
    return state.phase != Phase::rolled && state.phase != Phase::before_flip && state.phase != Phase::between;
}

// R4.4, R6.2, Q6.12, Q6.16
Why why_not_reveal(const State& state) {
    if (state.phase != Phase::between) return Refusal{"R4.4", what_comes_first(state)};
    if (is_fulfilled(state)) return Refusal{"R6.2", "all dice are locked"};
    if (state.encounter_count >= kMaxTableau) return Refusal{"Q6.16", "the tableau is full"};
    if (!can_reveal(state)) return Refusal{"Q6.12", "no Encounter is left to reveal"};
    return {};
}

// R4.1, R3.1, R5.9
void reveal(Step& step) {
    close_market(step);
    draw_encounters(step);
}

void draw_encounters(Step& step) {
    step.state.newest = kNone;
    step.state.lock_window = false;
    step.state.looked_count = 0;
    step.state.phase = Phase::draw_encounters;
}

// Q9.5
void encounter_drawn(Step& step, std::uint8_t card) {
    State& state = step.state;
    state.looked[state.looked_count++] = card;
    draw_card(step, Deck::encounters, card, DrawReason::encounter);
    const int wanted = reveal_count(state, step.cards);
    if (state.looked_count < wanted && !state.deck(Deck::encounters).empty()) return;
    if (state.looked_count == 1) {
        lay_encounter(step, 0);
    } else {
        state.phase = Phase::choose_encounter;
    }
}

Why why_not_choose_encounter(const State& state, std::uint8_t index) {
    if (state.phase != Phase::choose_encounter) return Refusal{"Q9.5", "no Encounters lie open to choose from"};
    if (index >= state.looked_count) return Refusal{"Q9.5", "there is no such Encounter"};
    return {};
}

void choose_encounter(Step& step, std::uint8_t index) { lay_encounter(step, index); }

// R4.1, R5.5, R5.6
void dice_landed(Step& step, const Move& move) {
    State& state = step.state;
    if (step.events.heard()) tell_roll(step, move);
    put_faces(state, unrolled_dice(state), move.faces.data());
    sort_rolled(state);
    if (state.use.source != kNone) continue_use(step);
}

// R4.2, R4.3, Q4.8
void lock(Step& step, std::uint32_t dice) {
    State& state = step.state;
    if (step.events.heard()) tell_lock(step, dice);
    lock_dice(state, dice, state.newest);
    defeat_newest(step);
    if (state.ending != Ending::none) {
        state.newest = kNone;
        resolve_ending(step);
        return;
    }
    state.phase = Phase::between;
    state.lock_window = true;
    if (unlocked_count(state) == 0)
        step.events.tell(ContractFulfilled{state.active, static_cast<std::uint8_t>(state.column_count - 1)});
}

// Q4.6
Why why_not_default(const State& state, const Catalogue& cards) {
    if (is_question_open(state)) return Refusal{"Q4.6", what_comes_first(state)};
    if (state.phase != Phase::rolled) return Refusal{"Q4.6", "there is no open Encounter to fail"};
    if (can_lock(state, cards)) return Refusal{"Q4.6", "dice match: lock them"};
    return {};
}

}  // namespace encounters
