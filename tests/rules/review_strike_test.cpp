// What may be struck where little is left to strike, and what a strike brings about.
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

TEST_CASE("R6.2 a strike that takes the last unlocked die fulfils, whatever else its card does", "[R6.2][Q5.14][review]") {
    Table table{Cards{}
                    .contract("one more", {Pool{{0, 0, 1, 0, 0}, {}}})
                    .equipment("cancel and scout", Colour::white, {Cancel{}, Scout{Deck::encounters, 1}})};
    table.give(0, "cancel and scout");
    table.flip("one more");
    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1), green(5)}, {1, 1, 1, 1, 1, yellow(1)});
    table.use("cancel and scout");
    table.heard();

    table.strike_contract();

    CHECK(only<ContractFulfilled>(table.heard()) == told(ContractFulfilled{0, 0}));
    table.draw("value 3");
    CHECK(is_fulfilled(table.state));
}

TEST_CASE("Q5.12 Add Dice lifts a fulfilled Contract, and Lock may lock the unrolled die to fulfil it anew", "[Q5.12][R6.2][R5.7][review]") {
    Table table{Cards{}
                    .equipment("add", Colour::white, {AddDice{{0, 1, 0, 0, 0}}})
                    .equipment("lock", Colour::white, {LockExtra{any_icons(1)}})};
    table.give(0, "add");
    table.give(0, "lock");
    table.flip("contract 1");
    sweep(table);
    table.use("add");
    CHECK_FALSE(is_fulfilled(table.state));
    CHECK(table.allows(MoveKind::escape));
    table.heard();

    table.use("lock");
    table.pick(yellow(0));

    CHECK(only<DieLockedExtra, ContractFulfilled>(table.heard()) ==
          told(DieLockedExtra{0, 0, Colour::yellow, 0}, ContractFulfilled{0, 0}));
    CHECK(is_fulfilled(table.state));
    CHECK(table.refused(MoveKind::escape) == "R6.2");
}

TEST_CASE("Q5.14 a strike in an open roll that takes the last unlocked die leaves only a Default", "[Q5.14][Q4.6][review]") {
    Table table{Cards{}
                    .contract("one more", {Pool{{0, 0, 1, 0, 0}, {}}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.flip("one more");
    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1), green(5)}, {1, 1, 1, 1, 1, yellow(1)});
    table.reveal("value 5", {green(5)});
    table.use("cancel");

    table.strike_contract();

    CHECK(unlocked_count(table.state) == 0);
    CHECK(table.actions() == std::vector<Move>{Move::of(MoveKind::declare_default)});
}

TEST_CASE("Q6.7 after a failed assault the securer meets the struck assault again", "[Q6.7][Q6.9][R5.8][R8.7][review]") {
    Table table{Cards{}
                    .contract("assault", {FinalAssault{}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.flip("assault");
    beat_one(table, "value 5");
    table.use("cancel");
    table.strike_contract();
    fail(table);
    table.secure();
    beat_one(table, "value 5");

    table.act(MoveKind::escape);

    CHECK(only<AssaultBegan>(table.heard()).size() == 1);
    CHECK(table.state.phase == Phase::draw_encounters);
}
