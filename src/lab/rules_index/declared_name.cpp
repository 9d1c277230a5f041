// Reads just enough C++ to tell which name a line declares.
#include "lab/rules_index/citations.hpp"
#include "lab/rules_index/rule_id.hpp"

#include <algorithm>
#include <array>

namespace encounters::lab {

namespace {

constexpr std::array<std::string_view, 12> kStatements{"return", "if",    "for",  "while", "else",   "case",
                                                       "switch", "using", "goto", "throw", "delete", "#include"};
constexpr std::array<std::string_view, 6> kWordsBeforeNames{"struct",    "class",      "enum",
                                                            "namespace", "enum class", "union"};

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

std::string_view first_word(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && (is_word_letter(text[end]) || text[end] == '#')) ++end;
    return text.substr(0, end);
}

std::string_view last_word(std::string_view text) {
    text = trimmed(text);
    std::size_t start = text.size();
    while (start > 0 && is_word_letter(text[start - 1])) --start;
    return text.substr(start);
}

// "enum class Phase : std::uint8_t {" -> "Phase"
std::string type_declared(std::string_view line) {
    line = trimmed(line.substr(first_word(line).size()));
    if (first_word(line) == "class") line = trimmed(line.substr(first_word(line).size()));
    return std::string(first_word(line));
}

}  // namespace

std::string declared_name(std::string_view line) {
    line = trimmed(line.substr(0, line.find("//")));
    const std::string_view first = first_word(line);
    if (line.empty() || line.front() == '#') return "";
    if (std::find(kStatements.begin(), kStatements.end(), first) != kStatements.end()) return "";
    if (std::find(kWordsBeforeNames.begin(), kWordsBeforeNames.end(), first) != kWordsBeforeNames.end())
        return type_declared(line);
    if (first.size() == line.size() - 1 && line.back() == ',') return std::string(first);  // a value of an enum

    const std::size_t stop = line.find_first_of("(={;[");
    if (stop == std::string_view::npos) return "";
    const std::string_view before = trimmed(line.substr(0, stop));
    const std::string_view name = last_word(before);
    const std::string_view type = trimmed(before.substr(0, before.size() - name.size()));
    const bool is_call = type.empty() || type.find('.') != std::string_view::npos || type.ends_with("->");
    return is_call || name.empty() || is_digit(name.front()) ? "" : std::string(name);
}

}  // namespace encounters::lab
