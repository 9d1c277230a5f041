#include <encounters/cards/card_text.hpp>
#include <encounters/rules/queries.hpp>

#include "cards/effect_text/wording.hpp"

namespace encounters::cards {

namespace {

using effect_text::Setting;
using effect_text::Wording;

Wording wording_of(const Effect& effect, const Setting& setting) {
    return std::visit([&](const auto& one) { return effect_text::wording(one, setting); }, effect);
}

const Catalogue& no_catalogue() {
    static const Catalogue catalogue;
    return catalogue;
}

void add_line(std::string& text, const std::string& line) {
    if (!text.empty()) text += '\n';
    text += line;
}

std::string lines_of(const CardFace& card, const Setting& setting) {
    if (!card.text.empty()) return card.text;
    std::string text;
    for (const auto& effect : card.effects) add_line(text, wording_of(effect, setting).sentence);
    return text;
}

std::string power_of(const CommandCard& card, const Setting& setting) {
    std::string text;
    for (const auto& effect : card.effects)
        if (is_by_hand(effect)) text += (text.empty() ? "" : " ") + wording_of(effect, setting).sentence;
    if (text.front() >= 'A' && text.front() <= 'Z') text.front() = static_cast<char>(text.front() - 'A' + 'a');
    return "Once per turn: " + text;
}

}  // namespace

std::string rules_text(const Effect& effect, PrintedOn printed_on, const Catalogue& catalogue) {
    return wording_of(effect, {printed_on, catalogue}).sentence;
}

std::string rules_text(const Effect& effect, const Catalogue& catalogue) {
    return rules_text(effect, PrintedOn::encounter, catalogue);
}

std::string rules_text(const ContractCard& card, const Catalogue& catalogue) {
    return lines_of(card, {PrintedOn::contract, catalogue});
}

std::string rules_text(const EncounterCard& card, const Catalogue& catalogue) {
    return lines_of(card, {PrintedOn::encounter, catalogue});
}

std::string rules_text(const EquipmentCard& card, const Catalogue& catalogue) {
    return lines_of(card, {PrintedOn::equipment, catalogue});
}

std::string rules_text(const CommandCard& card, const Catalogue& catalogue) {
    if (!card.text.empty()) return card.text;
    const Setting setting{PrintedOn::command, catalogue};
    std::string text;
    bool power_is_told = false;
    for (const auto& effect : card.effects) {
        if (!is_by_hand(effect)) {
            add_line(text, wording_of(effect, setting).sentence);
        } else if (!power_is_told) {
            add_line(text, power_of(card, setting));
            power_is_told = true;
        }
    }
    return text;
}

std::string short_text(const Effect& effect, const Catalogue& catalogue) {
    return wording_of(effect, {PrintedOn::encounter, catalogue}).in_short;
}

std::string short_text(const CardFace& card, const Catalogue& catalogue) {
    std::string text;
    for (const auto& effect : card.effects) text += (text.empty() ? "" : " · ") + short_text(effect, catalogue);
    return text;
}

std::string_view effect_word(const Effect& effect) {
    return wording_of(effect, {PrintedOn::encounter, no_catalogue()}).word;
}

std::string_view icon_name(const Effect& effect) {
    return wording_of(effect, {PrintedOn::encounter, no_catalogue()}).icon;
}

}  // namespace encounters::cards
