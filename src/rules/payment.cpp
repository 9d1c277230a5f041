#include "rules/payment.hpp"

#include "rules/printed.hpp"

namespace encounters {

namespace {

bool is_current(const State& state, int column) { return column == state.column_count - 1; }

// Whether this ending pays the column (R6.1, R6.4, R8.1, R8.8).
bool pays(const State& state, int column, Ending ending) {
    if (state.columns[column].paid) return false;
    return !is_current(state, column) || ending == Ending::escape || ending == Ending::complete;
}

int defeated_with(const State& state, const Catalogue& cards, int column, KeywordSet keywords) {
    int count = 0;
    for (int i = 0; i < state.encounter_count; ++i) {
        const EncounterOnTable& encounter = state.encounters[i];
        count += encounter.column == column && encounter.defeated() &&
                 (cards.encounter_digests[encounter.card.value].keywords & keywords) != 0;
    }
    return count;
}

bool has_beaten_one(const State& state, int column) {
    for (int i = 0; i < state.encounter_count; ++i)
        if (state.encounters[i].column == column && state.encounters[i].defeated_by == state.active) return true;
    return false;
}

// Which column is settled, and how.
struct Settled {
    const State& state;
    const Catalogue& cards;
    int column;
    Ending ending;
};

// Q9.1, Q9.2
int worth(const Settled& settled, const Pay& pay) {
    const State& state = settled.state;
    const bool current = is_current(state, settled.column);
    switch (pay.when) {
        case PayWhen::per_encounter: return pay.cbills * defeated_in(state, settled.column);
        case PayWhen::per_keyword:
            return pay.cbills * defeated_with(state, settled.cards, settled.column, pay.keywords);
        case PayWhen::on_escape:
            return current && settled.ending == Ending::escape && has_beaten_one(state, settled.column) ? pay.cbills : 0;
        case PayWhen::on_completion:
            return !current || settled.ending == Ending::complete ? pay.cbills : 0;
    }
    return 0;
}

// R7.1, R5.9, Q5.9a
void add_noted(CashedOut& paid, const State& state, const Catalogue& cards) {
    for (int i = 0; i < state.encounter_count; ++i) {
        const EncounterOnTable& encounter = state.encounters[i];
        if (encounter.column != paid.column || !encounter.defeated()) continue;
        each_of_encounter<BonusCbills>(encounter, cards, [&](const BonusCbills& bonus) {
            paid.bonus += bonus.cbills;
        });
        if (encounter.hazard_pay && encounter.defeated_by == state.active)
            paid.hazard += cards.table.hazard_pay;
    }
}

// Q9.3
bool is_met(const State& state, const Catalogue& cards, const ReputationIf& condition) {
    const int column = state.column_count - 1;
    switch (condition.condition) {
        case ReputationCondition::keyword_defeated: return defeated_with(state, cards, column, condition.keywords) > 0;
        case ReputationCondition::encounters_defeated: return defeated_in(state, column) >= condition.encounters;
        case ReputationCondition::no_equipment_used: return !state.column().equipment_used;
    }
    return false;
}

struct Conditional {
    int contract = 0;
    int command = 0;
};

// Q9.1, Q9.3
Conditional conditional_reputation(const State& state, const Catalogue& cards) {
    Conditional sum;
    each_of_contract<ReputationIf>(state, cards, [&](const ReputationIf& condition) {
        if (is_met(state, cards, condition)) sum.contract += condition.reputation;
    });
    each_of_command<ReputationIf>(state, cards, [&](const ReputationIf& condition) {
        if (is_met(state, cards, condition)) sum.command += condition.reputation;
    });
    return sum;
}

}  // namespace

// R6.3, Q9.1, Q9.8
CashedOut payout_of(const State& state, const Catalogue& catalogue, int column, Ending ending) {
    CashedOut paid{};
    paid.seat = state.active;
    paid.column = static_cast<std::uint8_t>(column);
    paid.count = static_cast<std::uint8_t>(defeated_in(state, column));
    paid.rate = static_cast<std::uint8_t>(column + 1);
    add_noted(paid, state, catalogue);
    const Settled settled{state, catalogue, column, ending};
    int contract_pay = 0;
    int command_pay = 0;
    int secure_bonus = 0;
    each_of_column<Pay>(state, catalogue, column, [&](const Pay& pay) { contract_pay += worth(settled, pay); });
    each_of_command<Pay>(state, catalogue, [&](const Pay& pay) { command_pay += worth(settled, pay); });
    if (column == state.secured_column)
        each_of_column<SecureBonus>(state, catalogue, column, [&](const SecureBonus& bonus) { secure_bonus += bonus.cbills; });
    paid.contract_pay = contract_pay;
    paid.command_pay = command_pay;
    paid.secure_bonus = secure_bonus;
    paid.total = paid.count * paid.rate + paid.bonus + paid.hazard + contract_pay + command_pay + secure_bonus;
    return paid;
}

int payout_total(const State& state, const Catalogue& catalogue, Ending ending) {
    int sum = 0;
    for (int column = 0; column < state.column_count; ++column)
        if (pays(state, column, ending)) sum += payout_of(state, catalogue, column, ending).total;
    return sum;
}

// R6.4, Q9.3
int reputation_on_complete(const State& state, const Catalogue& catalogue) {
    int sum = state.command_reputation;
    for (int column = 0; column < state.column_count; ++column)
        sum += catalogue.contract(state.columns[column].contract).reputation + column + state.columns[column].bonus_reputation;
    if (!has_contract(state) || state.column().completed) return sum;
    const Conditional current = conditional_reputation(state, catalogue);
    return sum + current.contract + current.command;
}

void complete_column(Step& step) {
    const Conditional sum = conditional_reputation(step.state, step.cards);
    Column& column = step.state.column();
    column.completed = 1;
    column.bonus_reputation = static_cast<std::int8_t>(sum.contract);
    step.state.command_reputation = static_cast<std::int16_t>(step.state.command_reputation + sum.command);
}

// R6.3, R8.1, R8.8
void cash_out(Step& step) {
    State& state = step.state;
    for (int column = 0; column < state.column_count; ++column) {
        if (!pays(state, column, state.ending)) continue;
        const CashedOut paid = payout_of(state, step.cards, column, state.ending);
        state.player().cbills += paid.total;
        state.cashed += paid.total;
        state.columns[column].paid = 1;
        state.paying |= static_cast<std::uint16_t>(1u << column);
        step.events.tell(paid);
    }
}

// R6.4, Q6.14
void score(Step& step) {
    State& state = step.state;
    int sum = 0;
    for (int column = 0; column < state.column_count; ++column) {
        ReputationScored scored{};
        scored.seat = state.active;
        scored.column = static_cast<std::uint8_t>(column);
        scored.value = static_cast<std::int16_t>(step.cards.contract(state.columns[column].contract).reputation);
        scored.column_bonus = static_cast<std::int16_t>(column);
        scored.condition_bonus = state.columns[column].bonus_reputation;
        if (is_current(state, column)) scored.command_bonus = state.command_reputation;
        scored.total = static_cast<std::int16_t>(scored.value + scored.column_bonus + scored.condition_bonus + scored.command_bonus);
        sum += scored.total;
        step.events.tell(scored);
    }
    state.player().reputation = static_cast<std::int16_t>(state.player().reputation + sum);
}

// Q9.8
void pay_penalty(Step& step) {
    int penalty = 0;
    each_in_force<DefaultPenalty>(step.state, step.cards, [&](const DefaultPenalty& printed) { penalty += printed.cbills; });
    const std::int32_t paid = std::min<std::int32_t>(penalty, step.state.player().cbills);
    if (paid <= 0) return;
    step.state.player().cbills -= paid;
    step.events.tell(CbillsChanged{step.state.active, -paid, CbillReason::default_penalty});
}

}  // namespace encounters
