#include "play/event_fields.hpp"

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::play {

namespace {

// A JSON string. UTF-8 stands as it is.
std::string json_text(std::string_view text) {
    std::string json = "\"";
    for (const char letter : text) {
        if (letter == '"' || letter == '\\') json += '\\';
        if (static_cast<unsigned char>(letter) < 0x20) {
            json += fmt::format("\\u{:04x}", static_cast<unsigned>(letter));
        } else {
            json += letter;
        }
    }
    return json + '"';
}

template <class Card>
std::string id_in(const std::vector<Card>& cards, std::uint8_t index) {
    return index < cards.size() ? json_text(cards[index].id) : "null";
}

}  // namespace

EventFields::EventFields(const Catalogue& catalogue, std::string_view event, std::string_view rule)
    : catalogue_(catalogue) {
    text_ = fmt::format("{{\"event\":{},\"rule\":{}", json_text(event), json_text(rule));
}

EventFields& EventFields::put(std::string_view name, std::string_view json) {
    text_ += fmt::format(",\"{}\":{}", name, json);
    return *this;
}

EventFields& EventFields::number(std::string_view name, int value) { return put(name, std::to_string(value)); }
EventFields& EventFields::word(std::string_view name, std::string_view value) { return put(name, json_text(value)); }
EventFields& EventFields::index(std::string_view name, std::uint8_t value) {
    return put(name, value == kNone ? "null" : std::to_string(value));
}
EventFields& EventFields::colour(std::string_view name, Colour value) { return word(name, cards::colour_name(value)); }

EventFields& EventFields::dice(const DiceList& dice) {
    std::string list;
    for (int i = 0; i < dice.count; ++i)
        list += fmt::format("{}{{\"colour\":\"{}\",\"face\":{}}}", i == 0 ? "" : ",",
                            cards::colour_name(dice.colours[i]), dice.faces[i]);
    return put("dice", '[' + list + ']');
}

EventFields& EventFields::deck(Deck deck) {
    switch (deck) {
        case Deck::contracts: return word("deck", "contracts");
        case Deck::encounters: return word("deck", "encounters");
        case Deck::equipment: return word("deck", "equipment");
    }
    return *this;
}

EventFields& EventFields::command(CommandId card) { return put("command", id_in(catalogue_.commands, card.value)); }

EventFields& EventFields::cards(std::string_view name, Deck deck, const std::array<std::uint8_t, kMaxLooked>& cards,
                                int count) {
    std::string list;
    for (int i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + id_of(deck, cards[i]);
    return put(name, '[' + list + ']');
}

std::string EventFields::id_of(Deck deck, std::uint8_t card) const {
    switch (deck) {
        case Deck::contracts: return id_in(catalogue_.contracts, card);
        case Deck::encounters: return id_in(catalogue_.encounters, card);
        case Deck::equipment: return id_in(catalogue_.equipment, card);
    }
    return "null";
}

}  // namespace encounters::play
