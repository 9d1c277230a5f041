#include "rules/turn_start.hpp"

#include "rules/dice.hpp"
#include "rules/encounter.hpp"
#include "rules/ending.hpp"
#include "rules/market.hpp"
#include "rules/piles.hpp"
#include "rules/pool.hpp"
#include "rules/printed.hpp"

namespace encounters {

namespace {

// Q5.16, Q1.13, Q2.6: every turn begins with a fresh power, a securer's too.
void reset_turn(State& state, SeatIndex seat) {
    state.active = seat;
    ++state.turn;
    state.newest = kNone;
    state.secured_column = kNone;
    state.pending = kNone;
    state.salvaged = kNone;
    state.salvage_at = 0;
    state.cashed = 0;
    state.paying = 0;
    state.command_reputation = 0;
    state.ending = Ending::none;
    state.step = EndingStep::cash_out;
    state.extending = false;
    state.bought = false;
    state.replacements = 0;
    state.reveal_due = false;
    state.power_used = false;
    state.lock_window = false;
    state.censured_at_start = state.censure == seat;
}

// R2.3, R6.5, R7.6
int contracts_wanted(const State& state) { return !state.extending || state.censure == state.active ? 2 : 1; }

// Q3.6, Q9.4, Q2.8
void happen_when_laid(Step& step) {
    apply_contract_pool(step);
    bool replaces = false;
    each_of_contract<Market>(step.state, step.cards, [&](const Market& market) { replaces = replaces || market.replace_all; });
    if (replaces) replace_all(step);
}

// R2.3, R6.5
void lay_contract(Step& step, std::uint8_t index, SeatIndex chosen_by) {
    State& state = step.state;
    const std::uint8_t card = state.looked[index];
    if (state.extending) end_contract_pool(step);
    state.extending = false;
    Column column;
    column.contract = ContractId{card};
    state.columns[state.column_count++] = column;
    step.events.tell(ContractLaid{state.active, chosen_by, column.contract, static_cast<std::uint8_t>(state.column_count - 1)});
    const std::array<std::uint8_t, kMaxLooked> flipped = state.looked;
    const int count = state.looked_count;
    state.looked.fill(kNone);
    state.looked_count = 0;
    state.phase = Phase::between;
    for (int i = 0; i < count; ++i)
        if (i != index) discard_card(step, Deck::contracts, flipped[i], DiscardReason::not_chosen);
    happen_when_laid(step);
}

}  // namespace

// R2.1, R8.9, Q2.5
void begin_turn(Step& step, SeatIndex seat) {
    State& state = step.state;
    reset_turn(state, seat);
    step.events.tell(TurnBegan{seat, state.turn});
    if (state.standing && state.seat_count > 1 && seat != state.chain_start) {
        state.phase = Phase::secure_choice;
    } else {
        start_fresh(step);
    }
}

Why why_not_start_fresh(const State& state) {
    if (state.phase != Phase::secure_choice) return Refusal{"R2.1", "there is nothing to choose between"};
    return {};
}

// R2.2, R2.4, Q8.17
void start_fresh(Step& step) {
    State& state = step.state;
    clear_tableau(step);
    clear_dice(state);
    state.standing = false;
    state.chain_start = kNoSeat;
    step.events.tell(StartedFresh{state.active});
    build_own_pool(step);
    open_market(step);
    state.phase = Phase::before_flip;
}

Why why_not_flip(const State& state) {
    if (is_question_open(state)) return Refusal{"R2.3", what_comes_first(state)};
    if (state.phase != Phase::before_flip) return Refusal{"R2.3", "a Contract is flipped at the start of a turn or when extending"};
    return {};
}

// R2.3, Q2.7
void flip_contracts(Step& step) {
    State& state = step.state;
    state.looked_count = 0;
    if (!state.deck(Deck::contracts).empty()) {
        state.phase = Phase::flip_contracts;
        return;
    }
    step.events.tell(NoContractLeft{state.active});
    end_turn_without_contract(step);
}

// R2.3, Q2.7, R7.6, Q1.13
void contract_flipped(Step& step, std::uint8_t card) {
    State& state = step.state;
    state.looked[state.looked_count++] = card;
    draw_card(step, Deck::contracts, card, state.extending ? DrawReason::extension : DrawReason::contract);
    if (state.looked_count < contracts_wanted(state) && !state.deck(Deck::contracts).empty()) return;
    const bool no_choice = state.looked_count == 1 || (state.seat_count == 1 && state.censure == state.active);
    if (no_choice) {
        lay_contract(step, 0, kNoSeat);
    } else {
        state.phase = Phase::choose_contract;
    }
}

Why why_not_choose_contract(const State& state, std::uint8_t index) {
    if (state.phase != Phase::choose_contract) return Refusal{"R2.3", "no Contracts lie open to choose from"};
    if (index >= state.looked_count) return Refusal{"R2.3", "there is no such Contract"};
    return {};
}

// R2.3, R7.6
void choose_contract(Step& step, std::uint8_t index) { lay_contract(step, index, contract_chooser(step.state)); }

// R2.2, Q2.8, Q7.9, Q1.11
void clear_tableau(Step& step) {
    State& state = step.state;
    const int columns = state.column_count;
    const int encounters = state.encounter_count;
    state.column_count = 0;
    state.encounter_count = 0;
    state.newest = kNone;
    for (int i = 0; i < columns; ++i)
        lay_on_discards(step, Deck::contracts, state.columns[i].contract.value, DiscardReason::tableau_cleared);
    for (int i = 0; i < encounters; ++i)
        if (!state.encounters[i].gone)
            lay_on_discards(step, Deck::encounters, state.encounters[i].card.value, DiscardReason::tableau_cleared);
    for (int i = 0; i < columns; ++i) state.columns[i] = Column{};
    for (int i = 0; i < encounters; ++i) state.encounters[i] = EncounterOnTable{};
    rebuild_if_empty(step, Deck::contracts);
    rebuild_if_empty(step, Deck::encounters);
}

}  // namespace encounters
