// One line of text that people type: its letters, where the next one goes, and how many there may be.
#pragma once

#include <string>
#include <string_view>

#include "table/presenter/input.hpp"

namespace encounters::table {

struct TextField {
    std::string text{};     // UTF-8
    std::size_t caret = 0;  // a byte, at the beginning of a character or at the end
    int most = 20;          // characters
    bool operator==(const TextField&) const = default;
};

// Puts UTF-8 text in at the caret, as much as there is room for; control characters and what this program keeps for its
// icons are left out.
void type_into(TextField& field, std::string_view text);

// Moves the caret or takes away characters; false when the key means nothing to a line of text.
bool edit(TextField& field, const KeyPress& press);

}  // namespace encounters::table
