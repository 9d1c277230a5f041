// Chapter 7 of the rules: bonus C-bills, Field Hires and Salvage, and when Encounters' effects happen.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Encounters of value 2, each with one effect; Equipment without maintenance to pass over, and some with.
Cards effect_cards() {
    return Cards{}
        .encounter("bonus 3", 2, {BonusCbills{3}})
        .copies(2)
        .encounter("hire", 2, {FieldHire{}})
        .copies(4)
        .encounter("salvage", 2, {Salvage{}})
        .copies(4)
        .equipment("scrap", Colour::white, {Reroll{any_icons(1)}}, Price{3, 0})
        .copies(3)
        .equipment("first find", Colour::blue, {Reroll{any_icons(1)}}, Price{3, 2})
        .equipment("second find", Colour::blue, {Reroll{any_icons(1)}}, Price{3, 1})
        .equipment("cancel", Colour::white, {Cancel{}});
}

// The active seat takes a Contract and leaves it at once.
void pass_turn(Table& table) {
    table.flip("contract 1");
    table.act(MoveKind::escape);
}

// The active seat stands with one Encounter beaten.
void beat_under_contract(Table& table, const char* encounter) {
    table.flip("contract 1");
    beat_one(table, encounter);
    table.heard();
}

CardDrawn salvage_draw(const Table& table, const char* card) {
    return CardDrawn{Deck::equipment, table.equipment(card).value, DrawReason::salvage, kNone};
}

}  // namespace

TEST_CASE("R7.1 bonus C-bills are noted on the defeat and paid with the cash out", "[R7.1][effect:bonus_cbills]") {
    Table table{effect_cards()};
    table.flip("contract 1");
    table.reveal("bonus 3", {2, 6, 6, 6, 6, yellow(6)});
    table.heard();

    table.lock({2});
    CHECK(only<EncounterDefeated, BonusNoted, CashedOut>(table.heard()) ==
          told(EncounterDefeated{0, table.encounter("bonus 3"), 0}, BonusNoted{0, 3}));
    CHECK(table.seat(0).cbills == 0);

    table.act(MoveKind::escape);
    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1, Extra{3, 0, 0, 0, 0}), TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 4);
}

TEST_CASE("R7.1 bonus C-bills go to whoever cashes the column out", "[R7.1][R8.8][effect:bonus_cbills]") {
    Table table{effect_cards()};
    beat_under_contract(table, "bonus 3");
    fail(table);
    table.secure();
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) ==
          told(paid(1, 0, 2, Extra{3, 0, 0, 0, 0}), TurnEnded{1, Ending::escape}, TurnBegan{0, 3}));
    CHECK(table.seat(0).cbills == 0);
    CHECK(table.seat(1).cbills == 5);
}

TEST_CASE("R7.2 a Field Hire joins the player who cashes its column out", "[R7.2][effect:field_hire]") {
    Table table{effect_cards()};
    beat_under_contract(table, "hire");
    CHECK(hires_of(table.state, 0) == 0);

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), HireJoined{0, table.encounter("hire")},
                                         TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(hires_of(table.state, 0) == 1);
    CHECK(discarded(table, Deck::encounters, "hire") == 0);
}

TEST_CASE("R7.2 a Field Hire of an uncashed column joins nobody; the securer who cashes it has it", "[R7.2][effect:field_hire]") {
    Table table{effect_cards()};
    beat_under_contract(table, "hire");
    fail(table);
    CHECK(hires_of(table.state, 0) == 0);
    table.secure();
    beat_one(table, "value 4");

    table.act(MoveKind::escape);

    CHECK(hires_of(table.state, 0) == 0);
    CHECK(hires_of(table.state, 1) == 1);
}

TEST_CASE("R7.2 a Field Hire is discarded to raise one die by 1", "[R7.2][Q4.9][effect:field_hire]") {
    Table table{effect_cards()};
    table.give_hire(0, "hire");
    const auto use = Move::of(MoveKind::use_hire, table.encounter("hire").value);
    table.flip("contract 1");
    CHECK(table.refused(use) == "Q4.9");
    table.reveal("value 4", {3, 6, 6, 6, 6, yellow(6)});
    table.heard();

    table.act(use);
    CHECK_FALSE(table.allows(table.picking(6)));
    table.pick(3);

    CHECK(table.heard() ==
          told(HireUsed{0, table.encounter("hire")},
               CardDiscarded{Deck::encounters, table.encounter("hire").value, DiscardReason::hire_spent},
               DieChanged{Colour::white, 3, 4, ChangeReason::field_hire}));
    CHECK(table.state.phase == Phase::rolled);
    CHECK(hires_of(table.state, 0) == 0);
    table.lock({4});
}

TEST_CASE("R7.2 a Field Hire works in its owner's turn only, and there is no limit on their number", "[R7.2][effect:field_hire]") {
    Table table{effect_cards()};
    for (int i = 0; i < 4; ++i) table.give_hire(1, "hire");
    for (int i = 0; i < 4; ++i) table.give(1, "filler");
    const auto use = Move::of(MoveKind::use_hire, table.encounter("hire").value);
    table.flip("contract 1");
    table.reveal("value 4", {3, 6, 6, 6, 6, yellow(6)});

    CHECK(table.refused(use) == "R7.2");

    table.default_out();
    table.act(MoveKind::start_fresh);
    table.flip("contract 1");
    table.reveal("value 4", {3, 6, 6, 6, 6, green(6)});
    CHECK(hires_of(table.state, 1) == 4);
    CHECK(table.allows(use));
}

TEST_CASE("R7.2 no bar on Equipment stops a Field Hire", "[R7.2][R5.9][effect:field_hire]") {
    const ColourSet all_but_white = 0x1e;
    Table table{effect_cards().encounter("bars all", 4, {Hazard{all_but_white}})};
    table.give_hire(0, "hire");
    table.flip("contract 1");
    table.reveal("bars all", {3, 6, 6, 6, 6, yellow(3)});

    table.act(MoveKind::use_hire, table.encounter("hire").value);
    CHECK_FALSE(table.allows(table.picking(yellow(3))));
    table.pick(3);

    table.lock({4});
    CHECK(defeated_in(table.state, 0) == 1);
}

TEST_CASE("R7.3 Salvage draws Equipment until one prints a maintenance; it comes exhausted and free", "[R7.3][effect:salvage]") {
    Table table{effect_cards()};
    beat_under_contract(table, "salvage");

    table.act(MoveKind::escape);
    table.draw({"scrap", "scrap", "first find"});
    CHECK(table.state.phase == Phase::salvage_choice);
    CHECK(table.mover() == 0);
    table.act(MoveKind::take_salvage, kNone);

    const auto events = table.heard();
    CHECK(settled(events) ==
          told(paid(0, 0, 1), SalvageFound{0, table.equipment("first find")},
               SalvageKept{0, table.equipment("first find")}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(only<CardDrawn>(events) ==
          told(salvage_draw(table, "scrap"), salvage_draw(table, "scrap"), salvage_draw(table, "first find")));
    CHECK(discarded(table, Deck::equipment, "scrap") == 2);
    CHECK(table.seat(0).equipment_count == 1);
    CHECK_FALSE(table.seat(0).is_ready(table.slot_of(0, "first find")));
    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("R7.3 the Equipment found may be left", "[R7.3][effect:salvage]") {
    Table table{effect_cards()};
    beat_under_contract(table, "salvage");
    table.act(MoveKind::escape);
    table.draw("first find");

    table.act(MoveKind::leave_salvage);

    CHECK(table.seat(0).equipment_count == 0);
    CHECK(discarded(table, Deck::equipment, "first find") == 1);
    CHECK(only<CardDiscarded>(table.heard()).front() ==
          Event{CardDiscarded{Deck::equipment, table.equipment("first find").value, DiscardReason::salvage_left}});
    CHECK(table.mover() == 1);
}

TEST_CASE("R7.3 with four Equipment already one of the five has to go", "[R7.3][R3.5][effect:salvage]") {
    Table table{effect_cards()};
    table.give(0, "cancel");
    for (int i = 0; i < 3; ++i) table.give(0, "filler");
    beat_under_contract(table, "salvage");
    table.act(MoveKind::escape);
    table.draw("first find");
    CHECK(table.refused(MoveKind::take_salvage, kNone) == "R7.3");
    CHECK(table.allows(MoveKind::leave_salvage));

    table.act(MoveKind::take_salvage, table.slot_of(0, "cancel"));

    CHECK(table.seat(0).equipment_count == 4);
    CHECK(discarded(table, Deck::equipment, "cancel") == 1);
    CHECK_FALSE(table.seat(0).is_ready(table.slot_of(0, "first find")));
    CHECK(table.seat(0).is_ready(table.slot_of(0, "filler")));
}

TEST_CASE("R7.3 while there is room nothing is thrown out for the find", "[R7.3]") {
    Table table{effect_cards()};
    table.give(0, "cancel");
    beat_under_contract(table, "salvage");
    table.act(MoveKind::escape);
    table.draw("first find");

    CHECK(table.refused(MoveKind::take_salvage, 0) == "R7.3");
    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
}

TEST_CASE("R7.3 when every card has come up once without a maintenance, the Salvage brings nothing", "[R7.3][Q1.11][effect:salvage]") {
    auto start = seats(2);
    start.market = {"no maintenance", "no maintenance", "no maintenance", "no maintenance", "no maintenance"};
    Table table{Cards{}
                    .without_fillers(Deck::equipment)
                    .equipment("no maintenance", Colour::white, {Reroll{any_icons(1)}}, Price{3, 0})
                    .copies(6)
                    .equipment("in the discards", Colour::white, {Reroll{any_icons(1)}}, Price{3, 0})
                    .copies(2)
                    .encounter("salvage", 2, {Salvage{}}),
                start};
    table.leave_unseen(Deck::equipment, {"no maintenance"});
    beat_under_contract(table, "salvage");

    table.act(MoveKind::escape);
    table.draw({"no maintenance", "in the discards", "in the discards"});

    const auto events = table.heard();
    CHECK(settled(events) == told(paid(0, 0, 1), SalvageEmpty{0}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(only<CardDrawn>(events).size() == 3);
    CHECK(table.state.deck(Deck::equipment).size() + table.state.deck(Deck::equipment).discards.count() == 3);
    CHECK(table.seat(0).equipment_count == 0);
}

TEST_CASE("Q7.7 effects are noted on the defeat and carried out once, for the player who cashes out", "[Q7.7]") {
    Table table{effect_cards(), seats(3)};
    table.flip("contract 1");
    beat_one(table, "bonus 3");
    beat_one(table, "hire");
    beat_one(table, "salvage");
    fail(table);
    CHECK(only<CashedOut, HireJoined, SalvageFound>(table.heard()) == told());
    table.secure();
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);
    table.draw("first find");
    table.act(MoveKind::take_salvage, kNone);

    CHECK(settled(table.heard()) ==
          told(paid(1, 0, 4, Extra{3, 0, 0, 0, 0}), HireJoined{1, table.encounter("hire")},
               SalvageFound{1, table.equipment("first find")}, SalvageKept{1, table.equipment("first find")},
               TurnEnded{1, Ending::escape}, TurnBegan{2, 3}));
}

TEST_CASE("Q7.7 an effect struck at the defeat is lost for everybody", "[Q7.7][R5.8][effect:cancel]") {
    Table table{effect_cards()};
    table.give(0, "cancel");
    table.flip("contract 1");
    table.reveal("hire", {2, 6, 6, 6, 6, yellow(6)});
    table.use("cancel");
    table.strike_encounter();
    table.lock({2});
    fail(table);
    table.secure();
    beat_one(table, "value 4");

    table.act(MoveKind::escape);

    CHECK(hires_of(table.state, 0) + hires_of(table.state, 1) == 0);
    CHECK(table.seat(1).cbills == 2);
    CHECK(discarded(table, Deck::encounters, "hire") == 1);
}

TEST_CASE("Q7.7 an Encounter that was not beaten does nothing, and the securer gets no token again", "[Q7.7]") {
    Table table{effect_cards().encounter("censure", 2, {Censure{}}).encounter("patronage 20", 20, {NoblePatronage{}}),
                seats(3)};
    table.seat(1).reputation = 1;
    beat_under_contract(table, "censure");
    CHECK(table.state.censure == 0);
    fail(table, "patronage 20");
    CHECK(table.state.patronage == kNoSeat);
    CHECK(table.state.censure == 1);
    table.state.censure = 2;
    table.heard();

    table.secure();
    beat_one(table, "value 4");

    CHECK(only<TokenMoved>(table.heard()) == told());
    CHECK(table.state.censure == 2);
}

TEST_CASE("Q7.8 Salvages are settled one by one, column by column", "[Q7.8][R7.3][effect:salvage]") {
    Table table{effect_cards()};
    table.flip("contract 1");
    beat_one(table, "salvage");
    beat_one(table, "salvage");
    sweep(table);
    table.extend_to("contract 2");
    beat_one(table, "salvage");
    table.heard();

    table.act(MoveKind::escape);
    table.draw({"scrap", "first find"});
    table.act(MoveKind::take_salvage, kNone);
    table.draw("second find");
    table.act(MoveKind::leave_salvage);
    table.draw({"scrap", "scrap", "filler"});
    table.act(MoveKind::take_salvage, kNone);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 3), paid(0, 1, 1), SalvageFound{0, table.equipment("first find")},
               SalvageKept{0, table.equipment("first find")}, SalvageFound{0, table.equipment("second find")},
               SalvageFound{0, table.equipment("filler")}, SalvageKept{0, table.equipment("filler")},
               TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.seat(0).equipment_count == 2);
}

TEST_CASE("Q7.8 the maintenance that counts for a Salvage is the printed one", "[Q7.8][Q3.9]") {
    Table table{effect_cards().contract("cheap and dear", {Market{0, -5, kAnyColour, false, false, 0}})};
    table.flip("cheap and dear");
    beat_one(table, "salvage");

    table.act(MoveKind::escape);
    table.draw({"scrap", "second find"});

    CHECK(table.state.phase == Phase::salvage_choice);
    CHECK(table.state.salvaged == table.equipment("second find").value);
}

TEST_CASE("Q7.9 a Field Hire that has left still counts in its column", "[Q7.9][R7.2][effect:field_hire]") {
    Table table{effect_cards()};
    table.flip("contract 1");
    beat_one(table, "hire");
    sweep(table);
    table.extend_to("contract 2");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(paid(0, 0, 2), HireJoined{0, table.encounter("hire")},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(hires_of(table.state, 0) == 1);
    CHECK(defeated_in(table.state, 0) == 2);
    table.act(MoveKind::start_fresh);
    CHECK(discarded(table, Deck::encounters, "hire") == 0);
}

TEST_CASE("Q7.9 several Field Hires may go on one die", "[Q7.9][effect:field_hire]") {
    Table table{effect_cards()};
    table.give_hire(0, "hire");
    table.give_hire(0, "hire");
    const auto hire = table.encounter("hire").value;
    table.flip("contract 1");
    table.reveal("value 5", {3, 6, 6, 6, 6, yellow(6)});

    table.act(MoveKind::use_hire, hire);
    table.pick(3);
    table.act(MoveKind::use_hire, hire);
    table.pick(4);

    CHECK(table.faces(Colour::white) == std::vector<int>{5, 6, 6, 6, 6});
    CHECK(hires_of(table.state, 0) == 0);
}

TEST_CASE("R7.2 a die at 6 is not raised", "[R7.2][R4.7]") {
    Table table{effect_cards()};
    table.give_hire(0, "hire");
    pass_turn(table);
    pass_turn(table);
    table.flip("contract 1");
    table.reveal("value 5", {6, 6, 6, 6, 6, yellow(6)});

    CHECK(table.refused(MoveKind::use_hire, table.encounter("hire").value) == "Q5.11");
}
