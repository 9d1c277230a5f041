// Walks over the effects in force: those of the current Contract that are not struck, and the active Command's.
#pragma once

#include "rules/step.hpp"

#include <algorithm>

namespace encounters {

constexpr bool is_struck(std::uint8_t mask, int effect) { return (mask >> effect) & 1; }

inline const PrintedEffects& printed_on(const Catalogue& cards, ContractId card) { return cards.contract_digests[card.value]; }
inline const PrintedEffects& printed_on(const Catalogue& cards, EncounterId card) { return cards.encounter_digests[card.value].printed; }
inline const PrintedEffects& printed_on(const Catalogue& cards, EquipmentId card) { return cards.equipment_digests[card.value].printed; }
inline const PrintedEffects& printed_on(const Catalogue& cards, CommandId card) { return cards.command_digests[card.value]; }

// Calls `with` for each effect E of `printed` that `struck` leaves.
template <class E, class F>
void each_effect(const PrintedEffects& printed, std::uint8_t struck, F with) {
    for (unsigned left = printed.all<E>() & ~unsigned{struck}; left != 0; left &= left - 1)
        with(*std::get_if<E>(&printed.effect[static_cast<unsigned>(__builtin_ctz(left))]));
}

// Of the Contract of a column, for whoever meets it (Q9.1).
template <class E, class F>
void each_of_column(const State& state, const Catalogue& cards, int column, F with) {
    each_effect<E>(printed_on(cards, state.columns[column].contract), state.columns[column].struck, with);
}

template <class E, class F>
void each_of_contract(const State& state, const Catalogue& cards, F with) {
    if (state.column_count > 0) each_of_column<E>(state, cards, state.column_count - 1, with);
}

// Of the active player's Command (R1.10).
template <class E, class F>
void each_of_command(const State& state, const Catalogue& cards, F with) {
    each_effect<E>(printed_on(cards, state.player().command), 0, with);
}

template <class E, class F>
void each_in_force(const State& state, const Catalogue& cards, F with) {
    each_of_contract<E>(state, cards, with);
    each_of_command<E>(state, cards, with);
}

// Whether the cards of these effects print any of the kind, struck ones too: mostly they don't, and one look is enough.
template <class E>
bool any_in_force(const State& state, const Catalogue& cards) {
    const unsigned by_contract = state.column_count > 0 ? printed_on(cards, state.column().contract).all<E>() : 0u;
    return (by_contract | printed_on(cards, state.player().command).all<E>()) != 0;
}

template <class E>
bool contract_has(const State& state, const Catalogue& cards) {
    if (state.column_count == 0) return false;
    const Column& column = state.column();
    return (printed_on(cards, column.contract).all<E>() & ~unsigned{column.struck}) != 0;
}

// Of an Encounter on the table, struck ones left out (Q7.7).
template <class E, class F>
void each_of_encounter(const EncounterOnTable& encounter, const Catalogue& cards, F with) {
    each_effect<E>(printed_on(cards, encounter.card), encounter.struck, with);
}

template <class E>
bool encounter_has(const EncounterOnTable& encounter, const Catalogue& cards) {
    return (printed_on(cards, encounter.card).all<E>() & ~unsigned{encounter.struck}) != 0;
}

}  // namespace encounters
