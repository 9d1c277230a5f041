// Seats and the Black Market, the upper half of the table.
#include "lab/table_text.hpp"
#include "lab/text_lines.hpp"

#include <encounters/cards/card_text.hpp>
#include <encounters/play/words.hpp>

#include <encounters/cards/names.hpp>

#include <fmt/format.h>

namespace encounters::lab {

using fmt::format;
namespace words = play::words;

namespace {

// What readying a card costs its owner: the active player may have it cheaper.
int price_to_ready(const State& state, const Catalogue& catalogue, const SeatState& seat, int slot) {
    const bool is_own = state.active != kNoSeat && &seat == &state.player();
    if (is_own) return maintenance_of(state, catalogue, seat.equipment[slot]);
    return catalogue.equipment_card(seat.equipment[slot]).maintenance;
}

std::string maintenance_text(int price) { return price > 0 ? format("maintenance {}", price) : "no maintenance"; }

std::string ready_text(const State& state, const Catalogue& catalogue, const SeatState& seat, int slot) {
    const int price = price_to_ready(state, catalogue, seat, slot);
    if (seat.is_ready(slot)) return "ready, " + maintenance_text(price);
    return price == 0 ? "exhausted for good" : format("exhausted, {} to ready", words::cbills(price));
}

// The active player's Equipment with its words.
std::string own_equipment(const State& state, const play::LogNames& names, const SeatState& seat) {
    std::string text;
    for (int slot = 0; slot < seat.equipment_count; ++slot) {
        const EquipmentCard& card = names.catalogue->equipment_card(seat.equipment[slot]);
        text += wrapped(format("      {} ", slot + 1), format("{} ({}, {}): {}", card.name, cards::type_name(card.type),
                                                              ready_text(state, *names.catalogue, seat, slot),
                                                              text_in_one_line(card, *names.catalogue)));
    }
    return text;
}

std::string others_equipment(const State& state, const play::LogNames& names, const SeatState& seat) {
    std::vector<std::string> cards;
    for (int slot = 0; slot < seat.equipment_count; ++slot)
        cards.push_back(format("{} ({})", words::equipment(names, seat.equipment[slot]),
                               ready_text(state, *names.catalogue, seat, slot)));
    return cards.empty() ? "" : wrapped("      Equipment: ", joined(cards));
}

std::string hires_text(const State& state, const play::LogNames& names, SeatIndex seat) {
    std::vector<std::string> hires;
    for (int i = 0; i < state.hire_count; ++i)
        if (state.hires[i].seat == seat) hires.push_back(words::encounter(names, state.hires[i].card));
    return hires.empty() ? "" : wrapped("      Field Hires: ", joined(hires));
}

std::string tokens_text(const State& state, SeatIndex seat) {
    std::vector<std::string> tokens;
    if (state.patronage == seat) tokens.push_back("Noble Patronage");
    if (state.censure == seat) tokens.push_back("Censure");
    return tokens.empty() ? "" : ", holds " + joined(tokens);
}

std::string command_text(const State& state, const play::LogNames& names, SeatIndex index) {
    const CommandId id = state.seats[index].command;
    if (!id.exists()) return "";
    const CommandCard& card = names.catalogue->command(id);
    std::string text = format("{} ({})", card.name, words::counts(card.dice));
    if (index != state.active) return wrapped("      Command: ", text);
    text += format(": {}", text_in_one_line(card, *names.catalogue));
    if (state.power_used) text += " Used this turn.";
    return wrapped("      Command: ", text);
}

std::string seat_text(const State& state, const play::LogNames& names, SeatIndex index) {
    const SeatState& seat = state.seats[index];
    const bool is_active = index == state.active;
    std::string text = format("{} {}: {}, {} Reputation{}\n", is_active ? '>' : ' ', words::seat(names, index),
                              words::cbills(seat.cbills), seat.reputation, tokens_text(state, index));
    text += command_text(state, names, index);
    text += is_active ? own_equipment(state, names, seat) : others_equipment(state, names, seat);
    return text + hires_text(state, names, index);
}

std::string market_heading(const State& state, const Catalogue& catalogue) {
    if (market_closed(state, catalogue)) return "Black Market (closed by a card)\n";
    const int left = state.bought ? 0 : replacements_allowed(state, catalogue) - state.replacements;
    if (left <= 0) return "Black Market (open)\n";
    return format("Black Market (open; {} may be replaced)\n", left == 1 ? "one card" : format("{} cards", left));
}

std::string market_card(const State& state, const Catalogue& catalogue, int place) {
    const EquipmentCard& card = catalogue.equipment_card(state.market[place]);
    const std::string cost = words::cbills(cost_of(state, catalogue, state.market[place]));
    const std::string care = care_text(state, catalogue, state.market[place]);
    return wrapped(format("  {} ", place + 1), format("{} ({}, {}, {}): {}", card.name, cards::type_name(card.type),
                                                      cost, care, text_in_one_line(card, catalogue)));
}

// While nothing can be bought the names are enough.
std::string market_names(const State& state, const play::LogNames& names) {
    std::vector<std::string> cards;
    for (int place = 0; place < names.catalogue->table.market_size; ++place)
        if (state.market[place].exists()) cards.push_back(words::equipment(names, state.market[place]));
    return wrapped("Black Market (not now): ", joined(cards, "empty"));
}

}  // namespace

std::string care_text(const State& state, const Catalogue& catalogue, EquipmentId card) {
    const bool is_nobodys = state.active == kNoSeat;
    return maintenance_text(is_nobodys ? catalogue.equipment_card(card).maintenance : maintenance_of(state, catalogue, card));
}

std::string seats_text(const State& state, const play::LogNames& names) {
    std::string text;
    if (state.turn > 0)
        text = format("Turn {}, played to {} Reputation\n", state.turn, names.catalogue->table.winning_reputation);
    for (SeatIndex seat = 0; seat < state.seat_count; ++seat) text += seat_text(state, names, seat);
    return text;
}

std::string market_text(const State& state, const play::LogNames& names) {
    if (!state.market_open) return market_names(state, names);
    std::string text = market_heading(state, *names.catalogue);
    for (int place = 0; place < names.catalogue->table.market_size; ++place)
        if (state.market[place].exists()) text += market_card(state, *names.catalogue, place);
    return text;
}

}  // namespace encounters::lab
