// Checks that need all files of a pack: enough cards, capacities, dice that exist, and cards that can't do anything.
#pragma once

#include "cards/fault_list.hpp"

#include <encounters/rules/catalogue.hpp>

namespace encounters::cards {

// The list of cards of one file with what it holds; both are nullptr when the file couldn't be read.
struct ReadList {
    const Value* list = nullptr;
    FaultList* faults = nullptr;
    bool is_readable() const { return list != nullptr; }
};

struct ReadPack {
    bool has_table = false;  // its constants are right
    ReadList contracts;
    ReadList encounters;
    ReadList equipment;
    ReadList commands;
};

// Too few or too many cards of a kind, and more dice on a Command than there are (Q1.2).
void check_whole(const ReadPack& pack, const Catalogue& catalogue);

// Warnings of cards that the supply or the keywords make dead (Q1.2). Only for a pack without errors.
void warn_of_dead_cards(const ReadPack& pack, const Catalogue& catalogue);

}  // namespace encounters::cards
