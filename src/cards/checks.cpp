#include "cards/checks.hpp"

#include "cards/characters.hpp"

#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace encounters::cards {

namespace {

bool has_edge_blank(std::string_view text) { return text.starts_with(' ') || text.ends_with(' '); }

std::string without_line_ends(std::string text) {
    std::erase(text, '\n');
    return text;
}

// `content` is the part of the text that may hold no control character.
std::optional<std::string> checked_text(Named found, int most, const std::string& content, FaultList& faults) {
    const auto& text = found.value.text;
    const int length = character_count(text);
    if (length < 1 || length > most) {
        const auto shown_length = length == 0 ? "none" : fmt::to_string(length);
        faults.error(found.value,
                     fmt::format("{} must be a text of 1 to {} characters, found {}", found.name, most, shown_length));
        return std::nullopt;
    }
    if (has_control_character(content)) {
        faults.error(found.value, fmt::format("{} has a control character in it: {}", found.name, shown(found.value)));
        return std::nullopt;
    }
    if (has_edge_blank(text)) {
        faults.error(found.value,
                     fmt::format("{} must not begin or end with a blank: {}", found.name, shown(found.value)));
        return std::nullopt;
    }
    return text;
}

std::string_view singular(std::string_view name) {
    return name.ends_with('s') ? name.substr(0, name.size() - 1) : name;
}

bool is_text(Named found, int most, FaultList& faults) {
    if (found.value.kind == ValueKind::text) return true;
    report_wrong(found, fmt::format("a text of 1 to {} characters", most), faults);
    return false;
}

}  // namespace

std::string wording(Range range) {
    if (range.low == range.high) return fmt::format("the whole number {}", range.low);
    return fmt::format("a whole number from {} to {}", range.low, range.high);
}

std::string listed(const Words& words) { return fmt::format("{}", fmt::join(words, ", ")); }

void report_wrong(Named found, std::string_view allowed, FaultList& faults) {
    faults.error(found.value, fmt::format("{} must be {}, found {}", found.name, allowed, shown(found.value)));
}

std::optional<int> whole_number(Named found, Range range, FaultList& faults) {
    const auto& value = found.value;
    const bool fits = value.kind == ValueKind::whole && value.whole >= range.low && value.whole <= range.high;
    if (fits) return static_cast<int>(value.whole);
    report_wrong(found, wording(range), faults);
    return std::nullopt;
}

std::optional<bool> truth(Named found, FaultList& faults) {
    if (found.value.kind == ValueKind::boolean) return found.value.boolean;
    report_wrong(found, "true or false", faults);
    return std::nullopt;
}

std::optional<std::string> line_of(Named found, int most, FaultList& faults) {
    if (!is_text(found, most, faults)) return std::nullopt;
    return checked_text(found, most, found.value.text, faults);
}

std::optional<std::string> prose_of(Named found, int most, FaultList& faults) {
    if (!is_text(found, most, faults)) return std::nullopt;
    return checked_text(found, most, without_line_ends(found.value.text), faults);
}

std::optional<std::size_t> word_of(Named found, const Words& words, FaultList& faults) {
    const auto& value = found.value;
    if (value.kind != ValueKind::text) {
        report_wrong(found, (words.size() == 1 ? "" : "one of ") + listed(words), faults);
        return std::nullopt;
    }
    const auto at = std::find(words.begin(), words.end(), value.text);
    if (at != words.end()) return static_cast<std::size_t>(at - words.begin());
    faults.error(value, fmt::format("unknown {} {}; allowed: {}", found.name, shown(value), listed(words)),
                 near_miss(value.text, words));
    return std::nullopt;
}

const std::vector<Value>* items_of(Named found, Range count, FaultList& faults) {
    const auto& value = found.value;
    if (value.kind != ValueKind::list) {
        report_wrong(found, "a list", faults);
        return nullptr;
    }
    const int size = static_cast<int>(value.items.size());
    if (size >= count.low && size <= count.high) return &value.items;
    const auto allowed =
        count.low == 0 ? fmt::format("at most {}", count.high) : fmt::format("{} to {}", count.low, count.high);
    faults.error(value, fmt::format("{} must be a list of {} items, found {}", found.name, allowed, size));
    return nullptr;
}

std::vector<std::size_t> words_of(Named found, const Words& words, FaultList& faults) {
    std::vector<std::size_t> positions;
    const auto* items = items_of(found, {1, static_cast<int>(words.size())}, faults);
    if (!items) return positions;
    for (const auto& item : *items) {
        const auto position = word_of({item, singular(found.name)}, words, faults);
        if (!position) continue;
        if (std::find(positions.begin(), positions.end(), *position) != positions.end())
            faults.error(item, fmt::format("{} names {} twice", found.name, shown(item)));
        else
            positions.push_back(*position);
    }
    return positions;
}

}  // namespace encounters::cards
