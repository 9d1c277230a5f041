// Walks over the effects in force: those of the current Contract that are not struck, and the active Command's.
#pragma once

#include "rules/step.hpp"

#include <algorithm>

namespace encounters {

constexpr bool is_struck(std::uint8_t mask, std::size_t effect) { return (mask >> effect) & 1u; }

// Calls `with` for each effect E of `effects` that `struck` leaves.
template <class E, class F>
void each_effect(const std::vector<Effect>& effects, std::uint8_t struck, F with) {
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const E* effect = std::get_if<E>(&effects[i]); effect && !is_struck(struck, i)) with(*effect);
}

// Of the Contract of a column, for whoever meets it (Q9.1).
template <class E, class F>
void each_of_column(const State& state, const Catalogue& cards, int column, F with) {
    each_effect<E>(cards.contract(state.columns[column].contract).effects, state.columns[column].struck, with);
}

template <class E, class F>
void each_of_contract(const State& state, const Catalogue& cards, F with) {
    if (state.column_count > 0) each_of_column<E>(state, cards, state.column_count - 1, with);
}

// Of the active player's Command (R1.10).
template <class E, class F>
void each_of_command(const State& state, const Catalogue& cards, F with) {
    each_effect<E>(cards.command(state.player().command).effects, 0, with);
}

template <class E, class F>
void each_in_force(const State& state, const Catalogue& cards, F with) {
    each_of_contract<E>(state, cards, with);
    each_of_command<E>(state, cards, with);
}

template <class E>
bool contract_has(const State& state, const Catalogue& cards) {
    bool found = false;
    each_of_contract<E>(state, cards, [&](const E&) { found = true; });
    return found;
}

// Of an Encounter on the table, struck ones left out (Q7.7).
template <class E, class F>
void each_of_encounter(const EncounterOnTable& encounter, const Catalogue& cards, F with) {
    each_effect<E>(cards.encounter(encounter.card).effects, encounter.struck, with);
}

}  // namespace encounters
