// Where the cards of a situation lie that are not in columns or with seats.
#include "cards/situation_keys.hpp"
#include "cards/situation_reading.hpp"
#include "cards/words.hpp"

namespace encounters::cards {

namespace {

void read_offered(Fields& root, Draft& draft) {
    const auto* offered = root.optional("offered");
    if (!offered) return;
    for (const auto card : take_list(draft, deck_offered(draft.state, draft.cards), {*offered, "offered"}, kMaxLooked))
        draft.state.looked[draft.state.looked_count++] = card;
}

// The first card left, as if drawn in the order of the catalogue.
EquipmentId next_equipment(Draft& draft) {
    auto& left = draft.left[static_cast<std::size_t>(Deck::equipment)];
    if (left.empty()) return {};
    const auto& copies = draft.cards.copies_of(Deck::equipment);
    const auto card = copies.definition[static_cast<std::size_t>(nth_copy(left, 0))];
    take_card(left, copies, card);
    return EquipmentId{card};
}

void read_market(Fields& root, Draft& draft) {
    const int places = draft.cards.table.market_size;
    const auto* list = root.optional("market");
    const auto* items = list ? items_of({*list, "market"}, {0, places}, draft.faults) : nullptr;
    if (!items) return;
    for (std::size_t place = 0; place < items->size(); ++place) {
        const auto& item = (*items)[place];
        if (item.kind == ValueKind::null) continue;
        if (const auto card = take_named(draft, Deck::equipment, item)) draft.state.market[place] = EquipmentId{*card};
    }
}

// Places that the list doesn't reach are filled from the deck.
void fill_market(const Value& root, Draft& draft) {
    const auto* list = root.find("market");
    const auto told = list && list->kind == ValueKind::list ? list->items.size() : 0;
    const auto places = static_cast<std::size_t>(draft.cards.table.market_size);
    const bool is_dealt = draft.state.phase != Phase::deal_commands && draft.state.phase != Phase::first_seat;
    for (auto place = told; place < places && is_dealt; ++place) draft.state.market[place] = next_equipment(draft);
}

void read_by_deck(Fields& root, std::string_view key, Draft& draft, void (*place)(Draft&, Deck, Named)) {
    const auto* value = root.optional(key);
    if (!value) return;
    Fields fields(*value, key, draft.faults);
    for (std::size_t deck = 0; deck < deck_words().size(); ++deck)
        if (const auto* list = fields.optional(deck_words()[deck]))
            place(draft, static_cast<Deck>(deck), {*list, deck_words()[deck]});
    fields.close();
}

void place_known(Draft& draft, Deck which, Named list) {
    auto& deck = draft.state.deck(which);
    for (const auto card : take_list(draft, which, list, kMaxLooked)) deck.known[deck.known_count++] = card;
}

void place_discards(Draft& draft, Deck which, Named list) {
    for (const auto card : take_list(draft, which, list, kMaxCopies))
        add_card(draft.state.deck(which).discards, draft.cards.copies_of(which), card);
}

void read_salvaged(Fields& root, Draft& draft) {
    const auto* drawn = root.optional("drawn");
    const auto& copies = draft.cards.copies_of(Deck::equipment);
    if (drawn)
        for (const auto card : take_list(draft, Deck::equipment, {*drawn, "drawn"}, kMaxCopies))
            add_card(draft.state.drawn, copies, card);
    const auto* salvaged = root.optional("salvaged");
    if (salvaged) draft.state.salvaged = take_named(draft, Deck::equipment, *salvaged).value_or(kNone);
    if (draft.state.phase != Phase::salvage_choice || salvaged) return;
    auto& left = draft.left[static_cast<std::size_t>(Deck::equipment)];
    for (std::size_t card = 0; card < draft.cards.equipment.size(); ++card) {
        const auto id = static_cast<std::uint8_t>(card);
        if (!draft.cards.equipment[card].has_maintenance() || cards_in(left, copies, id) == 0) continue;
        take_card(left, copies, id);
        draft.state.salvaged = id;
        return;
    }
}

// R3.5, Q3.12: the market place of a purchase that needs room, or the card that a requisition has chosen.
void read_pending(Fields& root, Draft& draft) {
    const int places = draft.cards.table.market_size;
    const auto* buying = root.optional("buying");
    const auto* requisitioned = root.optional("requisitioned");
    if (buying)
        draft.state.pending =
            static_cast<std::uint8_t>(whole_number({*buying, "buying"}, {1, places}, draft.faults).value_or(1) - 1);
    if (requisitioned) draft.state.pending = take_named(draft, Deck::equipment, *requisitioned).value_or(kNone);
    if (draft.state.phase == Phase::make_room && !buying) draft.state.pending = 0;
}

}  // namespace

void read_piles(Fields& root, Draft& draft) {
    read_offered(root, draft);
    read_pending(root, draft);
    read_market(root, draft);
    read_by_deck(root, "next", draft, place_known);
    read_by_deck(root, "discards", draft, place_discards);
    read_salvaged(root, draft);
    fill_market(root.object(), draft);
    for (std::size_t deck = 0; deck < draft.left.size(); ++deck) draft.state.decks[deck].unseen = draft.left[deck];
}

}  // namespace encounters::cards
