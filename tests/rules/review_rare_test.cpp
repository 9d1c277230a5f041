// Combinations that are seldom met: of locks, of uses between two Contracts, of values that no card prints.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

TEST_CASE("Q4.13 every lock_with of an Encounter binds", "[Q4.13][review]") {
    Table table{Cards{}.encounter("of both", 5, {LockWith{Colour::yellow}, LockWith{Colour::white}})};
    table.flip("contract 1");

    table.reveal("of both", {1, 4, 5, 6, 6, yellow(5)});

    CHECK(table.refused(table.locking({yellow(5)})) == "Q4.13");
    CHECK(table.refused(table.locking({5})) == "Q4.13");
    CHECK(table.allows(MoveKind::declare_default));
}

TEST_CASE("Q4.13 an Encounter with two lock_with is beaten by dice of both colours", "[Q4.13][review]") {
    Table table{Cards{}.encounter("of both", 5, {LockWith{Colour::yellow}, LockWith{Colour::white}})};
    table.flip("contract 1");

    table.reveal("of both", {1, 4, 5, 6, 6, yellow(1)});

    CHECK(table.actions(MoveKind::lock) == std::vector<Move>{table.locking({4, yellow(1)})});
    CHECK_FALSE(table.allows(MoveKind::declare_default));
}

TEST_CASE("R4.2 a value no card prints is beaten by enough dice", "[R4.2][review]") {
    const EncounterValue more{5, ValueScope::every_encounter, 0};
    const std::vector<Effect> much(8, more);
    Table table{Cards{}
                    .contract("huge", much)
                    .command("host", {5, 4, 4, 4, 4}, much),
                Start{{"host", "green command"}}};
    table.flip("huge");
    table.reveal("value 4");
    roll_all(table, 4);

    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 84);
    CHECK_FALSE(table.allows(MoveKind::declare_default));
    table.act(Move::lock((1u << 21) - 1u));
    CHECK(is_fulfilled(table.state));
}

TEST_CASE("Q9.3 a use between Extend and the flip counts for neither column", "[Q9.3][R3.1][review]") {
    const ReputationIf clean{ReputationCondition::no_equipment_used, 2, 0, 0};
    Table table{Cards{}
                    .contract("clean", {clean})
                    .copies(2)
                    .equipment("scout", Colour::white, {Scout{Deck::contracts, 2}})};
    table.give(0, "scout");
    table.flip("clean");
    sweep(table);
    table.act(MoveKind::extend);
    table.use("scout");
    table.draw({"contract 3", "clean"});
    table.act(MoveKind::pick_card, 1);
    table.act(MoveKind::flip_contracts);

    CHECK(chance(table.state, table.catalogue).forced == table.contract("clean").value);
    table.draw("clean");
    sweep(table);
    table.act(MoveKind::complete);

    CHECK(table.seat(0).reputation == 1 + 2 + 2 + 2);
}

TEST_CASE("Q7.11 Censure taken in the first column has the neighbour choose the extension from a deck of one and discards", "[Q7.11][R7.6][Q1.11][review]") {
    Table table{Cards{}
                    .without_fillers(Deck::contracts)
                    .contract("first")
                    .contract("second")
                    .contract("third")
                    .encounter("censure", 6, {Censure{}})};
    table.flip("first", "second");
    table.beat("censure", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)});
    table.act(MoveKind::extend);
    table.act(MoveKind::flip_contracts);
    table.draw({"third", "second"});

    CHECK(table.mover() == 1);
    table.act(MoveKind::choose_contract, 1);
    CHECK(table.state.column().contract == table.contract("second"));
    CHECK(table.mover() == 0);
}
