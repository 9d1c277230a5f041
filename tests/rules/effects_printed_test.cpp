// What each effect printed on Encounters, Contracts and Commands does, the settling kinds apart.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

constexpr KeywordSet kClan = keyword_bit(0);
constexpr KeywordSet kLance = keyword_bit(1);
constexpr std::uint8_t kEven = 0x2a;

ColourSet colours(std::initializer_list<Colour> some) {
    ColourSet set = 0;
    for (auto colour : some) set = static_cast<ColourSet>(set | colour_bit(colour));
    return set;
}

Table rolled_against(std::vector<Effect> effects, int value, Dice dice) {
    Table table{Cards{}.encounter("it", value, std::move(effects))};
    table.flip("contract 1");
    table.reveal("it", dice);
    return table;
}

Table flipped(std::vector<Effect> effects) {
    Table table{Cards{}.contract("it", std::move(effects))};
    table.seat(0).cbills = 20;
    table.heard();
    table.flip("it");
    return table;
}

}  // namespace

TEST_CASE("R7.1 bonus_cbills come with the column, to whoever cashes it out", "[R7.1][effect:bonus_cbills]") {
    auto table = rolled_against({BonusCbills{3}}, 4, {1, 1, 1, 1, 4, yellow(6)});
    table.lock({4});
    CHECK(table.seat(0).cbills == 0);
    table.reveal("value 20", {1, 1, 1, 1, yellow(6)});
    table.default_out();
    CHECK(table.seat(0).cbills == 0);
    table.secure();
    table.beat("value 1", {1, 1, 1, 1, yellow(6)}, {1});
    table.heard();

    table.act(MoveKind::escape);

    CHECK(table.seat(1).cbills == 2 + 3);
    CHECK(only<CashedOut>(table.heard()) == told(CashedOut{1, 0, 2, 1, 3, 0, 0, 0, 0, 5}));
}

TEST_CASE("R5.9 a hazard names several types, and white dice and Equipment are never barred",
          "[R5.9][Q9.7][effect:hazard]") {
    Table table{Cards{}
                    .encounter("it", 5, {Hazard{colours({Colour::yellow, Colour::black})}})
                    .equipment("white", Colour::white, {SetFace{any_icons(1)}})
                    .equipment("blue", Colour::blue, {SetFace{any_icons(1)}})
                    .equipment("black", Colour::black, {SetFace{any_icons(1)}})};
    for (const auto* id : {"white", "blue", "black"}) table.give(0, id);
    table.flip("contract 1");
    table.reveal("it", {1, 1, 1, 1, 1, yellow(5)});

    CHECK(table.allows(table.using_equipment("white")));
    CHECK(table.allows(table.using_equipment("blue")));
    CHECK(table.refused(table.using_equipment("black")) == "R5.9");
    CHECK(table.refused(table.locking({yellow(5)})) == "Q4.10");
    CHECK(table.allows(table.locking({1, 1, 1, 1, 1})));
}

TEST_CASE("Q9.7 a Contract's hazard bars until the next Contract, but neither buying nor readying", "[Q9.7][effect:hazard]") {
    Table table{Cards{}
                    .contract("bars yellow", {Hazard{colours({Colour::yellow})}})
                    .equipment("yellow add", Colour::yellow, {AddDice{{0, 0, 1, 0, 0}}})
                    .copies(3)};
    table.give_exhausted(0, "yellow add");
    table.give(0, "yellow add");
    table.seat(0).cbills = 20;
    table.flip("bars yellow");

    CHECK(table.refused(MoveKind::use_equipment, 1) == "Q9.7");
    CHECK(table.allows(MoveKind::ready, 0));
    CHECK(table.allows(MoveKind::buy, 0));
    table.reveal("value 5", {1, 1, 1, 1, 1, yellow(5)});
    CHECK(table.refused(table.locking({yellow(5)})) == "Q4.10");
    table.heard();
    table.lock({1, 1, 1, 1, 1});
    CHECK(only<HazardPayNoted>(table.heard()) == told());
    CHECK(barred(table.state, table.catalogue) == colours({Colour::yellow}));
    table.act(MoveKind::escape);
    CHECK(table.seat(0).cbills == 20 + 1);
}

TEST_CASE("Q4.13 lock_count sets the fewest dice and the most", "[Q4.13][effect:lock_count]") {
    auto few = rolled_against({LockCount{3, 0}}, 6, {1, 1, 4, 2, 6, yellow(4)});
    CHECK(few.refused(few.locking({6})) == "Q4.13");
    CHECK(few.refused(few.locking({2, 4})) == "Q4.13");
    CHECK(few.allows(few.locking({1, 1, 4})));

    auto many = rolled_against({LockCount{0, 2}}, 6, {1, 1, 4, 2, 6, yellow(4)});
    CHECK(many.allows(many.locking({6})));
    CHECK(many.allows(many.locking({2, 4})));
    CHECK(many.refused(many.locking({1, 1, 4})) == "Q4.13");
}

TEST_CASE("Q4.13 lock_count can leave nothing to lock", "[Q4.13][Q4.6][effect:lock_count]") {
    auto table = rolled_against({LockCount{4, 0}}, 6, {3, 3, 6, 6, 6, yellow(6)});

    CHECK(table.actions(MoveKind::lock).empty());
    CHECK(table.allows(MoveKind::declare_default));
}

TEST_CASE("Q4.13 lock_only names the faces that may make the value", "[Q4.13][effect:lock_only]") {
    auto table = rolled_against({LockOnly{kEven}}, 6, {1, 5, 2, 4, 6, yellow(3)});

    CHECK(table.allows(table.locking({6})));
    CHECK(table.allows(table.locking({2, 4})));
    CHECK(table.refused(table.locking({1, 5})) == "Q4.13");
    CHECK(table.refused(table.locking({1, 2, yellow(3)})) == "Q4.13");
    CHECK(table.actions(MoveKind::lock).size() == 2);
}

TEST_CASE("Q4.13 lock_with wants a die of its colour among those that make the value", "[Q4.13][effect:lock_with]") {
    auto table = rolled_against({LockWith{Colour::yellow}}, 6, {1, 5, 2, 4, 6, yellow(3)});

    CHECK(table.refused(table.locking({6})) == "Q4.13");
    CHECK(table.refused(table.locking({2, 4})) == "Q4.13");
    CHECK(table.allows(table.locking({1, 2, yellow(3)})));
    CHECK(lock_bounds(table.state, table.catalogue).with == colour_bit(Colour::yellow));
}

TEST_CASE("Q4.11 encounter_value counts for every Encounter or for a keyword only", "[Q4.11][effect:encounter_value]") {
    Table table{Cards{}
                    .contract("clan +2", {EncounterValue{2, ValueScope::every_encounter, kClan}})
                    .encounter("clan 4", 4, {}, kClan)
                    .encounter("lance 4", 4, {}, kLance)};
    table.flip("clan +2");

    CHECK(value_of(table.state, table.catalogue, table.encounter("clan 4")) == 6);
    CHECK(value_of(table.state, table.catalogue, table.encounter("lance 4")) == 4);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 4);
    table.heard();
    table.beat("clan 4", {1, 1, 1, 1, 4, yellow(6)}, {yellow(6)});
    CHECK(only<EncounterRevealed, DiceLocked>(table.heard()) ==
          told(EncounterRevealed{0, table.encounter("clan 4"), 0, 0, 6}, DiceLocked{0, 0, 6, dice_list({yellow(6)})}));
}

TEST_CASE("Q9.10 encounter_value of Contract and Command add up, the floor on the sum", "[Q9.10][effect:encounter_value]") {
    Start start;
    start.commands = {"easier command", "yellow command"};
    Table table{Cards{}
                    .command("easier command", {5, 0, 0, 0, 1}, {EncounterValue{-3, ValueScope::every_encounter, 0}})
                    .contract("values +2", {EncounterValue{2, ValueScope::every_encounter, 0}}),
                start};

    table.flip("values +2");

    CHECK(value_of(table.state, table.catalogue, table.encounter("value 4")) == 3);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 2")) == 1);
    CHECK(value_of(table.state, table.catalogue, table.encounter("value 1")) == 1);
}

TEST_CASE("Q3.7 market changes the prices of the named types only", "[Q3.7][effect:market]") {
    Table table{Cards{}
                    .contract("yellow -1", {Market{-1, 2, colours({Colour::yellow}), false, false, 0}})
                    .equipment("yellow", Colour::yellow, {Cancel{}}, {4, 1})
                    .equipment("green", Colour::green, {Cancel{}}, {4, 1})};

    table.flip("yellow -1");

    CHECK(cost_of(table.state, table.catalogue, table.equipment("yellow")) == 3);
    CHECK(maintenance_of(table.state, table.catalogue, table.equipment("yellow")) == 3);
    CHECK(cost_of(table.state, table.catalogue, table.equipment("green")) == 4);
    CHECK(maintenance_of(table.state, table.catalogue, table.equipment("green")) == 1);
}

TEST_CASE("Q2.8 market's replace all clears the market and fills it anew as the Contract is laid", "[Q2.8][effect:market]") {
    Start start;
    start.market = {"old"};
    Table table{Cards{}
                    .contract("new market", {Market{0, 0, kAnyColour, false, true, 0}})
                    .equipment("old", Colour::white, {Cancel{}})
                    .equipment("new", Colour::white, {Cancel{}}),
                start};
    table.seat(0).cbills = 3;

    table.flip("new market");
    table.heard();
    table.draw({"new", "filler", "filler", "filler", "filler"});

    CHECK(table.place_of("new") == 0);
    CHECK(cards_in(table.state.deck(Deck::equipment).discards, table.catalogue.copies_of(Deck::equipment),
                   table.equipment("old").value) == 1);
    CHECK(table.state.deck(Deck::equipment).discards.count() == 5);
    CHECK(table.allows(MoveKind::buy, 0));
    CHECK(table.allows(MoveKind::replace, 0));
}

TEST_CASE("Q3.8 a closed market can be opened by a cancel", "[Q3.8][R5.8][effect:market]") {
    Table table{Cards{}
                    .contract("closed", {Market{0, 0, kAnyColour, true, false, 0}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.seat(0).cbills = 3;
    table.flip("closed");
    CHECK(table.refused(MoveKind::buy, 0) == "Q3.8");

    table.use("cancel");
    table.strike_contract();

    CHECK(table.allows(MoveKind::buy, 0));
}

TEST_CASE("Q9.4 a Contract's pool adds dice that are no bonus dice and end with the next Contract", "[Q9.4][effect:pool]") {
    auto table = flipped({Pool{{0, 0, 2, 0, 0}, {}}});

    CHECK(only<DiceAdded>(table.heard()) == told(DiceAdded{Colour::green, 2, DiceReason::contract_pool}));
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 2, 0, 0});
    CHECK(total(table.state.bonus_dice) == 0);
    CHECK(table.state.contract_dice == DiceCounts{0, 0, 2, 0, 0});
    table.beat("value 8", {1, 1, 1, 1, 1, yellow(1), green(1), green(1)},
               {1, 1, 1, 1, 1, yellow(1), green(1), green(1)});
    CHECK(is_fulfilled(table.state));
    table.heard();

    table.extend_to("contract 1");

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(only<DiceRemoved>(table.heard()) == told(DiceRemoved{Colour::green, 2, DiceReason::contract_over}));
}

TEST_CASE("Q9.4 pool leaves dice out: no part of the pool until the next Contract", "[Q9.4][R6.2][effect:pool]") {
    auto table = flipped({Pool{{}, {2, 0, 0, 0, 0}}});
    CHECK(only<DiceLeftOut>(table.heard()) == told(DiceLeftOut{Colour::white, 2}));
    CHECK(pool_of(table.state) == DiceCounts{3, 1, 0, 0, 0});
    CHECK(supply_left(table.state, table.catalogue, Colour::white) == 0);

    table.beat("value 4", {1, 1, 1, yellow(1)}, {1, 1, 1, yellow(1)});

    CHECK(is_fulfilled(table.state));
    table.extend_to("contract 1");
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    table.reveal("value 6", {1, 1, 1, 1, 1, yellow(1)});
}

TEST_CASE("Q9.4 leaving out never takes the last die", "[Q9.4][effect:pool]") {
    auto table = flipped({Pool{{}, {5, 4, 4, 4, 4}}});

    CHECK(total(pool_of(table.state)) == 1);
}

TEST_CASE("Q9.4 a pool effect adds no more than the supply has", "[Q9.4][Q1.2][effect:pool]") {
    auto table = flipped({Pool{{1, 4, 0, 0, 0}, {}}});

    CHECK(pool_of(table.state) == DiceCounts{5, 4, 0, 0, 0});
    CHECK(table.state.contract_dice == DiceCounts{0, 3, 0, 0, 0});
}

TEST_CASE("Q8.14 when some of a colour leave, the unlocked go first", "[Q8.14][Q5.14][effect:pool]") {
    Table table{Cards{}
                    .contract("one yellow more", {Pool{{0, 1, 0, 0, 0}, {}}})
                    .equipment("cancel", Colour::white, {Cancel{}})};
    table.give(0, "cancel");
    table.flip("one yellow more");
    table.beat("value 4", {1, 1, 1, 1, 1, yellow(4), yellow(6)}, {yellow(4)});

    table.use("cancel");
    table.strike_contract();

    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(table.faces(Colour::yellow).empty());
    CHECK(unlocked_count(table.state) == 5);
}

TEST_CASE("Q9.5 reveal_choice flips n, the active player keeps one before the roll", "[Q9.5][effect:reveal_choice]") {
    auto table = flipped({RevealChoice{3}});
    table.act(MoveKind::reveal);
    table.draw({"value 9", "value 4", "value 12"});
    CHECK(table.state.phase == Phase::choose_encounter);
    CHECK(table.mover() == 0);
    CHECK(table.refused(MoveKind::choose_encounter, 3) == "Q9.5");
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
    table.heard();

    table.act(MoveKind::choose_encounter, 1);
    table.roll({1, 1, 1, 1, 4, yellow(6)});

    CHECK(table.heard() ==
          told(EncounterRevealed{0, table.encounter("value 4"), 0, 0, 4},
               CardDiscarded{Deck::encounters, table.encounter("value 9").value, DiscardReason::not_chosen},
               CardDiscarded{Deck::encounters, table.encounter("value 12").value, DiscardReason::not_chosen},
               DiceRolled{0, dice_list({1, 1, 1, 1, 4, yellow(6)})}));
    CHECK(table.state.encounter_count == 1);
}

TEST_CASE("Q9.5 where fewer can be flipped, fewer are", "[Q9.5][effect:reveal_choice]") {
    auto table = flipped({RevealChoice{3}});
    table.is_conserved = false;
    auto& unseen = table.state.deck(Deck::encounters).unseen;
    unseen = CardSet{};
    for (const auto* id : {"value 4", "value 5"})
        add_card(unseen, table.catalogue.copies_of(Deck::encounters), table.encounter(id).value);

    table.act(MoveKind::reveal);
    table.draw({"value 4", "value 5"});

    CHECK(table.state.phase == Phase::choose_encounter);
    CHECK(table.actions(MoveKind::choose_encounter).size() == 2);
}

TEST_CASE("Q9.10 of two reveal_choice the larger holds", "[Q9.10][effect:reveal_choice]") {
    Start start;
    start.commands = {"choosing command", "yellow command"};
    Table table{Cards{}
                    .command("choosing command", {5, 0, 0, 0, 1}, {RevealChoice{3}})
                    .contract("choose of 2", {RevealChoice{2}}),
                start};
    table.flip("choose of 2");

    table.act(MoveKind::reveal);
    table.draw({"value 1", "value 2", "value 3"});

    CHECK(table.actions(MoveKind::choose_encounter).size() == 3);
}
