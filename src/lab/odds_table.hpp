// A table made for one question: dice that are due, an Encounter that asks for a value, Equipment that is ready.
#pragma once

#include <encounters/rules/state.hpp>

#include <vector>

namespace encounters::lab {

struct DiceQuestion {
    DiceCounts dice{};
    int value = 1;
    ColourSet bars = 0;
    std::vector<EquipmentId> equipment{};
};

struct OddsTable {
    Catalogue catalogue;  // the pack's, with the cards that the question needs
    State state;
};
OddsTable table_for(const DiceQuestion& question, const Catalogue& pack);

}  // namespace encounters::lab
