// UTF-8 characters of a text: lengths, counts, and the first place that is not text.
#pragma once

#include "cards/value.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace encounters::cards {

// Bytes of the character that begins at `at`; 1 when it is broken. `at` is inside the text.
std::size_t character_length(std::string_view text, std::size_t at);

// Number of characters.
int character_count(std::string_view text);

// Whether a character below space, the delete character or a C1 control is in it.
bool has_control_character(std::string_view text);

// What keeps these bytes from being a text, and where.
struct TextFault {
    std::size_t at = 0;
    std::string message;
};
std::optional<TextFault> why_no_text(std::string_view text);

// Walks a text forwards and knows line and column.
class TextCursor {
public:
    explicit TextCursor(std::string_view text) : text_(text) {}
    std::size_t offset() const { return offset_; }
    Place place() const { return place_; }
    // Moves on to `offset`, which is not behind the present one and at most the text's size.
    void advance_to(std::size_t offset);

private:
    std::string_view text_;
    std::size_t offset_ = 0;
    Place place_{1, 1};
};

}  // namespace encounters::cards
