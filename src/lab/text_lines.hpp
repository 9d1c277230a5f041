// Plain text for a terminal of 80 columns and more: wrapping and small words.
#pragma once

#include <encounters/cards/card_text.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace encounters::lab {

inline constexpr int kTerminalWidth = 96;

// `text` in lines of at most `width` characters, the first one after `first`, the others after as many spaces; every
// line ends with a line feed. A longer word stands alone in its line.
std::string wrapped(std::string_view first, std::string_view text, int width = kTerminalWidth);

// "a, b, c"; an empty list is the text of `none`.
std::string joined(const std::vector<std::string>& parts, std::string_view none = "");

// A card's printed text on one line; empty for a plain card.
template <class Card>
std::string text_in_one_line(const Card& card, const Catalogue& catalogue) {
    std::string text = cards::rules_text(card, catalogue);
    for (char& letter : text)
        if (letter == '\n') letter = ' ';
    return text;
}

// Characters a UTF-8 text takes on the screen, one a code point.
int width_of(std::string_view text);
// `text` with spaces up to `width`.
std::string padded(std::string text, int width);

}  // namespace encounters::lab
