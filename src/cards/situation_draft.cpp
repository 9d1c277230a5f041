#include "cards/situation_draft.hpp"

#include "cards/words.hpp"

#include <encounters/cards/names.hpp>
#include <encounters/cards/near_miss.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

template <class Card>
Words ids_of(const std::vector<Card>& cards) {
    Words ids;
    for (const auto& card : cards) ids.push_back(card.id);
    return ids;
}

Words ids_of(const Catalogue& cards, Deck deck) {
    switch (deck) {
        case Deck::contracts: return ids_of(cards.contracts);
        case Deck::encounters: return ids_of(cards.encounters);
        case Deck::equipment: return ids_of(cards.equipment);
    }
    return {};
}

// The position of an id among those of its kind.
std::optional<std::size_t> position_of(const Value& id, const Words& ids, std::string_view kind, FaultList& faults) {
    if (id.kind != ValueKind::text) {
        report_wrong({id, fmt::format("the {}", kind)}, "the id of a card", faults);
        return std::nullopt;
    }
    const auto at = std::find(ids.begin(), ids.end(), id.text);
    if (at != ids.end()) return static_cast<std::size_t>(at - ids.begin());
    faults.error(id, fmt::format("no {} has the id {}", kind, shown(id)), near_miss(id.text, ids));
    return std::nullopt;
}

void report_none_left(const Value& id, int copies, FaultList& faults) {
    faults.error(id, copies == 1 ? fmt::format("the only copy of {} lies elsewhere already", shown(id))
                                 : fmt::format("all {} copies of {} lie elsewhere already", copies, shown(id)));
}

std::uint8_t marks_of(Fields& fields) {
    const bool is_touched = fields.flag("touched");
    const bool is_named = fields.flag("named");
    return static_cast<std::uint8_t>((is_touched ? kDieTouched : 0) | (is_named ? kDieNamed : 0));
}

}  // namespace

Draft::Draft(const Catalogue& all_cards_there_are, FaultList& found)
    : cards(all_cards_there_are), faults(found), dice_left(all_cards_there_are.table.dice_supply) {
    for (std::size_t deck = 0; deck < left.size(); ++deck) left[deck] = all_cards(cards.copies[deck]);
    for (const auto& command : cards.commands) commands_left.push_back(command.copies);
}

std::optional<std::uint8_t> take_named(Draft& draft, Deck deck, const Value& id) {
    const auto position = position_of(id, ids_of(draft.cards, deck), card_name(deck), draft.faults);
    if (!position) return std::nullopt;
    const auto card = static_cast<std::uint8_t>(*position);
    auto& left = draft.left[static_cast<std::size_t>(deck)];
    const auto& copies = draft.cards.copies_of(deck);
    if (cards_in(left, copies, card) == 0) {
        report_none_left(id, cards_in(all_cards(copies), copies, card), draft.faults);
        return std::nullopt;
    }
    take_card(left, copies, card);
    return card;
}

std::optional<CommandId> take_command(Draft& draft, const Value& id) {
    const auto position = position_of(id, ids_of(draft.cards.commands), "Combat Command", draft.faults);
    if (!position) return std::nullopt;
    if (draft.commands_left[*position] == 0) {
        report_none_left(id, draft.cards.commands[*position].copies, draft.faults);
        return std::nullopt;
    }
    --draft.commands_left[*position];
    return CommandId{static_cast<std::uint8_t>(*position)};
}

std::vector<std::uint8_t> take_list(Draft& draft, Deck deck, Named list, int most) {
    std::vector<std::uint8_t> taken;
    const auto* items = items_of(list, {0, most}, draft.faults);
    if (!items) return taken;
    for (const auto& item : *items)
        if (const auto card = take_named(draft, deck, item)) taken.push_back(*card);
    return taken;
}

std::optional<ReadDie> take_die(Draft& draft, const Value& value, std::uint8_t place) {
    constexpr Range kFaces{1, 6};
    Fields fields(value, "a die", draft.faults);
    if (!fields.is_object()) return std::nullopt;
    ReadDie read;
    read.die.place = place;
    read.die.colour = colour_at(fields.word("colour", colour_words()));
    read.die.face = static_cast<std::uint8_t>(fields.whole_or("face", kFaces, 0));
    read.die.marks = marks_of(fields);
    if (place == kUnlocked) read.chosen = fields.flag("chosen");
    fields.close();
    if (!fields.is_clean()) return std::nullopt;
    const auto at = static_cast<std::size_t>(index_of(read.die.colour));
    if (draft.dice_left[at] == 0) {
        draft.faults.error(value, fmt::format("the supply has {} {} dice, and no more",
                                              draft.cards.table.dice_supply[at], colour_words()[at]));
        return std::nullopt;
    }
    --draft.dice_left[at];
    return read;
}

std::optional<SeatIndex> seat_of(Draft& draft, Named found) {
    if (found.value.kind == ValueKind::null) return kNoSeat;
    const auto seat = whole_number(found, {1, draft.state.seat_count}, draft.faults);
    if (!seat) return std::nullopt;
    return static_cast<SeatIndex>(*seat - 1);
}

}  // namespace encounters::cards
