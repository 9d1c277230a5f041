// Chapter 6 of the rules: leaving a Contract by Escape, what it pays, and what hinders it.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

TEST_CASE("R6.1 an Escape cashes out the unpaid columns and scores no Reputation", "[R6.1]") {
    Table table{Cards{}};
    table.flip("contract 3");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(2)}, {4});
    table.beat("value 3", {1, 1, 3, 6, yellow(2)}, {1, yellow(2)});
    table.heard();

    table.act(MoveKind::escape);

    const auto events = table.heard();
    CHECK(only<EndingDeclared>(events) == told(EndingDeclared{0, Ending::escape}));
    CHECK(settled(events) == told(paid(0, 0, 2), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 2);
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("R6.1 an Escape needs no revealed Encounter, and then pays nothing", "[R6.1]") {
    Table table{Cards{}};
    table.flip("contract 3");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 0);
}

TEST_CASE("R6.1 an Escape from a later column takes the earlier unpaid ones with it", "[R6.1][R6.3]") {
    Table table{Cards{}};
    table.flip("contract 2");
    sweep(table);
    table.extend_to("contract 3");
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), paid(0, 1, 1), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 1 + 2);
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("R6.1 nobody escapes from an open roll, before the Contract lies, or with all dice locked", "[R6.1]") {
    Table table{Cards{}};
    CHECK(table.refused(MoveKind::escape) == "R6.1");
    table.flip("contract 1");

    table.reveal("value 6", {1, 1, 1, 1, 1, yellow(1)});
    CHECK(table.refused(MoveKind::escape) == "R6.1");

    table.lock({1, 1, 1, 1, 1, yellow(1)});
    CHECK(table.refused(MoveKind::escape) == "R6.2");
}

TEST_CASE("R6.3 every beaten Encounter pays its column's number, and its extras on top", "[R6.3][R7.1]") {
    Table table{Cards{}.encounter("bonus 3", 2, {BonusCbills{3}})};
    table.flip("contract 1");
    beat_one(table, "value 5");
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "bonus 3");
    beat_one(table, "value 5");
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 5");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(only<CashedOut>(table.heard()) == told(CashedOut{0, 0, 2, 1, 0, 0, 0, 0, 0, 2},
                                                 CashedOut{0, 1, 3, 2, 3, 0, 0, 0, 0, 9},
                                                 CashedOut{0, 2, 1, 3, 0, 0, 0, 0, 0, 3}));
    CHECK(table.seat(0).cbills == 2 + 9 + 3);
}

TEST_CASE("R6.6 min_encounters asks for beaten Encounters in the column before an Escape", "[R6.6][effect:min_encounters]") {
    Table table{Cards{}.contract("at least 2", {MinEncounters{2}})};
    table.flip("at least 2");
    CHECK(table.refused(MoveKind::escape) == "R6.6");
    beat_one(table, "value 4");
    CHECK(table.refused(MoveKind::escape) == "R6.6");

    beat_one(table, "value 4");
    table.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 2);
}

TEST_CASE("R6.6 for min_encounters it does not matter who beat them", "[R6.6]") {
    Table table{Cards{}.contract("at least 3", {MinEncounters{3}})};
    table.flip("at least 3");
    beat_one(table, "value 4");
    beat_one(table, "value 4");
    fail(table);
    table.secure();

    beat_one(table, "value 5");
    table.act(MoveKind::escape);

    CHECK(table.seat(1).cbills == 3);
}

TEST_CASE("R6.6 min_encounters looks at the current column only", "[R6.6]") {
    Table table{Cards{}.contract("at least 1", {MinEncounters{1}})};
    table.flip("contract 1");
    beat_one(table, "value 4");
    sweep(table);

    table.extend_to("at least 1");

    CHECK(table.refused(MoveKind::escape) == "R6.6");
}

TEST_CASE("Q6.10 no_escape and min_encounters hinder an Escape, not a Complete", "[Q6.10][effect:no_escape]") {
    Table table{Cards{}.contract("no way out", {NoEscape{}, MinEncounters{2}}, 2)};
    table.flip("no way out");
    CHECK(table.refused(MoveKind::escape) == "Q6.10");
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1), scored(0, 0, 2), TurnEnded{0, Ending::complete}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.10 under no_escape and min_encounters one can extend", "[Q6.10][effect:no_escape][effect:min_encounters]") {
    Table table{Cards{}.contract("no way out", {NoEscape{}, MinEncounters{2}})};
    table.flip("no way out");
    sweep(table);

    table.extend_to("contract 1");

    CHECK(table.state.column_count == 2);
    CHECK(table.allows(MoveKind::escape));
}

TEST_CASE("Q6.10 under no_escape no number of beaten Encounters opens the way", "[Q6.10][effect:no_escape]") {
    Table table{Cards{}.contract("no way out", {NoEscape{}})};
    table.flip("no way out");

    beat_one(table, "value 4");
    beat_one(table, "value 4");

    CHECK(table.refused(MoveKind::escape) == "Q6.10");
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("R6.1 alone at the table an Escape leads to the next turn of the same seat", "[R6.1][Q1.13]") {
    Table table{Cards{}, seats(1)};
    table.flip("contract 1");
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), TurnEnded{0, Ending::escape}, TurnBegan{0, 2}));
    CHECK(table.mover() == 0);
}
