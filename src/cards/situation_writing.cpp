// Writes a State as a situation, leaving out what reading fills in by itself.
#include "cards/json_lines.hpp"
#include "cards/situation_keys.hpp"
#include "cards/situation_words.hpp"
#include "cards/words.hpp"

#include <encounters/cards/situation.hpp>
#include <encounters/rules/decks.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace encounters::cards {

namespace {

using Texts = std::vector<std::string>;

std::string id_text(const Catalogue& cards, Deck deck, std::uint8_t card) {
    switch (deck) {
        case Deck::contracts: return word_text(cards.contracts[card].id);
        case Deck::encounters: return word_text(cards.encounters[card].id);
        case Deck::equipment: return word_text(cards.equipment[card].id);
    }
    return {};
}

std::string seat_text(SeatIndex seat) { return seat == kNoSeat ? "null" : fmt::to_string(seat + 1); }

// Positions of the bits, from 1.
std::string bits_text(unsigned bits) {
    Texts numbers;
    for (int i = 0; i < 8; ++i)
        if ((bits >> i) & 1u) numbers.push_back(fmt::to_string(i + 1));
    return list_in_one_line(numbers);
}

void add_flag_if_other(WrittenObject& object, std::string_view key, bool value, bool usual) {
    if (value != usual) object.add(key, value ? "true" : "false");
}

void add_counts(WrittenObject& object, std::string_view key, const DiceCounts& counts) {
    WrittenObject dice;
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0) dice.add(colour_words()[i], counts[i]);
    if (!dice.empty()) object.add(key, dice.in_one_line());
}

// ---- seats

std::string equipment_text(const SeatState& seat, int slot, const Catalogue& cards) {
    WrittenObject object;
    object.add("card", id_text(cards, Deck::equipment, seat.equipment[static_cast<std::size_t>(slot)].value));
    if (!seat.is_ready(slot)) object.add_true("exhausted");
    if ((seat.readied >> slot) & 1u) object.add_true("readied");
    return object.in_one_line();
}

std::string hires_text(const State& state, SeatIndex seat, const Catalogue& cards) {
    Texts hires;
    for (int i = 0; i < state.hire_count; ++i)
        if (state.hires[static_cast<std::size_t>(i)].seat == seat)
            hires.push_back(id_text(cards, Deck::encounters, state.hires[static_cast<std::size_t>(i)].card.value));
    return hires.empty() ? "" : list_in_one_line(hires);
}

std::string seat_object(const State& state, SeatIndex index, const Catalogue& cards) {
    const auto& seat = state.seats[index];
    WrittenObject object;
    object.add("cbills", seat.cbills);
    object.add("reputation", seat.reputation);
    if (seat.command.exists()) object.add_word("command", cards.command(seat.command).id);
    Texts equipment;
    for (int slot = 0; slot < seat.equipment_count; ++slot) equipment.push_back(equipment_text(seat, slot, cards));
    if (!equipment.empty()) object.add("equipment", list_in_one_line(equipment));
    const auto hires = hires_text(state, index, cards);
    if (!hires.empty()) object.add("field_hires", hires);
    return object.in_one_line();
}

// ---- dice

std::string die_text(const State& state, int index) {
    const auto& die = state.dice[static_cast<std::size_t>(index)];
    WrittenObject object;
    object.add_word("colour", colour_words()[static_cast<std::size_t>(index_of(die.colour))]);
    if (die.face > 0) object.add("face", die.face);
    if (die.marks & kDieTouched) object.add_true("touched");
    if (die.marks & kDieNamed) object.add_true("named");
    if (state.use.die == index) object.add_true("chosen");
    return object.in_one_line();
}

Texts dice_at(const State& state, std::uint8_t place) {
    Texts dice;
    for (int i = 0; i < state.dice_count; ++i)
        if (state.dice[static_cast<std::size_t>(i)].place == place) dice.push_back(die_text(state, i));
    return dice;
}

DiceCounts left_out_of(const State& state) {
    DiceCounts counts{};
    for (int i = 0; i < state.dice_count; ++i) {
        const auto& die = state.dice[static_cast<std::size_t>(i)];
        if (die.place == kLeftOut) ++counts[static_cast<std::size_t>(index_of(die.colour))];
    }
    return counts;
}

// ---- columns

std::string encounter_object(const State& state, std::uint8_t index, const Catalogue& cards) {
    const auto& encounter = state.encounters[index];
    WrittenObject object;
    object.add("card", id_text(cards, Deck::encounters, encounter.card.value));
    if (encounter.defeated() || encounter.defeated_by != usually_defeated_by(state, index))
        object.add("defeated_by", seat_text(encounter.defeated_by));
    const auto locked = dice_at(state, index);
    if (!locked.empty()) object.add("locked", list_in_one_line(locked));
    if (encounter.hazard_pay) object.add_true("hazard_pay");
    if (encounter.gone) object.add_true("hired");
    if (encounter.struck) object.add("struck", bits_text(encounter.struck));
    return object.in_one_line();
}

std::string column_object(const State& state, int index, const Catalogue& cards) {
    const auto& column = state.columns[static_cast<std::size_t>(index)];
    WrittenObject object;
    object.add("contract", id_text(cards, Deck::contracts, column.contract.value));
    add_flag_if_other(object, "completed", column.completed, usually_completed(state, index));
    add_flag_if_other(object, "paid", column.paid, usually_paid(state, index));
    add_flag_if_other(object, "paying", (state.paying >> index) & 1u, usually_paid(state, index));
    if (column.equipment_used) object.add_true("equipment_used");
    if (column.bonus_reputation) object.add("bonus_reputation", column.bonus_reputation);
    if (column.struck) object.add("struck", bits_text(column.struck));
    Texts encounters;
    for (std::uint8_t i = 0; i < state.encounter_count; ++i)
        if (state.encounters[i].column == index) encounters.push_back(encounter_object(state, i, cards));
    if (!encounters.empty()) object.add("encounters", list_in_lines(encounters, 4));
    return object.in_one_line();
}

// ---- piles

void add_ids(WrittenObject& object, std::string_view key, const Texts& ids) {
    if (!ids.empty()) object.add(key, list_in_one_line(ids));
}

Texts ids_in(const CardSet& set, Deck deck, const Catalogue& cards) {
    Texts ids;
    const auto& copies = cards.copies_of(deck);
    for (int i = 0; i < set.count(); ++i)
        ids.push_back(id_text(cards, deck, copies.definition[static_cast<std::size_t>(nth_copy(set, i))]));
    return ids;
}

Texts known_ids(const DeckState& pile, Deck deck, const Catalogue& cards) {
    Texts ids;
    for (std::size_t i = 0; i < pile.known_count; ++i) ids.push_back(id_text(cards, deck, pile.known[i]));
    return ids;
}

Texts market_ids(const State& state, const Catalogue& cards) {
    Texts ids;
    for (std::size_t place = 0; place < static_cast<std::size_t>(cards.table.market_size); ++place)
        ids.push_back(state.market[place].exists() ? id_text(cards, Deck::equipment, state.market[place].value)
                                                   : "null");
    return ids;
}

bool has_market(const State& state) {
    const bool is_dealt = state.phase != Phase::deal_commands && state.phase != Phase::first_seat;
    const auto lies_open = [](EquipmentId card) { return card.exists(); };
    return is_dealt || std::any_of(state.market.begin(), state.market.end(), lies_open);
}

void add_piles(WrittenObject& root, const State& state, const Catalogue& cards) {
    if (state.looked_count > 0) {
        Texts offered;
        const auto deck = deck_offered(state, cards);
        for (std::size_t i = 0; i < state.looked_count; ++i) offered.push_back(id_text(cards, deck, state.looked[i]));
        add_ids(root, "offered", offered);
    }
    if (state.phase == Phase::make_room) root.add("buying", state.pending + 1);
    if (state.phase == Phase::use_place) root.add("requisitioned", id_text(cards, Deck::equipment, state.pending));
    if (state.salvaged != kNone) root.add("salvaged", id_text(cards, Deck::equipment, state.salvaged));
    add_ids(root, "drawn", ids_in(state.drawn, Deck::equipment, cards));
    if (has_market(state)) add_ids(root, "market", market_ids(state, cards));
    WrittenObject next;
    WrittenObject discards;
    for (const auto deck : {Deck::contracts, Deck::encounters, Deck::equipment}) {
        const auto& key = deck_words()[static_cast<std::size_t>(deck)];
        add_ids(next, key, known_ids(state.deck(deck), deck, cards));
        add_ids(discards, key, ids_in(state.deck(deck).discards, deck, cards));
    }
    if (!next.empty()) root.add("next", next.in_one_line());
    if (!discards.empty()) root.add("discards", discards.in_one_line());
}

// ---- the turn

std::string use_object(const State& state, const Catalogue& cards) {
    const auto& use = state.use;
    WrittenObject object;
    if (use.source == kSourcePower)
        object.add_true("power");
    else if (use.source == kSourceHire)
        object.add("field_hire", id_text(cards, Deck::encounters, use.card));
    else
        object.add("equipment", use.source + 1);
    object.add("effect", use.effect + 1);
    WrittenObject icons;
    for (std::size_t i = 0; i < use.icons.colour.size(); ++i)
        if (use.icons.colour[i] > 0) icons.add(colour_words()[i], use.icons.colour[i]);
    if (use.icons.any > 0) icons.add("any", use.icons.any);
    if (!icons.empty()) object.add("icons", icons.in_one_line());
    if (use.acted) object.add_true("acted");
    object.add_word("back", decision_words()[static_cast<std::size_t>(use.back)]);
    return object.in_one_line();
}

std::string key_text(const TurnKey& key, int value) {
    switch (key.kind) {
        case KeyKind::flag: return value ? "true" : "false";
        case KeyKind::number: return fmt::to_string(value);
        case KeyKind::column:
        case KeyKind::seat: return seat_text(static_cast<SeatIndex>(value));
        case KeyKind::ending: return word_text(ending_words()[static_cast<std::size_t>(value)]);
        case KeyKind::step: return word_text(step_words()[static_cast<std::size_t>(value)]);
    }
    return {};
}

void add_keys(WrittenObject& root, const State& state, const Catalogue& cards, std::span<const TurnKey> keys) {
    for (const auto& key : keys)
        if (key.get(state) != key.usual(state, cards)) root.add(key.key, key_text(key, key.get(state)));
}

void add_tokens(WrittenObject& root, const State& state) {
    WrittenObject tokens;
    if (state.patronage != kNoSeat) tokens.add("patronage", seat_text(state.patronage));
    if (state.censure != kNoSeat) tokens.add("censure", seat_text(state.censure));
    if (!tokens.empty()) root.add("tokens", tokens.in_one_line());
}

void add_dice(WrittenObject& root, const State& state) {
    root.add("dice", list_in_one_line(dice_at(state, kUnlocked)));
    add_counts(root, "left_out", left_out_of(state));
    add_counts(root, "bonus_dice", state.bonus_dice);
    add_counts(root, "contract_dice", state.contract_dice);
}

}  // namespace

std::string write_situation(const State& state, const Catalogue& catalogue) {
    WrittenObject root;
    Texts seats;
    for (SeatIndex seat = 0; seat < state.seat_count; ++seat) seats.push_back(seat_object(state, seat, catalogue));
    root.add("seats", list_in_lines(seats, 2));
    if (state.active != kNoSeat) root.add("active", seat_text(state.active));
    root.add_word("decision", decision_words()[static_cast<std::size_t>(state.phase)]);
    add_keys(root, state, catalogue, ending_keys());
    Texts columns;
    for (int i = 0; i < state.column_count; ++i) columns.push_back(column_object(state, i, catalogue));
    if (!columns.empty()) root.add("columns", list_in_lines(columns, 2));
    add_dice(root, state);
    if (state.use.source != kNone) root.add("use", use_object(state, catalogue));
    add_tokens(root, state);
    add_keys(root, state, catalogue, turn_keys());
    add_piles(root, state, catalogue);
    return root.in_lines();
}

}  // namespace encounters::cards
