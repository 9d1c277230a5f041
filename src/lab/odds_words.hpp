// Dice, colours and cards as they are typed behind encounters-lab odds.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace encounters::lab {

// What was read, or why it can't be, as a sentence.
template <class Value>
struct Read {
    Value value{};
    std::string problem{};
};

// "5w1y", in any order, spaces, commas and + between: w white, y yellow, g green, b blue, k black. 1 to 21 dice.
Read<DiceCounts> read_dice(std::string_view text);

// Colours by name or by their type of Equipment; white can't be barred.
Read<ColourSet> read_bars(const std::vector<std::string>& words);

// Cards by id, at most kMaxEquipment of them.
Read<std::vector<EquipmentId>> read_equipment(const std::vector<std::string>& ids, const Catalogue& catalogue);

}  // namespace encounters::lab
