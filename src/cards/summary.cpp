// The one line that says what was read.
#include <encounters/cards/loader.hpp>

#include <fmt/format.h>

#include <set>

namespace encounters::cards {

namespace {

struct Count {
    int copies = 0;
    std::set<std::string> names;
};

template <class Card>
Count counted(const std::vector<Card>& cards, std::set<std::size_t>& words) {
    Count count;
    for (const auto& card : cards) {
        count.copies += card.copies;
        count.names.insert(card.name);
        for (const auto& effect : card.effects) words.insert(effect.index());
    }
    return count;
}

std::string wording(const Count& count, std::string_view kind) {
    return fmt::format("{} {} ({} names)", count.copies, kind, count.names.size());
}

std::string wording_of_warnings(int warnings) {
    if (warnings == 0) return "no faults";
    return fmt::format("{} warning{}", warnings, warnings == 1 ? "" : "s");
}

}  // namespace

std::string summary(const Catalogue& catalogue, int warnings) {
    std::set<std::size_t> words;
    const auto contracts = wording(counted(catalogue.contracts, words), "Contracts");
    const auto encounters = wording(counted(catalogue.encounters, words), "Encounters");
    const auto equipment = wording(counted(catalogue.equipment, words), "Equipment");
    const auto commands = counted(catalogue.commands, words);
    return fmt::format("{} {}: {}, {}, {}, {} Combat Commands, {} effect words used, {}", catalogue.pack_id,
                       catalogue.pack_version, contracts, encounters, equipment, commands.copies, words.size(),
                       wording_of_warnings(warnings));
}

}  // namespace encounters::cards
