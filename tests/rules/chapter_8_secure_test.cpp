// Chapter 8 of the rules: what a securer takes over, owes and is paid.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Yellow, black and green Equipment that adds or locks a die.
Cards dice_cards() {
    return Cards{}
        .equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})
        .copies(2)
        .equipment("add yellow", Colour::yellow, {AddDice{{0, 1, 0, 0, 0}}})
        .equipment("lock", Colour::white, {LockExtra{any_icons(1)}});
}

// Seat 0 has locked all its own dice and then failed with one bonus die; seat 1 is asked to Secure.
Table with_only_a_bonus_die_left() {
    Table table{dice_cards()};
    table.give(0, "add black");
    table.flip("contract 1");
    sweep(table);
    table.use("add black");
    fail(table);
    table.heard();
    return table;
}

}  // namespace

TEST_CASE("R8.4 the securer discards the failed Encounter and takes the rest over", "[R8.4]") {
    Table table{Cards{}};
    table.flip("contract 3");
    table.beat("value 5", {2, 6, 6, 6, 6, yellow(3)}, {2, yellow(3)});
    fail(table);
    table.heard();

    table.act(MoveKind::secure);

    const auto events = table.heard();
    CHECK(only<Secured, CardDiscarded, DiceRemoved>(events) ==
          told(Secured{1, 0},
               CardDiscarded{Deck::encounters, table.encounter("value 20").value, DiscardReason::failed_encounter}));
    CHECK(table.state.column_count == 1);
    CHECK(table.state.column().contract == table.contract("contract 3"));
    CHECK(table.state.encounter_count == 1);
    CHECK(defeated_in(table.state, 0) == 1);
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 4);
    CHECK(table.state.active == 1);
}

TEST_CASE("Q8.5 the predecessor's bonus dice leave, even locked ones, and the Encounter stays beaten", "[Q8.5][R4.3]") {
    Table table{dice_cards()};
    table.give(0, "add black");
    table.flip("contract 1");
    table.use("add black");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(6), black(3)}, {black(3)});
    fail(table);
    table.heard();

    table.act(MoveKind::secure);

    CHECK(only<DiceRemoved>(table.heard()) == told(DiceRemoved{Colour::black, 1, DiceReason::predecessor_over}));
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 6);
    CHECK(defeated_in(table.state, 0) == 1);
}

TEST_CASE("Q8.14 of equal dice an unlocked one leaves first", "[Q8.14][Q8.5]") {
    Table table{dice_cards()};
    table.give(0, "add yellow");
    table.flip("contract 1");
    table.use("add yellow");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3), yellow(6)}, {yellow(3)});
    fail(table);

    table.act(MoveKind::secure);

    CHECK(table.faces(Colour::yellow).empty());
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 5);
}

TEST_CASE("Q8.14 when no die of the colour is unlocked, a locked one leaves", "[Q8.14][Q8.5]") {
    Table table{dice_cards()};
    table.give(0, "add yellow");
    table.flip("contract 1");
    table.use("add yellow");
    table.beat("value 6", {6, 6, 6, 6, 5, yellow(3), yellow(3)}, {yellow(3), yellow(3)});
    fail(table);

    table.act(MoveKind::secure);

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 5);
}

TEST_CASE("R8.7 the next Encounter of the column has to be revealed and beaten first", "[R8.7][Q8.11]") {
    Table table{dice_cards()};
    table.give(1, "lock");
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();

    CHECK(table.refused(MoveKind::escape) == "Q8.11");
    CHECK_FALSE(table.allows(MoveKind::complete));
    CHECK_FALSE(table.allows(MoveKind::extend));
    CHECK_FALSE(table.allows(table.using_equipment("lock")));
    table.heard();
    table.reveal("value 3", {3, 6, 6, 6, yellow(6)});
    CHECK(only<EncounterRevealed>(table.heard()) ==
          told(EncounterRevealed{1, table.encounter("value 3"), 1, 0, 3}));
    table.lock({3});

    CHECK(table.allows(MoveKind::escape));
    CHECK(table.allows(table.using_equipment("lock")));
}

TEST_CASE("R8.8 the securer is paid from the secured column on, and scores every completed Contract", "[R8.8]") {
    Table table{Cards{}};
    table.flip("contract 2");
    sweep(table);
    table.extend_to("contract 3");
    beat_one(table, "value 4");
    fail(table);
    CHECK(table.seat(0).cbills == 1);
    table.secure();
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) == told(paid(1, 1, 2), scored(1, 0, 2), scored(1, 1, 3),
                                         TurnEnded{1, Ending::complete}, TurnBegan{0, 3}));
    CHECK(table.seat(1).cbills == 4);
    CHECK(table.seat(1).reputation == 2 + 4);
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("R8.8 a securer who extends is paid the secured column and the new one", "[R8.8]") {
    Table table{Cards{}};
    table.flip("contract 2");
    sweep(table);
    table.extend_to("contract 3");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 5");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(1, 1, 2), paid(1, 2, 1), TurnEnded{1, Ending::escape}, TurnBegan{0, 3}));
}

TEST_CASE("R8.8 a Default pays the securer nothing for the column it Secured", "[R8.8][R8.1]") {
    Table table{Cards{}, seats(3)};
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    beat_one(table, "value 4");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(TurnEnded{1, Ending::defaulted}, TurnBegan{2, 3}));
}

TEST_CASE("R8.10 a securer has the market opportunity of a turn's start", "[R8.10][R3.1]") {
    Table table{Cards{}};
    table.flip("contract 1");
    fail(table);
    table.seat(1).cbills = 6;
    table.heard();
    table.secure();
    CHECK(only<MarketOpened>(table.heard()) == told(MarketOpened{1}));
    CHECK(table.allows(MoveKind::replace, 0));

    table.act(MoveKind::buy, 0);
    table.draw("filler");
    CHECK(table.seat(1).equipment_count == 1);
    beat_one(table, "value 4");

    CHECK_FALSE(table.allows(MoveKind::buy, 0));
    CHECK(table.refused(MoveKind::buy, 0) == "R3.1");
}

TEST_CASE("Q8.12 the pool taken over serves the whole turn, through extensions too", "[Q8.12]") {
    Table table{Cards{}};
    table.flip("contract 1");
    beat_one(table, "value 4");
    fail(table);
    table.secure();
    sweep(table);

    table.extend_to("contract 2");

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 6);
    table.act(MoveKind::escape);
    table.flip("contract 1");
    table.act(MoveKind::escape);
    table.flip("contract 1");
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 0});
}

TEST_CASE("Q8.13 without an unlocked die the Contract is not fulfilled: the reveal is due, and then a Default", "[Q8.13]") {
    auto table = with_only_a_bonus_die_left();
    table.secure();
    CHECK(unlocked_count(table.state) == 0);
    CHECK_FALSE(is_fulfilled(table.state));
    CHECK_FALSE(table.allows(MoveKind::complete));
    CHECK_FALSE(table.allows(MoveKind::extend));
    CHECK_FALSE(table.allows(MoveKind::escape));

    table.reveal("value 1");
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
    table.heard();
    table.act(MoveKind::declare_default);

    CHECK(settled(table.heard()) == told(TurnEnded{1, Ending::defaulted}, TurnBegan{0, 3}));
}

TEST_CASE("Q8.13 a securer without an unlocked die may add one, before the reveal or after it", "[Q8.13][Q5.13]") {
    auto before = with_only_a_bonus_die_left();
    auto after = with_only_a_bonus_die_left();
    before.give(1, "add black");
    after.give(1, "add black");
    before.secure();
    after.secure();

    before.use("add black");
    before.beat("value 4", {black(4)}, {black(4)});
    after.reveal("value 4");
    after.use("add black");
    after.roll({black(4)});
    after.lock({black(4)});

    CHECK(is_fulfilled(before.state));
    CHECK(is_fulfilled(after.state));
    after.act(MoveKind::complete);
    CHECK(after.seat(1).cbills == 2);
    CHECK(after.seat(1).reputation == 1);
}

TEST_CASE("Q8.11 the failed Encounter goes, the bonus dice go, swaps, market, reveal", "[Q8.11][R8.4][Q8.5][R8.6][R8.10]") {
    Table table{dice_cards()};
    table.give(0, "add black");
    table.flip("contract 1");
    table.use("add black");
    table.beat("value 3", {6, 6, 6, 6, 6, yellow(3), black(6)}, {yellow(3)});
    fail(table);
    table.heard();

    table.act(MoveKind::secure);
    CHECK_FALSE(table.allows(MoveKind::replace, 0));
    CHECK_FALSE(table.allows(MoveKind::reveal));
    table.act(table.swapping(yellow(3), Colour::green));
    if (table.state.phase == Phase::swaps) table.done();
    table.act(MoveKind::replace, 0);
    table.draw("filler");
    table.reveal("value 4");

    CHECK(only<Secured, CardDiscarded, DiceRemoved, DieSwapped, MarketOpened, MarketReplaced, MarketClosed,
               EncounterRevealed>(table.heard()) ==
          told(Secured{1, 0},
               CardDiscarded{Deck::encounters, table.encounter("value 20").value, DiscardReason::failed_encounter},
               DiceRemoved{Colour::black, 1, DiceReason::predecessor_over},
               DieSwapped{1, Colour::yellow, Colour::green, 3, 0}, MarketOpened{1},
               MarketReplaced{1, table.equipment("filler"), 0},
               CardDiscarded{Deck::equipment, table.equipment("filler").value, DiscardReason::market_replaced},
               MarketClosed{1}, EncounterRevealed{1, table.encounter("value 4"), 1, 0, 4}));
}
