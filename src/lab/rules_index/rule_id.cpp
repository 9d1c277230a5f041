#include "lab/rules_index/rule_id.hpp"

namespace encounters::lab {

namespace {

// Where the digits that begin at `at` end.
std::size_t after_digits(std::string_view text, std::size_t at) {
    while (at < text.size() && is_digit(text[at])) ++at;
    return at;
}

// Where the id that begins at `start` ends; `start` when none does.
std::size_t end_of_id(std::string_view text, std::size_t start) {
    if (text[start] != 'R' && text[start] != 'Q') return start;
    if (start > 0 && is_word_letter(text[start - 1])) return start;
    const std::size_t point = after_digits(text, start + 1);
    if (point == start + 1 || point >= text.size() || text[point] != '.') return start;
    std::size_t end = after_digits(text, point + 1);
    if (end == point + 1) return start;
    if (end < text.size() && is_letter(text[end])) ++end;
    return end < text.size() && is_word_letter(text[end]) ? start : end;
}

}  // namespace

bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_word_letter(char letter) { return is_letter(letter) || is_digit(letter) || letter == '_'; }

std::vector<std::string> rule_ids_in(std::string_view text) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t end = end_of_id(text, i);
        if (end > i) ids.emplace_back(text.substr(i, end - i));
        i = end > i ? end : i + 1;
    }
    return ids;
}

std::vector<std::string> rules_defined_in(std::string_view document) {
    constexpr std::string_view item = "- **";
    std::vector<std::string> ids;
    for (const std::string_view line : lines_of(document)) {
        if (!line.starts_with(item)) continue;
        const std::string_view bold = line.substr(item.size(), line.find("**", item.size()) - item.size());
        const auto found = rule_ids_in(bold);
        if (found.size() == 1 && found.front() == bold) ids.push_back(found.front());
    }
    return ids;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace encounters::lab
