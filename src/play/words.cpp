#include <encounters/cards/card_text.hpp>
#include <encounters/cards/names.hpp>
#include <encounters/play/words.hpp>

#include <fmt/format.h>

namespace encounters::play::words {

namespace {

// A name out of a list of cards; a card that isn't there is said to be so rather than read.
template <class Card>
std::string name_in(const std::vector<Card>& cards, std::uint8_t index) {
    return index < cards.size() ? cards[index].name : "no card";
}

}  // namespace

std::string seat(const LogNames& names, SeatIndex seat) {
    if (seat < names.seats.size() && !names.seats[seat].empty()) return names.seats[seat];
    return seat == kNoSeat ? "nobody" : fmt::format("Seat {}", seat + 1);
}

std::string cbills(int amount) { return fmt::format("{} C-bill{}", amount, amount == 1 ? "" : "s"); }

std::string dice(int count, Colour which) {
    return fmt::format("{} {} {}", count, cards::colour_name(which), count == 1 ? "die" : "dice");
}

std::string die(Colour which, int face) {
    return face == 0 ? fmt::format("an unrolled {} die", cards::colour_name(which))
                     : fmt::format("{} {}", cards::colour_name(which), face);
}

std::string column(int column) { return fmt::format("column {}", column + 1); }

std::string dice_list(const DiceList& dice, std::string_view between) {
    std::string text;
    for (int i = 0; i < dice.count; ++i)
        text += fmt::format("{}{} {}", i == 0 ? "" : between, cards::colour_name(dice.colours[i]), dice.faces[i]);
    return text;
}

std::string roll(const DiceList& dice) {
    std::string text;
    for (const Colour which : kAllColours) {
        std::string faces;
        for (int i = 0; i < dice.count; ++i)
            if (dice.colours[i] == which) faces += fmt::format(" {}", dice.faces[i]);
        if (!faces.empty()) text += fmt::format("{}{}{}", text.empty() ? "" : ", ", cards::colour_name(which), faces);
    }
    return text;
}

std::string counts(const DiceCounts& counts) {
    std::string text;
    for (const Colour which : kAllColours)
        if (const int count = counts[index_of(which)]; count > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, cards::colour_name(which));
    return text;
}

std::string contract(const LogNames& names, ContractId card) { return name_in(names.catalogue->contracts, card.value); }
std::string encounter(const LogNames& names, EncounterId card) {
    return name_in(names.catalogue->encounters, card.value);
}
std::string equipment(const LogNames& names, EquipmentId card) {
    return name_in(names.catalogue->equipment, card.value);
}
std::string command(const LogNames& names, CommandId card) { return name_in(names.catalogue->commands, card.value); }

std::string card(const LogNames& names, Deck deck, std::uint8_t index) {
    switch (deck) {
        case Deck::contracts: return contract(names, ContractId{index});
        case Deck::encounters: return encounter(names, EncounterId{index});
        case Deck::equipment: return equipment(names, EquipmentId{index});
    }
    return "";
}

std::string contract_of_column(const LogNames& names, int column) {
    const bool known = column >= 0 && column < kMaxColumns && names.columns[column].exists();
    return known ? contract(names, names.columns[column]) : words::column(column);
}

std::string encounter_at(const LogNames& names, int index) {
    const bool known = index >= 0 && index < kMaxTableau && names.encounters[index].exists();
    return known ? encounter(names, names.encounters[index]) : fmt::format("Encounter {}", index + 1);
}

std::string struck(const LogNames& names, StrikeTarget target, std::uint8_t card, int effect) {
    const bool is_contract = target == StrikeTarget::contract;
    const Catalogue* catalogue = names.catalogue;
    const bool known = card < (is_contract ? catalogue->contracts.size() : catalogue->encounters.size());
    if (!known) return "an effect";
    const CardFace& face =
        is_contract ? static_cast<const CardFace&>(catalogue->contracts[card]) : catalogue->encounters[card];
    if (effect >= static_cast<int>(face.effects.size())) return fmt::format("an effect of {}", face.name);
    return fmt::format("\"{}\" off {}", cards::short_text(face.effects[effect], *catalogue), face.name);
}

}  // namespace encounters::play::words
