// Chapter 8 of the rules: what a Default pays, Burning, and how far a tableau is handed on.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Seat 0 of `count` has this Reputation and has just declared a Default in its first column.
Table defaulting(int count, int reputation) {
    Table table{Cards{}, seats(count)};
    table.seat(0).reputation = static_cast<std::int16_t>(reputation);
    table.flip("contract 1");
    face_too_much(table);
    table.heard();
    table.act(MoveKind::declare_default);
    return table;
}

bool must_start_fresh(const Table& table) {
    return table.state.phase == Phase::before_flip && table.state.column_count == 0 && !table.allows(MoveKind::secure);
}

}  // namespace

TEST_CASE("R8.1 a Default pays the completed columns, not the current one, and no Reputation", "[R8.1]") {
    Table table{Cards{}};
    table.flip("contract 3");
    beat_one(table, "value 4");
    sweep(table);
    table.extend_to("contract 2");
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "value 4");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 2), paid(0, 1, 1), TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 2 + 2);
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("R8.1 a Default in the first column pays nothing", "[R8.1]") {
    Table table{Cards{}};
    table.flip("contract 3");
    beat_one(table, "value 4");
    beat_one(table, "value 4");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 0);
}

TEST_CASE("R8.2 who Defaults may pay 2 Reputation so that the next player starts fresh", "[R8.2]") {
    auto table = defaulting(3, 5);
    CHECK(table.state.phase == Phase::burn_choice);
    CHECK(table.mover() == 0);

    table.act(MoveKind::burn);

    const auto events = table.heard();
    CHECK(only<Defaulted>(events) == told(Defaulted{0, table.encounter("value 20"), 20}));
    CHECK(settled(events) == told(Burned{0, 2}, TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).reputation == 3);
    CHECK(must_start_fresh(table));
}

TEST_CASE("R8.2 not burning costs nothing and leaves the tableau standing", "[R8.2]") {
    auto table = defaulting(3, 5);

    table.act(MoveKind::keep_standing);

    CHECK(settled(table.heard()) == told(TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).reputation == 5);
    CHECK(table.allows(MoveKind::secure));
}

TEST_CASE("R8.2 the table says what a Burn costs", "[R8.2]") {
    TableConstants constants;
    constants.burn_cost = 4;
    Table table{Cards{}.table(constants)};
    table.seat(0).reputation = 4;
    table.flip("contract 1");
    face_too_much(table);
    table.act(MoveKind::declare_default);

    table.act(MoveKind::burn);

    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("Q8.16 with less than 2 Reputation nobody is asked to Burn", "[Q8.16]") {
    const auto one = defaulting(3, 1);
    const auto two = defaulting(3, 2);

    CHECK(one.state.phase == Phase::secure_choice);
    CHECK(two.state.phase == Phase::burn_choice);
}

TEST_CASE("Q8.16 there is nothing to Burn when the next player couldn't Secure", "[Q8.16][R8.9]") {
    auto table = defaulting(2, 0);
    table.secure();
    table.seat(1).reputation = 5;
    face_too_much(table);
    CHECK_FALSE(can_burn(table.state, table.catalogue));

    table.act(MoveKind::declare_default);

    CHECK(table.mover() == 0);
    CHECK(must_start_fresh(table));
    CHECK(table.seat(1).reputation == 5);
}

TEST_CASE("Q8.16 a failed final assault can be burned", "[Q8.16][Q6.9]") {
    Table table{Cards{}.contract("assault", {FinalAssault{}})};
    table.seat(0).reputation = 2;
    table.flip("assault");
    table.act(MoveKind::escape);
    table.draw("value 20");
    roll_all(table, 1);
    table.act(MoveKind::declare_default);

    table.act(MoveKind::burn);

    CHECK(must_start_fresh(table));
}

TEST_CASE("R8.9 a tableau goes round the table once: who first Defaulted has to start fresh", "[R8.9]") {
    auto table = defaulting(3, 0);
    table.secure();
    fail(table);
    CHECK(table.mover() == 2);
    CHECK(table.allows(MoveKind::secure));
    table.secure();
    fail(table);

    CHECK(table.mover() == 0);
    CHECK(must_start_fresh(table));
    CHECK(table.refused(MoveKind::secure) == "R2.1");
}

TEST_CASE("R8.9 of two players the second may Secure, and then it is over", "[R8.9]") {
    auto table = defaulting(2, 0);
    CHECK(table.allows(MoveKind::secure));
    table.secure();

    fail(table);

    CHECK(table.mover() == 0);
    CHECK(must_start_fresh(table));
}

TEST_CASE("Q8.17 choosing fresh ends the chain: the next Default begins a new one", "[Q8.17]") {
    auto table = defaulting(2, 0);
    table.act(MoveKind::start_fresh);
    table.flip("contract 1");

    fail(table);

    CHECK(table.mover() == 0);
    CHECK(table.allows(MoveKind::secure));
}

TEST_CASE("Q8.17 a column begun by extending starts a new chain", "[Q8.17][R8.9]") {
    auto table = defaulting(3, 0);
    table.secure();
    sweep(table);
    table.extend_to("contract 2");
    fail(table);
    CHECK(table.mover() == 2);
    table.secure();
    fail(table);
    CHECK(table.mover() == 0);
    CHECK(table.allows(MoveKind::secure));
    table.secure();
    fail(table);

    CHECK(table.mover() == 1);
    CHECK(must_start_fresh(table));
}

TEST_CASE("Q8.17 in a new chain a Default can be burned again", "[Q8.17][Q8.16]") {
    auto table = defaulting(2, 0);
    table.seat(1).reputation = 2;
    table.secure();
    sweep(table);
    table.extend_to("contract 2");
    face_too_much(table);

    table.act(MoveKind::declare_default);

    CHECK(table.state.phase == Phase::burn_choice);
    CHECK(table.mover() == 1);
}

TEST_CASE("R8.1 alone a Default pays the completed columns and leads on to a fresh start", "[R8.1][Q1.13]") {
    Table table{Cards{}, seats(1)};
    table.seat(0).reputation = 4;
    table.flip("contract 1");
    sweep(table);
    table.extend_to("contract 2");
    face_too_much(table);
    table.heard();

    table.act(MoveKind::declare_default);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), TurnEnded{0, Ending::defaulted}, TurnBegan{0, 2}));
    CHECK(must_start_fresh(table));
}
