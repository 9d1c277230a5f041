#include "cards/tokens.hpp"

#include "cards/characters.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_word_character(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '+' || c == '-' ||
           c == '.';
}

std::size_t end_of_text(std::string_view text, std::size_t at) {
    for (++at; at < text.size(); ++at) {
        if (text[at] == '"') return at + 1;
        if (text[at] == '\\') ++at;
    }
    return text.size();
}

bool is_escape(char c) { return std::string_view("\"\\/bfnrtu").find(c) != std::string_view::npos; }

bool has_hex_digits(std::string_view left, std::size_t at) {
    constexpr std::size_t kDigits = 4;
    if (left.size() < at + kDigits) return false;
    return std::all_of(left.begin() + static_cast<std::ptrdiff_t>(at),
                       left.begin() + static_cast<std::ptrdiff_t>(at + kDigits),
                       [](char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); });
}

// The grammar of JSON's numbers.
bool is_number(std::string_view word) {
    std::size_t at = word.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const auto begin = at;
        while (at < word.size() && is_digit(word[at])) ++at;
        return at - begin;
    };
    const bool leads_with_zero = at < word.size() && word[at] == '0';
    const auto whole_digits = digits();
    if (whole_digits == 0 || (leads_with_zero && whole_digits > 1)) return false;
    if (at < word.size() && word[at] == '.') {
        ++at;
        if (digits() == 0) return false;
    }
    if (at < word.size() && (word[at] == 'e' || word[at] == 'E')) {
        ++at;
        if (at < word.size() && (word[at] == '+' || word[at] == '-')) ++at;
        if (digits() == 0) return false;
    }
    return at == word.size();
}

bool is_number_start(char c) { return is_digit(c) || c == '-' || c == '+' || c == '.'; }

bool same_letters(std::string_view word, std::string_view lower_case) {
    return std::equal(word.begin(), word.end(), lower_case.begin(), lower_case.end(), [](char one, char other) {
        return one == other || (one >= 'A' && one <= 'Z' && one - 'A' + 'a' == other);
    });
}

}  // namespace

std::size_t end_of_space(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(kSpace, at), text.size());
}

std::size_t start_of_token(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\r\n,:", at), text.size());
}

std::size_t end_of_token(std::string_view text, std::size_t at) {
    if (at >= text.size()) return text.size();
    if (text[at] == '"') return end_of_text(text, at);
    const auto word = word_at(text.substr(at));
    return at + std::max<std::size_t>(word.size(), 1);
}

std::string_view word_at(std::string_view left) {
    std::size_t end = 0;
    while (end < left.size() && is_word_character(left[end])) ++end;
    return left.substr(0, end);
}

std::string_view character_at(std::string_view left) {
    return left.empty() ? left : left.substr(0, character_length(left, 0));
}

std::string shown_token(std::string_view left) {
    if (left.starts_with('"')) {
        const auto end = end_of_text(left, 0);
        const auto line_end = std::min(left.find_first_of("\r\n"), left.size());
        if (end < 2 || end > line_end) return in_quotes(left.substr(1, line_end - 1));
        return in_quotes(left.substr(1, end - 2));
    }
    const auto word = word_at(left);
    return std::string(word.empty() ? character_at(left) : word);
}

TokenFlaw flaw_of_text_token(std::string_view left) {
    for (std::size_t at = 1; at < left.size() && left[at] != '"'; ++at) {
        const char c = left[at];
        if (c == '\n' || c == '\r') return {0, "this text has no closing quote in its line"};
        if (static_cast<unsigned char>(c) < 0x20)
            return {at, fmt::format("a control character inside a text; write it \\u{:04x}",
                                    static_cast<unsigned char>(c))};
        if (c != '\\') continue;
        ++at;
        if (at >= left.size()) break;
        if (!is_escape(left[at]))
            return {at - 1, fmt::format("\\{} is no escape of JSON; a backslash itself is written \\\\",
                                        character_at(left.substr(at)))};
        if (left[at] == 'u' && !has_hex_digits(left, at + 1))
            return {at - 1, "\\u must be followed by four hexadecimal digits"};
    }
    if (end_of_text(left, 0) >= left.size() && (left.size() < 2 || left.back() != '"'))
        return {0, "this text has no closing quote"};
    return {0, "this text has half a \\u pair in it"};
}

std::string flaw_of_word(std::string_view word) {
    if (is_number(word)) return {};
    for (const std::string_view literal : {"true", "false", "null"}) {
        if (word == literal) return {};
        if (same_letters(word, literal)) return fmt::format("unknown word {}; JSON writes it {}", word, literal);
    }
    const bool is_no_number = same_letters(word, "nan") || same_letters(word, "infinity") || same_letters(word, "inf");
    if (is_no_number || (!word.empty() && is_number_start(word.front())))
        return fmt::format("{} is not a number in JSON", in_quotes(word));
    return fmt::format("unknown word {}; a text stands in double quotes", in_quotes(word));
}

}  // namespace encounters::cards
