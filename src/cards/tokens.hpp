// The tokens of JSON as they stand in a text: where they end, and what is wrong with a broken one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace encounters::cards {

// The first place from `at` on that is no blank, tab or line end.
std::size_t end_of_space(std::string_view text, std::size_t at);

// The first place from `at` on where a value, key or bracket can begin: commas and colons are passed too.
std::size_t start_of_token(std::string_view text, std::size_t at);

// The place behind the complete text, number, word or bracket that begins at `at`.
std::size_t end_of_token(std::string_view text, std::size_t at);

// The letters, digits, signs and points at the beginning of `left`; may be empty.
std::string_view word_at(std::string_view left);
// The first character.
std::string_view character_at(std::string_view left);
// A token for a message: "name" in quotes, or { or [ or a number.
std::string shown_token(std::string_view left);

// What is wrong with the text in quotes at the beginning of `left`, `at` bytes into it.
struct TokenFlaw {
    std::size_t at = 0;
    std::string message;
};
TokenFlaw flaw_of_text_token(std::string_view left);
// What is wrong with a word outside quotes; an empty text for a number or one of true, false and null.
std::string flaw_of_word(std::string_view word);

}  // namespace encounters::cards
