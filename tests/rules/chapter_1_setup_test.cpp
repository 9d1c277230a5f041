// Chapter 1 of the rules: the dice, the decks, the deal, the tokens, one to eight seats.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

Cards five_equipment_cards() {
    Cards cards;
    cards.without_fillers(Deck::equipment);
    for (const auto* id : {"one", "two", "three", "four", "five"})
        cards.equipment(id, Colour::white, {Reroll{any_icons(1)}});
    return cards;
}

Start five_in_the_market() {
    Start start;
    start.market = {"one", "two", "three", "four", "five"};
    return start;
}

int market_cards(const Table& table) {
    int count = 0;
    for (const auto& card : table.state.market) count += card.exists();
    return count;
}

}  // namespace

TEST_CASE("R1.1 five white dice and four of each other colour are shared", "[R1.1]") {
    Table table{Cards{}};

    table.flip("contract 1");

    CHECK(TableConstants{}.dice_supply == DiceCounts{5, 4, 4, 4, 4});
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(supply_left(table.state, table.catalogue, Colour::white) == 0);
    CHECK(supply_left(table.state, table.catalogue, Colour::yellow) == 3);
    CHECK(supply_left(table.state, table.catalogue, Colour::black) == 4);
}

TEST_CASE("Q1.2 an effect adds only the dice that the supply still has", "[Q1.2][Q5.13]") {
    Table table{Cards{}.equipment("five yellow", Colour::yellow, {AddDice{{0, 5, 0, 0, 0}}})};
    table.give(0, "five yellow");
    table.flip("contract 1");
    table.heard();

    table.use("five yellow");

    CHECK(pool_of(table.state) == DiceCounts{5, 4, 0, 0, 0});
    CHECK(table.state.bonus_dice == DiceCounts{0, 3, 0, 0, 0});
    CHECK(table.heard() == told(EquipmentUsed{0, table.equipment("five yellow"), 0},
                                DiceAdded{Colour::yellow, 3, DiceReason::equipment}));
}

TEST_CASE("R1.3 every deck is shuffled by itself: each copy of it is equally unknown", "[R1.3]") {
    const auto catalogue = Cards{}.build();

    const auto state = new_game(Setup{}, catalogue);

    for (auto deck : {Deck::contracts, Deck::encounters, Deck::equipment}) {
        CHECK(state.deck(deck).unseen == all_cards(catalogue.copies_of(deck)));
        CHECK(state.deck(deck).known_count == 0);
        CHECK(state.deck(deck).discards.empty());
    }
}

TEST_CASE("R1.3 a draw from one deck leaves the others as they are", "[R1.3]") {
    Table table{Cards{}};
    const auto contracts = table.state.deck(Deck::contracts);
    const auto equipment = table.state.deck(Deck::equipment);
    table.flip("contract 1");

    table.reveal("value 4");

    CHECK(table.state.deck(Deck::equipment) == equipment);
    CHECK(table.state.deck(Deck::contracts).size() == contracts.size() - 2);
    CHECK(table.state.deck(Deck::encounters).size() == table.catalogue.copies_of(Deck::encounters).copies() - 1);
}

TEST_CASE("R1.4 chance deals each player a Command and names the first player", "[R1.4]") {
    const auto catalogue = Cards{}.build();
    auto state = new_game(Setup{}, catalogue);
    std::vector<Event> events;
    const auto yellow_command = std::uint8_t{0};
    const auto blue_command = std::uint8_t{2};

    CHECK(chance(state, catalogue).kind == ChanceKind::command);
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::command_dealt, yellow_command), catalogue, Events{events}));
    CHECK(commands_left(state, catalogue).size() == 7);
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::command_dealt, blue_command), catalogue, Events{events}));
    while (chance(state, catalogue).kind == ChanceKind::card)
        REQUIRE_FALSE(apply(state, Move::of(MoveKind::card_drawn, 0), catalogue, Events{events}));
    CHECK(chance(state, catalogue).kind == ChanceKind::seat);
    CHECK(why_illegal(state, Move::of(MoveKind::seat_drawn, 2), catalogue));
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::seat_drawn, 1), catalogue, Events{events}));

    CHECK(only<CommandDealt, FirstSeatDrawn>(events) ==
          told(CommandDealt{0, CommandId{yellow_command}}, CommandDealt{1, CommandId{blue_command}}, FirstSeatDrawn{1}));
    CHECK(state.active == 1);
}

TEST_CASE("R1.4 a Command that is dealt cannot be dealt again", "[R1.4]") {
    const auto catalogue = Cards{}.command("single", {5, 1, 0, 0, 0}).build();
    auto state = new_game(Setup{}, catalogue);
    const auto single = Move::of(MoveKind::command_dealt, 4);

    REQUIRE_FALSE(apply(state, single, catalogue, Events{}));

    CHECK(why_illegal(state, single, catalogue));
}

TEST_CASE("R1.4 turns go round to the left", "[R1.4]") {
    Start start;
    start.commands = {"yellow command", "green command", "blue command"};
    start.first_seat = 1;
    Table table{Cards{}, start};

    std::vector<int> order;
    for (int turn = 0; turn < 4; ++turn) {
        order.push_back(table.mover());
        table.flip("contract 1", "contract 2");
        table.act(MoveKind::escape);
    }

    CHECK(order == std::vector<int>{1, 2, 0, 1});
}

TEST_CASE("R1.5 five Equipment lie open in the Black Market", "[R1.5]") {
    const auto cards = five_equipment_cards();
    Table table{cards, five_in_the_market()};

    for (int place = 0; place < 5; ++place)
        CHECK(table.state.market.at(static_cast<std::size_t>(place)) == EquipmentId{static_cast<std::uint8_t>(place)});
    CHECK(market_cards(table) == 5);
    CHECK(table.state.deck(Deck::equipment).empty());
}

TEST_CASE("R1.5 an Equipment deck that has run out is made anew from its discards", "[R1.5][Q1.11]") {
    Table table{Cards{}.equipment("last", Colour::white, {Cancel{}})};
    table.leave_unseen(Deck::equipment, {"last"});
    const auto discarded = table.state.deck(Deck::equipment).discards.count();
    table.seat(0).cbills = 3;

    table.act(MoveKind::buy, 0);
    table.heard();
    table.draw("last");

    CHECK(table.heard() == told(CardDrawn{Deck::equipment, table.equipment("last").value, DrawReason::market, 0},
                                DeckRebuilt{Deck::equipment, static_cast<std::uint8_t>(discarded)}));
    CHECK(table.state.deck(Deck::equipment).unseen.count() == discarded);
    CHECK(table.state.deck(Deck::equipment).discards.empty());
}

TEST_CASE("Q1.6 the Contract deck is renewed from its own discards", "[Q1.6][Q1.11]") {
    Table table{Cards{}.contract("last").contract("last but one")};
    table.leave_unseen(Deck::contracts, {"last but one", "last"});
    const auto discarded = table.state.deck(Deck::contracts).discards.count();

    table.act(MoveKind::flip_contracts);
    table.draw("last but one");
    table.draw("last");

    CHECK(only<DeckRebuilt>(table.heard()) ==
          told(DeckRebuilt{Deck::contracts, static_cast<std::uint8_t>(discarded)}));
    CHECK(table.state.deck(Deck::equipment).discards.empty());
    CHECK(table.state.deck(Deck::contracts).unseen.count() == discarded);
}

TEST_CASE("Q1.6 the Encounter deck is renewed from its own discards", "[Q1.6]") {
    Table table{Cards{}.encounter("last", 4)};
    table.leave_unseen(Deck::encounters, {"last"});
    const auto discarded = table.state.deck(Deck::encounters).discards.count();
    table.flip("contract 1");
    table.heard();

    table.reveal("last");

    CHECK(only<DeckRebuilt>(table.heard()) ==
          told(DeckRebuilt{Deck::encounters, static_cast<std::uint8_t>(discarded)}));
}

TEST_CASE("Q1.7 everyone begins with nothing", "[Q1.7]") {
    Table table{Cards{}};

    for (int seat = 0; seat < 2; ++seat) {
        CHECK(table.seat(seat).cbills == 0);
        CHECK(table.seat(seat).reputation == 0);
        CHECK(table.seat(seat).equipment_count == 0);
    }
}

TEST_CASE("Q1.7 the even start hands out C-bills by the order of turns", "[Q1.7]") {
    TableConstants constants;
    constants.even_start = {0, 1, 3};
    const auto cards = Cards{}.table(constants);
    Start start;
    start.commands = {"yellow command", "green command", "blue command"};
    start.first_seat = 1;
    start.even_start = true;
    Table even{cards, start};
    start.even_start = false;
    Table usual{cards, start};

    CHECK(even.seat(1).cbills == 0);
    CHECK(even.seat(2).cbills == 1);
    CHECK(even.seat(0).cbills == 3);
    CHECK(usual.seat(0).cbills == 0);
}

TEST_CASE("Q1.7 C-bills do not fall below 0 and have no ceiling", "[Q1.7]") {
    Table table{Cards{}.contract("penalty 3", {DefaultPenalty{3}})};
    table.seat(0).cbills = 2;
    table.seat(1).cbills = 99'999;
    table.flip("penalty 3");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});

    table.default_out();

    CHECK(table.seat(0).cbills == 0);

    table.act(MoveKind::start_fresh);
    table.flip("contract 1");
    table.beat("value 4", {1, 1, 1, 1, 4, green(1)}, {4});
    table.act(MoveKind::escape);

    CHECK(table.seat(1).cbills == 100'000);
}

TEST_CASE("Q1.8 one to eight seats can play", "[Q1.8]") {
    const auto catalogue = Cards{}.build();

    CHECK_FALSE(why_no_game(Setup{1, false}, catalogue));
    CHECK_FALSE(why_no_game(Setup{8, false}, catalogue));
    REQUIRE(why_no_game(Setup{0, false}, catalogue));
    CHECK(why_no_game(Setup{0, false}, catalogue)->rule == "Q1.8");
    REQUIRE(why_no_game(Setup{9, false}, catalogue));
    CHECK(why_no_game(Setup{9, false}, catalogue)->rule == "Q1.8");
    CHECK(new_game(Setup{8, false}, catalogue).seat_count == 8);
}

TEST_CASE("R1.9 nobody holds the two tokens until an Encounter awards them, and there is one of each", "[R1.9]") {
    Table table{Cards{}.encounter("both tokens", 4, {NoblePatronage{}, Censure{}})};
    CHECK(table.state.patronage == kNoSeat);
    CHECK(table.state.censure == kNoSeat);
    table.state.patronage = 1;
    table.state.censure = 1;
    table.flip("contract 1", "contract 2");
    table.reveal("both tokens", {1, 1, 1, 1, 4, yellow(1)});
    table.heard();

    table.lock({4});

    CHECK(table.state.patronage == 0);
    CHECK(table.state.censure == 0);
    CHECK(only<TokenMoved>(table.heard()) ==
          told(TokenMoved{Token::patronage, 1, 0}, TokenMoved{Token::censure, 1, 0}));
}

TEST_CASE("R1.10 a power belongs to its owner's turn", "[R1.10]") {
    Start start;
    start.commands = {"scouting command", "yellow command"};
    Table table{Cards{}.command("scouting command", {5, 0, 1, 0, 0}, {Scout{Deck::encounters, 1}}), start};
    CHECK(table.allows(MoveKind::use_power));
    table.flip("contract 1");
    table.act(MoveKind::escape);

    CHECK(table.mover() == 1);
    CHECK(table.refused(MoveKind::use_power) == "R1.10");
}

TEST_CASE("R1.10 a standing effect counts in its owner's turn only", "[R1.10]") {
    Start start;
    start.commands = {"harder command", "yellow command"};
    Table table{Cards{}.command("harder command", {5, 0, 1, 0, 0}, {EncounterValue{1, ValueScope::every_encounter, 0}}),
                start};
    const auto four = table.encounter("value 4");
    table.flip("contract 1");
    CHECK(value_of(table.state, table.catalogue, four) == 5);
    table.act(MoveKind::escape);

    table.flip("contract 1");

    CHECK(value_of(table.state, table.catalogue, four) == 4);
}

TEST_CASE("R1.10 a power is not Equipment: no bar stops it and no Equipment counts as used", "[R1.10][R5.9][Q9.3]") {
    const ColourSet all_barred = 0x1e;
    Start start;
    start.commands = {"adjusting command", "yellow command"};
    Table table{Cards{}
                    .command("adjusting command", {5, 0, 1, 0, 0}, {Adjust{AdjustKind::exactly, 1, any_icons(1)}})
                    .equipment("filling", Colour::white, {Adjust{AdjustKind::exactly, 1, any_icons(1)}})
                    .encounter("bars all", 4, {Hazard{all_barred}}),
                start};
    table.give(0, "filling");
    table.flip("contract 1");
    table.reveal("bars all", {1, 1, 1, 1, 5, green(2)});

    table.act(MoveKind::use_power);
    table.pick(5, 4);

    CHECK(table.faces(Colour::white) == std::vector<int>{1, 1, 1, 1, 4});
    CHECK_FALSE(table.state.column().equipment_used);

    table.use("filling");
    CHECK(table.state.column().equipment_used);
}

TEST_CASE("Q1.11 an empty deck waits for discards, and what is being drawn is none yet", "[Q1.11]") {
    Table table{Cards{}.without_fillers(Deck::contracts).contract("left").contract("right")};

    table.act(MoveKind::flip_contracts);
    table.draw({"left", "right"});
    CHECK(only<DeckRebuilt>(table.heard()) == told());

    table.act(MoveKind::choose_contract, 0);
    CHECK(only<CardDiscarded, DeckRebuilt>(table.heard()) ==
          told(CardDiscarded{Deck::contracts, table.contract("right").value, DiscardReason::not_chosen},
               DeckRebuilt{Deck::contracts, 1}));
}

TEST_CASE("Q1.11 a card thrown out of the market is a discard before its successor is drawn", "[Q1.11][R3.4]") {
    const auto cards = five_equipment_cards();
    Table table{cards, five_in_the_market()};

    table.act(MoveKind::replace, 2);
    table.draw("three");

    CHECK(table.heard() ==
          told(MarketReplaced{0, table.equipment("three"), 2},
               CardDiscarded{Deck::equipment, table.equipment("three").value, DiscardReason::market_replaced},
               DeckRebuilt{Deck::equipment, 1},
               CardDrawn{Deck::equipment, table.equipment("three").value, DrawReason::market, 2}));
    CHECK(market_cards(table) == 5);
}

TEST_CASE("Q1.12 a market place stays empty while nothing can be drawn, and is filled as soon as it can", "[Q1.12]") {
    const auto cards = five_equipment_cards();
    Table table{cards, five_in_the_market()};
    table.seat(0).cbills = 3;

    table.act(MoveKind::buy, 0);

    CHECK(table.heard() == told(EquipmentBought{0, table.equipment("one"), 0, 3}));
    CHECK_FALSE(table.state.market.at(0).exists());
    CHECK_FALSE(table.allows(MoveKind::buy, 0));
    table.flip("contract 1");
    table.act(MoveKind::escape);

    table.act(MoveKind::replace, 4);
    table.draw("five");

    CHECK(market_cards(table) == 4);
    CHECK(table.state.deck(Deck::equipment).empty());
}

TEST_CASE("Q1.13 alone, nobody Burns and nobody Secures", "[Q1.13]") {
    Start alone;
    alone.commands = {"yellow command"};
    Table table{Cards{}, alone};
    table.seat(0).reputation = 5;
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});

    table.act(MoveKind::declare_default);

    CHECK(table.state.phase == Phase::before_flip);
    CHECK(table.state.turn == 2);
    CHECK(table.state.column_count == 0);
    CHECK(table.seat(0).reputation == 5);
}

TEST_CASE("Q1.13 alone and Censured, the first Contract flipped is taken; Censure goes at the turn's end", "[Q1.13]") {
    Start alone;
    alone.commands = {"yellow command"};
    Table table{Cards{}, alone};
    table.flip("contract 1");
    table.act(MoveKind::escape);
    table.state.censure = 0;
    table.state.censured_at_start = true;
    table.heard();

    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 2"});

    CHECK(table.state.phase == Phase::between);
    CHECK(table.state.column().contract == table.contract("contract 3"));
    CHECK(table.state.censure == 0);

    table.act(MoveKind::escape);
    CHECK(table.state.censure == kNoSeat);
}

TEST_CASE("Q1.13 alone, Censure taken this turn stays for the next", "[Q1.13]") {
    Start alone;
    alone.commands = {"yellow command"};
    Table table{Cards{}.encounter("censure", 4, {Censure{}}), alone};
    table.flip("contract 1");
    table.beat("censure", {1, 1, 1, 1, 4, yellow(1)}, {4});

    table.act(MoveKind::escape);
    CHECK(table.state.censure == 0);

    table.act(MoveKind::flip_contracts);
    table.draw({"contract 1", "contract 2"});
    table.act(MoveKind::escape);
    CHECK(table.state.censure == kNoSeat);
}

TEST_CASE("Q1.13 alone, Noble Patronage is put aside once it has paid", "[Q1.13][R7.4]") {
    Start alone;
    alone.commands = {"yellow command"};
    Table table{Cards{}, alone};
    table.state.patronage = 0;
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});

    table.act(MoveKind::declare_default);

    CHECK(table.seat(0).cbills == 2);
    CHECK(table.state.patronage == kNoSeat);
}
