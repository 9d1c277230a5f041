// Reads the card files of a pack: lists of Contracts, Encounters, Equipment and Combat Commands.
#pragma once

#include "cards/effect_reading.hpp"

#include <encounters/rules/catalogue.hpp>

namespace encounters::cards {

// Each appends the cards of `root`, the value of one file, to the catalogue and reports what is wrong. Wrong cards are
// appended all the same, so that card i stands in item i of the list and counts stay right.
void read_contracts(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults);
void read_encounters(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults);
void read_equipment(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults);
void read_commands(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults);

// The names and the version of the pack, and the constants and keywords of its table.
void read_pack(const Value& root, Catalogue& catalogue, FaultList& faults);
void read_table(const Value& root, Catalogue& catalogue, FaultList& faults);

// A kebab-case id of at most 48 characters; an empty text, reported, when it isn't one.
std::string id_of(Fields& fields);

}  // namespace encounters::cards
