#include "cards/dice_fields.hpp"

#include "cards/words.hpp"

#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

// The number written for each of `words`, 0 for those that aren't there.
std::vector<int> numbers_of(Named found, const Words& words, Range range, FaultList& faults) {
    std::vector<int> numbers(words.size());
    const auto& value = found.value;
    if (value.kind != ValueKind::object) {
        report_wrong(found, "an object such as {\"white\": 2}", faults);
        return numbers;
    }
    if (value.members.empty())
        faults.error(value, fmt::format("{} must name at least one of {}", found.name, listed(words)));
    for (const auto& member : value.members) {
        if (member.repeated) continue;
        const auto at = std::find(words.begin(), words.end(), member.key);
        if (at == words.end())
            faults.error_at(member.place, member.value.pointer,
                            fmt::format("unknown colour {}; allowed: {}", in_quotes(member.key), listed(words)),
                            near_miss(member.key, words));
        else
            numbers[static_cast<std::size_t>(at - words.begin())] =
                whole_number({member.value, member.key}, range, faults).value_or(0);
    }
    return numbers;
}

Words icon_words() {
    auto words = colour_words();
    words.emplace_back("any");
    return words;
}

DiceCounts first_five(const std::vector<int>& numbers) {
    DiceCounts counts{};
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = static_cast<std::uint8_t>(numbers[i]);
    return counts;
}

}  // namespace

DiceIcons icons_of(Named found, FaultList& faults) {
    static const Words words = icon_words();
    constexpr Range kIcons{1, 9};
    const auto numbers = numbers_of(found, words, kIcons, faults);
    DiceIcons icons;
    icons.colour = first_five(numbers);
    icons.any = static_cast<std::uint8_t>(numbers.back());
    return icons;
}

DiceCounts counts_of(Named found, Range range, FaultList& faults) {
    return first_five(numbers_of(found, colour_words(), range, faults));
}

}  // namespace encounters::cards
