// Says in plain words what is wrong where a JSON text can't be read on.
#pragma once

#include "cards/characters.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace encounters::cards {

// What was read last in a list or object.
enum class Step : std::uint8_t { opened, key, value };

struct OpenBracket {
    bool is_object = false;
    Step step = Step::opened;
    Place place;           // of the bracket
    std::string last_key;  // of an object
};

// Everything up to `cursor` was fine, commas and colons behind it aside; `open` are the lists and objects not closed,
// outermost first; `has_root` is whether the outermost value is complete.
struct BrokenText {
    std::string_view text;
    TextCursor cursor;
    std::vector<OpenBracket> open;
    bool has_root = false;
};

struct SyntaxFault {
    Place place;
    std::string message;
};
SyntaxFault why_broken(BrokenText broken);

}  // namespace encounters::cards
