// Luck as a move: what is due, why an outcome can't be, and carrying one out.
#pragma once

#include "rules/dice.hpp"
#include "rules/piles.hpp"
#include "rules/use.hpp"

namespace encounters {

// The luck that is due without its details; asked at every step, and so kept short.
struct Due {
    ChanceKind kind = ChanceKind::none;
    Deck deck = Deck::contracts;
};

// Of phases that wait for luck whatever else lies on the table.
inline constexpr auto kLuckOfPhase = [] {
    std::array<Due, static_cast<std::size_t>(Phase::over) + 1> luck{};
    const auto of = [&](Phase phase) -> Due& { return luck[static_cast<std::size_t>(phase)]; };
    of(Phase::deal_commands) = {ChanceKind::command, Deck::contracts};
    of(Phase::first_seat) = {ChanceKind::seat, Deck::contracts};
    of(Phase::flip_contracts) = {ChanceKind::card, Deck::contracts};
    of(Phase::draw_encounters) = {ChanceKind::card, Deck::encounters};
    of(Phase::salvage_draw) = {ChanceKind::card, Deck::equipment};
    return luck;
}();

// Of a market with a gap: whether luck fills it now.
bool gap_refills(const State& state, const Catalogue& cards);

// Q1.12: a market place fills before anything else happens, but not while Equipment is being looked at or salvaged.
inline bool market_refills(const State& state, const Catalogue& cards) {
    return has_market_gap(state, cards) && gap_refills(state, cards);
}

inline Due luck_due(const State& state, const Catalogue& cards) {
    if (market_refills(state, cards)) return {ChanceKind::card, Deck::equipment};
    if (state.phase == Phase::rolled) return {roll_due(state) ? ChanceKind::dice : ChanceKind::none, Deck::contracts};
    if (state.phase == Phase::use_look) return {ChanceKind::card, looked_deck(state, cards)};
    return kLuckOfPhase[static_cast<std::size_t>(state.phase)];
}

inline bool is_luck_due(const State& state, const Catalogue& cards) { return luck_due(state, cards).kind != ChanceKind::none; }

Why why_not_chance(const State& state, const Catalogue& cards, const Move& move);
void apply_chance(Step& step, const Move& move);

}  // namespace encounters
