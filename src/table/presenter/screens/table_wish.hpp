// The table that people set up for a new game: who sits there, what wins, where luck comes from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <encounters/cards/loader.hpp>
#include <encounters/play/session.hpp>

#include "table/presenter/screens/text_field.hpp"

namespace encounters::table {

inline constexpr int kLongestName = 16;  // characters
inline constexpr int kLongestSeed = 20;

// Colour and shape are the theme's, 0..7; no two seats share either.
struct SeatWish {
    TextField name{};
    int colour = 0;
    int shape = 0;
    play::SeatKind kind = play::SeatKind::person;
    bool operator==(const SeatWish&) const = default;
};

struct TableWish {
    std::vector<SeatWish> seats{};
    int reputation = 10;      // that wins
    bool even_start = false;  // Q1.7
    bool real_dice = false;   // people roll and enter the faces
    TextField seed{};         // empty: nobody knows the luck ahead
    bool operator==(const TableWish&) const = default;
};

// Seats with names, colours and shapes of their own; `seats` from 1 to kMaxSeats.
TableWish usual_table(int seats, const Catalogue& cards);

// The usual Reputation that wins, a short game and a long one, in rising order.
std::vector<int> offered_reputations(const Catalogue& cards);

void add_seat(TableWish& wish);
void remove_seat(TableWish& wish, int seat);
// To the next colour or shape; the seat that has it gets this one's.
void next_colour(TableWish& wish, int seat);
void next_shape(TableWish& wish, int seat);

// "Person", "Veteran".
std::string rank_words(play::SeatKind kind);
// A person, then the ranks that are offered, the weakest first, then a person again.
play::SeatKind next_kind(play::SeatKind kind, const std::vector<play::SeatKind>& offered);

// Why no game can begin so, as a sentence; empty when one can.
std::string why_no_table(const TableWish& wish, const Catalogue& cards);

// The seed that was typed; nothing when none was, or when it is no number of 64 bits.
std::optional<std::uint64_t> typed_seed(const TableWish& wish);

// The wish that has led to a game: for the same players again.
TableWish wish_of(const play::TableSetup& table, bool real_dice);

// The pack's files with the Reputation that wins at this table, so that a journal carries it.
std::vector<cards::PackText> files_of(const TableWish& wish, std::vector<cards::PackText> files);

// What a game begins with, by the wish; why_no_table must be empty.
play::TableSetup setup_of(const TableWish& wish, const Catalogue& cards);

}  // namespace encounters::table
