// The words of cards: names, keywords, the pictures and the text that stand for effects.
#include <variant>

#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

// Every effect has a picture; those of Contracts and Commands that no picture could tell share one.
struct IconOf {
    IconName operator()(const SetFace&) const { return IconName::set; }
    IconName operator()(const Adjust&) const { return IconName::adjust; }
    IconName operator()(const Reroll&) const { return IconName::reroll; }
    IconName operator()(const Flip&) const { return IconName::flip; }
    IconName operator()(const LockExtra&) const { return IconName::lock; }
    IconName operator()(const AddDice&) const { return IconName::add_dice; }
    IconName operator()(const Cancel&) const { return IconName::cancel; }
    IconName operator()(const Scout&) const { return IconName::scout; }
    IconName operator()(const Requisition&) const { return IconName::requisition; }
    IconName operator()(const BonusCbills&) const { return IconName::bonus; }
    IconName operator()(const Hazard&) const { return IconName::hazard; }
    IconName operator()(const FieldHire&) const { return IconName::field_hire; }
    IconName operator()(const Salvage&) const { return IconName::salvage; }
    IconName operator()(const NoblePatronage&) const { return IconName::patronage; }
    IconName operator()(const Censure&) const { return IconName::censure; }
    IconName operator()(const LockCount&) const { return IconName::lock; }
    IconName operator()(const LockOnly&) const { return IconName::lock; }
    IconName operator()(const LockWith&) const { return IconName::lock; }
    IconName operator()(const Pay&) const { return IconName::c_bill; }
    IconName operator()(const SecureBonus&) const { return IconName::c_bill; }
    IconName operator()(const ReputationIf&) const { return IconName::reputation; }
    IconName operator()(const Market&) const { return IconName::equipment; }
    IconName operator()(const Pool&) const { return IconName::dice; }
    IconName operator()(const RevealChoice&) const { return IconName::encounter; }
    IconName operator()(const EncounterValue&) const { return IconName::information; }
    IconName operator()(const MinEncounters&) const { return IconName::warning; }
    IconName operator()(const FinalAssault&) const { return IconName::warning; }
    IconName operator()(const NoEscape&) const { return IconName::warning; }
    IconName operator()(const DefaultPenalty&) const { return IconName::warning; }
};

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

std::string printed_text(const Catalogue& catalogue, CardKey key) {
    std::string text;
    for (const std::string& line : printed_lines(catalogue, key)) text += text.empty() ? line : " " + line;
    return text;
}

std::string keyword_words(const Catalogue& catalogue, EncounterId id) {
    std::string words;
    for (std::size_t index = 0; index < catalogue.keywords.size(); ++index) {
        if ((catalogue.encounter(id).keywords & keyword_bit(static_cast<int>(index))) == 0) continue;
        words += words.empty() ? catalogue.keywords[index] : ", " + catalogue.keywords[index];
    }
    return words;
}

std::string effect_icons(const CardFace& face) {
    std::string icons;
    for (const Effect& effect : face.effects) icons += inline_icon(std::visit(IconOf{}, effect));
    return icons;
}

const char* type_word(encounters::Colour colour) {
    static constexpr const char* kTypes[] = {"Miscellaneous", "Energy", "Missile", "Ballistic", "Melee"};
    return kTypes[index_of(colour)];
}

const char* colour_word(encounters::Colour colour) {
    static constexpr const char* kWords[] = {"white", "yellow", "green", "blue", "black"};
    return kWords[index_of(colour)];
}

Surface band_of(encounters::Colour type) {
    static constexpr Surface kBands[] = {Surface::band_miscellaneous, Surface::band_energy, Surface::band_missile, Surface::band_ballistic,
                                         Surface::band_melee};
    return kBands[index_of(type)];
}

Colour ink_on_band(encounters::Colour type) {
    static constexpr Colour kInks[] = {Colour::ink, Colour::ink, Colour::ink_black, Colour::ink_black, Colour::bright};
    return kInks[index_of(type)];
}

IconName icon_of(encounters::Colour type) {
    static constexpr IconName kNames[] = {IconName::miscellaneous, IconName::energy, IconName::missile, IconName::ballistic, IconName::melee};
    return kNames[index_of(type)];
}

DieColour die_colour(encounters::Colour colour) { return static_cast<DieColour>(index_of(colour)); }

const char* deck_word(encounters::Deck deck) {
    static constexpr const char* kDecks[] = {"Contracts", "Encounters", "Equipment"};
    return kDecks[static_cast<std::size_t>(deck)];
}

}  // namespace encounters::table
