// Names, seats and cards of a run.
#include <encounters/simulation/terms.hpp>

#include <encounters/cards/near_miss.hpp>
#include <encounters/players/player.hpp>
#include <encounters/rules/queries.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::simulation {

namespace {

struct WordOf {
    std::string operator()(const SetFace&) const { return "set"; }
    std::string operator()(const Adjust&) const { return "adjust"; }
    std::string operator()(const Reroll&) const { return "reroll"; }
    std::string operator()(const Flip&) const { return "flip"; }
    std::string operator()(const LockExtra&) const { return "lock_extra"; }
    std::string operator()(const AddDice&) const { return "add_dice"; }
    std::string operator()(const Cancel&) const { return "cancel"; }
    std::string operator()(const Scout&) const { return "scout"; }
    std::string operator()(const Requisition&) const { return "requisition"; }
    template <class Printed>
    std::string operator()(const Printed&) const { return ""; }
};

// The word of the first effect that is used by hand.
std::string word_of(const CardFace& card) {
    for (const Effect& effect : card.effects)
        if (is_by_hand(effect)) return std::visit(WordOf{}, effect);
    return "";
}

CardLine line_of(const CardFace& card, std::string word, int number) {
    return CardLine{card.id, card.name, std::move(word), number, card.copies};
}

// The files by name, each with its length, so that no two packs read the same.
std::string hash_of_files(const std::vector<cards::PackText>& files) {
    std::string all;
    for (const auto& file : files) all += fmt::format("{}\n{}\n{}", file.file, file.text.size(), file.text);
    return fmt::format("{:016x}", cards::content_hash(all));
}

std::string said_of(const char* what, const auto& one, const auto& other) {
    return fmt::format("the {} is {} in one and {} in the other", what, one, other);
}

}  // namespace

CardLines card_lines(const Catalogue& catalogue, const std::vector<cards::PackText>& files) {
    CardLines lines;
    lines.pack_id = catalogue.pack_id;
    lines.pack_name = catalogue.pack_name;
    lines.pack_version = catalogue.pack_version;
    lines.hash = hash_of_files(files);
    for (const ContractCard& card : catalogue.contracts) lines.contracts.push_back(line_of(card, card.kind, card.reputation));
    for (const EncounterCard& card : catalogue.encounters) lines.encounters.push_back(line_of(card, "", card.value));
    for (const EquipmentCard& card : catalogue.equipment) lines.equipment.push_back(line_of(card, word_of(card), card.cost));
    for (const CommandCard& card : catalogue.commands) lines.commands.push_back(line_of(card, word_of(card), total(card.dice)));
    return lines;
}

std::vector<std::string> names_in(const Terms& terms) {
    std::vector<std::string> names;
    for (const std::string& name : terms.players)
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

int player_at(const Terms& terms, std::uint64_t game, int seat) {
    if (terms.seating == Seating::fixed) return seat;
    const auto seats = static_cast<std::uint64_t>(terms.seats());
    return static_cast<int>((static_cast<std::uint64_t>(seat) + game) % seats);
}

std::string why_no_player(const std::string& name) {
    const std::vector<std::string>& names = players::player_names();
    if (std::find(names.begin(), names.end(), name) != names.end()) return "";
    const std::string nearest = cards::near_miss(name, names);
    if (!nearest.empty()) return fmt::format("There is no player \"{}\"; did you mean \"{}\"?", name, nearest);
    return fmt::format("There is no player \"{}\"; there are {}.", name, fmt::join(names, ", "));
}

std::string difference(const Terms& one, const Terms& other) {
    if (one.program != other.program) return said_of("program's version", one.program, other.program);
    if (one.games != other.games) return said_of("number of games", one.games, other.games);
    if (one.seats() != other.seats()) return said_of("number of seats", one.seats(), other.seats());
    if (one.players != other.players) return "other players play";
    if (one.seating != other.seating) return "seats rotate in one of them only";
    if (one.seed != other.seed) return said_of("seed", one.seed, other.seed);
    if (one.cap != other.cap) return said_of("cap", one.cap, other.cap);
    if (one.even_start != other.even_start) return "only one of them has the even start";
    if (one.constants != other.constants) return "the players have other fitted numbers";
    return one.cards == other.cards ? "" : "the cards are not the same";
}

}  // namespace encounters::simulation
