#include "cards/card_reading.hpp"

#include "cards/dice_fields.hpp"
#include "cards/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace encounters::cards {

namespace {

constexpr int kLongestName = 40;
constexpr int kLongestProse = 400;
constexpr Range kAnyEffects{0, kMaxEffects};
constexpr Range kSomeEffects{1, kMaxEffects};

// A card file being read: its list of cards, and where each id came first.
struct CardList {
    CardContext context;
    FaultList& faults;
    std::map<std::string, int> id_lines;
};

bool is_kebab(std::string_view id) {
    const auto is_plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !id.empty() && id.front() != '-' && id.back() != '-' && id.find("--") == std::string_view::npos &&
           std::all_of(id.begin(), id.end(), is_plain);
}

void read_id(Fields& fields, CardFace& face, CardList& list) {
    face.id = id_of(fields);
    if (face.id.empty()) return;
    const auto& value = *fields.object().find("id");
    const auto [first, is_new] = list.id_lines.try_emplace(face.id, value.place.line);
    if (!is_new)
        list.faults.error(value,
                          fmt::format("id {} is used twice; first in line {}", in_quotes(face.id), first->second));
}

void read_effects(Fields& fields, CardFace& face, CardList& list) {
    const bool is_needed = list.context.kind == kEquipment || list.context.kind == kCommand;
    const auto* effects =
        is_needed ? fields.required("effects", "a list of what the card does") : fields.optional("effects");
    if (effects) face.effects = effects_of(*effects, is_needed ? kSomeEffects : kAnyEffects, list.context, list.faults);
}

void read_name(Fields& fields, CardFace& face, CardList& list) {
    read_id(fields, face, list);
    face.name = fields.line("name", kLongestName);
}

// What comes after the keys of the kind, so that messages list keys in the order people write them.
void read_rest(Fields& fields, CardFace& face, CardList& list) {
    constexpr Range kCopies{1, 60};
    face.copies = fields.whole_or("copies", kCopies, 1);
    read_effects(fields, face, list);
    face.flavour = fields.prose_or("flavour", kLongestProse);
    face.text = fields.prose_or("text", kLongestProse);
    fields.close();
}

ContractCard read_contract(Fields& fields, CardList& list) {
    ContractCard card;
    read_name(fields, card, list);
    card.kind = fields.line("kind", kLongestName);
    card.reputation = fields.whole("reputation", {0, 9});
    read_rest(fields, card, list);
    return card;
}

KeywordSet keywords_of(Fields& fields, CardList& list) {
    KeywordSet set = 0;
    const auto* keywords = fields.optional("keywords");
    const auto* items = keywords ? items_of({*keywords, "keywords"}, {0, kMaxKeywords}, list.faults) : nullptr;
    if (!items) return set;
    for (const auto& item : *items) {
        const auto bit = keyword_of(fields, &item, list.context);
        if (bit & set) list.faults.error(item, fmt::format("keywords names {} twice", shown(item)));
        set = static_cast<KeywordSet>(set | bit);
    }
    return set;
}

EncounterCard read_encounter(Fields& fields, CardList& list) {
    EncounterCard card;
    read_name(fields, card, list);
    card.value = fields.whole("value", {1, 20});
    card.keywords = keywords_of(fields, list);
    read_rest(fields, card, list);
    return card;
}

EquipmentCard read_equipment_card(Fields& fields, CardList& list) {
    constexpr Range kPrice{1, 20};
    EquipmentCard card;
    read_name(fields, card, list);
    card.type = colour_at(fields.word("type", type_words()));
    card.cost = fields.whole("cost", kPrice);
    card.maintenance = fields.whole_or("maintenance", kPrice, 0);
    read_rest(fields, card, list);
    return card;
}

CommandCard read_command(Fields& fields, CardList& list) {
    constexpr Range kDicePrinted{1, 9};
    CommandCard card;
    read_name(fields, card, list);
    const auto* dice = fields.required("dice", "an object such as {\"white\": 5, \"blue\": 1}");
    if (dice) card.dice = counts_of({*dice, "dice"}, kDicePrinted, list.faults);
    read_rest(fields, card, list);
    return card;
}

// The list of cards of a file; nullptr, reported, when there is none.
const std::vector<Value>* cards_of(const Value& root, std::string_view key, FaultList& faults) {
    constexpr int kManyCards = 1'000'000;
    Fields file(root, "the file", faults);
    file.line_or("$schema", kLongestProse);
    const auto* cards = file.required(key, "a list of cards");
    file.close();
    return cards ? items_of({*cards, key}, {0, kManyCards}, faults) : nullptr;
}

template <class Card>
void read_list(const Value& root, CardList list, std::vector<Card>& cards, Card (*read)(Fields&, CardList&)) {
    static const std::map<CardKind, std::string_view> keys{
        {kContract, "contracts"}, {kEncounter, "encounters"}, {kEquipment, "equipment"}, {kCommand, "commands"}};
    const auto* items = cards_of(root, keys.at(list.context.kind), list.faults);
    if (!items) return;
    for (const auto& item : *items) {
        Fields fields(item, "a card", list.faults);
        cards.push_back(read(fields, list));
    }
}

CardList list_of(CardKind kind, const Words* keywords, FaultList& faults) {
    CardContext context;
    context.kind = kind;
    context.keywords = keywords;
    return CardList{context, faults, {}};
}

}  // namespace

std::string id_of(Fields& fields) {
    constexpr int kLongestId = 48;
    auto id = fields.line("id", kLongestId);
    if (id.empty() || is_kebab(id)) return id;
    const auto& value = *fields.object().find("id");
    fields.faults().error(
        value,
        fmt::format("id must be lower-case letters and digits with single hyphens between, found {}", shown(value)));
    return {};
}

void read_contracts(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults) {
    read_list(root, list_of(kContract, keywords, faults), catalogue.contracts, read_contract);
}

void read_encounters(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults) {
    read_list(root, list_of(kEncounter, keywords, faults), catalogue.encounters, read_encounter);
}

void read_equipment(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults) {
    read_list(root, list_of(kEquipment, keywords, faults), catalogue.equipment, read_equipment_card);
}

void read_commands(const Value& root, const Words* keywords, Catalogue& catalogue, FaultList& faults) {
    read_list(root, list_of(kCommand, keywords, faults), catalogue.commands, read_command);
}

}  // namespace encounters::cards
