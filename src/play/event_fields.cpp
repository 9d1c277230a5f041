#include "play/event_fields.hpp"

#include <encounters/cards/names.hpp>

namespace encounters::play {

EventFields& EventFields::dice(const DiceList& dice) {
    auto list = nlohmann::ordered_json::array();
    for (int i = 0; i < dice.count; ++i)
        list.push_back({{"colour", cards::colour_name(dice.colours[i])}, {"face", dice.faces[i]}});
    return put("dice", list);
}

EventFields& EventFields::deck(Deck deck) {
    switch (deck) {
        case Deck::contracts: return word("deck", "contracts");
        case Deck::encounters: return word("deck", "encounters");
        case Deck::equipment: return word("deck", "equipment");
    }
    return *this;
}

std::string EventFields::id_of(Deck deck, std::uint8_t card) const {
    switch (deck) {
        case Deck::contracts: return catalogue_.contract(ContractId{card}).id;
        case Deck::encounters: return catalogue_.encounter(EncounterId{card}).id;
        case Deck::equipment: return catalogue_.equipment_card(EquipmentId{card}).id;
    }
    return "";
}

EventFields& EventFields::card(Deck deck, std::uint8_t card) { return put("card", id_of(deck, card)); }

EventFields& EventFields::cards(const char* name, Deck deck, const std::array<std::uint8_t, kMaxLooked>& cards, int count) {
    auto list = nlohmann::ordered_json::array();
    for (int i = 0; i < count; ++i) list.push_back(id_of(deck, cards[i]));
    return put(name, list);
}

}  // namespace encounters::play
