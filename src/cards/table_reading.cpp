// pack.json and table.json.
#include "cards/card_reading.hpp"
#include "cards/dice_fields.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

constexpr int kLongestName = 40;
constexpr int kLongestProse = 400;

bool is_version(std::string_view text) {
    int points = 0;
    char last = '.';
    for (const char c : text) {
        if (c == '.' && last == '.') return false;
        if (c != '.' && (c < '0' || c > '9')) return false;
        points += c == '.';
        last = c;
    }
    return points == 2 && last != '.';
}

std::string version_of(Fields& fields) {
    auto version = fields.line("version", kLongestName);
    if (version.empty() || is_version(version)) return version;
    report_wrong({*fields.object().find("version"), "version"}, "three numbers such as 1.0.0", fields.faults());
    return {};
}

void check_authors(Fields& fields) {
    constexpr int kMostAuthors = 100;
    const auto* authors = fields.required("authors", "a list of names");
    const auto* items = authors ? items_of({*authors, "authors"}, {0, kMostAuthors}, fields.faults()) : nullptr;
    if (!items) return;
    for (const auto& item : *items) line_of({item, "an author"}, kLongestProse, fields.faults());
}

// Every colour, so that nobody forgets one: none of a colour is written 0.
DiceCounts supply_of(Fields& table) {
    DiceCounts supply{5, 4, 4, 4, 4};
    const auto* value = table.required("dice_supply", "an object with a number for every colour");
    if (!value) return supply;
    Fields fields(*value, "dice_supply", table.faults());
    if (!fields.is_object()) return supply;
    for (const auto colour : kAllColours) {
        const auto at = static_cast<std::size_t>(index_of(colour));
        const Range range{0, colour == Colour::white ? 5 : 4};
        supply[at] = static_cast<std::uint8_t>(fields.whole(colour_words()[at], range));
    }
    fields.close();
    return supply;
}

std::vector<int> even_start_of(Fields& fields) {
    std::vector<int> cbills;
    const auto* value = fields.required("even_start", "a list of C-bills by turn order");
    const auto* items = value ? items_of({*value, "even_start"}, {0, kMaxSeats}, fields.faults()) : nullptr;
    if (!items) return cbills;
    for (const auto& item : *items)
        cbills.push_back(whole_number({item, "C-bills"}, {0, 50}, fields.faults()).value_or(0));
    return cbills;
}

std::vector<std::string> keywords_of(Fields& fields) {
    std::vector<std::string> keywords;
    const auto* value = fields.required("keywords", "a list of names");
    const auto* items = value ? items_of({*value, "keywords"}, {0, kMaxKeywords}, fields.faults()) : nullptr;
    if (!items) return keywords;
    for (const auto& item : *items) {
        const auto keyword = line_of({item, "a keyword"}, kLongestName, fields.faults());
        if (!keyword) continue;
        if (std::find(keywords.begin(), keywords.end(), *keyword) != keywords.end())
            fields.faults().error(item, fmt::format("keywords names {} twice", shown(item)));
        keywords.push_back(*keyword);
    }
    return keywords;
}

}  // namespace

void read_pack(const Value& root, Catalogue& catalogue, FaultList& faults) {
    Fields fields(root, "the file", faults);
    fields.line_or("$schema", kLongestProse);
    catalogue.pack_id = id_of(fields);
    catalogue.pack_name = fields.line("name", kLongestName);
    catalogue.pack_version = version_of(fields);
    check_authors(fields);
    if (const auto* description = fields.required("description", "a sentence or two"))
        prose_of({*description, "description"}, kLongestProse, faults);
    fields.close();
}

void read_table(const Value& root, Catalogue& catalogue, FaultList& faults) {
    constexpr Range kSmallAmount{0, 20};
    Fields fields(root, "the file", faults);
    auto& table = catalogue.table;
    fields.line_or("$schema", kLongestProse);
    table.winning_reputation = fields.whole("winning_reputation", {1, 99});
    table.market_size = fields.whole("market_size", {1, kMaxMarket});
    table.equipment_limit = fields.whole("equipment_limit", {1, kMaxEquipment});
    table.burn_cost = fields.whole("burn_cost", kSmallAmount);
    table.hazard_pay = fields.whole("hazard_pay", kSmallAmount);
    table.patronage_pay = fields.whole("patronage_pay", kSmallAmount);
    table.max_columns = fields.whole("max_columns", {1, kMaxColumns});
    table.dice_supply = supply_of(fields);
    table.even_start = even_start_of(fields);
    catalogue.keywords = keywords_of(fields);
    fields.close();
}

}  // namespace encounters::cards
