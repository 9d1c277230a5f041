// Chapter 9 of the rules: pools, reveals to choose from, cards looked at, a Contract's hazard, dice turned over.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

Pool adds(DiceCounts dice) { return Pool{dice, {}}; }
Pool leaves_out(DiceCounts dice) { return Pool{{}, dice}; }

Cards running_cards() {
    return Cards{}
        .contract("one black more", {adds({0, 0, 0, 0, 1})})
        .contract("two white less", {leaves_out({2, 0, 0, 0, 0})})
        .contract("all but one less", {leaves_out({5, 1, 0, 0, 0})})
        .contract("choose of 2", {RevealChoice{2}})
        .contract("yellow barred", {Hazard{colour_bit(Colour::yellow)}})
        .equipment("scout 3", Colour::white, {Scout{Deck::encounters, 3}})
        .copies(2)
        .equipment("scout Equipment", Colour::white, {Scout{Deck::equipment, 2}})
        .equipment("requisition 3", Colour::white, {Requisition{3}})
        .equipment("wanted", Colour::blue, {Cancel{}})
        .equipment("flip two", Colour::white, {Flip{any_icons(2)}})
        .equipment("yellow tool", Colour::yellow, {Reroll{any_icons(1)}}, Price{3, 1})
        .equipment("cancel", Colour::yellow, {Cancel{}});
}

}  // namespace

TEST_CASE("Q9.4 a Contract's added dice stay for a securer and end with the next Contract", "[Q9.4][effect:pool]") {
    Table table{running_cards()};
    table.heard();
    table.flip("one black more");
    CHECK(only<DiceAdded>(table.heard()) == told(DiceAdded{Colour::black, 1, DiceReason::contract_pool}));
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 1});
    fail(table);
    table.secure();
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 1});
    sweep(table);
    table.heard();

    table.extend_to("contract 1");

    CHECK(only<DiceRemoved>(table.heard()) == told(DiceRemoved{Colour::black, 1, DiceReason::contract_over}));
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
}

TEST_CASE("Q9.4 dice left out do not count, and the next Contract brings them back", "[Q9.4][R6.2][effect:pool]") {
    Table table{running_cards()};
    table.heard();
    table.flip("two white less");
    CHECK(only<DiceLeftOut>(table.heard()) == told(DiceLeftOut{Colour::white, 2}));
    CHECK(pool_of(table.state) == DiceCounts{3, 1, 0, 0, 0});
    table.beat("value 4", {1, 1, 1, yellow(1)}, {1, 1, 1, yellow(1)});
    CHECK(is_fulfilled(table.state));

    table.extend_to("contract 1");

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(unlocked_count(table.state) == 6);
}

TEST_CASE("Q9.4 a pool never takes the last die", "[Q9.4][effect:pool]") {
    Table table{running_cards()};

    table.flip("all but one less");

    CHECK(total(pool_of(table.state)) == 1);
    CHECK(table.state.dice_count == 6);
}

TEST_CASE("Q9.4 struck, a pool is reversed at once", "[Q9.4][Q5.14][effect:pool]") {
    Table table{running_cards()};
    table.give(0, "cancel");
    table.flip("two white less");
    table.reveal("value 9", {1, 1, 1, yellow(1)});
    table.use("cancel");
    table.strike_contract();

    table.roll({6, 2});

    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 1, 2, 6});
    table.lock({6, 2, yellow(1)});
}

TEST_CASE("Q9.5 reveal_choice flips several Encounters, of which one is kept before the roll", "[Q9.5][effect:reveal_choice]") {
    Table table{running_cards()};
    table.flip("choose of 2");
    table.act(MoveKind::reveal);
    table.draw({"value 4", "value 9"});
    CHECK(table.state.phase == Phase::choose_encounter);
    CHECK(table.mover() == 0);
    CHECK(table.refused(MoveKind::choose_encounter, 2) == "Q9.5");
    table.heard();

    table.act(MoveKind::choose_encounter, 1);
    table.roll({1, 1, 1, 3, 6, yellow(1)});

    CHECK(only<EncounterRevealed, CardDiscarded, DiceRolled>(table.heard()) ==
          told(EncounterRevealed{0, table.encounter("value 9"), 0, 0, 9},
               CardDiscarded{Deck::encounters, table.encounter("value 4").value, DiscardReason::not_chosen},
               DiceRolled{0, dice_list({1, 1, 1, 3, 6, yellow(1)})}));
    table.lock({6, 3});
    CHECK(table.state.encounter_count == 1);
}

TEST_CASE("Q9.5 it holds for a securer, who chooses", "[Q9.5][effect:reveal_choice]") {
    Table table{running_cards()};
    table.flip("choose of 2");
    table.act(MoveKind::reveal);
    table.draw({"value 20", "value 4"});
    table.act(MoveKind::choose_encounter, 0);
    roll_all(table, 1);
    table.default_out();
    table.secure();

    table.act(MoveKind::reveal);
    table.draw({"value 5", "value 20"});

    CHECK(table.mover() == 1);
    table.act(MoveKind::choose_encounter, 0);
    roll_all(table, 5);
    table.lock({5});
    CHECK(defeated_in(table.state, 0) == 1);
}

TEST_CASE("Q9.5 it holds in a final assault", "[Q9.5][Q6.7][effect:reveal_choice]") {
    Table table{running_cards().contract("choosing assault", {RevealChoice{2}, FinalAssault{}})};
    table.flip("choosing assault");

    table.act(MoveKind::escape);
    table.draw({"value 20", "value 5"});
    table.act(MoveKind::choose_encounter, 1);
    roll_all(table, 5);
    table.lock({5});

    CHECK(table.seat(0).cbills == 1);
    CHECK(table.mover() == 1);
}

TEST_CASE("Q9.5 if fewer can be revealed, fewer are flipped", "[Q9.5][effect:reveal_choice]") {
    Table table{running_cards()
                    .without_fillers(Deck::encounters)
                    .encounter("four", 4)
                    .encounter("hired", 6, {FieldHire{}})
                    .copies(4)};
    for (int i = 0; i < 4; ++i) table.give_hire(1, "hired");
    table.flip("choose of 2");

    table.act(MoveKind::reveal);
    table.draw("four");

    CHECK(table.state.phase == Phase::rolled);
    table.roll({4, 1, 1, 1, 1, yellow(1)});
    table.lock({4});
}

TEST_CASE("Q9.6 scout shows the top cards and puts them back in any order", "[Q9.6][effect:scout]") {
    Table table{running_cards()};
    table.give(0, "scout 3");
    table.flip("contract 1");
    table.heard();

    table.use("scout 3");
    table.draw({"value 4", "value 5", "value 6"});
    CHECK(table.state.phase == Phase::use_order);
    table.act(MoveKind::pick_card, 2);
    table.act(MoveKind::pick_card, 0);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    const auto events = table.heard();
    const auto four = table.encounter("value 4").value;
    const auto five = table.encounter("value 5").value;
    const auto six = table.encounter("value 6").value;
    CHECK(only<CardDrawn>(events) == told(CardDrawn{Deck::encounters, four, DrawReason::scout, kNone},
                                          CardDrawn{Deck::encounters, five, DrawReason::scout, kNone},
                                          CardDrawn{Deck::encounters, six, DrawReason::scout, kNone}));
    CHECK(only<ScoutOrdered>(events) ==
          told(ScoutOrdered{0, Deck::encounters, 3, {six, four, five, kNone, kNone}}));
    const auto& deck = table.state.deck(Deck::encounters);
    CHECK(deck.known_count == 3);
    table.act(MoveKind::reveal);
    CHECK(chance(table.state, table.catalogue).forced == six);
    table.draw("value 6");
}

TEST_CASE("Q9.6 scout looks at no more than the deck holds and rebuilds nothing", "[Q9.6][effect:scout]") {
    Table table{running_cards()};
    table.give(0, "scout 3");
    table.leave_unseen(Deck::encounters, {"value 4", "value 5"});
    table.flip("contract 1");
    table.heard();

    table.use("scout 3");
    table.draw({"value 4", "value 5"});
    table.act(MoveKind::pick_card, 1);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    CHECK(only<DeckRebuilt>(table.heard()) == told());
    CHECK(table.state.deck(Deck::encounters).size() == 2);
}

TEST_CASE("Q9.6 an empty deck refuses the use", "[Q9.6][effect:scout][effect:requisition]") {
    auto start = seats(2);
    start.market = {"wanted", "flip two", "yellow tool", "cancel", "scout Equipment"};
    Table table{running_cards()
                    .without_fillers(Deck::equipment)
                    .equipment("wanted", Colour::blue, {Cancel{}})
                    .equipment("flip two", Colour::white, {Flip{any_icons(2)}})
                    .equipment("yellow tool", Colour::yellow, {Reroll{any_icons(1)}})
                    .equipment("cancel", Colour::yellow, {Cancel{}})
                    .equipment("scout Equipment", Colour::white, {Scout{Deck::equipment, 2}})
                    .equipment("requisition 3", Colour::white, {Requisition{3}})
                    .equipment("second scout", Colour::white, {Scout{Deck::equipment, 2}}),
                start};
    table.give(0, "requisition 3");
    table.give(0, "second scout");

    CHECK(table.state.deck(Deck::equipment).empty());
    CHECK(table.refused(table.using_equipment("requisition 3")) == "Q9.6");
    CHECK(table.refused(table.using_equipment("second scout")) == "Q9.6");
}

TEST_CASE("Q9.6 requisition puts one card into the market and shuffles the rest back", "[Q9.6][Q3.12][effect:requisition]") {
    Table table{running_cards()};
    table.give(0, "requisition 3");
    table.give(0, "scout Equipment");
    const auto deck_before = table.state.deck(Deck::equipment).size();
    table.use("scout Equipment");
    table.draw({"wanted", "flip two"});
    table.act(MoveKind::pick_card, 0);
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);
    CHECK(table.state.deck(Deck::equipment).known_count == 2);
    table.heard();

    table.use("requisition 3");
    table.draw({"wanted", "flip two", "yellow tool"});
    CHECK(table.state.phase == Phase::use_card);
    table.act(MoveKind::pick_card, 0);
    table.act(MoveKind::pick_place, 3);

    const auto events = table.heard();
    CHECK(only<Requisitioned, DeckShuffled>(events).size() == 2);
    CHECK(only<Requisitioned>(events) ==
          told(Requisitioned{0, table.equipment("wanted"), table.equipment("filler"), 3}));
    CHECK(table.state.market.at(3) == table.equipment("wanted"));
    CHECK(table.state.deck(Deck::equipment).known_count == 0);
    CHECK(table.state.deck(Deck::equipment).size() == deck_before - 1);
    CHECK(discarded(table, Deck::equipment, "filler") == 1);
    CHECK(table.allows(MoveKind::replace, 0));
    CHECK(table.seat(0).cbills == 0);
}

TEST_CASE("Q9.7 a Contract's hazard bars Equipment and dice of its types, but not buying or readying them", "[Q9.7][effect:hazard]") {
    Table table{running_cards()};
    table.give(0, "yellow tool");
    table.seat(0).cbills = 9;
    table.seat(0).exhausted = 1;
    table.flip("yellow barred");
    table.act(MoveKind::ready, 0);
    CHECK(barred(table.state, table.catalogue) == colour_bit(Colour::yellow));
    table.reveal("value 6", {2, 6, 1, 1, 1, yellow(4)});

    CHECK(table.refused(table.using_equipment("yellow tool")) == "Q9.7");
    CHECK_FALSE(table.allows(table.locking({2, yellow(4)})));
    CHECK(table.allows(table.locking({6})));
}

TEST_CASE("Q9.7 it ends with the laying of the next Contract and never earns hazard pay", "[Q9.7][effect:hazard]") {
    Table table{running_cards().equipment("add black", Colour::black, {AddDice{{0, 0, 0, 0, 1}}})};
    table.give(0, "yellow tool");
    table.give(0, "cancel");
    table.flip("yellow barred");
    table.heard();
    beat_one(table, "value 4");
    CHECK(only<HazardPayNoted>(table.heard()) == told());
    for (const auto* encounter : {"value 1", "value 2", "value 3", "value 5"}) beat_one(table, encounter);
    CHECK_FALSE(is_fulfilled(table.state));
    table.use("cancel");
    table.strike_contract();
    table.beat("value 4", {yellow(4)}, {yellow(4)});

    table.extend_to("contract 1");

    CHECK(barred(table.state, table.catalogue) == 0);
    table.reveal("value 6", {2, 2, 2, 2, 2, yellow(4)});
    CHECK(table.allows(table.using_equipment("yellow tool")));
    table.lock({2, yellow(4)});
}

TEST_CASE("Q9.7 white is never barred", "[Q9.7][R5.9][effect:hazard]") {
    Table table{running_cards().contract("everything barred", {Hazard{kAnyColour}})};

    table.flip("everything barred");

    CHECK(barred(table.state, table.catalogue) == 0x1e);
    table.reveal("value 6", {6, 1, 1, 1, 1, yellow(6)});
    CHECK(table.allows(table.locking({6})));
    CHECK_FALSE(table.allows(table.locking({yellow(6)})));
}

TEST_CASE("Q9.7 what a Contract bars can be asked before it is laid", "[Q9.7][effect:hazard]") {
    Table table{running_cards().contract("everything barred", {Hazard{kAnyColour}})};
    const auto asked = [&](const char* name) { return barred_under(table.catalogue, table.contract(name)); };

    CHECK(asked("everything barred") == 0x1e);
    CHECK(asked("contract 1") == 0);
    table.flip("everything barred");
    CHECK(asked("everything barred") == barred(table.state, table.catalogue));
}

TEST_CASE("Q9.9 flip turns a die over: 7 less its face", "[Q9.9][effect:flip]") {
    Table table{running_cards()};
    table.give(0, "flip two");
    table.flip("contract 1");
    table.reveal("value 11", {6, 2, 1, 1, 1, yellow(3)});
    table.heard();

    table.use("flip two");
    table.pick(2);
    table.pick(1);

    CHECK(only<DieChanged>(table.heard()) ==
          told(DieChanged{Colour::white, 2, 5, ChangeReason::flip}, DieChanged{Colour::white, 1, 6, ChangeReason::flip}));
    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 5, 6, 6});
    table.lock({5, 6});
}
