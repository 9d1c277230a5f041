// What lies on the table, as text of at most kTerminalWidth columns.
#pragma once

#include <encounters/play/log_text.hpp>

namespace encounters::lab {

// Everything people at the table can see: seats, market, columns, dice, decks.
std::string table_text(const State& state, const play::LogNames& names);

// Parts of it, each ending with a line feed.
std::string seats_text(const State& state, const play::LogNames& names);
std::string market_text(const State& state, const play::LogNames& names);
std::string tableau_text(const State& state, const play::LogNames& names);
// What the tableau brings by the endings that are allowed, or why there is none; empty when nothing is to be had.
std::string worth_text(const State& state, const Catalogue& catalogue);
std::string dice_text(const State& state, const play::LogNames& names);
std::string decks_text(const State& state, const play::LogNames& names);

// "maintenance 2", "no maintenance"; what the active player would pay now.
std::string care_text(const State& state, const Catalogue& catalogue, EquipmentId card);

// " (Clan, Lance)", as other cards speak of it; empty for a card without a keyword.
std::string keywords_behind(const EncounterCard& card, const Catalogue& catalogue);

// Cards that lie face up for a choice: Contracts, Encounters, looked-at cards, a Salvage; else empty.
std::string choice_text(const State& state, const play::LogNames& names);

// Who decides, and what about: "Ada: the roll is open against Mech Hunter, value 6".
std::string prompt_text(const State& state, const play::LogNames& names);

}  // namespace encounters::lab
