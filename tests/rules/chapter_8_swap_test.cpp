// Chapter 8 of the rules: the securer's swaps of locked dice, and a struck pool effect that comes back before them.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// The first seat's Command prints two yellow dice and four white ones.
Start two_yellow_first() {
    auto start = seats(2);
    start.commands = {"two yellow command", "green command"};
    return start;
}

Cards swap_cards() {
    return Cards{}
        .command("two yellow command", {4, 2, 0, 0, 0})
        .contract("one more yellow", {Pool{{0, 1, 0, 0, 0}, {}}})
        .contract("two white less", {Pool{{}, {2, 0, 0, 0, 0}}})
        .contract("one more black", {Pool{{0, 0, 0, 0, 1}, {}}})
        .equipment("cancel", Colour::white, {Cancel{}});
}

}  // namespace

TEST_CASE("R8.6 a locked colour die may become a die of the securer's colour, locked in its place", "[R8.6]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3)}, {yellow(3)});
    fail(table);
    table.act(MoveKind::secure);
    CHECK(table.state.phase == Phase::swaps);
    CHECK(table.mover() == 1);
    table.heard();

    table.act(table.swapping(yellow(3), Colour::green));

    CHECK(only<DieSwapped>(table.heard()) == told(DieSwapped{1, Colour::yellow, Colour::green, 3, 0}));
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 0});
    CHECK(unlocked_count(table.state) == 5);
    CHECK(defeated_in(table.state, 0) == 1);
}

TEST_CASE("R8.6 or a white die, when the supply has one", "[R8.6][Q8.15]") {
    Table table{swap_cards(), two_yellow_first()};
    table.flip("contract 1");
    table.beat("value 3", {6, 6, 6, 6, yellow(3), yellow(6)}, {yellow(3)});
    fail(table);
    table.act(MoveKind::secure);

    table.act(table.swapping(yellow(3), Colour::white));

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 5);
}

TEST_CASE("R8.6 swapping is a choice, and once done it is over", "[R8.6][Q8.15]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3)}, {yellow(3)});
    fail(table);
    table.act(MoveKind::secure);
    const auto swap = table.swapping(yellow(3), Colour::green);
    CHECK(table.allows(swap));

    table.done();

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(table.refused(swap) == "Q8.15");
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("R8.6 no die becomes a colour that is neither white nor the securer's", "[R8.6][Q8.15]") {
    Table table{swap_cards(), two_yellow_first()};
    table.flip("contract 1");
    table.beat("value 6", {6, 6, 6, 6, yellow(3), yellow(3)}, {yellow(3), yellow(3)});
    fail(table);
    table.act(MoveKind::secure);

    CHECK_FALSE(table.allows(table.swapping(yellow(3), Colour::black)));
    CHECK_FALSE(table.allows(table.swapping(yellow(3), Colour::blue)));
}

TEST_CASE("Q8.15 of each colour at most as many come in as the securer's Command prints", "[Q8.15]") {
    Table table{swap_cards(), two_yellow_first()};
    table.flip("contract 1");
    table.beat("value 5", {6, 6, 6, 6, yellow(2), yellow(3)}, {yellow(2), yellow(3)});
    fail(table);
    table.act(MoveKind::secure);
    table.act(table.swapping(yellow(2), Colour::green));

    CHECK(table.refused(table.swapping(yellow(3), Colour::green)) == "Q8.15");
    table.act(table.swapping(yellow(3), Colour::white));

    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 0});
}

TEST_CASE("Q8.15 the supply must have the new die, and white dice are not swapped", "[Q8.15][Q1.2]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.beat("value 5", {2, 6, 6, 6, 6, yellow(3)}, {2, yellow(3)});
    fail(table);
    table.act(MoveKind::secure);

    CHECK(table.refused(table.swapping(yellow(3), Colour::white)) == "Q8.15");
    CHECK(table.refused(table.swapping(2, Colour::green)) == "R8.6");
}

TEST_CASE("Q8.15 unlocked dice are not swapped: without a locked colour die nothing is asked", "[Q8.15]") {
    Table table{Cards{}};
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);

    table.act(MoveKind::secure);

    CHECK(table.state.phase == Phase::between);
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("Q8.15 a Contract's die is taken to be an unlocked one of its colour", "[Q8.15][Q9.4]") {
    Table table{swap_cards()};
    table.flip("one more yellow");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3), yellow(6)}, {yellow(3)});
    fail(table);
    table.act(MoveKind::secure);

    table.act(table.swapping(yellow(3), Colour::green));

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 1, 0, 0});
    CHECK(table.faces(Colour::yellow).size() == 1);
}

TEST_CASE("Q8.15 a Contract's die itself is not swapped", "[Q8.15][Q9.4]") {
    Table table{swap_cards()};
    table.flip("one more black");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(6), black(3)}, {black(3)});
    fail(table);

    table.act(MoveKind::secure);

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 1});
    CHECK_FALSE(table.allows(table.swapping(black(3), Colour::green)));
}

TEST_CASE("Q8.11 a pool effect struck by the predecessor comes back after the bonus dice, before the swaps", "[Q8.11][Q5.14]") {
    Table table{swap_cards().equipment("add blue", Colour::blue, {AddDice{{0, 0, 0, 1, 0}}})};
    table.give(0, "cancel");
    table.give(0, "add blue");
    table.flip("one more black");
    table.use("add blue");
    table.use("cancel");
    table.strike_contract();
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 1, 0});
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3), blue(6)}, {yellow(3)});
    fail(table);
    table.heard();

    table.act(MoveKind::secure);
    CHECK(table.state.phase == Phase::swaps);
    table.act(table.swapping(yellow(3), Colour::green));

    CHECK(only<DiceRemoved, DiceAdded, DieSwapped>(table.heard()) ==
          told(DiceRemoved{Colour::blue, 1, DiceReason::predecessor_over},
               DiceAdded{Colour::black, 1, DiceReason::contract_pool},
               DieSwapped{1, Colour::yellow, Colour::green, 3, 0}));
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 1});
}

TEST_CASE("Q8.11 dice left out anew are unlocked ones: locked dice stay", "[Q8.11][Q5.14][R4.3]") {
    Table table{swap_cards()};
    table.give(0, "cancel");
    table.flip("two white less");
    table.use("cancel");
    table.strike_contract();
    table.beat("value 8", {2, 2, 2, 2, 6, yellow(6)}, {2, 2, 2, 2});
    fail(table);
    table.heard();

    table.secure();

    CHECK(only<DiceLeftOut>(table.heard()) == told(DiceLeftOut{Colour::white, 1}));
    CHECK(pool_of(table.state) == DiceCounts{4, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 1);
}
