// Chapter 6 of the rules: a fulfilled Contract, Complete, Extend, and the win.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::testing;

namespace {

std::vector<MoveKind> kinds(const Table& table) {
    std::vector<MoveKind> kinds;
    for (const auto& move : table.actions()) kinds.push_back(move.kind);
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

// Seat 0 has this Reputation and stands before a fulfilled Contract of Reputation 1.
Table fulfilled_at(int reputation) {
    Table table{Cards{}, seats(3)};
    table.seat(0).reputation = static_cast<std::int16_t>(reputation);
    table.flip("contract 1");
    sweep(table);
    table.heard();
    return table;
}

}  // namespace

TEST_CASE("R6.2 with all dice locked only Complete and Extend lead on", "[R6.2]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.heard();

    sweep(table);

    CHECK(is_fulfilled(table.state));
    CHECK(only<ContractFulfilled>(table.heard()) == told(ContractFulfilled{0, 0}));
    CHECK(kinds(table) == std::vector<MoveKind>{MoveKind::complete, MoveKind::extend});
    CHECK(table.refused(MoveKind::reveal) == "R6.2");
}

TEST_CASE("R6.2 one unlocked die is enough for a Contract not to be fulfilled", "[R6.2]") {
    Table table{Cards{}};
    table.flip("contract 1");

    table.beat("value 5", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1});

    CHECK_FALSE(is_fulfilled(table.state));
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    CHECK(table.refused(MoveKind::extend) == "R6.2");
}

TEST_CASE("R6.2 bonus dice have to be locked as well", "[R6.2]") {
    Table table{Cards{}.equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    table.give(0, "add black");
    table.flip("contract 1");
    table.use("add black");

    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1), black(3)}, {1, 1, 1, 1, 1, yellow(1)});
    CHECK_FALSE(is_fulfilled(table.state));

    table.beat("value 3", {black(3)}, {black(3)});
    CHECK(is_fulfilled(table.state));
}

TEST_CASE("R6.2 dice added to a fulfilled Contract lift the condition", "[R6.2]") {
    Table table{Cards{}.equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    table.give(0, "add black");
    table.flip("contract 1");
    sweep(table);

    table.use("add black");

    CHECK_FALSE(is_fulfilled(table.state));
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    CHECK(table.allows(MoveKind::escape));
    table.beat("value 5", {black(5)}, {black(5)});
    CHECK(is_fulfilled(table.state));
}

TEST_CASE("R6.4 Complete cashes out, then scores each Contract its value and its column less one", "[R6.4]") {
    Table table{Cards{}};
    table.flip("contract 2");
    beat_one(table, "value 4");
    sweep(table);
    table.extend_to("contract 3");
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    const auto events = table.heard();
    CHECK(only<EndingDeclared>(events) == told(EndingDeclared{0, Ending::complete}));
    CHECK(settled(events) == told(paid(0, 0, 2), paid(0, 1, 1), scored(0, 0, 2), scored(0, 1, 3),
                                  TurnEnded{0, Ending::complete}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 2 + 2);
    CHECK(table.seat(0).reputation == 2 + 4);
}

TEST_CASE("R6.4 Complete is no way out of an open roll or before the flip", "[R6.4]") {
    Table table{Cards{}};
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    table.flip("contract 1");
    table.reveal("value 6", {1, 1, 1, 1, 1, yellow(1)});

    CHECK(table.refused(MoveKind::complete) == "R6.2");
}

TEST_CASE("R6.5 Extend recovers all dice, bonus dice too, and lays the one top Contract", "[R6.5]") {
    Table table{Cards{}.equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    table.give(0, "add black");
    table.flip("contract 1");
    table.use("add black");
    sweep(table);
    table.heard();

    table.extend_to("contract 3");

    CHECK(only<Extended, DiceRecovered, CardDrawn, ContractLaid>(table.heard()) ==
          told(Extended{0, 0}, DiceRecovered{0, 7, RecoverReason::extension},
               CardDrawn{Deck::contracts, table.contract("contract 3").value, DrawReason::extension, kNone},
               ContractLaid{0, kNoSeat, table.contract("contract 3"), 1}));
    CHECK(unlocked_count(table.state) == 7);
    CHECK(table.state.column_count == 2);
    CHECK(table.state.encounter_count == 1);
    CHECK(table.seat(0).cbills == 0);
    CHECK(table.mover() == 0);
}

TEST_CASE("Q6.11 a Contract without a beaten Encounter is not fulfilled", "[Q6.11]") {
    Table table{Cards{}};
    table.flip("contract 1");
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    sweep(table);
    table.extend_to("contract 1");

    CHECK_FALSE(is_fulfilled(table.state));
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    CHECK(table.refused(MoveKind::extend) == "R6.2");
}

TEST_CASE("Q6.11 no unlocked die and no Encounter beaten is not fulfilled either", "[Q6.11][Q9.4][Q8.13]") {
    auto start = seats(2);
    start.commands = {"one yellow die", "green command"};
    Table table{Cards{}
                    .command("one yellow die", {0, 1, 0, 0, 0})
                    .equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})
                    .contract("no yellow", {Pool{{}, {0, 1, 0, 0, 0}}}),
                start};
    table.give(0, "add black");
    table.use("add black");
    table.flip("no yellow");
    table.reveal("value 20", {black(1)});
    table.default_out();

    table.secure();

    CHECK(unlocked_count(table.state) == 0);
    CHECK(total(pool_of(table.state)) == 0);
    CHECK_FALSE(is_fulfilled(table.state));
    CHECK_FALSE(table.allows(MoveKind::complete));
    CHECK_FALSE(table.allows(MoveKind::extend));
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("Q6.13 Extend needs a Contract that can be drawn", "[Q6.13]") {
    Table table{Cards{}.without_fillers(Deck::contracts).contract("first").contract("second")};
    table.flip("first", "second");
    sweep(table);
    table.extend_to("second");

    sweep(table);

    CHECK(table.refused(MoveKind::extend) == "Q6.13");
    CHECK(table.allows(MoveKind::complete));
}

TEST_CASE("Q6.13 Extend needs a free column", "[Q6.13]") {
    TableConstants constants;
    constants.max_columns = 2;
    Table table{Cards{}.table(constants)};
    table.flip("contract 1");
    sweep(table);
    table.extend_to("contract 1");

    sweep(table);

    CHECK(table.refused(MoveKind::extend) == "Q6.13");
    CHECK(table.allows(MoveKind::complete));
}

TEST_CASE("R6.8 a player with 10 Reputation wins, one with 9 does not yet", "[R6.8]") {
    auto nine = fulfilled_at(8);
    auto ten = fulfilled_at(9);

    nine.act(MoveKind::complete);
    ten.act(MoveKind::complete);

    CHECK(nine.state.phase != Phase::over);
    CHECK(nine.state.winner == kNoSeat);
    CHECK(ten.state.phase == Phase::over);
    CHECK(ten.state.winner == 0);
    CHECK(settled(ten.heard()) == told(paid(0, 0, 1), scored(0, 0, 1), WonGame{0, 10}));
}

TEST_CASE("R6.8 the table says how much Reputation wins", "[R6.8]") {
    TableConstants constants;
    constants.winning_reputation = 3;
    Table table{Cards{}.table(constants)};
    table.flip("contract 3");
    sweep(table);

    table.act(MoveKind::complete);

    CHECK(table.state.winner == 0);
}

TEST_CASE("Q6.8a the win comes at once: nobody moves any more", "[Q6.8a]") {
    auto table = fulfilled_at(9);

    table.act(MoveKind::complete);

    CHECK(table.mover() == kNoSeat);
    CHECK(table.actions().empty());
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
    CHECK(table.refused(MoveKind::flip_contracts) == "Q6.14");
    CHECK(table.state.turn == 1);
}

TEST_CASE("Q6.14 all Reputation of a completion is one sum, and nothing follows a win", "[Q6.14]") {
    Table table{Cards{}, seats(3)};
    table.seat(0).reputation = 9;
    table.seat(1).reputation = 9;
    table.state.censure = 0;
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 2", "contract 1"});
    CHECK(table.mover() == 1);
    table.act(MoveKind::choose_contract, 0);
    sweep(table);
    table.act(MoveKind::extend);
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 1"});
    table.act(MoveKind::choose_contract, 0);
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1), paid(0, 1, 1), scored(0, 0, 2), scored(0, 1, 3), WonGame{0, 9 + 2 + 4}));
    CHECK(table.state.censure == 0);
    CHECK(table.state.column_count == 2);
}

TEST_CASE("Q6.14 a declared ending stands: an assault can't be turned into something else", "[Q6.14][Q6.7]") {
    Table table{Cards{}.contract("assault", {FinalAssault{}})};
    table.flip("assault");
    sweep(table);
    table.act(MoveKind::complete);
    table.draw("value 6");
    table.roll({1, 1, 1, 1, 1, yellow(1)});

    CHECK_FALSE(table.allows(MoveKind::escape));
    CHECK_FALSE(table.allows(MoveKind::complete));
    CHECK_FALSE(table.allows(MoveKind::extend));
    CHECK_FALSE(table.allows(MoveKind::reveal));
    CHECK(table.allows(table.locking({1, 1, 1, 1, 1, yellow(1)})));
}

TEST_CASE("Q6.15 the others rank by Reputation, then C-bills, and share a place when equal in both", "[Q6.15]") {
    Table table{Cards{}, seats(5)};
    const std::array<std::pair<int, int>, 5> standing{{{3, 9}, {10, 0}, {5, 2}, {3, 9}, {5, 4}}};
    for (int seat = 0; seat < 5; ++seat) {
        table.seat(seat).reputation = static_cast<std::int16_t>(standing.at(static_cast<std::size_t>(seat)).first);
        table.seat(seat).cbills = standing.at(static_cast<std::size_t>(seat)).second;
    }

    CHECK(ranking(table.state) == std::vector<SeatIndex>{1, 4, 2, 0, 3});
    CHECK(ranks_equal(table.state, 0, 3));
    CHECK_FALSE(ranks_equal(table.state, 2, 4));
    CHECK_FALSE(ranks_equal(table.state, 1, 4));
}

TEST_CASE("R6.8 one seat wins too", "[R6.8][Q1.13]") {
    Table table{Cards{}, seats(1)};
    table.seat(0).reputation = 7;
    table.flip("contract 3");
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), scored(0, 0, 3), WonGame{0, 10}));
    CHECK(table.state.phase == Phase::over);
}
