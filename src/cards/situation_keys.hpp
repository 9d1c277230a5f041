// The plain keys of a situation, each with its place in the State and what it usually is: reading fills in the usual,
// writing leaves it out.
#pragma once

#include "cards/checks.hpp"

#include <encounters/rules/state.hpp>

#include <span>
#include <string_view>

namespace encounters::cards {

enum class KeyKind : std::uint8_t { flag, number, column, seat, ending, step };

// `get` and `set` use 0 and 1 for a flag, the position of a word, kNone for no seat and no column; in a file seats and
// columns count from 1 and null is none.
struct TurnKey {
    std::string_view key;
    KeyKind kind;
    int (*get)(const State& state);
    void (*set)(State& state, int value);
    int (*usual)(const State& state, const Catalogue& cards);
    Range range{0, 0};  // of a number
};

// Both in the order in which the usual values build on each other. The first ask for the phase, the others for seats,
// cards and dice as well.
std::span<const TurnKey> ending_keys();
std::span<const TurnKey> turn_keys();

// What the game waits for, seen past a use that is going on.
Phase resting_phase_of(const State& state);
// The effect of the Equipment or power in use that is carried out, or nullptr.
const Effect* effect_in_use(const State& state, const Catalogue& cards);
// The deck of the cards in State::looked.
Deck deck_offered(const State& state, const Catalogue& cards);
// A Contract's key `completed`, its keys `paid` and `paying`, an Encounter's `defeated_by`.
bool usually_completed(const State& state, int column);
bool usually_paid(const State& state, int column);
SeatIndex usually_defeated_by(const State& state, int encounter);

}  // namespace encounters::cards
