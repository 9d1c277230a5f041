// Chapter 5 of the rules, second half: bars, hazard pay, the window of a Lock, striking effects.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

const Hazard kBarsYellow{colour_bit(Colour::yellow)};
const SetFace kSetAny{any_icons(1)};
const EncounterValue kValuesUp{1, ValueScope::every_encounter, 0};

// A Lock (2 copies), a cancel (2 copies), a yellow set, and an Encounter that bars yellow.
Cards bar_cards() {
    Cards cards;
    cards.equipment("lock", Colour::white, {LockExtra{any_icons(1)}}).copies(2);
    cards.equipment("cancel", Colour::white, {Cancel{}}).copies(2);
    cards.equipment("yellow set", Colour::yellow, {kSetAny});
    cards.encounter("bars yellow", 4, {kBarsYellow}).copies(2);
    cards.contract("values +1", {kValuesUp});
    return cards;
}

Table table_with(const Cards& cards, std::initializer_list<const char*> equipment) {
    Table table{cards};
    for (const auto* id : equipment) table.give(0, id);
    return table;
}

// A Contract that adds a blue die, and Equipment that adds two more.
Table blue_table() {
    auto table = table_with(bar_cards()
                                .contract("one blue", {Pool{{0, 0, 0, 1, 0}, {}}})
                                .equipment("add two", Colour::blue, {AddDice{{0, 0, 0, 2, 0}}}),
                            {"cancel", "add two"});
    table.flip("one blue");
    return table;
}

}  // namespace

TEST_CASE("R5.8 cancel strikes one effect of the current Contract until the turn ends", "[R5.8][effect:cancel]") {
    auto table = table_with(bar_cards(), {"cancel"});
    const auto four = table.encounter("value 4");
    table.flip("values +1");
    CHECK(value_of(table.state, table.catalogue, four) == 5);
    table.heard();

    table.use("cancel");
    CHECK(table.actions() == std::vector<Move>{Move::of(MoveKind::strike, 0, 0)});
    table.strike_contract();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("cancel"), 0},
                                EffectStruck{0, StrikeTarget::contract, table.contract("values +1").value, 0}));
    CHECK(value_of(table.state, table.catalogue, four) == 4);
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    CHECK(value_of(table.state, table.catalogue, four) == 4);
}

TEST_CASE("R5.8 the player picks any one of the printed effects", "[R5.8]") {
    auto table = table_with(bar_cards().contract("three", {kValuesUp, MinEncounters{1}, NoEscape{}})
                                .encounter("two", 4, {BonusCbills{2}, LockCount{2, 0}}),
                            {"cancel"});
    table.flip("three");
    table.reveal("two", {1, 1, 1, 1, 4, yellow(6)});

    table.use("cancel");

    CHECK(table.actions(MoveKind::strike).size() == 5);
    CHECK(strikes(table.state, table.catalogue).size() == 5);
    CHECK(table.refused(MoveKind::strike, 0, 3) == "R5.8");
    CHECK(table.refused(MoveKind::strike, 1, 2) == "R5.8");
    table.strike_encounter(1);
    CHECK(lock_bounds(table.state, table.catalogue).min == 1);
}

TEST_CASE("R5.8 an effect is struck once; with nothing to strike the use is refused", "[R5.8][Q5.11]") {
    auto table = table_with(bar_cards(), {"cancel", "cancel"});
    table.flip("values +1");
    table.use("cancel");
    table.strike_contract();

    CHECK(table.refused(MoveKind::use_equipment, 1) == "R5.8");
}

TEST_CASE("R5.8 no bar stops a cancel", "[R5.8][Q5.11][Q5.15]") {
    auto table = table_with(bar_cards()
                                .equipment("yellow cancel", Colour::yellow, {kSetAny, Cancel{}})
                                .contract("bars yellow always", {kBarsYellow}),
                            {"yellow cancel", "yellow set"});
    table.flip("bars yellow always");
    table.reveal("value 20", {1, 1, 1, 1, 4, yellow(1)});
    CHECK(table.refused(table.using_equipment("yellow set")) == "Q9.7");

    table.use("yellow cancel");
    table.pick(4, 6);
    table.strike_contract();

    CHECK(table.state.phase == Phase::rolled);
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 1, 1, 6});
    CHECK(table.allows(table.using_equipment("yellow set")));
}

TEST_CASE("R5.9 a hazard bars Equipment and dice of its types until the next reveal", "[R5.9][effect:hazard]") {
    auto table = table_with(bar_cards(), {"yellow set"});
    table.flip("contract 1");
    CHECK(barred(table.state, table.catalogue) == 0);
    table.reveal("bars yellow", {1, 1, 1, 1, 3, yellow(4)});

    CHECK(barred(table.state, table.catalogue) == colour_bit(Colour::yellow));
    CHECK(table.refused(table.using_equipment("yellow set")) == "R5.9");
    CHECK(table.refused(table.locking({yellow(4)})) == "Q4.10");
    table.lock({1, 3});
    CHECK(barred(table.state, table.catalogue) == colour_bit(Colour::yellow));
    table.reveal("value 4", {1, 1, 1, yellow(4)});

    CHECK(barred(table.state, table.catalogue) == 0);
    CHECK(table.allows(table.using_equipment("yellow set")));
    CHECK(table.allows(table.locking({yellow(4)})));
}

TEST_CASE("R5.9 a hazard's bar ends with an extension and with the turn", "[R5.9]") {
    auto table = table_with(bar_cards().encounter("bars blue", 6, {Hazard{colour_bit(Colour::blue)}})
                                .equipment("blue add", Colour::blue, {AddDice{{0, 0, 1, 0, 0}}}),
                            {"blue add"});
    table.flip("contract 1");
    table.beat("bars blue", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)});
    CHECK(table.refused(table.using_equipment("blue add")) == "R5.9");

    table.act(MoveKind::extend);

    CHECK(barred(table.state, table.catalogue) == 0);
    CHECK(table.allows(table.using_equipment("blue add")));
}

TEST_CASE("R5.9 ready Equipment of a barred type earns 2 C-bills at the victory", "[R5.9]") {
    auto table = table_with(bar_cards(), {"yellow set"});
    table.flip("contract 1");
    table.reveal("bars yellow", {1, 1, 1, 1, 3, yellow(4)});
    table.heard();

    table.lock({1, 3});

    CHECK(table.heard() == told(DiceLocked{0, 0, 4, dice_list({1, 3})},
                                EncounterDefeated{0, table.encounter("bars yellow"), 0}, HazardPayNoted{0, 0, 2}));
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 1 + 2);
}

TEST_CASE("R5.9 exhausted Equipment, and Equipment of another type, earn no hazard pay", "[R5.9]") {
    Table table{bar_cards()};
    table.give_exhausted(0, "yellow set");
    table.give(0, "cancel");
    table.flip("contract 1");
    table.reveal("bars yellow", {1, 1, 1, 1, 3, yellow(4)});
    table.lock({1, 3});

    CHECK(only<HazardPayNoted>(table.heard()) == told());
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("Q5.9a hazard pay is earned once for an Encounter, however many cards qualify", "[Q5.9a]") {
    auto table = table_with(bar_cards()
                                .encounter("bars two", 4, {Hazard{static_cast<ColourSet>(
                                                              colour_bit(Colour::yellow) | colour_bit(Colour::blue))}})
                                .equipment("blue set", Colour::blue, {kSetAny})
                                .copies(2),
                            {"yellow set", "blue set", "blue set"});
    table.flip("contract 1");
    table.reveal("bars two", {1, 1, 1, 1, 3, yellow(4)});
    table.lock({1, 3});

    CHECK(only<HazardPayNoted>(table.heard()) == told(HazardPayNoted{0, 0, 2}));
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 1 + 2);
}

TEST_CASE("Q5.9a two hazards on one Encounter pay once as well", "[Q5.9a]") {
    auto table = table_with(bar_cards()
                                .encounter("bars twice", 4, {kBarsYellow, Hazard{colour_bit(Colour::blue)}})
                                .equipment("blue set", Colour::blue, {kSetAny}),
                            {"yellow set", "blue set"});
    table.flip("contract 1");

    table.beat("bars twice", {1, 1, 1, 1, 3, yellow(4)}, {1, 3});

    CHECK(only<HazardPayNoted>(table.heard()) == told(HazardPayNoted{0, 0, 2}));
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 1 + 2);
}

TEST_CASE("Q5.9a hazard pay goes only to the player who earned it", "[Q5.9a]") {
    auto table = table_with(bar_cards(), {"yellow set"});
    table.flip("contract 1");
    table.beat("bars yellow", {1, 1, 1, 1, 3, yellow(4)}, {1, 3});
    table.reveal("value 20", {1, 1, 1, yellow(4)});
    table.default_out();
    CHECK(table.seat(0).cbills == 0);

    table.secure();
    table.beat("value 4", {1, 1, 1, yellow(4)}, {yellow(4)});
    table.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 0);
    CHECK(table.seat(1).cbills == 2);
}

TEST_CASE("Q5.12 Lock works on the newest Encounter until the next reveal", "[Q5.12]") {
    auto table = table_with(bar_cards(), {"lock", "lock"});
    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.12");
    table.flip("contract 1");
    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.12");
    table.reveal("value 4", {1, 1, 2, 3, 4, yellow(6)});
    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.12");
    table.lock({4});
    CHECK(table.allows(MoveKind::use_equipment, 0));

    table.reveal("value 4", {1, 1, 2, 3, yellow(6)});

    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.12");
}

TEST_CASE("Q5.12 several Locks follow one another, and the last die locked fulfils the Contract", "[Q5.12][R6.2]") {
    auto table = table_with(bar_cards(), {"lock", "lock"});
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 3, yellow(6)}, {1, 1, 1, 1});
    table.heard();

    table.act(MoveKind::use_equipment, 0);
    table.pick(3);
    table.finish_use();
    CHECK_FALSE(is_fulfilled(table.state));
    table.act(MoveKind::use_equipment, 1);
    table.pick(yellow(6));
    table.finish_use();

    CHECK(is_fulfilled(table.state));
    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("lock"), 0}, DieLockedExtra{0, 0, Colour::white, 3},
                                EquipmentUsed{0, table.equipment("lock"), 1}, DieLockedExtra{0, 0, Colour::yellow, 6},
                                ContractFulfilled{0, 0}));
    CHECK(table.allows(MoveKind::complete));
}

TEST_CASE("Q5.12 a securer can't Lock on what the player before has beaten", "[Q5.12][Q8.11]") {
    Table table{bar_cards()};
    table.give(1, "lock");
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(6)}, {4});
    table.reveal("value 20", {1, 1, 1, 1, yellow(6)});
    table.default_out();

    table.secure();

    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.12");
}

TEST_CASE("Q5.12 a barred die is not locked by a Lock", "[Q5.12][Q4.10][R5.7]") {
    auto table = table_with(bar_cards(), {"lock"});
    table.flip("contract 1");
    table.beat("bars yellow", {1, 1, 1, 1, 4, yellow(6)}, {4});

    table.use("lock");

    CHECK(table.refused(table.picking(yellow(6))) == "Q4.10");
    table.pick(1);
}

TEST_CASE("Q5.14 replace all is done once the Contract is laid and can't be struck", "[Q5.14]") {
    auto table = table_with(bar_cards().contract("new market", {Market{0, 0, kAnyColour, false, true, 0}}), {"cancel"});

    table.flip("new market");
    table.draw({"filler", "filler", "filler", "filler", "filler"});

    CHECK(strikes(table.state, table.catalogue).empty());
    CHECK(table.refused(table.using_equipment("cancel")) == "R5.8");
}

TEST_CASE("Q5.14 a final assault can be struck until the ending is declared", "[Q5.14][Q6.7]") {
    const auto cards = bar_cards().contract("assault", {FinalAssault{}});
    auto before = table_with(cards, {"cancel"});
    before.flip("assault");
    before.use("cancel");
    before.strike_contract();
    before.act(MoveKind::escape);
    CHECK(before.mover() == 1);

    auto after = table_with(cards, {"cancel"});
    after.flip("assault");
    after.act(MoveKind::escape);
    after.draw("value 4");
    after.roll({1, 1, 1, 1, 4, yellow(6)});
    CHECK(strikes(after.state, after.catalogue).empty());
}

TEST_CASE("Q5.14 a beaten Encounter's effects can't be struck, but its hazard can, for its bars", "[Q5.14]") {
    auto table = table_with(bar_cards().encounter("bonus and bar", 4, {BonusCbills{2}, kBarsYellow}),
                            {"cancel", "yellow set"});
    table.flip("contract 1");
    table.beat("bonus and bar", {1, 1, 1, 1, 4, yellow(6)}, {4});

    CHECK(strikes(table.state, table.catalogue) == std::vector<Move>{Move::of(MoveKind::strike, 1, 1)});
    table.use("cancel");
    CHECK(table.refused(MoveKind::strike, 1, 0) == "Q5.14");
    table.strike_encounter(1);

    CHECK(barred(table.state, table.catalogue) == 0);
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 1 + 2 + 2);
}

TEST_CASE("Q5.14 a hazard struck before the victory pays nothing", "[Q5.14]") {
    auto table = table_with(bar_cards(), {"cancel", "yellow set"});
    table.flip("contract 1");
    table.reveal("bars yellow", {1, 1, 1, 1, 3, yellow(4)});
    table.use("cancel");
    table.strike_encounter();
    CHECK(barred(table.state, table.catalogue) == 0);
    table.lock({yellow(4)});
    table.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("Q5.14 a struck pool effect is reversed: its dice leave, unlocked ones first", "[Q5.14][Q9.4]") {
    auto table = table_with(bar_cards().contract("two green", {Pool{{0, 0, 2, 0, 0}, {}}}), {"cancel"});
    table.flip("two green");
    table.reveal("value 4", {1, 1, 1, 1, 1, yellow(6), green(4), green(5)});
    table.lock({green(4)});
    table.heard();

    table.use("cancel");
    table.strike_contract();

    CHECK(only<DiceRemoved>(table.heard()) == told(DiceRemoved{Colour::green, 2, DiceReason::struck}));
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(table.state.encounters.at(0).defeated());
    CHECK(unlocked_count(table.state) == 6);
}

TEST_CASE("Q8.14 of several unlocked dice the one with the lowest face leaves", "[Q8.14][Q5.14]") {
    auto table = blue_table();
    table.use("add two");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(6), blue(2), blue(5), blue(6)});

    table.use("cancel");
    table.strike_contract();

    CHECK(table.faces(Colour::blue) == std::vector<int>{5, 6});
}

TEST_CASE("Q8.14 a die not rolled yet leaves ahead of every face", "[Q8.14][Q5.14]") {
    auto table = blue_table();
    table.beat("value 4", {1, 1, 1, 1, 1, yellow(6), blue(3)}, {1, 1, 1, 1});
    table.use("add two");
    CHECK(table.faces(Colour::blue) == std::vector<int>{0, 0, 3});

    table.use("cancel");
    table.strike_contract();

    CHECK(table.faces(Colour::blue) == std::vector<int>{0, 3});
}

TEST_CASE("Q8.14 of several locked dice the one on the newest Encounter leaves", "[Q8.14][Q5.14]") {
    auto table = blue_table();
    table.use("add two");
    table.beat("value 4", {1, 1, 1, 1, 1, yellow(6), blue(4), blue(5), blue(5)}, {blue(4)});
    table.beat("value 3", {1, 1, 1, 1, 1, yellow(6), blue(1), blue(2)}, {blue(1), blue(2)});

    table.use("cancel");
    table.strike_contract();

    std::vector<int> places;
    for (const Die& die : table.state.dice)
        if (die.colour == Colour::blue) places.push_back(die.place);
    CHECK(places == std::vector<int>{0, 1});
}

TEST_CASE("Q5.14 a struck pool effect can fulfil the Contract by taking the last unlocked die", "[Q5.14][R6.2]") {
    auto table = table_with(bar_cards().contract("one green", {Pool{{0, 0, 1, 0, 0}, {}}}), {"cancel"});
    table.flip("one green");
    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1), green(4)}, {1, 1, 1, 1, 1, yellow(1)});
    CHECK_FALSE(is_fulfilled(table.state));
    table.heard();

    table.use("cancel");
    table.strike_contract();

    CHECK(is_fulfilled(table.state));
    CHECK(only<DiceRemoved, ContractFulfilled>(table.heard()) ==
          told(DiceRemoved{Colour::green, 1, DiceReason::struck}, ContractFulfilled{0, 0}));
    CHECK(table.allows(MoveKind::complete));
}

TEST_CASE("Q5.14 of two pool effects only the struck one is reversed", "[Q5.14]") {
    auto table = table_with(bar_cards().contract("two pools", {Pool{{}, {1, 0, 0, 0, 0}}, Pool{{}, {0, 1, 0, 0, 0}}}),
                            {"cancel"});
    table.flip("two pools");
    CHECK(pool_of(table.state) == DiceCounts{4, 0, 0, 0, 0});

    table.use("cancel");
    table.strike_contract(1);

    CHECK(pool_of(table.state) == DiceCounts{4, 1, 0, 0, 0});
}

TEST_CASE("Q5.14 dice a struck pool effect left out come back, thrown at once in an open roll", "[Q5.14][Q9.4]") {
    auto table = table_with(bar_cards().contract("two white fewer", {Pool{{}, {2, 0, 0, 0, 0}}}), {"cancel"});
    table.flip("two white fewer");
    table.reveal("value 20", {1, 1, 1, yellow(6)});
    table.heard();

    table.use("cancel");
    table.strike_contract();
    table.roll({2, 3});

    CHECK(only<DiceAdded, DiceRolled>(table.heard()) ==
          told(DiceAdded{Colour::white, 2, DiceReason::struck}, DiceRolled{0, dice_list({2, 3})}));
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 1, 2, 3});
}

TEST_CASE("Q5.14 for a securer the struck effect is in force anew", "[Q5.14][Q2.6]") {
    auto table = table_with(bar_cards().contract("two green", {Pool{{0, 0, 2, 0, 0}, {}}}), {"cancel"});
    table.flip("two green");
    table.use("cancel");
    table.strike_contract();
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(6)});
    table.default_out();
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});

    table.secure();

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 2, 0, 0});
}

TEST_CASE("Q5.15 price changes apply to a cancel card", "[Q5.15]") {
    auto table = table_with(bar_cards().contract("dearer", {Market{1, 2, kAnyColour, false, false, 0}}), {});

    table.flip("dearer");

    CHECK(cost_of(table.state, table.catalogue, table.equipment("cancel")) == 4);
    CHECK(maintenance_of(table.state, table.catalogue, table.equipment("cancel")) == 3);
}

TEST_CASE("Q5.15 a cancel card counts as ready Equipment of its type for hazard pay", "[Q5.15]") {
    auto table = table_with(bar_cards().equipment("yellow cancel", Colour::yellow, {Cancel{}}), {"yellow cancel"});
    table.flip("contract 1");
    table.beat("bars yellow", {1, 1, 1, 1, 4, yellow(1)}, {4});

    table.act(MoveKind::escape);

    CHECK(table.seat(0).cbills == 1 + 2);
}
