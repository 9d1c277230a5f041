// Chapter 6 of the rules: what happens when no Encounter can be revealed, with tiny decks and a full tableau.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// A deck of five Encounters: three of value 2, which a test plays, and two that seat 1 holds as Field Hires.
Cards tiny_deck() {
    return Cards{}.without_fillers(Deck::encounters).encounter("two", 2).copies(3).encounter("hired", 6, {FieldHire{}}).copies(2);
}

// The same with one of value 4 in place of a two.
Cards tiny_deck_with_four() {
    return Cards{}
        .without_fillers(Deck::encounters)
        .encounter("two", 2)
        .copies(2)
        .encounter("four", 4)
        .encounter("hired", 6, {FieldHire{}})
        .copies(2);
}

Table table_with(const Cards& cards) {
    Table table{cards};
    table.give_hire(1, "hired");
    table.give_hire(1, "hired");
    return table;
}

void beat_all_three(Table& table) {
    for (int i = 0; i < 3; ++i) beat_one(table, "two");
}

}  // namespace

TEST_CASE("Q6.12 with no Encounter left to reveal one escapes in spite of no_escape and min_encounters", "[Q6.12]") {
    auto table = table_with(tiny_deck().contract("no way out", {NoEscape{}, MinEncounters{5}}));
    table.flip("no way out");
    beat_one(table, "two");
    beat_one(table, "two");
    CHECK(table.refused(MoveKind::escape) == "Q6.10");
    beat_one(table, "two");
    table.heard();

    CHECK_FALSE(can_reveal(table.state));
    CHECK(table.refused(MoveKind::reveal) == "Q6.12");
    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 3), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.12 a fulfilled Contract is completed or extended even then", "[Q6.12][R6.2]") {
    auto table = table_with(tiny_deck_with_four().contract("no way out", {NoEscape{}}));
    table.flip("no way out");
    beat_one(table, "two");
    beat_one(table, "two");
    table.beat("four", {1, 1, 1, yellow(1)}, {1, 1, 1, yellow(1)});

    CHECK_FALSE(can_reveal(table.state));
    CHECK(is_fulfilled(table.state));
    CHECK_FALSE(table.allows(MoveKind::escape));
    CHECK(table.allows(MoveKind::complete));
    CHECK(table.allows(MoveKind::extend));
}

TEST_CASE("Q6.12 a final assault that can't be revealed is dropped", "[Q6.12][Q6.7][effect:final_assault]") {
    auto table = table_with(tiny_deck().contract("assault", {FinalAssault{}}));
    table.flip("assault");
    beat_all_three(table);
    table.heard();

    table.act(MoveKind::escape);

    const auto events = table.heard();
    CHECK(only<AssaultBegan>(events) == told());
    CHECK(settled(events) == told(paid(0, 0, 3), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.12 the assault of a Complete is dropped as well, and the Contract scored", "[Q6.12][Q6.7][effect:final_assault]") {
    auto table = table_with(tiny_deck_with_four().contract("assault", {FinalAssault{}}, 3));
    table.flip("assault");
    beat_one(table, "two");
    beat_one(table, "two");
    table.beat("four", {1, 1, 1, yellow(1)}, {1, 1, 1, yellow(1)});
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 3), scored(0, 0, 3), TurnEnded{0, Ending::complete}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.12 a securer who can't reveal escapes in spite of R8.7, even with no die unlocked", "[Q6.12][Q8.11][Q8.13]") {
    Table table{Cards{}
                    .without_fillers(Deck::encounters)
                    .encounter("six", 6)
                    .encounter("hired twenty", 20, {FieldHire{}})
                    .copies(4)
                    .equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    for (int i = 0; i < 3; ++i) table.give_hire(0, "hired twenty");
    table.give(0, "add black");
    table.flip("contract 3");
    table.beat("six", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)});
    table.use("add black");
    fail(table, "hired twenty");
    table.secure();
    CHECK(unlocked_count(table.state) == 0);
    CHECK(table.refused(MoveKind::escape) == "Q8.11");

    table.give_hire(1, "hired twenty");
    CHECK_FALSE(can_reveal(table.state));
    CHECK_FALSE(table.allows(MoveKind::reveal));
    CHECK_FALSE(table.allows(MoveKind::complete));
    CHECK_FALSE(table.allows(MoveKind::extend));
    table.heard();
    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(1, 0, 1), TurnEnded{1, Ending::escape}, TurnBegan{0, 3}));
}

TEST_CASE("Q9.2 a securer who beat nothing is not paid for escaping", "[Q9.2][Q6.12][effect:pay]") {
    Table table{Cards{}
                    .without_fillers(Deck::encounters)
                    .encounter("two", 2)
                    .encounter("hired twenty", 20, {FieldHire{}})
                    .copies(4)
                    .contract("pays escape 3", {Pay{PayWhen::on_escape, 3, 0}})};
    for (int i = 0; i < 3; ++i) table.give_hire(0, "hired twenty");
    table.flip("pays escape 3");
    beat_one(table, "two");
    fail(table, "hired twenty");
    table.secure();
    table.give_hire(1, "hired twenty");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(1, 0, 1), TurnEnded{1, Ending::escape}, TurnBegan{0, 3}));
}

TEST_CASE("Q6.12 an Encounter deck that can be rebuilt is not empty", "[Q6.12][Q1.6]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.leave_unseen(Deck::encounters, {"value 4"});

    beat_one(table, "value 4");

    CHECK(can_reveal(table.state));
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("Q6.16 with 64 Encounters in the tableau none can be revealed", "[Q6.16][Q6.12][R6.3]") {
    Table table{Cards{}.encounter("many", 6).copies(70)};
    table.flip("contract 1");
    for (int column = 0; column < 10; ++column) {
        for (int die = 0; die < 6; ++die) beat_one(table, "many");
        table.extend_to("contract " + std::to_string(1 + (column + 2) / 6));
    }
    for (int die = 0; die < 3; ++die) beat_one(table, "many");
    CHECK(table.allows(MoveKind::reveal));
    beat_one(table, "many");

    CHECK(table.state.encounter_count == 64);
    CHECK_FALSE(can_reveal(table.state));
    CHECK(table.refused(MoveKind::reveal) == "Q6.16");
    table.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 6 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10) + 4 * 11);
}
