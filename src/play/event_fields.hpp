// The fields of an event as JSON text, added one by one under their names.
#pragma once

#include <encounters/rules/events.hpp>

#include <string>
#include <string_view>

namespace encounters::play {

class EventFields {
public:
    EventFields(const Catalogue& catalogue, std::string_view event, std::string_view rule);

    EventFields& number(std::string_view name, int value);
    EventFields& word(std::string_view name, std::string_view value);
    // null for kNone and kNoSeat, which are one value.
    EventFields& index(std::string_view name, std::uint8_t value);
    EventFields& seat(SeatIndex value) { return index("seat", value); }
    EventFields& colour(std::string_view name, Colour value);
    EventFields& dice(const DiceList& dice);
    EventFields& deck(Deck deck);

    // Cards by their ids; null for no card.
    EventFields& contract(ContractId card) { return put("card", id_of(Deck::contracts, card.value)); }
    EventFields& encounter(EncounterId card) { return put("card", id_of(Deck::encounters, card.value)); }
    EventFields& equipment(std::string_view name, EquipmentId card) {
        return put(name, id_of(Deck::equipment, card.value));
    }
    EventFields& command(CommandId card);
    EventFields& card(Deck deck, std::uint8_t card) { return put("card", id_of(deck, card)); }
    EventFields& cards(std::string_view name, Deck deck, const std::array<std::uint8_t, kMaxLooked>& cards, int count);

    // The object, closed.
    std::string text() const { return text_ + '}'; }

private:
    // `json` is a value already written.
    EventFields& put(std::string_view name, std::string_view json);
    std::string id_of(Deck deck, std::uint8_t card) const;

    const Catalogue& catalogue_;
    std::string text_;
};

}  // namespace encounters::play
