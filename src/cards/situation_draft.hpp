// A situation while it is read: the State so far, and the cards and dice that are still to be placed.
#pragma once

#include "cards/fields.hpp"

#include <encounters/rules/decks.hpp>

#include <optional>

namespace encounters::cards {

struct Draft {
    Draft(const Catalogue& all_cards_there_are, FaultList& found);

    const Catalogue& cards;
    FaultList& faults;
    State state;
    std::array<CardSet, kDecks> left;  // cards that lie nowhere yet
    std::vector<int> commands_left;    // copies of each Command
    DiceCounts dice_left{};
};

// The card that an id names, taken from those left. Nothing, and a fault, when there is no such card, or none left.
std::optional<std::uint8_t> take_named(Draft& draft, Deck deck, const Value& id);
std::optional<CommandId> take_command(Draft& draft, const Value& id);

// A list of ids of one deck, at most `most`.
std::vector<std::uint8_t> take_list(Draft& draft, Deck deck, Named list, int most);

// A die as an object such as {"colour": "white", "face": 3} tells it, taken from the supply; `place` is where it lies.
// Only an unlocked die may be without a face. Its key "chosen" is for the die that waits for one.
struct ReadDie {
    Die die;
    bool chosen = false;
};
std::optional<ReadDie> take_die(Draft& draft, const Value& value, std::uint8_t place);

// Seats, 1 the first; null is kNoSeat.
std::optional<SeatIndex> seat_of(Draft& draft, Named found);

}  // namespace encounters::cards
