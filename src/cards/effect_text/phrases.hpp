// Pieces of sentences that several effects need: dice, C-bills, lists, signed numbers.
#pragma once

#include <encounters/rules/effects.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards::effect_text {

// "a", "a and b", "a, b and c", with the last joined by `last`.
std::string listed(const std::vector<std::string>& parts, std::string_view last);

// "2 white dice and 1 die of any colour"; "up to" leads when there are several, as icons may be left unused (R5.2).
std::string dice_phrase(const DiceCounts& dice);
std::string icons_phrase(const DiceIcons& icons);

// "1 C-bill", "3 C-bills"; "1 Encounter", "2 Encounters".
std::string counted(int number, std::string_view noun);

// "+1", "−2", with a true minus sign.
std::string signed_number(int number);

// "Energy, Missile or Ballistic".
std::string types_phrase(ColourSet types, std::string_view last);

int types_in(ColourSet types);

// For cards shown small: "Energy, Melee", or letters when there are more than `most_names`: "E, M, B".
std::string short_types(ColourSet types, int most_names);

// "odd", "even" or "1, 2 or 6".
std::string faces_phrase(std::uint8_t faces);

}  // namespace encounters::cards::effect_text
