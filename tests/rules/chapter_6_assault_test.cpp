// Chapter 6 of the rules: the final assault, won and failed.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

Cards assault_cards() {
    return Cards{}.contract("assault", {FinalAssault{}}, 2).encounter("bonus 3", 6, {BonusCbills{3}});
}

}  // namespace

TEST_CASE("Q6.7 an Escape has to survive one more Encounter, against the unlocked dice", "[Q6.7][effect:final_assault]") {
    Table table{assault_cards()};
    table.flip("assault");
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);
    table.draw("value 3");
    CHECK(is_assault(table.state) == (table.state.phase == Phase::rolled));
    table.roll({1, 2, 5, 5, yellow(6)});

    CHECK(is_assault(table.state));
    CHECK(only<EndingDeclared, AssaultBegan, DiceRecovered, EncounterRevealed, DiceRolled>(table.heard()) ==
          told(EndingDeclared{0, Ending::escape}, AssaultBegan{0, Ending::escape},
               EncounterRevealed{0, table.encounter("value 3"), 1, 0, 3},
               DiceRolled{0, dice_list({1, 2, 5, 5, yellow(6)})}));

    table.lock({1, 2});
    CHECK(settled(table.heard()) == told(paid(0, 0, 2), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).reputation == 0);
}

TEST_CASE("Q6.7 before the assault of a Complete all dice are recovered", "[Q6.7][effect:final_assault]") {
    Table table{assault_cards()};
    table.flip("assault");
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);
    table.draw("bonus 3");
    table.roll({6, 6, 6, 6, 6, yellow(5)});

    const auto events = table.heard();
    CHECK(only<EndingDeclared, AssaultBegan, EncounterRevealed>(events) ==
          told(EndingDeclared{0, Ending::complete}, AssaultBegan{0, Ending::complete},
               EncounterRevealed{0, table.encounter("bonus 3"), 1, 0, 6}));
    CHECK(only<DiceRecovered, DiceRolled>(events) ==
          told(DiceRecovered{0, 6, RecoverReason::assault}, DiceRolled{0, dice_list({6, 6, 6, 6, 6, yellow(5)})}));

    table.lock({6});
    CHECK(settled(table.heard()) == told(paid(0, 0, 2, Extra{3, 0, 0, 0, 0}), scored(0, 0, 2),
                                         TurnEnded{0, Ending::complete}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.7 the beaten assault's effects happen before the ending goes on, without a Lock", "[Q6.7][Q4.8]") {
    Table table{assault_cards()
                    .encounter("censure", 6, {Censure{}})
                    .equipment("lock", Colour::white, {LockExtra{any_icons(1)}}),
                seats(3)};
    table.give(0, "lock");
    table.seat(2).reputation = 1;
    table.flip("assault");
    table.act(MoveKind::escape);
    table.draw("censure");
    table.roll({6, 1, 1, 1, 1, yellow(1)});
    table.heard();

    table.lock({6});

    CHECK(settled(table.heard()) == told(TokenMoved{Token::censure, kNoSeat, 0}, paid(0, 0, 1),
                                         TokenMoved{Token::censure, 0, 2}, TurnEnded{0, Ending::escape},
                                         TurnBegan{1, 2}));
    CHECK(table.mover() == 1);
    CHECK(table.seat(0).is_ready(0));
}

TEST_CASE("Q6.7 a failed assault is a Default", "[Q6.7][effect:final_assault]") {
    Table table{assault_cards()};
    table.flip("assault");
    beat_one(table, "value 4");
    table.act(MoveKind::escape);
    table.draw("value 20");
    roll_all(table, 1);
    table.heard();

    table.default_out();

    const auto events = table.heard();
    CHECK(only<Defaulted>(events) == told(Defaulted{0, table.encounter("value 20"), 20}));
    CHECK(settled(events) == told(TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.state.phase == Phase::secure_choice);
}

TEST_CASE("Q6.7 extending calls for no assault", "[Q6.7]") {
    Table table{assault_cards()};
    table.flip("assault");
    sweep(table);
    table.heard();

    table.extend_to("contract 1");

    CHECK(only<AssaultBegan, EncounterRevealed>(table.heard()) == told());
    CHECK(table.state.column_count == 2);
}

TEST_CASE("Q6.7 an assault belongs to the current Contract only", "[Q6.7]") {
    Table table{assault_cards()};
    table.flip("assault");
    sweep(table);
    table.extend_to("contract 1");
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), paid(0, 1, 1), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("Q6.7 Equipment can be used in the open roll of an assault", "[Q6.7][R5.1]") {
    Table table{assault_cards().equipment("exactly 1", Colour::white, {Adjust{AdjustKind::exactly, 1, any_icons(1)}})};
    table.give(0, "exactly 1");
    table.flip("assault");
    table.act(MoveKind::escape);
    CHECK_FALSE(table.allows(MoveKind::use_equipment, 0));
    table.draw("value 4");
    table.roll({1, 1, 5, 5, 5, yellow(6)});

    table.use("exactly 1");
    table.pick(5, 4);
    table.lock({4});

    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("Q6.7 a Contract can't be left by an assault with nothing revealed without that Encounter", "[Q6.7][R6.1]") {
    Table table{assault_cards()};
    table.flip("assault");

    table.act(MoveKind::escape);

    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::card);
    CHECK(chance(table.state, table.catalogue).deck == Deck::encounters);
    table.draw("value 1");
    roll_all(table, 1);
    table.lock({1});
    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("Q6.9 after a failed assault the Contract is not completed and its column unpaid", "[Q6.9]") {
    Table table{assault_cards()};
    table.flip("contract 3");
    sweep(table);
    table.extend_to("assault");
    sweep(table);
    table.act(MoveKind::complete);
    table.draw("value 20");
    roll_all(table, 1);
    table.heard();

    table.default_out();

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).reputation == 0);
    CHECK_FALSE(table.state.columns.at(1).completed);
}

TEST_CASE("Q6.9 the securer of a failed assault finds its Encounters beaten and its dice as they lay", "[Q6.9][Q8.5]") {
    Table table{assault_cards().equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    table.give(0, "add black");
    table.flip("assault");
    table.use("add black");
    sweep(table);
    table.act(MoveKind::complete);
    table.draw("value 20");
    roll_all(table, 1);
    table.default_out();

    table.secure();

    CHECK(defeated_in(table.state, 0) == 1);
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 6);
}

TEST_CASE("Q6.9 a securer under that Contract faces an assault too", "[Q6.9]") {
    Table table{assault_cards()};
    table.flip("assault");
    beat_one(table, "value 4");
    table.act(MoveKind::escape);
    table.draw("value 20");
    roll_all(table, 1);
    table.default_out();
    table.secure();
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);
    CHECK(only<AssaultBegan>(table.heard()) == told(AssaultBegan{1, Ending::escape}));
    table.draw("value 5");
    roll_all(table, 5);
    table.lock({5});

    CHECK(settled(table.heard()) == told(paid(1, 0, 3), TurnEnded{1, Ending::escape}, TurnBegan{0, 3}));
}

TEST_CASE("Q6.9 a failed assault of an Escape keeps the locked dice locked", "[Q6.9][R8.4]") {
    Table table{assault_cards()};
    table.flip("assault");
    beat_one(table, "value 4");
    beat_one(table, "value 3");
    table.act(MoveKind::escape);
    table.draw("value 20");
    roll_all(table, 1);
    table.default_out();

    table.secure();

    CHECK(unlocked_count(table.state) == 4);
    CHECK(total(pool_of(table.state)) == 6);
}

TEST_CASE("Q6.7 alone a failed assault is a Default without Burn or Secure", "[Q6.7][Q1.13]") {
    Table table{assault_cards(), seats(1)};
    table.seat(0).reputation = 3;
    table.flip("assault");
    table.act(MoveKind::escape);
    table.draw("value 20");
    roll_all(table, 1);
    table.heard();

    table.act(MoveKind::declare_default);

    CHECK(settled(table.heard()) == told(TurnEnded{0, Ending::defaulted}, TurnBegan{0, 2}));
    CHECK(table.state.phase == Phase::before_flip);
}
