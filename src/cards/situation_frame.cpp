// Seats, whose turn it is, what the game waits for.
#include "cards/situation_keys.hpp"
#include "cards/situation_reading.hpp"
#include "cards/situation_words.hpp"

#include <algorithm>
#include <variant>

#include <fmt/format.h>

namespace encounters::cards {

namespace {

// Without a key "decision": a Contract is due, or a roll against an Encounter that nobody is said to have beaten.
Phase phase_of_columns(const Value& root) {
    const auto* columns = root.find("columns");
    if (!columns || columns->kind != ValueKind::list || columns->items.empty()) return Phase::before_flip;
    const auto* encounters = columns->items.back().find("encounters");
    if (!encounters || encounters->kind != ValueKind::list || encounters->items.empty()) return Phase::between;
    return encounters->items.back().find("defeated_by") ? Phase::between : Phase::rolled;
}

Phase phase_of(Fields& root, FaultList& faults) {
    const auto* decision = root.optional("decision");
    if (!decision) return phase_of_columns(root.object());
    const auto position = word_of({*decision, "decision"}, decision_words(), faults);
    return static_cast<Phase>(position.value_or(static_cast<std::size_t>(Phase::before_flip)));
}

bool is_before_turns(Phase phase) { return phase == Phase::deal_commands || phase == Phase::first_seat; }

// Where a use goes on afterwards; an open roll is told by the last Encounter.
Phase back_of(const Value& use, const Value& root) {
    const auto* back = use.find("back");
    if (!back || back->kind != ValueKind::text) return phase_of_columns(root);
    const auto& words = decision_words();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == back->text) return static_cast<Phase>(i);
    return Phase::between;
}

void read_equipment_of(Fields& seat, Draft& draft, SeatState& state) {
    const auto* list = seat.optional("equipment");
    const auto* items =
        list ? items_of({*list, "equipment"}, {0, draft.cards.table.equipment_limit}, draft.faults) : nullptr;
    if (!items) return;
    for (const auto& item : *items) {
        Fields fields(item, "Equipment", draft.faults);
        const auto* id = fields.required("card", "the id of an Equipment");
        const bool is_exhausted = fields.flag("exhausted");
        const bool is_readied = fields.flag("readied");
        fields.close();
        const auto card = id ? take_named(draft, Deck::equipment, *id) : std::nullopt;
        if (!card) continue;
        const auto slot = state.equipment_count++;
        state.equipment[slot] = EquipmentId{*card};
        if (is_exhausted) state.exhausted = static_cast<std::uint8_t>(state.exhausted | (1u << slot));
        if (is_readied) state.readied = static_cast<std::uint8_t>(state.readied | (1u << slot));
    }
}

bool is_field_hire(const EncounterCard& card) {
    return std::any_of(card.effects.begin(), card.effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<FieldHire>(effect); });
}

// In the order of the list in State.
void keep_hires(Draft& draft, SeatIndex seat, std::vector<std::uint8_t> cards) {
    std::sort(cards.begin(), cards.end());
    for (const auto card : cards) {
        HireOnTable hire;
        hire.seat = seat;
        hire.card = EncounterId{card};
        draft.state.hires[draft.state.hire_count++] = hire;
    }
}

void read_hires_of(Fields& seat, Draft& draft, SeatIndex index) {
    const auto* list = seat.optional("field_hires");
    const auto* items = list ? items_of({*list, "field_hires"}, {0, kMaxHires}, draft.faults) : nullptr;
    if (!items) return;
    std::vector<std::uint8_t> hires;
    for (const auto& item : *items) {
        const auto card = take_named(draft, Deck::encounters, item);
        if (!card) continue;
        if (is_field_hire(draft.cards.encounter(EncounterId{*card})))
            hires.push_back(*card);
        else
            draft.faults.error(item, "this Encounter has no field_hire");
    }
    keep_hires(draft, index, std::move(hires));
}

void read_seat(const Value& value, Draft& draft, SeatIndex index) {
    auto& state = draft.state.seats[index];
    Fields fields(value, "a seat", draft.faults);
    state.cbills = fields.whole_or("cbills", {0, 1'000'000}, 0);
    state.reputation = static_cast<std::int16_t>(fields.whole_or("reputation", {0, 10'000}, 0));
    const auto* command = fields.optional("command");
    if (command) state.command = take_command(draft, *command).value_or(CommandId{});
    read_equipment_of(fields, draft, state);
    read_hires_of(fields, draft, index);
    fields.close();
}

// Seats without a Command get the first ones left, as if dealt in order.
void deal_commands(Draft& draft, const Value& seats) {
    std::size_t next = 0;
    for (SeatIndex seat = 0; seat < draft.state.seat_count; ++seat) {
        if (seats.items[seat].find("command")) continue;
        while (next < draft.commands_left.size() && draft.commands_left[next] == 0) ++next;
        if (next == draft.commands_left.size()) {
            draft.faults.error(seats.items[seat], "no Combat Command is left for this seat");
            return;
        }
        --draft.commands_left[next];
        draft.state.seats[seat].command = CommandId{static_cast<std::uint8_t>(next)};
    }
}

// Nobody is active before the first turn, and somebody always afterwards.
void read_active(Fields& root, Draft& draft) {
    const auto* active = root.optional("active");
    draft.state.active = is_before_turns(draft.state.phase) ? kNoSeat : 0;
    if (!active) return;
    if (active->kind == ValueKind::null && !is_before_turns(draft.state.phase))
        report_wrong({*active, "active"}, "a seat", draft.faults);
    else
        draft.state.active = seat_of(draft, {*active, "active"}).value_or(0);
}

}  // namespace

void read_frame(Fields& root, Draft& draft) {
    auto& state = draft.state;
    const auto* seats = root.required("seats", "a list of 1 to 8 seats");
    const auto* items = seats ? items_of({*seats, "seats"}, {1, kMaxSeats}, draft.faults) : nullptr;
    state.seat_count = static_cast<std::uint8_t>(items ? items->size() : 1);
    state.phase = phase_of(root, draft.faults);
    read_active(root, draft);
    if (const auto* use = root.object().find("use"); use && use->kind == ValueKind::object) {
        state.use.source = kSourcePower;
        state.use.back = back_of(*use, root.object());
    }
    for (const auto& key : ending_keys()) read_key(root, draft, key);
}

void read_seats(Fields& root, Draft& draft) {
    const auto* seats = root.object().find("seats");
    if (!seats || seats->items.size() != draft.state.seat_count) return;
    for (SeatIndex seat = 0; seat < draft.state.seat_count; ++seat) read_seat(seats->items[seat], draft, seat);
    if (draft.state.phase != Phase::deal_commands) deal_commands(draft, *seats);
}

}  // namespace encounters::cards
