// Small phrases that log lines, moves and terminal texts are made of: seats, colours, amounts, dice and cards.
#pragma once

#include <encounters/play/log_text.hpp>

namespace encounters::play::words {

std::string seat(const LogNames& names, SeatIndex seat);

// "1 C-bill", "3 C-bills".
std::string cbills(int amount);
// "1 white die", "2 white dice".
std::string dice(int count, Colour colour);
// "white 3"; face 0, "an unrolled white die".
std::string die(Colour colour, int face);
// 0-based in, "column 1" out.
std::string column(int column);

// "white 3" for each die, joined: "white 3 + green 1".
std::string dice_list(const DiceList& dice, std::string_view between);
// Dice grouped by colour: "white 1 3 3, green 5".
std::string roll(const DiceList& dice);
// "5 white, 1 green".
std::string counts(const DiceCounts& counts);

std::string contract(const LogNames& names, ContractId card);
std::string encounter(const LogNames& names, EncounterId card);
std::string equipment(const LogNames& names, EquipmentId card);
std::string command(const LogNames& names, CommandId card);
// A card by the index of its deck's kind.
std::string card(const LogNames& names, Deck deck, std::uint8_t index);

// The Contract of a column and the Encounter at an index of the table; "column 2", "Encounter 3" when nobody said
// which.
std::string contract_of_column(const LogNames& names, int column);
std::string encounter_at(const LogNames& names, int index);

// What a cancel strikes out: the effect's printed words and the card they are on. `card` is an index of the target's
// kind.
std::string struck(const LogNames& names, StrikeTarget target, std::uint8_t card, int effect);

}  // namespace encounters::play::words
