#include "cards/json_lines.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace encounters::cards {

void WrittenObject::add(std::string_view key, std::string value) {
    members_.push_back({std::string(key), std::move(value)});
}

void WrittenObject::add(std::string_view key, int number) { add(key, fmt::to_string(number)); }

void WrittenObject::add_word(std::string_view key, std::string_view word) { add(key, word_text(word)); }

std::string WrittenObject::in_one_line() const {
    std::vector<std::string> members;
    for (const auto& member : members_) members.push_back(fmt::format("\"{}\": {}", member.key, member.value));
    return fmt::format("{{{}}}", fmt::join(members, ", "));
}

std::string WrittenObject::in_lines() const {
    std::vector<std::string> members;
    for (const auto& member : members_) members.push_back(fmt::format("  \"{}\": {}", member.key, member.value));
    return fmt::format("{{\n{}\n}}\n", fmt::join(members, ",\n"));
}

std::string word_text(std::string_view word) { return fmt::format("\"{}\"", word); }

std::string list_in_one_line(const std::vector<std::string>& items) {
    return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string list_in_lines(const std::vector<std::string>& items, int blanks) {
    if (items.empty()) return "[]";
    const auto indent = std::string(static_cast<std::size_t>(blanks), ' ');
    return fmt::format("[\n{0}  {1}\n{0}]", indent, fmt::join(items, ",\n  " + indent));
}

}  // namespace encounters::cards
