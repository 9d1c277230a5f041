#include "rules/ending.hpp"

#include "rules/dice.hpp"
#include "rules/encounter.hpp"
#include "rules/encounter_effects.hpp"
#include "rules/market.hpp"
#include "rules/payment.hpp"
#include "rules/printed.hpp"
#include "rules/turn_start.hpp"

namespace encounters {

namespace {

// Q9.10
int encounters_needed(const State& state, const Catalogue& cards) {
    int needed = 0;
    each_of_contract<MinEncounters>(state, cards, [&](const MinEncounters& least) { needed = std::max<int>(needed, least.encounters); });
    return needed;
}

// Q6.7: one more Encounter decides whether the ending is carried through.
void begin_assault(Step& step) {
    step.events.tell(AssaultBegan{step.state.active, step.state.ending});
    if (step.state.ending == Ending::complete) recover_dice(step, RecoverReason::assault);
    draw_encounters(step);
}

void declare(Step& step, Ending ending) {
    State& state = step.state;
    close_market(step);
    state.lock_window = false;
    state.newest = kNone;
    state.ending = ending;
    state.step = EndingStep::cash_out;
    step.events.tell(EndingDeclared{state.active, ending});
    if (assault_ahead(state, step.cards)) {
        begin_assault(step);
    } else {
        resolve_ending(step);
    }
}

// R6.4, R6.8, Q6.8a, Q6.14
bool wins(Step& step) {
    State& state = step.state;
    if (state.player().reputation < step.cards.table.winning_reputation) return false;
    state.winner = state.active;
    state.phase = Phase::over;
    step.events.tell(WonGame{state.active, state.player().reputation});
    return true;
}

void pass_turn(Step& step) {
    State& state = step.state;
    close_market(step);
    if (state.ending != Ending::defaulted) {
        clear_tableau(step);
        clear_dice(state);
    }
    step.events.tell(TurnEnded{state.active, state.ending});
    begin_turn(step, next_seat(state, state.active));
}

// Q8.3: one step of the settlement; `waiting` when a question or luck comes first, or the game is over.
Progress settle(Step& step) {
    const Ending ending = step.state.ending;
    switch (step.state.step) {
        case EndingStep::cash_out:
            if (ending == Ending::complete) complete_column(step);
            cash_out(step);
            return Progress::finished;
        case EndingStep::hires:
            hires_join(step);
            step.state.salvage_at = 0;
            return Progress::finished;
        case EndingStep::salvages: return run_salvages(step);
        case EndingStep::penalty:
            if (ending == Ending::defaulted) pay_penalty(step);
            return Progress::finished;
        case EndingStep::patronage: return ending == Ending::defaulted ? pass_patronage(step) : Progress::finished;
        case EndingStep::score:
            if (ending != Ending::complete) return Progress::finished;
            score(step);
            return wins(step) ? Progress::waiting : Progress::finished;
        case EndingStep::censure: return pass_censure(step);
        case EndingStep::pass: pass_turn(step); return Progress::waiting;
    }
    return Progress::waiting;
}

}  // namespace

// R6.1, R6.2, R6.6, Q6.10, Q6.12, Q8.11
Why why_not_escape(const State& state, const Catalogue& cards) {
    if (state.phase != Phase::between) return Refusal{"R6.1", what_comes_first(state)};
    if (is_fulfilled(state)) return Refusal{"R6.2", "all dice are locked"};
    if (!can_reveal(state)) return {};
    if (state.reveal_due) return Refusal{"Q8.11", "a securer must beat the due Encounter first"};
    if (unlocked_count(state) == 0) return Refusal{"R6.1", "no die is unlocked"};
    if (contract_has<NoEscape>(state, cards)) return Refusal{"Q6.10", "this Contract allows no Escape"};
    if (defeated_in(state, state.column_count - 1) < encounters_needed(state, cards))
        return Refusal{"R6.6", "this Contract asks for more beaten Encounters first"};
    return {};
}

// R6.2, R6.4
Why why_not_complete(const State& state) {
    if (state.phase != Phase::between) return Refusal{"R6.2", what_comes_first(state)};
    if (state.reveal_due) return Refusal{"Q8.11", "a securer must beat the due Encounter first"};
    if (!is_fulfilled(state)) return Refusal{"R6.2", "not all dice are locked"};
    return {};
}

// R6.5, Q6.13
Why why_not_extend(const State& state, const Catalogue& cards) {
    if (Why why = why_not_complete(state)) return why;
    if (state.column_count >= cards.table.max_columns) return Refusal{"Q6.13", "there is no free column"};
    if (state.deck(Deck::contracts).empty()) return Refusal{"Q6.13", "no Contract can be drawn"};
    return {};
}

void escape(Step& step) { declare(step, Ending::escape); }

void complete(Step& step) { declare(step, Ending::complete); }

// R6.5, R3.1
void extend(Step& step) {
    State& state = step.state;
    complete_column(step);
    step.events.tell(Extended{state.active, static_cast<std::uint8_t>(state.column_count - 1)});
    state.newest = kNone;
    state.lock_window = false;
    state.extending = true;
    recover_dice(step, RecoverReason::extension);
    close_market(step);
    open_market(step);
    state.phase = Phase::before_flip;
}

// R8.1, R8.2, R8.9, Q8.17, Q4.12, Q6.9
void declare_default(Step& step) {
    State& state = step.state;
    const EncounterId failed = state.encounters[state.newest].card;
    const int value = value_of(state, step.cards, failed);
    const bool chain_goes_on = state.secured_column == state.column_count - 1;
    if (!chain_goes_on) state.chain_start = state.active;
    state.newest = kNone;
    state.ending = Ending::defaulted;
    state.step = EndingStep::cash_out;
    state.standing = true;
    step.events.tell(Defaulted{state.active, failed, static_cast<std::int16_t>(value)});
    if (can_burn(state, step.cards)) {
        state.phase = Phase::burn_choice;
    } else {
        resolve_ending(step);
    }
}

void resolve_ending(Step& step) {
    while (settle(step) == Progress::finished)
        step.state.step = static_cast<EndingStep>(static_cast<int>(step.state.step) + 1);
}

// Q2.7
void end_turn_without_contract(Step& step) {
    step.state.step = EndingStep::censure;
    resolve_ending(step);
}

}  // namespace encounters
