// Chapter 5 of the rules, first half: when Equipment is used, and what its dice icons allow.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

const SetFace kSetAny{any_icons(1)};

// Seat 0 has the one Equipment "card", ready, and an open roll against value 20.
Table rolled_with(std::vector<Effect> effects, Dice dice) {
    Table table{Cards{}.equipment("card", Colour::white, std::move(effects))};
    table.give(0, "card");
    table.flip("contract 1");
    table.reveal("value 20", dice);
    table.heard();
    return table;
}

std::vector<int> offered_faces(const Table& table) {
    std::vector<int> faces;
    for (const auto& move : table.actions(MoveKind::pick_face)) faces.push_back(move.a);
    return faces;
}

}  // namespace

TEST_CASE("R5.1 Equipment is used before and after the flip, between Encounters and in an open roll", "[R5.1]") {
    Table table{Cards{}.equipment("add", Colour::white, {AddDice{{0, 0, 0, 1, 0}}}).copies(4)};
    for (int i = 0; i < 4; ++i) table.give(0, "add");

    table.act(MoveKind::use_equipment, 0);
    table.flip("contract 1");
    table.act(MoveKind::use_equipment, 1);
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1), blue(1), blue(1)});
    table.act(MoveKind::use_equipment, 2);
    table.roll({blue(6)});
    table.lock({4});
    table.act(MoveKind::use_equipment, 3);

    CHECK(table.state.bonus_dice == DiceCounts{0, 0, 0, 4, 0});
    for (int slot = 0; slot < 4; ++slot) CHECK_FALSE(table.seat(0).is_ready(slot));
    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
}

TEST_CASE("R5.1 Equipment is used by its owner and in the own turn", "[R5.1]") {
    Table table{Cards{}.equipment("add", Colour::white, {AddDice{{0, 0, 0, 1, 0}}})};
    table.give(1, "add");

    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
    table.flip("contract 1");
    table.act(MoveKind::escape);
    CHECK(table.allows(MoveKind::use_equipment, 0));
}

TEST_CASE("R5.1 Equipment is not used while a question awaits an answer", "[R5.1]") {
    Start start;
    start.commands = {"scouting command", "yellow command"};
    Table table{Cards{}
                    .command("scouting command", {5, 1, 0, 0, 0}, {Scout{Deck::encounters, 1}})
                    .contract("choose of 2", {RevealChoice{2}})
                    .equipment("add", Colour::white, {AddDice{{0, 0, 0, 1, 0}}}),
                start};
    table.give(0, "add");

    table.act(MoveKind::flip_contracts);
    table.draw({"choose of 2", "contract 1"});
    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
    CHECK(table.refused(MoveKind::use_power) == "R5.1");
    table.act(MoveKind::choose_contract, 0);
    CHECK(table.allows(MoveKind::use_equipment, 0));
    table.act(MoveKind::reveal);
    table.draw({"value 4", "value 5"});

    REQUIRE(table.state.phase == Phase::choose_encounter);
    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
    CHECK(table.refused(MoveKind::use_power) == "R5.1");
}

TEST_CASE("R5.1 in the open roll of a final assault Equipment is used as in any other", "[R5.1][Q6.7]") {
    Table table{Cards{}.contract("assault", {FinalAssault{}}).equipment("set", Colour::white, {kSetAny})};
    table.give(0, "set");
    table.flip("assault");
    table.act(MoveKind::escape);
    table.draw("value 6");
    table.roll({1, 1, 1, 1, 1, yellow(2)});

    CHECK(is_assault(table.state));
    table.use("set");
    table.pick(1, 6);
    table.finish_use();
    CHECK(table.allows(table.locking({6})));
}

TEST_CASE("R5.2 two white and two yellow icons: no third white die, no blue die, any part unused", "[R5.2]") {
    Start start;
    start.commands = {"mixed command", "yellow command"};
    const auto two_and_two = icons({Colour::white, Colour::white, Colour::yellow, Colour::yellow});
    Table table{Cards{}.command("mixed command", {4, 2, 0, 1, 0}).equipment("two and two", Colour::yellow, {SetFace{two_and_two}}),
                start};
    table.give(0, "two and two");
    table.flip("contract 1");
    table.reveal("value 20", {1, 2, 3, 4, yellow(1), yellow(2), blue(3)});

    table.use("two and two");
    CHECK(table.refused(table.picking(blue(3))) == "R5.2");
    table.pick(1, 6);
    table.pick(2, 6);
    CHECK(table.refused(table.picking(3)) == "R5.2");
    CHECK(table.refused(table.picking(blue(3))) == "R5.2");
    CHECK(table.allows(table.picking(yellow(1))));
    table.done();

    CHECK(table.state.phase == Phase::rolled);
    CHECK(table.faces(Colour::white) == std::vector<int>{3, 4, 6, 6});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{1, 2});
    CHECK_FALSE(table.seat(0).is_ready(0));
}

TEST_CASE("R5.2 all icons may be spent, each once", "[R5.2]") {
    const auto two_and_any = [] {
        auto some = icons({Colour::yellow});
        some.any = 1;
        return some;
    }();
    auto table = rolled_with({SetFace{two_and_any}}, {1, 2, 3, 4, 5, yellow(1)});

    table.use("card");
    table.pick(yellow(1), 6);
    table.pick(1, 6);
    table.finish_use();

    CHECK(table.state.phase == Phase::rolled);
    CHECK(table.faces(Colour::white) == std::vector<int>{2, 3, 4, 5, 6});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{6});
}

TEST_CASE("R5.2 a die that fits takes its own icon, so that one for any colour is left for another", "[R5.2]") {
    const auto yellow_and_any = [] {
        auto some = icons({Colour::yellow});
        some.any = 1;
        return some;
    }();
    auto table = rolled_with({Flip{yellow_and_any}}, {1, 2, 3, 4, 5, yellow(1)});

    table.use("card");
    table.pick(5);
    CHECK(table.refused(table.picking(4)) == "R5.2");
    CHECK(table.allows(table.picking(yellow(1))));
}

TEST_CASE("R5.3 set: each die is turned to a face of the player's choice", "[R5.3][effect:set]") {
    auto table = rolled_with({SetFace{any_icons(2)}}, {1, 1, 3, 4, 5, yellow(2)});

    table.use("card");
    table.pick(1, 6);
    table.pick(yellow(2), 3);
    table.finish_use();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::white, 1, 6, ChangeReason::set},
                                DieChanged{Colour::yellow, 2, 3, ChangeReason::set}));
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 3, 4, 5, 6});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{3});
}

TEST_CASE("R5.3 only a face of a die can be set", "[R5.3]") {
    auto table = rolled_with({kSetAny}, {1, 1, 3, 4, 5, yellow(2)});
    table.use("card");
    table.pick(1);

    CHECK(table.refused(MoveKind::pick_face, 0) == "R4.7");
    CHECK(table.refused(MoveKind::pick_face, 7) == "R4.7");
    CHECK(table.allows(MoveKind::pick_face, 6));
}

TEST_CASE("R5.4 adjust exactly n: up by n or down by n, die by die", "[R5.4][effect:adjust]") {
    auto table = rolled_with({Adjust{AdjustKind::exactly, 2, any_icons(2)}}, {1, 3, 3, 4, 6, yellow(4)});

    table.use("card");
    table.pick(3);
    CHECK(offered_faces(table) == std::vector<int>{1, 5});
    CHECK(table.refused(MoveKind::pick_face, 4) == "R5.4");
    table.act(MoveKind::pick_face, 5);
    table.pick(yellow(4));
    CHECK(offered_faces(table) == std::vector<int>{2, 6});
    table.act(MoveKind::pick_face, 2);
    table.finish_use();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::white, 3, 5, ChangeReason::adjust},
                                DieChanged{Colour::yellow, 4, 2, ChangeReason::adjust}));
}

TEST_CASE("R5.4 adjust up to n: 1 to n steps, up or down", "[R5.4][effect:adjust]") {
    auto table = rolled_with({Adjust{AdjustKind::up_to, 2, any_icons(2)}}, {1, 3, 3, 4, 6, yellow(5)});

    table.use("card");
    table.pick(3);
    CHECK(offered_faces(table) == std::vector<int>{1, 2, 4, 5});
    CHECK(table.refused(MoveKind::pick_face, 3) == "Q5.11");
    CHECK(table.refused(MoveKind::pick_face, 6) == "R5.4");
    table.act(MoveKind::pick_face, 4);
    table.pick(yellow(5));
    CHECK(offered_faces(table) == std::vector<int>{3, 4, 6});
}

TEST_CASE("R5.5 reroll: dice are named first, then thrown together", "[R5.5][effect:reroll]") {
    auto table = rolled_with({Reroll{any_icons(3)}}, {1, 1, 3, 4, 6, yellow(4)});

    table.use("card");
    table.pick(1);
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
    table.pick(1);
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 3, 4, 6});
    table.done();
    table.roll({2, 5});

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DiceRolled{0, dice_list({2, 5})}));
    CHECK(table.faces(Colour::white) == std::vector<int>{2, 3, 4, 5, 6});
    CHECK(table.state.phase == Phase::rolled);
}

TEST_CASE("R5.5 rerolled dice of two colours are thrown together; no die is named twice", "[R5.5][Q5.11]") {
    auto table = rolled_with({Reroll{any_icons(2)}}, {1, 2, 3, 4, 6, yellow(4)});

    table.use("card");
    table.pick(1);
    int named = 0;
    while (!table.state.dice.at(static_cast<std::size_t>(named)).marks) ++named;
    CHECK(table.refused(MoveKind::pick_die, named) == "Q5.11");
    table.pick(yellow(4));
    table.finish_use();
    table.roll({5, yellow(6)});

    CHECK(table.faces(Colour::white) == std::vector<int>{2, 3, 4, 5, 6});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{6});
}

TEST_CASE("R5.6 added dice remain until the turn is over", "[R5.6][effect:add_dice]") {
    Table table{Cards{}.equipment("add", Colour::green, {AddDice{{0, 0, 2, 0, 0}}})};
    table.give(0, "add");
    table.flip("contract 1");
    table.heard();

    table.use("add");

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("add"), 0},
                                DiceAdded{Colour::green, 2, DiceReason::equipment}));
    table.beat("value 8", {1, 1, 1, 1, 1, yellow(1), green(1), green(1)},
               {1, 1, 1, 1, 1, yellow(1), green(1), green(1)});
    table.extend_to("contract 2");
    table.reveal("value 4");
    CHECK(chance(table.state, table.catalogue).dice_count == 8);
    table.roll({4, 1, 1, 1, 1, yellow(1), green(1), green(1)});
    table.lock({4});
    table.act(MoveKind::escape);

    CHECK(total(table.state.bonus_dice) == 0);
    table.flip("contract 1");
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 0, 0});
}

TEST_CASE("R5.7 Lock puts one more die on the beaten Encounter, whatever it shows", "[R5.7][effect:lock_extra]") {
    Table table{Cards{}.equipment("lock", Colour::white, {LockExtra{any_icons(1)}})};
    table.give(0, "lock");
    table.flip("contract 1");
    table.beat("value 4", {1, 2, 3, 4, 6, yellow(5)}, {4});
    table.heard();

    table.use("lock");
    table.pick(yellow(5));
    table.finish_use();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("lock"), 0}, DieLockedExtra{0, 0, Colour::yellow, 5}));
    CHECK(table.state.phase == Phase::between);
    CHECK(unlocked_count(table.state) == 4);
    CHECK(table.faces(Colour::yellow).empty());
}

TEST_CASE("R5.7 a Lock with icons locks one die for each, of the icon's colour", "[R5.7]") {
    Table table{Cards{}.equipment("lock", Colour::white, {LockExtra{icons({Colour::white, Colour::yellow})}})};
    table.give(0, "lock");
    table.flip("contract 1");
    table.beat("value 4", {1, 2, 3, 4, 6, yellow(5)}, {4});

    table.use("lock");
    table.pick(6);
    CHECK(table.refused(table.picking(1)) == "R5.2");
    table.pick(yellow(5));
    table.finish_use();

    CHECK(table.faces(Colour::white) == std::vector<int>{1, 2, 3});
    CHECK(table.faces(Colour::yellow).empty());
}

TEST_CASE("R5.10 Equipment stays with its player from turn to turn as it was left", "[R5.10]") {
    Table table{Cards{}
                    .equipment("used", Colour::white, {AddDice{{0, 0, 0, 1, 0}}})
                    .equipment("unused", Colour::white, {AddDice{{0, 0, 0, 1, 0}}})};
    table.give(0, "used");
    table.give(0, "unused");
    table.flip("contract 1");
    table.use("used");

    for (int turn = 0; turn < 2; ++turn) {
        table.act(MoveKind::escape);
        table.flip("contract 1");
    }

    CHECK(table.mover() == 0);
    CHECK(table.refused(table.using_equipment("used")) == "R5.1");
    CHECK(table.allows(table.using_equipment("unused")));
}

TEST_CASE("Q5.11 in one use no die is affected twice, not even by two effects of a card", "[Q5.11]") {
    auto table = rolled_with({kSetAny, Flip{any_icons(1)}}, {1, 2, 3, 4, 6, yellow(5)});

    table.use("card");
    table.pick(1, 6);
    CHECK(table.allows(table.picking(6)));  // the other 6
    table.pick(2);
    table.finish_use();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::white, 1, 6, ChangeReason::set},
                                DieChanged{Colour::white, 2, 5, ChangeReason::flip}));
}

TEST_CASE("Q5.11 the die an effect has touched is refused to the next one", "[Q5.11]") {
    auto table = rolled_with({kSetAny, Flip{any_icons(1)}}, {1, 2, 3, 3, 4, yellow(5)});

    table.use("card");
    table.pick(yellow(5), 6);

    CHECK(table.refused(table.picking(yellow(6))) == "Q5.11");
}

TEST_CASE("Q5.11 a touched die is no reason for the next effect to begin", "[Q5.11]") {
    auto table = rolled_with({SetFace{icons({Colour::yellow, Colour::yellow})}, Flip{icons({Colour::yellow})}},
                             {1, 2, 3, 3, 4, yellow(5)});

    table.use("card");
    table.pick(yellow(5), 6);

    CHECK(table.state.phase == Phase::rolled);
    CHECK(table.heard() ==
          told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::yellow, 5, 6, ChangeReason::set}));
}

TEST_CASE("Q5.11 all effects that can do something are carried out, in printed order", "[Q5.11]") {
    auto table = rolled_with({kSetAny, AddDice{{0, 0, 1, 0, 0}}}, {1, 2, 3, 3, 4, yellow(5)});

    table.use("card");
    table.pick(1, 6);
    table.finish_use();
    table.roll({green(2)});

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::white, 1, 6, ChangeReason::set},
                                DiceAdded{Colour::green, 1, DiceReason::equipment},
                                DiceRolled{0, dice_list({green(2)})}));
}

TEST_CASE("Q5.11 an effect that can do nothing is passed over by the others", "[Q5.11][Q4.9]") {
    Table table{Cards{}.equipment("card", Colour::white, {kSetAny, AddDice{{0, 0, 1, 0, 0}}})};
    table.give(0, "card");
    table.flip("contract 1");
    table.heard();

    table.use("card");

    CHECK(table.state.phase == Phase::between);
    CHECK(table.heard() ==
          told(EquipmentUsed{0, table.equipment("card"), 0}, DiceAdded{Colour::green, 1, DiceReason::equipment}));
}

TEST_CASE("Q5.11 a use that does nothing is refused", "[Q5.11]") {
    auto nothing = rolled_with({SetFace{icons({Colour::black})}}, {1, 2, 3, 3, 4, yellow(5)});
    CHECK(nothing.refused(MoveKind::use_equipment, 0) == "Q5.11");

    auto something = rolled_with({kSetAny}, {1, 2, 3, 3, 4, yellow(5)});
    something.use("card");
    CHECK(something.refused(MoveKind::done) == "Q5.11");
}

TEST_CASE("Q5.11 two different cards may work on the same die", "[Q5.11]") {
    Table table{Cards{}.equipment("plus", Colour::white, {Adjust{AdjustKind::exactly, 1, any_icons(1)}}).copies(2)};
    table.give(0, "plus");
    table.give(0, "plus");
    table.flip("contract 1");
    table.reveal("value 20", {1, 3, 3, 3, 3, yellow(5)});

    table.act(MoveKind::use_equipment, 0);
    table.pick(1, 2);
    table.finish_use();
    table.act(MoveKind::use_equipment, 1);
    table.pick(2, 3);
    table.finish_use();

    CHECK(table.faces(Colour::white) == std::vector<int>{3, 3, 3, 3, 3});
}

TEST_CASE("Q5.13 dice added to an open roll are rolled on arrival, others wait for the next reveal", "[Q5.13]") {
    auto open = rolled_with({AddDice{{0, 0, 1, 0, 0}}}, {1, 2, 3, 3, 4, yellow(5)});
    open.use("card");
    CHECK(chance(open.state, open.catalogue).dice_count == 1);
    CHECK(chance(open.state, open.catalogue).colours.at(0) == Colour::green);
    open.roll({green(4)});
    CHECK(open.faces(Colour::white) == std::vector<int>{1, 2, 3, 3, 4});

    Table waiting{Cards{}.equipment("card", Colour::white, {AddDice{{0, 0, 1, 0, 0}}})};
    waiting.give(0, "card");
    waiting.flip("contract 1");
    waiting.use("card");
    CHECK(chance(waiting.state, waiting.catalogue).kind == ChanceKind::none);
    waiting.reveal("value 4", {1, 1, 1, 1, 4, yellow(1), green(1)});
}

TEST_CASE("Q5.13 add_dice is refused when the supply has none of its dice", "[Q5.13][Q1.2]") {
    auto table = rolled_with({AddDice{{1, 0, 0, 0, 0}}}, {1, 2, 3, 3, 4, yellow(5)});

    CHECK(table.refused(MoveKind::use_equipment, 0) == "Q5.13");
}

TEST_CASE("Q5.16 a power is used once a turn and is renewed by the next own turn, not by extending", "[Q5.16]") {
    Start start;
    start.commands = {"scouting command", "yellow command"};
    Table table{Cards{}.command("scouting command", {5, 1, 0, 0, 0}, {Scout{Deck::encounters, 1}}), start};
    table.flip("contract 1");
    table.act(MoveKind::use_power);
    table.draw("value 6");
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    CHECK(table.refused(MoveKind::use_power) == "Q5.16");
    table.beat("value 6", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)});
    table.extend_to("contract 2");
    CHECK(table.refused(MoveKind::use_power) == "Q5.16");
    table.act(MoveKind::escape);
    table.flip("contract 1");
    table.act(MoveKind::escape);

    CHECK(table.mover() == 0);
    CHECK(table.allows(MoveKind::use_power));
}
