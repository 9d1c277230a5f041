#include "support/rules_turns.hpp"

#include "support/catch.hpp"

#include <array>
#include <string>

namespace encounters::testing {

Start seats(int count) {
    constexpr std::array<const char*, 4> commands{"yellow command", "green command", "blue command", "black command"};
    Start start;
    start.commands.clear();
    for (int seat = 0; seat < count; ++seat) start.commands.emplace_back(commands.at(static_cast<std::size_t>(seat % 4)));
    return start;
}

void roll_all(Table& table, int face) {
    const auto due = chance(table.state, table.catalogue);
    REQUIRE(due.kind == ChanceKind::dice);
    table.act(Move::dice_landed(std::vector<int>(due.dice_count, face)));
}

void beat_one(Table& table, std::string_view encounter) {
    table.reveal(encounter);
    const auto due = chance(table.state, table.catalogue);
    REQUIRE(due.kind == ChanceKind::dice);
    const int value = value_of(table.state, table.catalogue, table.encounter(encounter));
    std::vector<int> faces(due.dice_count, 6);
    faces.at(0) = value;
    table.act(Move::dice_landed(faces));
    table.lock({Shown{due.colours.at(0), value}});
}

void sweep(Table& table) {
    table.reveal("value " + std::to_string(unlocked_count(table.state)));
    roll_all(table, 1);
    table.act(Move::lock((1u << unlocked_count(table.state)) - 1u));
}

void face_too_much(Table& table, std::string_view encounter) {
    table.reveal(encounter);
    if (chance(table.state, table.catalogue).kind == ChanceKind::dice) roll_all(table, 1);
    REQUIRE_FALSE(can_lock(table.state, table.catalogue));
}

void fail(Table& table, std::string_view encounter) {
    face_too_much(table, encounter);
    table.default_out();
}

std::vector<Event> settled(const std::vector<Event>& events) {
    std::vector<Event> kept;
    for (const auto& event : only<CashedOut, HireJoined, SalvageFound, SalvageKept, SalvageEmpty, CbillsChanged, Burned,
                                  TokenMoved, ReputationScored, WonGame, TurnEnded, TurnBegan>(events)) {
        const auto* const cash_out = std::get_if<CashedOut>(&event);
        if (!cash_out || cash_out->total != 0) kept.push_back(event);
    }
    return kept;
}

CashedOut paid(int seat, int column, int count) { return paid(seat, column, count, Extra{}); }

CashedOut paid(int seat, int column, int count, const Extra& extra) {
    const auto small = [](int number) { return static_cast<std::uint8_t>(number); };
    const auto money = [](int number) { return static_cast<std::int16_t>(number); };
    const int sum = count * (column + 1) + extra.bonus + extra.hazard + extra.contract_pay + extra.command_pay +
                    extra.secure_bonus;
    return CashedOut{small(seat),          small(column),      small(count),
                     small(column + 1),    money(extra.bonus), money(extra.hazard),
                     money(extra.contract_pay), money(extra.command_pay), money(extra.secure_bonus),
                     money(sum)};
}

ReputationScored scored(int seat, int column, int value) {
    return ReputationScored{static_cast<SeatIndex>(seat),
                            static_cast<std::uint8_t>(column),
                            static_cast<std::int16_t>(value),
                            static_cast<std::int16_t>(column),
                            0,
                            0,
                            static_cast<std::int16_t>(value + column)};
}

int discarded(const Table& table, Deck deck, std::string_view card) {
    return cards_in(table.state.deck(deck).discards, table.catalogue.copies_of(deck), table.card(deck, card));
}

}  // namespace encounters::testing
