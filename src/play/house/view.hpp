// What the house player looks at when it decides: the table, the legal actions, and a few counts of its own cards.
#pragma once

#include "play/house/prospects.hpp"

#include <encounters/rules/queries.hpp>

#include <functional>
#include <optional>

namespace encounters::play {

struct View {
    const State& state;
    const Catalogue& catalogue;
    const std::vector<Move>& legal;
    SeatIndex seat;  // that decides

    const SeatState& own() const { return state.seats[seat]; }
};

// A decision, or nothing when this chapter has no wish of its own.
using Wish = std::optional<Move>;

// The first legal action of a kind.
Wish first_of(const View& view, MoveKind kind);
// The legal action of a kind with the highest worth, the first of equal ones.
Wish best_of(const View& view, MoveKind kind, const std::function<std::int64_t(const Move&)>& worth);

// Whether an effect may turn a failed roll into a beaten Encounter; whether it is a Lock.
bool is_fixer(const Effect& effect);
bool is_lock(const Effect& effect);

// How the turn stands for its player.
Standing standing_of(const View& view);

// What an Equipment is worth to have, in thousandths of a C-bill, exhausted or not.
std::int64_t worth_of_card(const EquipmentCard& card);
// The own slot whose loss hurts least.
int least_slot(const View& view);
// What losing the card in a slot would cost.
std::int64_t worth_of_slot(const View& view, int slot);

}  // namespace encounters::play
