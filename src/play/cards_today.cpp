#include "play/cards_today.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace encounters::play {

namespace {

using nlohmann::json;

// The files with a list of cards, and the member that it is.
constexpr std::array<std::pair<const char*, const char*>, 4> kCardLists{
    {{"contracts.json", "contracts"}, {"encounters.json", "encounters"}, {"equipment.json", "equipment"}, {"commands.json", "commands"}}};

json parsed(const std::vector<cards::PackText>& files, std::string_view name) {
    for (const auto& file : files)
        if (file.file == name) return json::parse(file.text, nullptr, false);
    return json(json::value_t::discarded);
}

// The cards of one list by their ids.
std::map<std::string, json> cards_of(const std::vector<cards::PackText>& files, const char* name, const char* member) {
    std::map<std::string, json> cards;
    const json file = parsed(files, name);
    if (!file.is_object() || !file.contains(member) || !file.at(member).is_array()) return cards;
    for (const auto& card : file.at(member)) {
        const auto id = card.is_object() ? card.find("id") : card.end();
        if (card.is_object() && id != card.end() && id->is_string()) cards[id->get<std::string>()] = card;
    }
    return cards;
}

// The constants of a table, but for the Reputation that wins, which every table chooses for itself.
json constants_of(const std::vector<cards::PackText>& files) {
    json table = parsed(files, "table.json");
    if (table.is_object()) table.erase("winning_reputation");
    return table;
}

// Cards changed, gone or new.
int differences(const std::map<std::string, json>& then, const std::map<std::string, json>& now) {
    int count = 0;
    for (const auto& [id, card] : then) {
        const auto found = now.find(id);
        if (found == now.end() || found->second != card) ++count;
    }
    for (const auto& entry : now) count += then.contains(entry.first) ? 0 : 1;
    return count;
}

bool same_texts(const std::vector<cards::PackText>& one, const std::vector<cards::PackText>& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const auto& left, const auto& right) {
        return left.file == right.file && left.text == right.text;
    });
}

}  // namespace

void compare_cards(SavedGame& game, const JournalHeader& header, const std::vector<PackToday>& today) {
    const auto found = std::find_if(today.begin(), today.end(), [&](const auto& pack) { return pack.id == header.pack_id; });
    game.cards = found == today.end() ? CardsToday::missing : CardsToday::same;
    if (found == today.end() || same_texts(header.files, found->files)) return;
    for (const auto& [file, member] : kCardLists)
        game.cards_changed += differences(cards_of(header.files, file, member), cards_of(found->files, file, member));
    game.table_changed = constants_of(header.files) != constants_of(found->files);
    if (game.cards_changed > 0 || game.table_changed) game.cards = CardsToday::changed;
}

std::string cards_text(const SavedGame& game) {
    if (game.cards == CardsToday::missing) return "pack not here";
    if (game.cards == CardsToday::same) return "cards as today";
    const std::string table = game.table_changed ? "table constants" : "";
    const std::string cards = game.cards_changed == 0 ? "" : fmt::format("{} card{}", game.cards_changed, game.cards_changed == 1 ? "" : "s");
    return fmt::format("{}{}{} changed since", cards, !cards.empty() && !table.empty() ? " and " : "", table);
}

}  // namespace encounters::play
