// Chapter 4 of the rules: revealing, rolling, locking, Defaulting.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

const Adjust kAdjustAnyByOne{AdjustKind::exactly, 1, any_icons(1)};

// One ready Equipment, an open roll against `encounter`.
Table rolled_table(const Cards& cards, const char* encounter, Dice dice) {
    Table table{cards};
    table.flip("contract 1");
    table.reveal(encounter, dice);
    table.heard();
    return table;
}

}  // namespace

TEST_CASE("R4.1 a reveal lays the top Encounter under the column and rolls every unlocked die", "[R4.1]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.heard();
    const auto four = table.encounter("value 4");

    table.reveal("value 4", {1, 2, 3, 5, 6, yellow(2)});

    CHECK(table.heard() == told(MarketClosed{0}, CardDrawn{Deck::encounters, four.value, DrawReason::encounter, kNone},
                                EncounterRevealed{0, four, 0, 0, 4},
                                DiceRolled{0, dice_list({1, 2, 3, 5, 6, yellow(2)})}));
    CHECK(table.state.phase == Phase::rolled);
    CHECK(table.state.encounter_count == 1);
}

TEST_CASE("R4.1 the next reveal goes under the one before and leaves locked dice alone", "[R4.1][R4.3]") {
    Table table{Cards{}};
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    table.heard();
    const auto six = table.encounter("value 6");

    table.reveal("value 6", {2, 3, 5, 6, yellow(2)});

    CHECK(table.heard() == told(CardDrawn{Deck::encounters, six.value, DrawReason::encounter, kNone},
                                EncounterRevealed{0, six, 1, 0, 6},
                                DiceRolled{0, dice_list({2, 3, 5, 6, yellow(2)})}));
}

TEST_CASE("R4.2 Direct Fire Lance, value 4, with 1, 3, 4, 5, 6: the 4 alone, or the 1 and the 3", "[R4.2]") {
    Start start;
    start.commands = {"five white command", "yellow command"};
    Table table{Cards{}.command("five white command", {5, 0, 0, 0, 0}).encounter("direct fire lance", 4), start};
    table.flip("contract 1");
    table.reveal("direct fire lance", {1, 3, 4, 5, 6});

    CHECK(table.actions(MoveKind::lock).size() == 2);
    CHECK(table.allows(table.locking({4})));
    CHECK(table.allows(table.locking({1, 3})));

    table.heard();
    table.lock({1, 3});
    CHECK(table.heard() == told(DiceLocked{0, 0, 4, dice_list({1, 3})},
                                EncounterDefeated{0, table.encounter("direct fire lance"), 0}));
    CHECK(table.faces(Colour::white) == std::vector<int>{4, 5, 6});
}

TEST_CASE("R4.2 at least one die is locked, and only dice of the roll", "[R4.2]") {
    auto table = rolled_table(Cards{}, "value 4", {1, 1, 2, 4, 6, yellow(3)});

    CHECK(table.refused(Move::lock(0)) == "R4.2");
    CHECK(table.refused(Move::lock(1u << 6)) == "R4.2");
    CHECK(table.allows(table.locking({1, yellow(3)})));
}

TEST_CASE("Q4.2a neither more nor less than the value will do", "[Q4.2a]") {
    auto table = rolled_table(Cards{}, "value 4", {1, 1, 2, 4, 6, yellow(3)});

    CHECK(table.refused(table.locking({yellow(3)})) == "Q4.2a");
    CHECK(table.refused(table.locking({6})) == "Q4.2a");
    CHECK(table.refused(table.locking({1, 4})) == "Q4.2a");
    CHECK(table.allows(table.locking({1, 1, 2})));
}

TEST_CASE("R4.3 a locked die is neither changed nor locked again", "[R4.3]") {
    Table table{Cards{}.equipment("set any", Colour::white, {SetFace{any_icons(1)}})};
    table.give(0, "set any");
    table.flip("contract 1");
    table.beat("value 5", {2, 2, 2, 2, 5, yellow(2)}, {5});
    table.reveal("value 6", {2, 2, 3, 3, yellow(2)});
    const auto locked = static_cast<std::uint8_t>(5);
    REQUIRE(table.state.dice.at(locked).locked());

    CHECK(table.refused(Move::lock(1u << locked | 1u)) == "R4.2");
    table.use("set any");
    CHECK(table.refused(MoveKind::pick_die, locked) == "Q4.9");
    table.pick(2, 6);
    table.finish_use();

    CHECK(table.state.dice.at(locked) == Die{Colour::white, 5, 0, 0});
}

TEST_CASE("R4.4 after a victory with dice to spare the player reveals another Encounter or ends", "[R4.4]") {
    Table table{Cards{}};
    table.flip("contract 1");

    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});

    CHECK(table.state.phase == Phase::between);
    CHECK(table.allows(MoveKind::reveal));
    CHECK(table.allows(MoveKind::escape));
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    CHECK(table.refused(MoveKind::extend) == "R6.2");
}

TEST_CASE("R4.4 before the victory nothing more is revealed and nothing is ended", "[R4.4]") {
    auto table = rolled_table(Cards{}, "value 4", {1, 1, 1, 1, 4, yellow(1)});

    CHECK(table.refused(MoveKind::reveal) == "R4.4");
    CHECK(table.refused(MoveKind::escape) == "R6.1");
}

TEST_CASE("R4.5 Equipment, powers and Field Hires come before a lock or a Default, and none is forced", "[R4.5]") {
    Start start;
    start.commands = {"adjusting command", "yellow command"};
    Table table{Cards{}
                    .command("adjusting command", {5, 0, 1, 0, 0}, {kAdjustAnyByOne})
                    .equipment("set any", Colour::white, {SetFace{any_icons(1)}})
                    .encounter("hire", 3, {FieldHire{}}),
                start};
    table.give(0, "set any");
    table.give_hire(0, "hire");
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, green(1)});

    CHECK(table.allows(table.using_equipment("set any")));
    CHECK(table.allows(MoveKind::use_power));
    CHECK(table.allows(MoveKind::use_hire, table.encounter("hire").value));
    CHECK(table.allows(MoveKind::declare_default));
}

TEST_CASE("R4.5 they may be used although the dice match already", "[R4.5]") {
    Table table{Cards{}.equipment("set any", Colour::white, {SetFace{any_icons(1)}})};
    table.give(0, "set any");
    table.flip("contract 1");
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1)});

    CHECK(table.allows(table.using_equipment("set any")));
    CHECK(table.allows(table.locking({4})));
}

TEST_CASE("Q4.6 in the midst of a use its question comes first, not the want of a roll", "[Q4.6][R4.2]") {
    Table table{Cards{}.equipment("set any", Colour::white, {SetFace{any_icons(1)}})};
    table.give(0, "set any");
    table.flip("contract 1");
    const auto reason = [&](const Move& move) {
        const auto refusal = why_illegal(table.state, move, table.catalogue);
        return refusal ? std::string(refusal->reason) : "";
    };
    CHECK(reason(Move::of(MoveKind::declare_default)) == "there is no open Encounter to fail");
    CHECK(reason(Move::lock(1)) == "no roll lies open");

    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.act(table.using_equipment("set any"));

    CHECK(table.state.phase == Phase::use_die);
    CHECK(reason(Move::of(MoveKind::declare_default)) == "answer the open question first");
    CHECK(reason(Move::lock(1)) == "answer the open question first");
}

TEST_CASE("Q4.6 a Default needs an open roll in which no dice make the value", "[Q4.6]") {
    Table table{Cards{}};
    table.flip("contract 1");
    CHECK(table.refused(MoveKind::declare_default) == "Q4.6");

    table.reveal("value 4", {2, 2, 5, 5, 6, yellow(6)});
    CHECK(can_lock(table.state, table.catalogue));
    CHECK(table.refused(MoveKind::declare_default) == "Q4.6");
    table.lock({2, 2});
    table.reveal("value 4", {3, 5, 6, yellow(6)});

    CHECK_FALSE(can_lock(table.state, table.catalogue));
    CHECK(table.actions(MoveKind::lock).empty());
    CHECK(table.allows(MoveKind::declare_default));
}

TEST_CASE("Q4.6 dice that make the value but are not permitted don't stand in a Default's way", "[Q4.6][Q4.13]") {
    auto table = rolled_table(Cards{}.encounter("odd only", 4, {LockOnly{0x15}}), "odd only",
                              {2, 2, 4, 6, 6, yellow(6)});

    CHECK_FALSE(can_lock(table.state, table.catalogue));
    CHECK(table.allows(MoveKind::declare_default));
}

TEST_CASE("R4.7 a die never leaves 1 to 6", "[R4.7]") {
    Table table{Cards{}.equipment("exactly 2", Colour::white, {Adjust{AdjustKind::exactly, 2, any_icons(6)}})};
    table.give(0, "exactly 2");
    table.flip("contract 1");
    table.reveal("value 20", {1, 2, 5, 6, 6, yellow(3)});
    table.use("exactly 2");

    table.pick(2);
    CHECK(table.refused(MoveKind::pick_face, 0) == "R4.7");
    CHECK(table.actions(MoveKind::pick_face) == std::vector<Move>{Move::of(MoveKind::pick_face, 4)});
    table.act(MoveKind::pick_face, 4);
    table.pick(5);
    CHECK(table.refused(MoveKind::pick_face, 7) == "R4.7");
    CHECK(table.actions(MoveKind::pick_face) == std::vector<Move>{Move::of(MoveKind::pick_face, 3)});
}

TEST_CASE("R4.7 a Field Hire can't raise a 6", "[R4.7][R7.2]") {
    Table table{Cards{}.encounter("hire", 3, {FieldHire{}})};
    table.give_hire(0, "hire");
    table.flip("contract 1");
    table.reveal("value 20", {5, 6, 6, 6, 6, yellow(6)});

    table.act(MoveKind::use_hire, table.encounter("hire").value);

    if (table.state.phase == Phase::use_die) {
        CHECK(table.refused(table.picking(6)) == "R4.7");
        table.pick(5);
    }
    CHECK(table.faces(Colour::white) == std::vector<int>{6, 6, 6, 6, 6});
}

TEST_CASE("R4.7 where a change could be made to no die, the use is refused", "[R4.7][Q5.11]") {
    Table table{Cards{}.encounter("hire", 3, {FieldHire{}})};
    table.give_hire(0, "hire");
    table.flip("contract 1");

    table.reveal("value 20", {6, 6, 6, 6, 6, yellow(6)});

    CHECK(table.refused(MoveKind::use_hire, table.encounter("hire").value) != "");
}

TEST_CASE("Q4.8 a victory: lock, the effects as printed, then Lock Equipment", "[Q4.8][Q7.7]") {
    Table table{Cards{}
                    .encounter("all of it", 4, {Censure{}, BonusCbills{3}, Hazard{colour_bit(Colour::blue)}, NoblePatronage{}})
                    .equipment("blue", Colour::blue, {SetFace{any_icons(1)}})
                    .equipment("lock", Colour::white, {LockExtra{any_icons(1)}})};
    table.give(0, "blue");
    table.give(0, "lock");
    table.flip("contract 1");
    table.reveal("all of it", {1, 1, 1, 1, 4, yellow(1)});
    CHECK(table.refused(table.using_equipment("lock")) == "Q5.12");
    table.heard();

    table.lock({4});

    CHECK(table.heard() ==
          told(DiceLocked{0, 0, 4, dice_list({4})}, EncounterDefeated{0, table.encounter("all of it"), 0},
               TokenMoved{Token::censure, kNoSeat, 0}, BonusNoted{0, 3}, HazardPayNoted{0, 0, 2},
               TokenMoved{Token::patronage, kNoSeat, 0}));
    CHECK(table.seat(0).cbills == 0);
    CHECK(table.allows(table.using_equipment("lock")));
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("Q4.8 with the last die locked the turn goes on with the fulfilled Contract", "[Q4.8][R6.2]") {
    auto table = rolled_table(Cards{}, "value 6", {1, 1, 1, 1, 1, yellow(1)});

    table.lock({1, 1, 1, 1, 1, yellow(1)});

    CHECK(table.heard() == told(DiceLocked{0, 0, 6, dice_list({1, 1, 1, 1, 1, yellow(1)})},
                                EncounterDefeated{0, table.encounter("value 6"), 0}, ContractFulfilled{0, 0}));
    CHECK(table.allows(MoveKind::complete));
    CHECK(table.allows(MoveKind::extend));
    CHECK_FALSE(table.allows(MoveKind::reveal));
    CHECK_FALSE(table.allows(MoveKind::escape));
}

TEST_CASE("Q4.9 dice are changed only in an open roll", "[Q4.9][R5.1]") {
    Table table{Cards{}
                    .equipment("set", Colour::white, {SetFace{any_icons(1)}})
                    .equipment("adjust", Colour::white, {kAdjustAnyByOne})
                    .equipment("flip", Colour::white, {Flip{any_icons(1)}})
                    .equipment("reroll", Colour::white, {Reroll{any_icons(1)}})
                    .encounter("hire", 3, {FieldHire{}})};
    const auto changers = {"set", "adjust", "flip", "reroll"};
    for (const auto* id : changers) table.give(0, id);
    table.give_hire(0, "hire");
    const auto hire = Move::of(MoveKind::use_hire, table.encounter("hire").value);

    for (int moment = 0; moment < 3; ++moment) {
        CHECK(table.refused(hire) == "Q4.9");
        for (const auto* id : changers) CHECK(table.refused(table.using_equipment(id)) == "Q4.9");
        if (moment == 0) table.flip("contract 1");
        if (moment == 1) table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    }
    table.reveal("value 4", {1, 1, 1, 4, yellow(1)});
    CHECK(table.allows(hire));
    for (const auto* id : changers) CHECK(table.allows(table.using_equipment(id)));
}

TEST_CASE("Q4.9 without an open roll scout, requisition, cancel and add_dice are usable", "[Q4.9]") {
    Table table{Cards{}
                    .contract("values +1", {EncounterValue{1, ValueScope::every_encounter, 0}})
                    .equipment("scout", Colour::white, {Scout{Deck::encounters, 1}})
                    .equipment("requisition", Colour::white, {Requisition{1}})
                    .equipment("cancel", Colour::white, {Cancel{}})
                    .equipment("add", Colour::white, {AddDice{{0, 0, 1, 0, 0}}})};
    for (const auto* id : {"scout", "requisition", "cancel", "add"}) table.give(0, id);

    table.flip("values +1");

    for (const auto* id : {"scout", "requisition", "cancel", "add"}) CHECK(table.allows(table.using_equipment(id)));
}

TEST_CASE("Q4.9 reveal and roll are one step: nothing comes between them", "[Q4.9]") {
    Table table{Cards{}.equipment("add", Colour::white, {AddDice{{0, 0, 1, 0, 0}}})};
    table.give(0, "add");
    table.flip("contract 1");

    table.reveal("value 4");

    CHECK(table.actions().empty());
    CHECK(table.refused(table.using_equipment("add")) != "");
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::dice);
}

TEST_CASE("Q4.10 barred dice are rolled but neither locked nor changed", "[Q4.10][R5.9]") {
    Table table{Cards{}
                    .encounter("bars yellow", 5, {Hazard{colour_bit(Colour::yellow)}})
                    .equipment("set", Colour::white, {SetFace{any_icons(1)}})};
    table.give(0, "set");
    table.flip("contract 1");
    table.reveal("bars yellow", {1, 1, 2, 2, 2, yellow(5)});

    CHECK(table.refused(table.locking({yellow(5)})) == "Q4.10");
    CHECK(table.allows(table.locking({1, 2, 2})));
    table.use("set");
    CHECK(table.refused(table.picking(yellow(5))) == "Q4.10");
    table.pick(1, 5);
    table.finish_use();
    table.lock({5});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{5});
}

TEST_CASE("Q4.10 an unlocked barred die keeps the Contract from being fulfilled", "[Q4.10][R6.2]") {
    auto table = rolled_table(Cards{}.encounter("bars yellow", 5, {Hazard{colour_bit(Colour::yellow)}}), "bars yellow",
                              {1, 1, 1, 1, 1, yellow(5)});

    table.lock({1, 1, 1, 1, 1});

    CHECK_FALSE(is_fulfilled(table.state));
    CHECK(table.refused(MoveKind::complete) == "R6.2");
    CHECK(table.allows(MoveKind::reveal));
}

TEST_CASE("Q4.10 with nothing but barred dice one can add dice, cancel the bar, or Default", "[Q4.10]") {
    Table table{Cards{}
                    .encounter("bars yellow", 5, {Hazard{colour_bit(Colour::yellow)}})
                    .equipment("set", Colour::white, {SetFace{any_icons(1)}})
                    .equipment("cancel", Colour::white, {Cancel{}})
                    .equipment("add green", Colour::green, {AddDice{{0, 0, 1, 0, 0}}})};
    for (const auto* id : {"set", "cancel", "add green"}) table.give(0, id);
    table.flip("contract 1");
    table.beat("value 5", {1, 1, 1, 1, 1, yellow(5)}, {1, 1, 1, 1, 1});

    table.reveal("bars yellow", {yellow(5)});

    CHECK(table.allows(MoveKind::declare_default));
    CHECK(table.allows(table.using_equipment("add green")));
    CHECK_FALSE(table.allows(table.using_equipment("set")));
    table.use("cancel");
    table.strike_encounter();
    CHECK(table.allows(table.locking({yellow(5)})));
    CHECK(table.refused(MoveKind::declare_default) == "Q4.6");
}

TEST_CASE("Q4.11 reductions leave a value at 1 or more", "[Q4.11]") {
    Table table{Cards{}.contract("values -5", {EncounterValue{-5, ValueScope::every_encounter, 0}})};

    table.flip("values -5");

    CHECK(value_of(table.state, table.catalogue, table.encounter("value 3")) == 1);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 6")) == 1);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 7")) == 2);
}

TEST_CASE("Q4.11 the first Encounter of a column is any faced while none is beaten in it", "[Q4.11]") {
    Table table{Cards{}.contract("first +3", {EncounterValue{3, ValueScope::first_of_column, 0}})};
    const auto four = table.encounter("value 4");
    table.flip("first +3");
    table.reveal("value 4", {1, 1, 1, 1, 2, yellow(6)});
    CHECK(value_of(table.state, table.catalogue, four) == 7);
    CHECK(table.refused(table.locking({1, 1, 1, 1})) == "Q4.2a");
    table.lock({1, yellow(6)});

    CHECK(value_of(table.state, table.catalogue, four) == 4);
}

TEST_CASE("Q4.11 a securer who faces the column with none beaten faces its first Encounter", "[Q4.11]") {
    Table table{Cards{}.contract("first +3", {EncounterValue{3, ValueScope::first_of_column, 0}})};
    table.flip("first +3");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.default_out();

    table.secure();

    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 7);
}

TEST_CASE("Q4.12 after a declared Default nothing is usable", "[Q4.12]") {
    Start start;
    start.commands = {"scouting command", "yellow command"};
    Table table{Cards{}
                    .command("scouting command", {5, 1, 0, 0, 0}, {Scout{Deck::encounters, 1}})
                    .equipment("add", Colour::white, {AddDice{{0, 0, 1, 0, 0}}})
                    .encounter("hire", 3, {FieldHire{}}),
                start};
    table.give(0, "add");
    table.give_hire(0, "hire");
    table.seat(0).reputation = 2;
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});

    table.act(MoveKind::declare_default);

    REQUIRE(table.state.phase == Phase::burn_choice);
    CHECK(table.refused(table.using_equipment("add")) == "R5.1");
    CHECK(table.refused(MoveKind::use_power) == "R5.1");
    CHECK(table.refused(MoveKind::use_hire, table.encounter("hire").value) == "R5.1");
    CHECK(table.refused(Move::lock(1)) != "");
}

TEST_CASE("Q4.13 restrictions bind the dice that make the value, not a Lock's die", "[Q4.13][effect:lock_only]") {
    Table table{Cards{}
                    .encounter("one odd die", 5, {LockOnly{0x15}, LockCount{0, 1}})
                    .equipment("lock", Colour::white, {LockExtra{any_icons(1)}})};
    table.give(0, "lock");
    table.flip("contract 1");
    table.reveal("one odd die", {1, 4, 5, 6, 6, yellow(6)});
    CHECK(table.refused(table.locking({1, 4})) == "Q4.13");
    table.lock({5});

    table.use("lock");
    table.pick(4);
    table.finish_use();

    CHECK(unlocked_count(table.state) == 4);
}

TEST_CASE("Q4.13 lock_with asks for its colour only while such a die is free to be locked", "[Q4.13]") {
    const auto cards = Cards{}.encounter("with yellow", 4, {LockWith{Colour::yellow}});
    auto with = rolled_table(cards, "with yellow", {1, 1, 2, 4, 6, yellow(3)});
    CHECK(with.refused(with.locking({4})) == "Q4.13");
    CHECK(with.allows(with.locking({1, yellow(3)})));

    Table without{cards};
    without.flip("contract 1");
    without.beat("value 3", {1, 1, 2, 4, 6, yellow(3)}, {yellow(3)});
    without.reveal("with yellow", {1, 1, 2, 4, 6});
    CHECK(without.allows(without.locking({4})));
}

TEST_CASE("Q4.13 lock_with does not ask for a barred die", "[Q4.13][Q4.10]") {
    auto table = rolled_table(
        Cards{}.encounter("with barred yellow", 4, {LockWith{Colour::yellow}, Hazard{colour_bit(Colour::yellow)}}),
        "with barred yellow", {1, 1, 2, 4, 6, yellow(3)});

    CHECK(table.allows(table.locking({4})));
    CHECK(table.refused(table.locking({1, yellow(3)})) == "Q4.10");
}
