// Regular's decisions by chapter. Each weighs at least one legal action for the State that it is asked about.
#pragma once

#include "players/regular/choice.hpp"
#include "players/regular/matching.hpp"
#include "players/regular/sight.hpp"

namespace encounters::players::regular {

// Whether the second best move is wanted as well, or only its worth, or no worths at all: then a move without another is
// not weighed.
enum class Wanted : std::uint8_t { best, second_too, move_only };

// The die that the use going on turns next, and the face that it gets.
struct PlannedTurn {
    State asked;  // when the die was asked for
    std::uint8_t die = kNone;
    std::uint8_t face = 0;
};

// Of the card that turns dice best in an open roll: what its use turns first. Known when the roll is weighed, asked for
// when the use begins.
struct PromisedTurn {
    State asked;  // the open roll; with a card it counts as used under the Contract already
    std::uint8_t source = kNone;
    std::uint8_t effect = 0;  // of the card, by index
    std::uint8_t die = kNone;
    std::uint8_t face = 0;
    float worth = 0;
};

// What one player keeps from question to question: room to work in, and answers that follow from a State alone.
struct Desk {
    Wanted wanted = Wanted::best;
    Question question;
    Matching matching;
    PlannedTurn planned;
    PromisedTurn promised;
};

// Secure or not, which Contract, which Encounter (contracts.cpp).
void weigh_securing(const Sight& sight, Choice& choice);
void weigh_contracts(const Sight& sight, Choice& choice);
void weigh_encounters(const Sight& sight, Choice& choice);

// Readying, buying and requisition while the market is open, on top of what going on is worth to a turn that stands so
// (weighs nothing where there is nothing to trade); which card goes (market.cpp).
void weigh_trades(const Sight& sight, const Standing& at, float going_on, Choice& choice);
void weigh_room(const Sight& sight, Choice& choice);
void weigh_salvage(const Sight& sight, Choice& choice);
void weigh_looked_at(const Sight& sight, Choice& choice);
void weigh_places(const Sight& sight, Choice& choice);
// What having this card would be worth to the active player over the next turns, in C-bills, its price left out.
float worth_of_card(const Sight& sight, EquipmentId card);

// Go on, end the turn, extend (between.cpp).
void weigh_between(const Sight& sight, Wanted wanted, Choice& choice);

// What to lock, what to use, Default (roll.cpp).
void weigh_roll(const Sight& sight, Desk& desk, Choice& choice);

// The questions of a use that is going on (use.cpp).
void weigh_dice(const Sight& sight, Desk& desk, Choice& choice);
void weigh_faces(const Sight& sight, Desk& desk, Choice& choice);
void weigh_strikes(const Sight& sight, Desk& desk, Choice& choice);
void weigh_order(const Sight& sight, Choice& choice);

// Burn or not, whom a token goes to (ending.cpp).
void weigh_burning(const Sight& sight, Choice& choice);
void weigh_tokens(const Sight& sight, Choice& choice);

}  // namespace encounters::players::regular
