// The names players read for colours, Equipment types, decks and keywords.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <string>
#include <string_view>

namespace encounters::cards {

// "yellow"; also the word for dice in card files.
std::string_view colour_name(Colour colour);

// The Equipment type of a colour (R1.1): "Energy", "Missile", "Ballistic", "Melee", "Miscellaneous".
std::string_view type_name(Colour colour);

// One letter each where room is short: E, M, B, X (Melee) and W (white).
char colour_letter(Colour colour);

// "Contracts", "Encounters", "Equipment"; one card of it is a "Contract", "Encounter", "Equipment".
std::string_view deck_name(Deck deck);
std::string_view card_name(Deck deck);

// The keywords of a set in the catalogue's order, "Clan or Command"; empty for the empty set.
std::string keyword_names(KeywordSet keywords, const Catalogue& catalogue);

}  // namespace encounters::cards
