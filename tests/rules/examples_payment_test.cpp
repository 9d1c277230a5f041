// The rulebook's examples of pay: payouts 1, 2, 3 by column; Reputation value, +1, +2; a chain of Secures.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Seat 0 stands with three columns: one, two and three Encounters beaten, dice left in the third.
Table three_columns() {
    Table table{Cards{}};
    table.flip("contract 1");
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "value 2");
    sweep(table);
    table.extend_to("contract 3");
    for (int i = 0; i < 3; ++i) beat_one(table, "value 3");
    table.heard();
    return table;
}

}  // namespace

TEST_CASE("R4.2 Direct Fire Lance of value 4 with 1, 3, 4, 5, 6: the 4, or the 1 and the 3", "[R4.2][example]") {
    auto start = seats(2);
    start.commands = {"five white dice", "green command"};
    Table table{Cards{}.command("five white dice", {5, 0, 0, 0, 0}).encounter("Direct Fire Lance", 4), start};
    table.flip("contract 1");
    table.reveal("Direct Fire Lance", {1, 3, 4, 5, 6});
    std::vector<Move> locks;
    for (const auto& move : table.actions())
        if (move.kind == MoveKind::lock) locks.push_back(move);

    CHECK(locks.size() == 2);
    CHECK(table.allows(table.locking({4})));
    CHECK(table.allows(table.locking({1, 3})));
    CHECK_FALSE(table.allows(table.locking({5})));

    table.lock({1, 3});
    CHECK(unlocked_count(table.state) == 3);
}

TEST_CASE("R6.3 payouts of an Escape: 1, 2 and 3 C-bills an Encounter by column", "[R6.3][R6.1][example]") {
    auto table = three_columns();
    CHECK(payout_total(table.state, table.catalogue, Ending::escape) == 1 + 4 + 9);

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), paid(0, 1, 2), paid(0, 2, 3), TurnEnded{0, Ending::escape},
                                         TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 1 + 4 + 9);
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("R8.1 payouts of a Default: the completed columns only", "[R8.1][R6.3][example]") {
    auto table = three_columns();
    CHECK(payout_total(table.state, table.catalogue, Ending::defaulted) == 1 + 4);

    fail(table);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1), paid(0, 1, 2), TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 1 + 4);
}

TEST_CASE("R6.4 Reputation of a Complete: value, value + 1, value + 2", "[R6.4][example]") {
    auto table = three_columns();
    sweep(table);
    CHECK(reputation_on_complete(table.state, table.catalogue) == 1 + 3 + 5);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1), paid(0, 1, 2), paid(0, 2, 4), scored(0, 0, 1), scored(0, 1, 2), scored(0, 2, 3),
               TurnEnded{0, Ending::complete}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 1 + 4 + 12);
    CHECK(table.seat(0).reputation == 1 + 3 + 5);
}

TEST_CASE("R8.8 a chain of Secures through three players, and who is paid what", "[R8.8][R8.9][example]") {
    Table table{Cards{}, seats(3)};
    table.flip("contract 1");
    beat_one(table, "value 2");
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "value 2");
    table.heard();

    fail(table);
    CHECK(settled(table.heard()) == told(paid(0, 0, 2), TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    table.secure();
    beat_one(table, "value 3");
    table.heard();
    fail(table);
    CHECK(settled(table.heard()) == told(TurnEnded{1, Ending::defaulted}, TurnBegan{2, 3}));
    table.secure();
    sweep(table);
    table.heard();
    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) == told(paid(2, 1, 3), scored(2, 0, 1), scored(2, 1, 2),
                                         TurnEnded{2, Ending::complete}, TurnBegan{0, 4}));
    CHECK(table.seat(0).cbills == 2);
    CHECK(table.seat(1).cbills == 0);
    CHECK(table.seat(2).cbills == 6);
    CHECK(table.seat(0).reputation == 0);
    CHECK(table.seat(1).reputation == 0);
    CHECK(table.seat(2).reputation == 1 + 3);
}

TEST_CASE("R8.9 a chain of Secures through three players ends at its start", "[R8.9][example]") {
    Table table{Cards{}, seats(3)};
    table.flip("contract 3");
    fail(table);
    for (int seat = 1; seat < 3; ++seat) {
        CHECK(table.mover() == seat);
        CHECK(table.state.phase == Phase::secure_choice);
        table.secure();
        fail(table);
    }

    CHECK(table.mover() == 0);
    CHECK(table.state.phase == Phase::before_flip);
    CHECK(table.state.column_count == 0);
    CHECK(discarded(table, Deck::contracts, "contract 3") == 1);
    CHECK(discarded(table, Deck::encounters, "value 20") == 3);
}

TEST_CASE("R8.9 four players: the last securer is paid for two columns, the first had been paid for one", "[R8.9][R8.8][example]") {
    Table table{Cards{}, seats(4)};
    table.flip("contract 1");
    sweep(table);
    table.extend_to("contract 1");
    fail(table);
    for (int seat = 1; seat < 3; ++seat) {
        table.secure();
        beat_one(table, "value 2");
        fail(table);
    }
    table.secure();
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "value 3");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(paid(3, 1, 3), TurnEnded{3, Ending::defaulted}, TurnBegan{0, 5}));
    CHECK(table.seat(0).cbills == 1);
    CHECK(table.seat(1).cbills == 0);
    CHECK(table.seat(2).cbills == 0);
    CHECK(table.seat(3).cbills == 6);
    CHECK(table.mover() == 0);
    CHECK(table.state.phase == Phase::secure_choice);
}

TEST_CASE("R8.9 four players: nobody may Secure a fourth time", "[R8.9][Q8.16][example]") {
    Table table{Cards{}, seats(4)};
    table.seat(3).reputation = 9;
    table.flip("contract 1");
    fail(table);
    for (int seat = 1; seat < 4; ++seat) {
        table.secure();
        fail(table);
    }

    CHECK(table.mover() == 0);
    CHECK(table.state.phase == Phase::before_flip);
    CHECK(table.seat(3).reputation == 9);
}
