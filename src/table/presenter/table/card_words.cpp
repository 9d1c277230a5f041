// The words of cards: names, keywords, the pictures and the text that stand for effects.
#include <encounters/cards/card_text.hpp>
#include <encounters/cards/names.hpp>

#include <algorithm>

#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

IconName icon_of_effect(const Effect& effect) {
    const std::string_view file = cards::icon_name(effect);
    for (int icon = 0; icon < kIcons; ++icon) {
        if (icon_file(static_cast<IconName>(icon)) == file) return static_cast<IconName>(icon);
    }
    return IconName::information;
}

std::string all_text(const Catalogue& catalogue, CardKey key) {
    switch (key.kind) {
        case CardKind::contract: return cards::rules_text(catalogue.contracts[key.id], catalogue);
        case CardKind::encounter: return cards::rules_text(catalogue.encounters[key.id], catalogue);
        case CardKind::equipment: return cards::rules_text(catalogue.equipment[key.id], catalogue);
        case CardKind::command: break;
    }
    return cards::rules_text(catalogue.commands[key.id], catalogue);
}

cards::PrintedOn printed_on(CardKind kind) {
    switch (kind) {
        case CardKind::contract: return cards::PrintedOn::contract;
        case CardKind::encounter: return cards::PrintedOn::encounter;
        case CardKind::equipment: return cards::PrintedOn::equipment;
        case CardKind::command: break;
    }
    return cards::PrintedOn::command;
}

}  // namespace

CardKey key_of(ContractId id) { return {CardKind::contract, id.value}; }
CardKey key_of(EncounterId id) { return {CardKind::encounter, id.value}; }
CardKey key_of(EquipmentId id) { return {CardKind::equipment, id.value}; }
CardKey key_of(CommandId id) { return {CardKind::command, id.value}; }

CardKey key_of(encounters::Deck deck, std::uint8_t card) {
    if (deck == encounters::Deck::contracts) return {CardKind::contract, card};
    return {deck == encounters::Deck::encounters ? CardKind::encounter : CardKind::equipment, card};
}

const CardFace& face_of(const Catalogue& catalogue, CardKey key) {
    switch (key.kind) {
        case CardKind::contract: return catalogue.contracts[key.id];
        case CardKind::encounter: return catalogue.encounters[key.id];
        case CardKind::equipment: return catalogue.equipment[key.id];
        case CardKind::command: break;
    }
    return catalogue.commands[key.id];
}

std::vector<std::string> printed_lines(const Catalogue& catalogue, CardKey key) {
    std::vector<std::string> lines;
    std::string text = all_text(catalogue, key);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0) lines.push_back(text.substr(0, end));
        text.erase(0, end + 1);
    }
    return lines;
}

std::string printed_text(const Catalogue& catalogue, CardKey key) {
    std::string text;
    for (const std::string& line : printed_lines(catalogue, key)) text += text.empty() ? line : " " + line;
    return text;
}

std::string short_words(const Catalogue& catalogue, CardKey key) {
    return cards::short_text(face_of(catalogue, key), catalogue);
}

std::string effect_words(const Catalogue& catalogue, CardKey key, int effect) {
    const CardFace& face = face_of(catalogue, key);
    if (effect < 0 || effect >= static_cast<int>(face.effects.size())) return face.name;
    return cards::rules_text(face.effects[static_cast<std::size_t>(effect)], printed_on(key.kind), catalogue);
}

std::string keyword_words(const Catalogue& catalogue, EncounterId id) {
    std::string words;
    for (int keyword = 0; keyword < static_cast<int>(catalogue.keywords.size()); ++keyword) {
        if ((catalogue.encounter(id).keywords & keyword_bit(keyword)) == 0) continue;
        words += (words.empty() ? "" : ", ") + cards::keyword_names(keyword_bit(keyword), catalogue);
    }
    return words;
}

std::string effect_icons(const CardFace& face) {
    std::string icons;
    for (const Effect& effect : face.effects) icons += inline_icon(icon_of_effect(effect));
    return icons;
}

std::string type_word(encounters::Colour colour) { return std::string(cards::type_name(colour)); }
std::string colour_word(encounters::Colour colour) { return std::string(cards::colour_name(colour)); }

Surface band_of(encounters::Colour type) {
    static constexpr Surface kBands[] = {Surface::band_miscellaneous, Surface::band_energy, Surface::band_missile,
                                         Surface::band_ballistic, Surface::band_melee};
    return kBands[index_of(type)];
}

Colour ink_on_band(encounters::Colour type) {
    static constexpr Colour kInks[] = {Colour::ink, Colour::ink, Colour::ink_black, Colour::ink_black, Colour::bright};
    return kInks[index_of(type)];
}

IconName icon_of(encounters::Colour type) {
    static constexpr IconName kNames[] = {IconName::miscellaneous, IconName::energy, IconName::missile,
                                          IconName::ballistic, IconName::melee};
    return kNames[index_of(type)];
}

DieColour die_colour(encounters::Colour colour) { return static_cast<DieColour>(index_of(colour)); }

std::string deck_word(encounters::Deck deck) { return std::string(cards::deck_name(deck)); }

}  // namespace encounters::table
