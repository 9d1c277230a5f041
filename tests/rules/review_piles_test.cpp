// Cards that are discarded together go to an empty deck together (Q1.11).
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

TEST_CASE("Q1.11 a whole market cleared on an empty deck is shuffled as one", "[Q1.11][Q2.8][review]") {
    TableConstants constants;
    constants.market_size = 3;
    Start start;
    start.market = {"one", "two", "three"};
    Table table{Cards{}
                    .table(constants)
                    .without_fillers(Deck::equipment)
                    .equipment("one", Colour::white, {Reroll{any_icons(1)}})
                    .equipment("two", Colour::white, {Reroll{any_icons(1)}})
                    .equipment("three", Colour::white, {Reroll{any_icons(1)}})
                    .contract("replaces all", {Market{0, 0, kAnyColour, false, true, 0}}),
                start};

    table.flip("replaces all");

    CHECK(only<DeckRebuilt>(table.heard()) == told(DeckRebuilt{Deck::equipment, 3}));
    table.draw({"three", "two", "one"});
}

TEST_CASE("Q1.11 a tableau cleared onto an empty deck is shuffled as one", "[Q1.11][R2.2][review]") {
    Table table{Cards{}.without_fillers(Deck::contracts).contract("left").contract("right").contract("third")};
    table.flip("left", "right");
    sweep(table);
    table.extend_to("third");
    sweep(table);
    table.extend_to("right");
    sweep(table);
    REQUIRE(table.state.deck(Deck::contracts).empty());
    table.heard();

    table.act(MoveKind::complete);

    CHECK(only<DeckRebuilt>(table.heard()) == told(DeckRebuilt{Deck::contracts, 3}));
}

TEST_CASE("Q1.11 Encounters not chosen go to an empty deck as one", "[Q1.11][Q9.5][review]") {
    Cards cards = Cards{}.contract("choose of five", {RevealChoice{5}}).without_fillers(Deck::encounters);
    for (const char* id : {"one", "two", "three", "four", "five"}) cards.encounter(id, 1);
    Table table{cards};
    table.flip("choose of five");
    table.reveal("one");
    table.draw({"two", "three", "four", "five"});
    table.heard();

    table.act(MoveKind::choose_encounter, 0);

    CHECK(only<DeckRebuilt>(table.heard()) == told(DeckRebuilt{Deck::encounters, 4}));
}

TEST_CASE("R7.3 what a Salvage passed over goes to an empty deck as one", "[R7.3][Q1.11][review]") {
    TableConstants constants;
    constants.market_size = 1;
    Start start;
    start.market = {"one"};
    Table table{Cards{}
                    .table(constants)
                    .encounter("salvage", 1, {Salvage{}})
                    .without_fillers(Deck::equipment)
                    .equipment("one", Colour::white, {Reroll{any_icons(1)}}, {3, 0})
                    .equipment("two", Colour::white, {Reroll{any_icons(1)}}, {3, 0})
                    .equipment("three", Colour::white, {Reroll{any_icons(1)}}, {3, 0}),
                start};
    table.flip("contract 1");
    beat_one(table, "salvage");
    table.heard();

    table.act(MoveKind::escape);
    table.draw({"three", "two"});

    CHECK(only<DeckRebuilt>(table.heard()) == told(DeckRebuilt{Deck::equipment, 2}));
}
