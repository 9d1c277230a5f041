// What each effect used by hand does: set, adjust, reroll, flip, lock_extra, add_dice, cancel, scout, requisition.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Seat 0 has the one Equipment "card", ready.
Table table_with(std::vector<Effect> effects) {
    Table table{Cards{}
                    .equipment("card", Colour::white, std::move(effects))
                    .equipment("found", Colour::blue, {Cancel{}}, {7, 0})
                    .equipment("passed", Colour::black, {Cancel{}}, {8, 2})};
    table.give(0, "card");
    return table;
}

Table rolled_with(std::vector<Effect> effects, Dice dice) {
    auto table = table_with(std::move(effects));
    table.flip("contract 1");
    table.reveal("value 20", dice);
    table.heard();
    return table;
}

std::vector<Event> known(const Table& table, Deck deck, std::initializer_list<const char*> cards) {
    ScoutOrdered ordered{0, deck, static_cast<std::uint8_t>(cards.size()), {}};
    ordered.top.fill(kNone);
    std::size_t at = 0;
    for (const auto* id : cards) ordered.top.at(at++) = table.card(deck, id);
    return told(ordered);
}

}  // namespace

TEST_CASE("R5.3 set turns an unlocked die of its icon's colour, and no other", "[R5.3][R5.2][effect:set]") {
    auto table = rolled_with({SetFace{icons({Colour::yellow})}}, {1, 2, 3, 4, 5, yellow(1)});

    table.use("card");
    CHECK(table.refused(table.picking(1)) == "R5.2");
    table.pick(yellow(1), 6);
    table.finish_use();

    CHECK(table.heard() ==
          told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::yellow, 1, 6, ChangeReason::set}));
}

TEST_CASE("R5.3 setting a die to the face it shows does nothing", "[R5.3][Q5.11][effect:set]") {
    auto table = rolled_with({SetFace{any_icons(1)}}, {1, 2, 3, 4, 5, yellow(1)});
    table.use("card");
    table.pick(3);

    CHECK_FALSE(table.allows(MoveKind::pick_face, 3));
    CHECK(table.actions(MoveKind::pick_face).size() == 5);
}

TEST_CASE("R5.4 adjust by exactly n leaves no smaller change", "[R5.4][effect:adjust]") {
    auto table = rolled_with({Adjust{AdjustKind::exactly, 5, any_icons(6)}}, {1, 2, 3, 4, 6, yellow(1)});

    table.use("card");

    CHECK(table.refused(table.picking(2)) == "R4.7");
    table.pick(6, 1);
    table.pick(1, 6);
    table.pick(yellow(1), 6);
    table.finish_use();
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 2, 3, 4, 6});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{6});
}

TEST_CASE("R5.5 reroll may be confined to one colour", "[R5.5][R5.2][effect:reroll]") {
    auto table = rolled_with({Reroll{icons({Colour::yellow})}}, {1, 2, 3, 4, 5, yellow(1)});

    table.use("card");
    CHECK(table.refused(table.picking(1)) == "R5.2");
    table.pick(yellow(1));
    table.finish_use();
    table.roll({yellow(3)});

    CHECK(table.faces(Colour::white) == std::vector<int>{1, 2, 3, 4, 5});
    CHECK(table.faces(Colour::yellow) == std::vector<int>{3});
}

TEST_CASE("Q9.9 flip turns a die to 7 less its face", "[Q9.9][effect:flip]") {
    auto table = rolled_with({Flip{any_icons(3)}}, {1, 2, 3, 4, 5, yellow(6)});

    table.use("card");
    table.pick(1);
    table.pick(3);
    table.pick(yellow(6));
    table.finish_use();

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0}, DieChanged{Colour::white, 1, 6, ChangeReason::flip},
                                DieChanged{Colour::white, 3, 4, ChangeReason::flip}, DieChanged{Colour::yellow, 6, 1, ChangeReason::flip}));
    CHECK(table.faces(Colour::white) == std::vector<int>{2, 4, 4, 5, 6});
}

TEST_CASE("Q9.9 a flip asks for no face, and needs a die of its icon's colour", "[Q9.9][R5.2][effect:flip]") {
    auto table = rolled_with({Flip{icons({Colour::yellow})}}, {1, 2, 3, 4, 5, yellow(2)});
    table.use("card");

    CHECK(table.refused(table.picking(1)) == "R5.2");
    table.pick(yellow(2));
    CHECK(table.state.phase != Phase::use_face);
    CHECK(table.faces(Colour::yellow) == std::vector<int>{5});
}

TEST_CASE("R5.7 a Lock for a colour that is not free is refused", "[R5.7][effect:lock_extra]") {
    auto table = table_with({LockExtra{icons({Colour::yellow})}});
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 1, yellow(4)}, {yellow(4)});

    CHECK(table.refused(table.using_equipment("card")) == "Q5.11");
}

TEST_CASE("R5.6 add_dice adds all the dice shown, of several colours", "[R5.6][effect:add_dice]") {
    auto table = table_with({AddDice{{0, 1, 0, 2, 0}}});
    table.flip("contract 1");
    table.heard();

    table.use("card");

    CHECK(table.heard() ==
          told(EquipmentUsed{0, table.equipment("card"), 0}, DiceAdded{Colour::yellow, 1, DiceReason::equipment},
               DiceAdded{Colour::blue, 2, DiceReason::equipment}));
    CHECK(pool_of(table.state) == DiceCounts{5, 2, 0, 2, 0});
    CHECK(unlocked_count(table.state) == 9);
}

TEST_CASE("R5.6 add_dice before the flip of a fresh start joins the pool of the turn", "[R5.6][effect:add_dice]") {
    auto table = table_with({AddDice{{0, 0, 0, 1, 0}}});

    table.use("card");
    table.flip("contract 1");

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 1, 0});
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1), blue(1)});
}

TEST_CASE("R5.8 cancel asks which effect and strikes no other", "[R5.8][effect:cancel]") {
    Table table{Cards{}
                    .contract("two", {EncounterValue{1, ValueScope::every_encounter, 0}, RevealChoice{2}})
                    .equipment("card", Colour::white, {Cancel{}})};
    table.give(0, "card");
    table.flip("two");

    table.use("card");
    CHECK(table.refused(MoveKind::done) != "");
    table.strike_contract(1);

    CHECK(table.state.column().struck == 2);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 5);
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1)});
}

TEST_CASE("Q9.6 scout shows the top cards to all and puts them back in any order", "[Q9.6][effect:scout]") {
    auto table = table_with({Scout{Deck::encounters, 3}});
    table.flip("contract 1");
    table.heard();

    table.use("card");
    table.draw({"value 4", "value 5", "value 6"});
    CHECK(table.state.looked_count == 3);
    CHECK(table.heard() ==
          told(EquipmentUsed{0, table.equipment("card"), 0}, DeckScouted{0, Deck::encounters, 3},
               CardDrawn{Deck::encounters, table.encounter("value 4").value, DrawReason::scout, kNone},
               CardDrawn{Deck::encounters, table.encounter("value 5").value, DrawReason::scout, kNone},
               CardDrawn{Deck::encounters, table.encounter("value 6").value, DrawReason::scout, kNone}));
    table.act(MoveKind::pick_card, 2);
    table.act(MoveKind::pick_card, 0);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    CHECK(table.heard() == known(table, Deck::encounters, {"value 6", "value 4", "value 5"}));
    CHECK(table.state.deck(Deck::encounters).known_count == 3);
    CHECK(table.state.phase == Phase::between);
}

TEST_CASE("Q9.6 scouted cards come in the order in which they were put back", "[Q9.6][effect:scout]") {
    auto table = table_with({Scout{Deck::encounters, 2}});
    table.flip("contract 1");
    table.use("card");
    table.draw({"value 4", "value 5"});
    table.act(MoveKind::pick_card, 1);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    table.act(MoveKind::reveal);

    CHECK(chance(table.state, table.catalogue).forced == table.encounter("value 5").value);
    CHECK(table.refused(MoveKind::card_drawn, table.encounter("value 4").value) != "");
    table.draw("value 5");
    table.roll({1, 1, 1, 1, 5, yellow(1)});
    CHECK(table.state.deck(Deck::encounters).known_count == 1);
}

TEST_CASE("Q9.6 scout looks at no more cards than the deck has and rebuilds nothing", "[Q9.6][effect:scout]") {
    auto table = table_with({Scout{Deck::contracts, 3}});
    table.leave_unseen(Deck::contracts, {"contract 1", "contract 2"});
    table.heard();

    table.use("card");
    table.draw({"contract 2", "contract 1"});
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
    CHECK(only<DeckRebuilt, DeckScouted>(table.heard()) == told(DeckScouted{0, Deck::contracts, 2}));
    table.act(MoveKind::pick_card, 1);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    CHECK(table.state.deck(Deck::contracts).known_count == 2);
    CHECK(table.state.deck(Deck::contracts).known.at(0) == table.contract("contract 1").value);
}

TEST_CASE("Q9.6 an empty deck refuses a scout and a requisition", "[Q9.6][effect:scout][effect:requisition]") {
    Table table{Cards{}
                    .without_fillers(Deck::equipment)
                    .equipment("filler", Colour::white, {Reroll{any_icons(1)}})
                    .copies(5)
                    .equipment("scout", Colour::white, {Scout{Deck::equipment, 1}})
                    .equipment("requisition", Colour::white, {Requisition{1}})};
    table.give(0, "scout");
    CHECK(table.allows(table.using_equipment("scout")));

    table.give(0, "requisition");

    CHECK(table.refused(table.using_equipment("scout")) == "Q9.6");
    CHECK(table.refused(table.using_equipment("requisition")) == "Q9.6");
}

TEST_CASE("Q9.6 requisition puts one card into the market and shuffles the others back", "[Q9.6][effect:requisition]") {
    auto table = table_with({Requisition{3}});
    table.heard();

    table.use("card");
    table.draw({"passed", "found", "filler"});
    CHECK(table.refused(MoveKind::done) != "");
    CHECK(table.refused(MoveKind::pick_card, 3) != "");
    table.act(MoveKind::pick_card, 1);
    table.act(MoveKind::pick_place, 4);

    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("card"), 0},
                                CardDrawn{Deck::equipment, table.equipment("passed").value, DrawReason::requisition, kNone},
                                CardDrawn{Deck::equipment, table.equipment("found").value, DrawReason::requisition, kNone},
                                CardDrawn{Deck::equipment, table.equipment("filler").value, DrawReason::requisition, kNone},
                                Requisitioned{0, table.equipment("found"), table.equipment("filler"), 4},
                                CardDiscarded{Deck::equipment, table.equipment("filler").value, DiscardReason::requisitioned},
                                DeckShuffled{Deck::equipment}));
    CHECK(table.place_of("found") == 4);
    CHECK(table.state.deck(Deck::equipment).known_count == 0);
    CHECK(cards_in(table.state.deck(Deck::equipment).unseen, table.catalogue.copies_of(Deck::equipment),
                   table.equipment("passed").value) == 1);
}

TEST_CASE("Q9.6 after a requisition scouted cards are unknown again", "[Q9.6][effect:requisition]") {
    Table table{Cards{}
                    .equipment("scout", Colour::white, {Scout{Deck::equipment, 3}})
                    .equipment("requisition", Colour::white, {Requisition{1}})
                    .equipment("found", Colour::blue, {Cancel{}})};
    table.give(0, "scout");
    table.give(0, "requisition");
    table.use("scout");
    table.draw({"found", "filler", "filler"});
    while (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);
    REQUIRE(table.state.deck(Deck::equipment).known_count == 3);

    table.use("requisition");
    CHECK(chance(table.state, table.catalogue).forced == table.equipment("found").value);
    table.draw("found");
    if (table.state.phase == Phase::use_card) table.act(MoveKind::pick_card, 0);
    table.act(MoveKind::pick_place, 0);

    CHECK(table.state.deck(Deck::equipment).known_count == 0);
}
