#include "rules/printed.hpp"

namespace encounters {

bool has_contract(const State& state) { return state.column_count > 0; }

int defeated_in(const State& state, int column) {
    int count = 0;
    for (int i = 0; i < state.encounter_count; ++i)
        count += state.encounters[i].column == column && state.encounters[i].defeated();
    return count;
}

// Q4.11, Q9.10
int value_of(const State& state, const Catalogue& catalogue, EncounterId card) {
    const EncounterDigest& printed = catalogue.encounter_digests[card.value];
    int value = printed.value;
    if (!any_in_force<EncounterValue>(state, catalogue)) return std::max(1, value);
    each_in_force<EncounterValue>(state, catalogue, [&](const EncounterValue& change) {
        if (change.keywords != 0 && (change.keywords & printed.keywords) == 0) return;
        if (change.scope == ValueScope::first_of_column && defeated_in(state, state.column_count - 1) > 0) return;
        value += change.delta;
    });
    return std::max(1, value);
}

// R5.9, Q9.7
ColourSet barred(const State& state, const Catalogue& catalogue) {
    ColourSet types = 0;
    const bool by_contract = state.column_count > 0 && printed_on(catalogue, state.column().contract).all<Hazard>() != 0;
    if (!by_contract && (state.newest == kNone || printed_on(catalogue, state.encounters[state.newest].card).all<Hazard>() == 0)) return 0;
    each_of_contract<Hazard>(state, catalogue, [&](const Hazard& hazard) { types |= hazard.types; });
    if (state.newest != kNone)
        each_of_encounter<Hazard>(state.encounters[state.newest], catalogue,
                                  [&](const Hazard& hazard) { types |= hazard.types; });
    return types & static_cast<ColourSet>(~colour_bit(Colour::white));
}

// Q9.7
ColourSet barred_under(const Catalogue& catalogue, ContractId card) {
    ColourSet types = 0;
    each_effect<Hazard>(printed_on(catalogue, card), 0, [&](const Hazard& hazard) { types |= hazard.types; });
    return types & static_cast<ColourSet>(~colour_bit(Colour::white));
}

// Q6.16, Q6.12
bool can_reveal(const State& state) {
    return state.encounter_count < kMaxTableau && !state.deck(Deck::encounters).empty();
}

// Q9.5, Q9.10
int reveal_count(const State& state, const Catalogue& cards) {
    int count = 1;
    each_in_force<RevealChoice>(state, cards, [&](const RevealChoice& choice) { count = std::max<int>(count, choice.cards); });
    return count;
}

// R6.2, Q6.11, Q8.13
bool is_fulfilled(const State& state) {
    return state.phase == Phase::between && !state.reveal_due && unlocked_count(state) == 0 && has_contract(state) &&
           defeated_in(state, state.column_count - 1) > 0;
}

// Q6.7, Q6.12
bool assault_ahead(const State& state, const Catalogue& catalogue) {
    return contract_has<FinalAssault>(state, catalogue) && can_reveal(state);
}

// Q6.7
bool is_assault(const State& state) { return state.phase == Phase::rolled && state.ending != Ending::none; }

// R3.2, Q3.7, Q3.9
int cost_of(const State& state, const Catalogue& catalogue, EquipmentId card) {
    const EquipmentDigest& printed = catalogue.equipment_digests[card.value];
    int cost = printed.cost;
    if (!any_in_force<Market>(state, catalogue)) return std::max(1, cost);
    each_in_force<Market>(state, catalogue, [&](const Market& market) {
        if (market.types & colour_bit(printed.type)) cost += market.cost;
    });
    return std::max(1, cost);
}

// R3.3, Q3.9, Q3.10
int maintenance_of(const State& state, const Catalogue& catalogue, EquipmentId card) {
    const EquipmentDigest& printed = catalogue.equipment_digests[card.value];
    if (printed.maintenance <= 0) return 0;
    int maintenance = printed.maintenance;
    if (!any_in_force<Market>(state, catalogue)) return std::max(1, maintenance);
    each_in_force<Market>(state, catalogue, [&](const Market& market) {
        if (market.types & colour_bit(printed.type)) maintenance += market.maintenance;
    });
    return std::max(1, maintenance);
}

// Q3.8
bool market_closed(const State& state, const Catalogue& catalogue) {
    bool closed = false;
    if (!any_in_force<Market>(state, catalogue)) return closed;
    each_in_force<Market>(state, catalogue, [&](const Market& market) { closed = closed || market.closed; });
    return closed;
}

// R3.4
int replacements_allowed(const State& state, const Catalogue& catalogue) {
    int allowed = 1;
    each_in_force<Market>(state, catalogue, [&](const Market& market) { allowed += market.extra_replacements; });
    return allowed;
}

}  // namespace encounters
