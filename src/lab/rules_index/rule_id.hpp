// Ids of rules, "R5.3" or "Q4.2a", and how they are found in text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace encounters::lab {

// Every id in a text, in order, repeated ones too. An id is R or Q, a chapter, a point, a number and at most one
// letter, and no part of a longer word.
std::vector<std::string> rule_ids_in(std::string_view text);

// The ids that the rules page defines: items that begin with "- **R4.2**".
std::vector<std::string> rules_defined_in(std::string_view document);

// The lines of a text, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

bool is_letter(char letter);
bool is_digit(char letter);
// Letters, digits and underscores: what C++ names are made of.
bool is_word_letter(char letter);

}  // namespace encounters::lab
