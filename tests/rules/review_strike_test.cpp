// What may be struck, when little is left to strike, and Encounters of a size that no print has.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

TEST_CASE("Q5.14 what a Contract did up to its completion can't be struck after extending", "[Q5.14][Q9.3][review]") {
    Table table{Cards{}
                    .contract("over", {ReputationIf{ReputationCondition::no_equipment_used, 2, 0, 0}, FinalAssault{}, NoEscape{},
                                       MinEncounters{1}, EncounterValue{1, ValueScope::every_encounter, 0}, RevealChoice{2},
                                       DefaultPenalty{1}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.flip("over");
    table.act(MoveKind::reveal);
    table.draw({"value 5", "value 6"});
    table.act(MoveKind::choose_encounter, 0);
    roll_all(table, 1);
    table.lock({1, 1, 1, 1, 1, yellow(1)});
    table.act(MoveKind::extend);

    CHECK(table.refused(table.using_equipment("cancel")) == "R5.8");
}

TEST_CASE("Q5.14 what a completed Contract still does can be struck before the flip", "[Q5.14][Q9.7][Q3.7][review]") {
    Table table{Cards{}
                    .contract("lasts", {Hazard{colour_bit(Colour::black)}, Market{1, 0, kAnyColour, false, false, 0},
                                        Pay{PayWhen::on_completion, 1, 0}, SecureBonus{1}, Pool{{}, {1, 0, 0, 0, 0}}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.flip("lasts");
    sweep(table);
    table.act(MoveKind::extend);

    table.use("cancel");

    CHECK(table.actions(MoveKind::strike).size() == 5);
    table.strike_contract(4);
    CHECK(unlocked_count(table.state) == 6);
}

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
