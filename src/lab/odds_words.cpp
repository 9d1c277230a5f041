#include "lab/odds_words.hpp"

#include <encounters/cards/names.hpp>
#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::lab {

namespace {

constexpr std::string_view kLetters = "wygbk";  // in the order of colours
constexpr const char* kHow = "write numbers and letters such as 5w1y: w white, y yellow, g green, b blue, k black";

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return small;
}

bool is_between(char letter) { return letter == ' ' || letter == ',' || letter == '+'; }
bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

std::string suggestion(std::string_view word, const std::vector<std::string>& words) {
    const std::string nearest = cards::near_miss(word, words);
    return nearest.empty() ? "" : fmt::format("; did you mean \"{}\"?", nearest);
}

// A sentence's full stop, unless it ends in a question already.
std::string closed(std::string text) {
    if (text.back() != '?') text += '.';
    return text;
}

}  // namespace

Read<DiceCounts> read_dice(std::string_view text) {
    const std::string small = lower(text);
    Read<DiceCounts> read;
    int all = 0;
    for (std::size_t at = 0; at < small.size();) {
        if (is_between(small[at])) {
            ++at;
            continue;
        }
        int count = 0;
        const std::size_t begin = at;
        for (; at < small.size() && is_digit(small[at]); ++at) count = std::min(1000, count * 10 + (small[at] - '0'));
        const std::size_t colour = at < small.size() ? kLetters.find(small[at]) : std::string_view::npos;
        if (at == begin || colour == std::string_view::npos) return {{}, fmt::format("--dice \"{}\" can't be read: {}.", text, kHow)};
        ++at;
        all += count;
        if (all > kMaxDice) return {{}, fmt::format("--dice takes at most {} dice.", kMaxDice)};
        read.value[colour] = static_cast<std::uint8_t>(read.value[colour] + count);
    }
    if (all == 0) return {{}, fmt::format("--dice needs at least one die: {}.", kHow)};
    return read;
}

Read<ColourSet> read_bars(const std::vector<std::string>& words) {
    std::vector<std::string> names;
    for (Colour colour : kAllColours) {
        names.emplace_back(cards::colour_name(colour));
        names.push_back(lower(cards::type_name(colour)));
    }
    Read<ColourSet> read;
    for (const std::string& word : words) {
        const auto found = std::find(names.begin(), names.end(), lower(word));
        if (found == names.end()) return {0, closed(fmt::format("--bar \"{}\" is no colour and no type of Equipment{}", word, suggestion(word, names)))};
        const Colour colour = kAllColours[static_cast<std::size_t>(found - names.begin()) / 2];
        if (colour == Colour::white) return {0, fmt::format("--bar \"{}\": white is never barred (Q9.7).", word)};
        read.value |= colour_bit(colour);
    }
    return read;
}

Read<std::vector<EquipmentId>> read_equipment(const std::vector<std::string>& ids, const Catalogue& catalogue) {
    if (ids.size() > kMaxEquipment) return {{}, fmt::format("--equipment takes at most {} cards.", kMaxEquipment)};
    std::vector<std::string> known;
    for (const EquipmentCard& card : catalogue.equipment) known.push_back(card.id);
    Read<std::vector<EquipmentId>> read;
    for (const std::string& id : ids) {
        const auto found = std::find(known.begin(), known.end(), id);
        if (found == known.end()) return {{}, closed(fmt::format("--equipment \"{}\" is no Equipment of {}{}", id, catalogue.pack_name, suggestion(id, known)))};
        read.value.push_back(EquipmentId{static_cast<std::uint8_t>(found - known.begin())});
    }
    return read;
}

}  // namespace encounters::lab
