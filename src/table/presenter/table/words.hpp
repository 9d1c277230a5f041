// Small phrases of the table: money, seats, columns, dice, refusals and the words printed on cards.
#pragma once

#include <string>
#include <vector>

#include "table/presenter/drawing.hpp"
#include "table/presenter/table/view.hpp"

namespace encounters::table {

// "8" and the sign of C-bills; Reputation likewise.
std::string money(int cbills);
std::string fame(int reputation);
std::string number(int value);
// "2 dice", "one die", "no die".
std::string dice_words(int dice);
// 0-based in, "column 2" out.
std::string column_words(int column);
// "4 + 5 = 9" of the dice in `dice`; empty for none.
std::string sum_words(const State& state, std::uint32_t dice);
std::string with_capital(std::string text);

const std::string& seat_name(const View& view, SeatIndex seat);
// "Ana", or "Hugo (Veteran)" of a computer player.
std::string seat_and_rank(const View& view, SeatIndex seat);
// Why a person can't do anything while a computer player decides, as a sentence.
std::string computer_decides_words(const View& view);
// "Ana's".
std::string seat_owns(const View& view, SeatIndex seat);

// A refusal as a sentence, "the last Encounter is not beaten yet (R4.4)".
std::string refusal_words(const Refusal& refusal);

// ---- cards
CardKey key_of(ContractId id);
CardKey key_of(EncounterId id);
CardKey key_of(EquipmentId id);
CardKey key_of(CommandId id);
CardKey key_of(encounters::Deck deck, std::uint8_t card);
const CardFace& face_of(const Catalogue& catalogue, CardKey key);
// The words printed on a card: one for each effect, or the card's own text.
std::vector<std::string> printed_lines(const Catalogue& catalogue, CardKey key);
// The same in one line with full stops; empty for a plain card.
std::string printed_text(const Catalogue& catalogue, CardKey key);
// "Adjust +-1": at most some 28 characters.
std::string short_words(const Catalogue& catalogue, CardKey key);
std::string effect_words(const Catalogue& catalogue, CardKey key, int effect);
// The ids of the rules behind a card's effects, each once, in printed order.
std::vector<std::string> rules_behind(const CardFace& face);
// "Lance, Clan".
std::string keyword_words(const Catalogue& catalogue, EncounterId id);
// The pictures that stand for a card's effects, as inline icons.
std::string effect_icons(const CardFace& face);

std::string type_word(encounters::Colour colour);    // "Energy"
std::string colour_word(encounters::Colour colour);  // "yellow"
Surface band_of(encounters::Colour type);
Colour ink_on_band(encounters::Colour type);
IconName icon_of(encounters::Colour type);
DieColour die_colour(encounters::Colour colour);
std::string deck_word(encounters::Deck deck);  // "Contracts"

}  // namespace encounters::table
