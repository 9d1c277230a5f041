// Chapter 3 of the rules: when the Black Market is open, and what can be done in it.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

constexpr Price kDear{6, 3};

// Market: "cheap" (cost 2, maintenance 1), "dear" (yellow, 6 and 3), three fillers (3 and 1).
Cards market_cards() {
    Cards cards;
    cards.equipment("cheap", Colour::white, {Reroll{any_icons(1)}}, {2, 1});
    cards.equipment("dear", Colour::yellow, {Reroll{any_icons(1)}}, kDear);
    cards.equipment("no maintenance", Colour::green, {AddDice{{0, 0, 1, 0, 0}}}, {4, 0});
    return cards;
}

Start cheap_and_dear() {
    Start start;
    start.market = {"cheap", "dear"};
    return start;
}

Table rich_table(const Cards& cards) {
    Table table{cards, cheap_and_dear()};
    table.seat(0).cbills = 20;
    return table;
}

// All six dice are locked: the Contract is fulfilled.
void fulfil(Table& table) { table.beat("value 6", {1, 1, 1, 1, 1, yellow(1)}, {1, 1, 1, 1, 1, yellow(1)}); }

}  // namespace

TEST_CASE("R3.1 the market is open before the flip and after it until the first reveal", "[R3.1]") {
    auto table = rich_table(market_cards());
    CHECK(table.allows(MoveKind::buy, 0));

    table.act(MoveKind::flip_contracts);
    CHECK(table.actions().empty());
    table.draw({"contract 1", "contract 2"});
    CHECK_FALSE(table.allows(MoveKind::buy, 0));
    table.act(MoveKind::choose_contract, 0);
    CHECK(table.allows(MoveKind::buy, 0));
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});

    CHECK(table.refused(MoveKind::buy, 0) == "R3.1");
    CHECK(table.refused(MoveKind::replace, 0) == "R3.1");
}

TEST_CASE("R3.1 the market is closed during an open roll", "[R3.1]") {
    auto table = rich_table(market_cards());
    table.flip("contract 1");
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1)});

    CHECK(table.refused(MoveKind::buy, 0) == "R3.1");
}

TEST_CASE("R3.1 each extension brings an opportunity, before the flip and after it", "[R3.1]") {
    auto table = rich_table(market_cards());
    table.flip("contract 1");
    fulfil(table);
    CHECK_FALSE(table.allows(MoveKind::buy, 0));
    table.heard();

    table.act(MoveKind::extend);
    CHECK(table.state.phase == Phase::before_flip);
    CHECK(only<MarketOpened>(table.heard()) == told(MarketOpened{0}));
    CHECK(table.allows(MoveKind::buy, 0));
    table.act(MoveKind::flip_contracts);
    table.draw("contract 2");

    CHECK(table.allows(MoveKind::buy, 0));
    table.reveal("value 6", {1, 1, 1, 1, 1, yellow(1)});
    CHECK_FALSE(table.allows(MoveKind::buy, 0));
}

TEST_CASE("R3.1 a securer has one moment, ahead of the reveal", "[R3.1][R8.10]") {
    Table table{market_cards(), cheap_and_dear()};
    table.seat(1).cbills = 20;
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.default_out();

    table.secure();

    CHECK(table.allows(MoveKind::buy, 0));
    table.reveal("value 4", {1, 1, 1, 1, 4, yellow(1)});
    CHECK_FALSE(table.allows(MoveKind::buy, 0));
}

TEST_CASE("R3.2 any number of cards is bought, each ready, each place filled at once", "[R3.2]") {
    auto table = rich_table(market_cards());
    table.heard();

    table.act(MoveKind::buy, 1);
    table.draw("filler");
    CHECK(table.heard() ==
          told(EquipmentBought{0, table.equipment("dear"), 1, 6},
               CardDrawn{Deck::equipment, table.equipment("filler").value, DrawReason::market, 1}));
    table.act(MoveKind::buy, 0);
    table.draw("no maintenance");

    CHECK(table.seat(0).cbills == 20 - 6 - 2);
    CHECK(table.seat(0).equipment_count == 2);
    CHECK(table.seat(0).is_ready(table.slot_of(0, "dear")));
    CHECK(table.seat(0).is_ready(table.slot_of(0, "cheap")));
    CHECK(table.place_of("no maintenance") == 0);
}

TEST_CASE("R3.2 what costs more than the player has can't be bought", "[R3.2]") {
    Table table{market_cards(), cheap_and_dear()};
    table.seat(0).cbills = 5;

    CHECK(table.refused(MoveKind::buy, 1) == "R3.2");
    CHECK(table.allows(MoveKind::buy, 0));
    CHECK(table.refused(MoveKind::buy, 5) == "R3.1");
}

TEST_CASE("R3.3 an exhausted Equipment is made ready for its maintenance", "[R3.3]") {
    Table table{market_cards()};
    table.give_exhausted(0, "dear");
    table.seat(0).cbills = 3;
    table.heard();

    table.act(MoveKind::ready, 0);

    CHECK(table.seat(0).is_ready(0));
    CHECK(table.seat(0).cbills == 0);
    CHECK(table.heard() == told(EquipmentReadied{0, table.equipment("dear"), 0, 3}));
}

TEST_CASE("R3.3 what is ready, too dear, or asked for outside the market is not made ready", "[R3.3]") {
    Table table{market_cards()};
    table.give(0, "cheap");
    table.give_exhausted(0, "dear");
    table.seat(0).cbills = 2;

    CHECK(table.refused(MoveKind::ready, 0) == "R3.3");
    CHECK(table.refused(MoveKind::ready, 1) == "R3.3");
    CHECK(table.refused(MoveKind::ready, 2) == "R3.3");
    table.seat(0).cbills = 3;
    CHECK(table.allows(MoveKind::ready, 1));
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    CHECK(table.refused(MoveKind::ready, 1) == "R3.1");
}

TEST_CASE("R3.4 who has bought nothing may replace one market card, once", "[R3.4]") {
    auto table = rich_table(market_cards());
    table.heard();

    table.act(MoveKind::replace, 0);
    table.draw("filler");

    CHECK(table.heard() == told(MarketReplaced{0, table.equipment("cheap"), 0},
                                CardDiscarded{Deck::equipment, table.equipment("cheap").value,
                                              DiscardReason::market_replaced},
                                CardDrawn{Deck::equipment, table.equipment("filler").value, DrawReason::market, 0}));
    CHECK(table.seat(0).cbills == 20);
    CHECK(table.refused(MoveKind::replace, 1) == "R3.4");
}

TEST_CASE("R3.4 replacing rules out buying until the next opportunity, but not readying", "[R3.4]") {
    auto table = rich_table(market_cards());
    table.give_exhausted(0, "no maintenance");
    table.give_exhausted(0, "filler");
    table.act(MoveKind::replace, 0);
    table.draw("filler");

    CHECK(table.refused(MoveKind::buy, 1) == "R3.4");
    CHECK(table.allows(MoveKind::ready, 1));
    table.flip("contract 1");
    CHECK(table.refused(MoveKind::buy, 1) == "R3.4");
    fulfil(table);
    table.act(MoveKind::extend);
    CHECK(table.allows(MoveKind::buy, 1));
}

TEST_CASE("R3.4 who has bought may not replace until the next opportunity", "[R3.4]") {
    auto table = rich_table(market_cards());

    table.act(MoveKind::buy, 0);
    table.draw("filler");

    CHECK(table.refused(MoveKind::replace, 1) == "R3.4");
    table.flip("contract 1");
    CHECK(table.refused(MoveKind::replace, 1) == "R3.4");
    fulfil(table);
    table.act(MoveKind::extend);
    CHECK(table.allows(MoveKind::replace, 1));
}

TEST_CASE("R3.4 an extra replacement permits one more, on the same terms", "[R3.4][effect:market]") {
    auto table = rich_table(market_cards().contract("one more", {Market{0, 0, kAnyColour, false, false, 1}}));
    table.flip("one more");
    CHECK(replacements_allowed(table.state, table.catalogue) == 2);

    table.act(MoveKind::replace, 0);
    table.draw("filler");
    CHECK(table.refused(MoveKind::buy, 1) == "R3.4");
    table.act(MoveKind::replace, 0);
    table.draw("filler");

    CHECK(table.refused(MoveKind::replace, 0) == "R3.4");
}

TEST_CASE("R3.5 a fifth Equipment needs room: one of the own four is discarded first", "[R3.5]") {
    auto table = rich_table(market_cards());
    for (int i = 0; i < 3; ++i) table.give(0, "filler");
    table.give_exhausted(0, "no maintenance");
    table.heard();

    table.act(MoveKind::buy, 0);
    CHECK(table.state.phase == Phase::make_room);
    CHECK(table.refused(MoveKind::flip_contracts) != "");
    CHECK(table.refused(MoveKind::make_room, 4) == "R3.5");
    table.act(MoveKind::make_room, 3);
    table.draw("filler");

    CHECK(table.heard() ==
          told(CardDiscarded{Deck::equipment, table.equipment("no maintenance").value, DiscardReason::room_made},
               EquipmentBought{0, table.equipment("cheap"), 0, 2},
               CardDrawn{Deck::equipment, table.equipment("filler").value, DrawReason::market, 0}));
    CHECK(table.seat(0).equipment_count == 4);
    CHECK(table.slot_of(0, "cheap") == 3);
    CHECK(table.seat(0).is_ready(3));
}

TEST_CASE("R3.5 making room keeps each other card as it was, ready or exhausted", "[R3.5]") {
    auto table = rich_table(market_cards());
    table.give(0, "filler");
    table.give(0, "filler");
    table.give_exhausted(0, "no maintenance");
    table.give(0, "filler");

    table.act(MoveKind::buy, 0);
    table.act(MoveKind::make_room, 0);
    table.draw("filler");

    CHECK_FALSE(table.seat(0).is_ready(table.slot_of(0, "no maintenance")));
    CHECK(table.seat(0).is_ready(table.slot_of(0, "cheap")));
    CHECK(table.seat(0).is_ready(table.slot_of(0, "filler")));
}

TEST_CASE("Q3.6 both moments are one opportunity: the replacement is not renewed by the flip", "[Q3.6]") {
    auto table = rich_table(market_cards());
    table.act(MoveKind::replace, 0);
    table.draw("filler");

    table.flip("contract 1");

    CHECK(table.refused(MoveKind::replace, 0) == "R3.4");
}

TEST_CASE("Q3.6 Equipment and powers can be used while the market is open", "[Q3.6]") {
    Start start;
    start.commands = {"scouting command", "yellow command"};
    Table table{market_cards()
                    .command("scouting command", {5, 0, 0, 1, 0}, {Scout{Deck::encounters, 1}})
                    .equipment("add yellow", Colour::yellow, {AddDice{{0, 1, 0, 0, 0}}}),
                start};
    table.give(0, "add yellow");
    table.give(0, "no maintenance");

    CHECK(table.allows(MoveKind::use_power));
    CHECK(table.allows(table.using_equipment("add yellow")));
    table.use("no maintenance");
    table.flip("contract 1");

    CHECK(table.allows(MoveKind::use_power));
    CHECK(table.allows(table.using_equipment("add yellow")));
    CHECK(pool_of(table.state) == DiceCounts{5, 0, 1, 1, 0});
}

TEST_CASE("Q3.7 prices come from the Contract current at that moment", "[Q3.7]") {
    auto table = rich_table(market_cards()
                                .contract("all +1", {Market{1, 1, kAnyColour, false, false, 0}})
                                .contract("all -1", {Market{-1, 0, kAnyColour, false, false, 0}}));
    const auto dear = table.equipment("dear");
    CHECK(cost_of(table.state, table.catalogue, dear) == 6);

    table.flip("all +1");
    CHECK(cost_of(table.state, table.catalogue, dear) == 7);
    CHECK(maintenance_of(table.state, table.catalogue, dear) == 4);
    fulfil(table);
    table.act(MoveKind::extend);
    CHECK(cost_of(table.state, table.catalogue, dear) == 7);
    table.act(MoveKind::flip_contracts);
    table.draw("all -1");

    CHECK(cost_of(table.state, table.catalogue, dear) == 5);
    CHECK(maintenance_of(table.state, table.catalogue, dear) == 3);
    table.act(MoveKind::buy, 1);
    table.draw("filler");
    CHECK(table.seat(0).cbills == 15);
}

TEST_CASE("Q3.7 a securer pays the secured Contract's prices, and the own Command's", "[Q3.7]") {
    Start start = cheap_and_dear();
    start.commands = {"yellow command", "thrifty command"};
    Table table{market_cards()
                    .command("thrifty command", {5, 0, 1, 0, 0}, {Market{-2, 0, kAnyColour, false, false, 0}})
                    .contract("all +1", {Market{1, 0, kAnyColour, false, false, 0}}),
                start};
    const auto dear = table.equipment("dear");
    CHECK(cost_of(table.state, table.catalogue, dear) == 6);
    table.flip("all +1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.default_out();

    table.secure();

    CHECK(cost_of(table.state, table.catalogue, dear) == 6 + 1 - 2);
}

TEST_CASE("Q3.7 the own Command's prices count before the flip as well", "[Q3.7]") {
    Start start = cheap_and_dear();
    start.commands = {"thrifty command", "yellow command"};
    Table table{
        market_cards().command("thrifty command", {5, 0, 1, 0, 0}, {Market{-2, 0, kAnyColour, false, false, 0}}), start};

    CHECK(cost_of(table.state, table.catalogue, table.equipment("dear")) == 4);
}

TEST_CASE("Q3.8 in a closed market nothing is bought, replaced or readied", "[Q3.8]") {
    auto table = rich_table(market_cards().contract("closed", {Market{0, 0, kAnyColour, true, false, 0}}));
    table.give_exhausted(0, "filler");
    CHECK_FALSE(market_closed(table.state, table.catalogue));
    CHECK(table.allows(MoveKind::ready, 0));

    table.flip("closed");

    CHECK(market_closed(table.state, table.catalogue));
    CHECK(table.refused(MoveKind::buy, 0) == "Q3.8");
    CHECK(table.refused(MoveKind::replace, 0) == "Q3.8");
    CHECK(table.refused(MoveKind::ready, 0) == "Q3.8");
}

TEST_CASE("Q3.9 an Equipment is readied once in an opportunity", "[Q3.9]") {
    auto table = rich_table(market_cards().equipment("scout", Colour::white, {Scout{Deck::encounters, 1}}));
    table.give_exhausted(0, "scout");
    table.act(MoveKind::ready, 0);
    table.flip("contract 1");
    table.use("scout");
    table.draw("value 6");
    if (table.state.phase == Phase::use_order) table.act(MoveKind::pick_card, 0);

    CHECK(table.refused(MoveKind::ready, 0) == "Q3.9");
    fulfil(table);
    table.act(MoveKind::extend);
    CHECK(table.allows(MoveKind::ready, 0));
}

TEST_CASE("Q3.9 no reduction takes a cost or a maintenance below 1", "[Q3.9]") {
    auto table = rich_table(market_cards().contract("all -5", {Market{-5, -5, kAnyColour, false, false, 0}}));

    table.flip("all -5");

    CHECK(cost_of(table.state, table.catalogue, table.equipment("cheap")) == 1);
    CHECK(cost_of(table.state, table.catalogue, table.equipment("dear")) == 1);
    CHECK(maintenance_of(table.state, table.catalogue, table.equipment("dear")) == 1);
    CHECK(maintenance_of(table.state, table.catalogue, table.equipment("no maintenance")) == 0);
}

TEST_CASE("Q3.10 Equipment without a maintenance can't be readied, and fills a place until it makes room", "[Q3.10]") {
    auto table = rich_table(market_cards());
    for (int i = 0; i < 3; ++i) table.give(0, "filler");
    table.give_exhausted(0, "no maintenance");

    CHECK(table.refused(MoveKind::ready, 3) == "Q3.10");
    table.act(MoveKind::buy, 0);
    CHECK(table.state.phase == Phase::make_room);
    table.act(MoveKind::make_room, 3);
    table.draw("filler");
    CHECK(table.seat(0).equipment_count == 4);
}

TEST_CASE("Q3.11 what the tableau promises can't be spent before it is cashed out", "[Q3.11]") {
    Table table{market_cards().encounter("bonus 9", 6, {BonusCbills{9}}), cheap_and_dear()};
    table.flip("contract 1");
    table.reveal("bonus 9", {1, 1, 1, 1, 1, yellow(1)});
    table.lock({1, 1, 1, 1, 1, yellow(1)});
    CHECK(payout_total(table.state, table.catalogue, Ending::complete) == 10);

    table.act(MoveKind::extend);

    CHECK(table.seat(0).cbills == 0);
    CHECK(table.refused(MoveKind::buy, 0) == "R3.2");
}

TEST_CASE("Q3.12 a requisition takes the place of a named market card and is no purchase", "[Q3.12]") {
    Table table{market_cards().equipment("requisition", Colour::white, {Requisition{1}}), cheap_and_dear()};
    table.give(0, "requisition");
    table.seat(0).cbills = 20;
    table.use("requisition");
    table.draw("no maintenance");
    if (table.state.phase == Phase::use_card) table.act(MoveKind::pick_card, 0);
    table.heard();

    table.act(MoveKind::pick_place, table.place_of("dear"));

    CHECK(only<Requisitioned, CardDiscarded>(table.heard()) ==
          told(Requisitioned{0, table.equipment("no maintenance"), table.equipment("dear"), 1},
               CardDiscarded{Deck::equipment, table.equipment("dear").value, DiscardReason::requisitioned}));
    CHECK(table.place_of("no maintenance") == 1);
    CHECK(table.seat(0).cbills == 20);
    CHECK(table.allows(MoveKind::replace, 0));
    CHECK(table.allows(MoveKind::buy, 0));
}
