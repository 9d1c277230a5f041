// The fields of an event, added one by one under their names; a name that needs no catalogue is written as it is.
#pragma once

#include <encounters/play/words.hpp>

#include <encounters/cards/names.hpp>

#include <nlohmann/json.hpp>

namespace encounters::play {

class EventFields {
public:
    EventFields(const Catalogue& catalogue, std::string_view event, std::string_view rule) : catalogue_(catalogue) {
        json_["event"] = event;
        json_["rule"] = rule;
    }

    EventFields& number(const char* name, int value) { return put(name, value); }
    EventFields& word(const char* name, std::string_view value) { return put(name, value); }
    // null for kNone and kNoSeat, which are one value.
    EventFields& index(const char* name, std::uint8_t value) {
        json_[name] = value == kNone ? nlohmann::ordered_json() : nlohmann::ordered_json(value);
        return *this;
    }
    EventFields& seat(SeatIndex value) { return index("seat", value); }
    EventFields& colour(const char* name, Colour value) { return put(name, cards::colour_name(value)); }
    EventFields& dice(const DiceList& dice);
    EventFields& deck(Deck deck);

    EventFields& contract(ContractId card) { return id("card", catalogue_.contracts, card.value); }
    EventFields& encounter(EncounterId card) { return id("card", catalogue_.encounters, card.value); }
    EventFields& equipment(const char* name, EquipmentId card) { return id(name, catalogue_.equipment, card.value); }
    EventFields& command(CommandId card) { return id("command", catalogue_.commands, card.value); }
    EventFields& card(Deck deck, std::uint8_t card);
    EventFields& cards(const char* name, Deck deck, const std::array<std::uint8_t, kMaxLooked>& cards, int count);

    std::string text() const { return json_.dump(); }

private:
    template <class Value>
    EventFields& put(const char* name, const Value& value) {
        json_[name] = value;
        return *this;
    }
    template <class Card>
    EventFields& id(const char* name, const std::vector<Card>& cards, std::uint8_t index) {
        json_[name] = index < cards.size() ? nlohmann::ordered_json(cards[index].id) : nlohmann::ordered_json();
        return *this;
    }
    std::string id_of(Deck deck, std::uint8_t card) const;

    const Catalogue& catalogue_;
    nlohmann::ordered_json json_;
};

}  // namespace encounters::play
