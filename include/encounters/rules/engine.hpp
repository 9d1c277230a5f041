// The one entrance to the rules: a new game, what may be done, why something may not, one step, and what luck is due.
#pragma once

#include <encounters/rules/events.hpp>
#include <encounters/rules/refusal.hpp>

#include <optional>
#include <vector>

namespace encounters {

struct Setup {
    int seats = 2;            // 1..8 (Q1.8), and at most as many as the catalogue has Command copies
    bool even_start = false;  // Q1.7
};

// A reason why no game can begin so, or nothing.
std::optional<Refusal> why_no_game(const Setup& setup, const Catalogue& catalogue);

// A table before the first card is dealt; luck moves first. Aborts when why_no_game gives a reason.
State new_game(const Setup& setup, const Catalogue& catalogue);

enum class ChanceKind : std::uint8_t { none, dice, card, seat, command };

// The luck that is due. dice: `dice_count` dice of `colours`, in the order in which dice_landed names their faces.
// card: one of `deck`, `forced` when its place is known, else each copy in State::deck(deck).unseen equally likely.
// seat: 0..seat_count - 1, command: those of commands_left(state, catalogue), equally likely.
struct Chance {
    ChanceKind kind = ChanceKind::none;
    Deck deck = Deck::contracts;
    std::uint8_t forced = kNone;
    std::uint8_t dice_count = 0;
    std::array<Colour, kMaxDice> colours{};
    bool operator==(const Chance&) const = default;
};
Chance chance(const State& state, const Catalogue& catalogue);

// The seat that decides now; kNoSeat when luck is due or the game is over.
SeatIndex to_move(const State& state, const Catalogue& catalogue);

// What the decider may do now, in a stable order; empty when luck is due or the game is over. `actions` is overwritten
// and its capacity kept: 568 actions at 13 dice, 36,193 at 21.
void legal_actions(const State& state, const Catalogue& catalogue, std::vector<Move>& actions);

// Nothing when `move`, an action or an outcome of luck, can be made; else the rule and the reason.
std::optional<Refusal> why_illegal(const State& state, const Move& move, const Catalogue& catalogue);

// One step. Refuses, and then changes nothing and tells nothing, exactly when why_illegal gives a reason.
std::optional<Refusal> apply(State& state, const Move& move, const Catalogue& catalogue, Events events);

}  // namespace encounters
