// Walking through UTF-8 text one character at a time, so that names are cut only between characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace encounters::table {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  // 0 at the end of the text
};

// The character that begins at `from`; a broken byte counts as one character U+FFFD of one byte.
Character character_at(std::string_view text, std::size_t from);

// Where the character after the one at `from` begins.
std::size_t next_character(std::string_view text, std::size_t from);

std::string utf8_of(char32_t character);

int character_count(std::string_view text);

// Accents that stand on the letter before them are never parted from it.
bool is_combining(char32_t character);

}  // namespace encounters::table
