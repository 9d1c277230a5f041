#include "cards/whole_pack.hpp"

#include "cards/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace encounters::cards {

namespace {

template <class Card>
int copies_in(const std::vector<Card>& cards) {
    int copies = 0;
    for (const auto& card : cards) copies += card.copies;
    return copies;
}

bool is_hire(const Effect& effect) { return std::holds_alternative<FieldHire>(effect); }

int hire_copies(const Catalogue& catalogue) {
    int copies = 0;
    for (const auto& card : catalogue.encounters)
        if (std::any_of(card.effects.begin(), card.effects.end(), is_hire)) copies += card.copies;
    return copies;
}

struct Bounds {
    std::string_view kind;
    int least = 1;
    int most = kMaxCopies;
};

void check_count(const ReadList& read, int copies, Bounds bounds) {
    if (!read.is_readable()) return;
    if (copies < bounds.least)
        read.faults->error(*read.list, fmt::format("{} {} are too few to play, copies counted; at least {} are needed",
                                                   copies, bounds.kind, bounds.least));
    if (copies > bounds.most)
        read.faults->error(*read.list, fmt::format("{} {} are too many, copies counted; at most {} can be played with",
                                                   copies, bounds.kind, bounds.most));
}

void check_command_dice(const ReadList& read, const Catalogue& catalogue) {
    for (std::size_t i = 0; i < catalogue.commands.size(); ++i) {
        const auto* dice = read.list->items[i].find("dice");
        if (!dice || dice->kind != ValueKind::object) continue;
        for (const auto colour : kAllColours) {
            const auto at = static_cast<std::size_t>(index_of(colour));
            const int supply = catalogue.table.dice_supply[at];
            if (catalogue.commands[i].dice[at] > supply)
                read.faults->error(
                    *dice->find(colour_words()[at]),
                    fmt::format("the Command prints more {} dice than the supply has: found {}, allowed {} (Q1.2)",
                                colour_words()[at], catalogue.commands[i].dice[at], supply));
        }
    }
}

}  // namespace

void check_whole(const ReadPack& pack, const Catalogue& catalogue) {
    constexpr int kFewestContracts = 2;
    constexpr int kFewestEncounters = 5;
    const int fewest_equipment = pack.has_table ? catalogue.table.market_size : 1;
    check_count(pack.contracts, copies_in(catalogue.contracts), {"Contracts", kFewestContracts});
    check_count(pack.encounters, copies_in(catalogue.encounters), {"Encounters", kFewestEncounters});
    check_count(pack.encounters, hire_copies(catalogue), {"Encounters with field_hire", 0, kMaxHires});
    check_count(pack.equipment, copies_in(catalogue.equipment), {"Equipment", fewest_equipment});
    check_count(pack.commands, copies_in(catalogue.commands), {"Combat Commands"});
    if (pack.has_table && pack.commands.is_readable()) check_command_dice(pack.commands, catalogue);
}

}  // namespace encounters::cards
