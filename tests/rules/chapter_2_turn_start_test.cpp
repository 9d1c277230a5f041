// Chapter 2 of the rules: starting fresh or Securing, which Contract, which dice.
#include "support/catch.hpp"

#include "support/rules_table.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

// Seat 0 Defaults under `contract` without an Encounter beaten; seat 1 has not answered yet.
void default_under(Table& table, const char* contract) {
    table.flip(contract, "contract 2");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.default_out();
    table.heard();
}

std::vector<MoveKind> kinds(const Table& table) {
    std::vector<MoveKind> kinds;
    for (const auto& move : table.actions()) kinds.push_back(move.kind);
    return kinds;
}

}  // namespace

TEST_CASE("R2.1 after a Default that is not burned the next player chooses to Secure or start fresh", "[R2.1]") {
    Table table{Cards{}};

    default_under(table, "contract 1");

    CHECK(table.mover() == 1);
    CHECK(table.state.phase == Phase::secure_choice);
    CHECK(kinds(table) == std::vector<MoveKind>{MoveKind::start_fresh, MoveKind::secure});
}

TEST_CASE("R2.1 after an Escape the next player starts fresh and is not asked", "[R2.1]") {
    Table table{Cards{}};
    table.flip("contract 1");

    table.act(MoveKind::escape);

    CHECK(table.mover() == 1);
    CHECK(table.state.phase == Phase::before_flip);
    CHECK_FALSE(table.allows(MoveKind::secure));
}

TEST_CASE("R2.1 after a Burn the next player starts fresh and is not asked", "[R2.1][R8.2]") {
    Table table{Cards{}};
    table.seat(0).reputation = 2;
    table.flip("contract 1");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.act(MoveKind::declare_default);

    table.act(MoveKind::burn);

    CHECK(table.mover() == 1);
    CHECK(table.state.phase == Phase::before_flip);
    CHECK_FALSE(table.allows(MoveKind::secure));
}

TEST_CASE("R2.2 starting fresh discards every Contract and Encounter on the table", "[R2.2]") {
    Table table{Cards{}};
    table.flip("contract 3", "contract 2");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    table.reveal("value 20", {1, 1, 1, 1, yellow(1)});
    table.default_out();
    table.heard();
    CHECK(table.state.column_count == 1);
    CHECK(table.state.encounter_count == 2);

    table.act(MoveKind::start_fresh);

    CHECK(table.state.column_count == 0);
    CHECK(table.state.encounter_count == 0);
    CHECK(only<StartedFresh, CardDiscarded>(table.heard()) ==
          told(CardDiscarded{Deck::contracts, table.contract("contract 3").value, DiscardReason::tableau_cleared},
               CardDiscarded{Deck::encounters, table.encounter("value 4").value, DiscardReason::tableau_cleared},
               CardDiscarded{Deck::encounters, table.encounter("value 20").value, DiscardReason::tableau_cleared},
               StartedFresh{1}));
    CHECK(cards_in(table.state.deck(Deck::encounters).discards, table.catalogue.copies_of(Deck::encounters),
                   table.encounter("value 20").value) == 1);
}

TEST_CASE("R2.3 two Contracts are flipped: one becomes column 1, the other is discarded", "[R2.3]") {
    Table table{Cards{}};

    table.act(MoveKind::flip_contracts);
    CHECK(chance(table.state, table.catalogue).deck == Deck::contracts);
    table.draw({"contract 1", "contract 3"});
    CHECK(table.mover() == 0);
    CHECK(kinds(table) == std::vector<MoveKind>{MoveKind::choose_contract, MoveKind::choose_contract});
    table.heard();
    table.act(MoveKind::choose_contract, 1);

    CHECK(table.state.column_count == 1);
    CHECK(table.state.column().contract == table.contract("contract 3"));
    CHECK(only<ContractLaid, CardDiscarded>(table.heard()) ==
          told(ContractLaid{0, 0, table.contract("contract 3"), 0},
               CardDiscarded{Deck::contracts, table.contract("contract 1").value, DiscardReason::not_chosen}));
}

TEST_CASE("R2.3 a Contract that was not flipped can't be chosen", "[R2.3]") {
    Table table{Cards{}};
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 1", "contract 3"});

    CHECK(table.refused(MoveKind::choose_contract, 2) == "R2.3");
}

TEST_CASE("R2.4 the pool is the dice of the Command", "[R2.4]") {
    Start start;
    start.commands = {"two blue command", "yellow command"};
    Table table{Cards{}.command("two blue command", {4, 0, 0, 2, 0}), start};

    table.flip("contract 1");
    table.reveal("value 6");

    CHECK(pool_of(table.state) == DiceCounts{4, 0, 0, 2, 0});
    CHECK(chance(table.state, table.catalogue).dice_count == 6);
}

TEST_CASE("R2.4 cards that say so change the pool", "[R2.4][Q9.4]") {
    Start start;
    start.commands = {"pool command", "yellow command"};
    Table table{Cards{}
                    .command("pool command", {4, 0, 0, 2, 0}, {Pool{{0, 1, 0, 0, 0}, {}}})
                    .contract("one black more, one white less", {Pool{{0, 0, 0, 0, 1}, {1, 0, 0, 0, 0}}}),
                start};

    table.flip("one black more, one white less");

    CHECK(pool_of(table.state) == DiceCounts{3, 1, 0, 2, 1});
    table.reveal("value 6", {1, 1, 1, yellow(1), blue(1), blue(1), black(1)});
}

TEST_CASE("Q2.5 nothing is bought, used or powered before the choice to Secure", "[Q2.5][R5.1]") {
    Start start;
    start.commands = {"yellow command", "scouting command"};
    Table table{Cards{}
                    .command("scouting command", {5, 0, 1, 0, 0}, {Scout{Deck::encounters, 1}})
                    .equipment("add yellow", Colour::yellow, {AddDice{{0, 1, 0, 0, 0}}}),
                start};
    table.give(1, "add yellow");
    table.give_exhausted(1, "filler");
    table.seat(1).cbills = 9;

    default_under(table, "contract 1");

    CHECK(table.refused(MoveKind::buy, 0) == "R3.1");
    CHECK(table.refused(MoveKind::replace, 0) == "R3.1");
    CHECK(table.refused(MoveKind::ready, 1) == "R3.1");
    CHECK(table.refused(MoveKind::use_equipment, 0) == "R5.1");
    CHECK(table.refused(MoveKind::use_power) == "R5.1");
    table.act(MoveKind::start_fresh);
    CHECK(table.allows(MoveKind::buy, 0));
    CHECK(table.allows(MoveKind::use_power));
}

TEST_CASE("Q2.6 a Securing turn has a fresh power and none of the predecessor's cancels and bonus dice", "[Q2.6]") {
    Start start;
    start.commands = {"yellow command", "scouting command"};
    Table table{Cards{}
                    .command("scouting command", {5, 0, 1, 0, 0},
                             {Scout{Deck::encounters, 1}, EncounterValue{2, ValueScope::every_encounter, 0}})
                    .contract("values +1", {EncounterValue{1, ValueScope::every_encounter, 0}})
                    .equipment("cancel", Colour::white, {Cancel{}})
                    .equipment("add yellow", Colour::yellow, {AddDice{{0, 1, 0, 0, 0}}}),
                start};
    table.give(0, "cancel");
    table.give(0, "add yellow");
    const auto four = table.encounter("value 4");
    table.flip("values +1");
    table.use("add yellow");
    table.use("cancel");
    table.strike_contract();
    CHECK(value_of(table.state, table.catalogue, four) == 4);
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1), yellow(1)}, {4});
    table.reveal("value 20", {1, 1, 1, 1, yellow(1), yellow(1)});
    table.default_out();

    table.secure();

    CHECK(value_of(table.state, table.catalogue, four) == 4 + 1 + 2);
    CHECK(pool_of(table.state) == DiceCounts{5, 1, 0, 0, 0});
    CHECK(total(table.state.bonus_dice) == 0);
    CHECK(table.allows(MoveKind::use_power));
    CHECK(table.state.column_count == 1);
}

TEST_CASE("Q2.6 Censure does not matter in a Securing turn: no Contract is selected", "[Q2.6]") {
    Table table{Cards{}};
    default_under(table, "contract 1");
    table.state.censure = 1;
    table.state.censured_at_start = true;

    table.secure();

    CHECK(table.mover() == 1);
    CHECK(table.state.phase == Phase::between);
    CHECK_FALSE(table.allows(MoveKind::flip_contracts));
}

TEST_CASE("Q2.7 a single Contract is taken without a choice", "[Q2.7]") {
    Table table{Cards{}};
    table.is_conserved = false;
    auto& unseen = table.state.deck(Deck::contracts).unseen;
    unseen = CardSet{};
    add_card(unseen, table.catalogue.copies_of(Deck::contracts), table.contract("contract 2").value);
    table.heard();

    table.act(MoveKind::flip_contracts);
    table.draw("contract 2");

    CHECK(table.state.phase == Phase::between);
    CHECK(only<ContractLaid, CardDiscarded>(table.heard()) ==
          told(ContractLaid{0, kNoSeat, table.contract("contract 2"), 0}));
}

TEST_CASE("Q2.7 without any Contract the turn ends: Censure passes, nobody Defaults", "[Q2.7]") {
    Table table{Cards{}};
    table.state.censure = 0;
    table.state.patronage = 0;
    table.seat(1).reputation = 3;
    table.is_conserved = false;
    table.state.deck(Deck::contracts).unseen = CardSet{};
    table.heard();

    table.act(MoveKind::flip_contracts);

    CHECK(table.heard() ==
          told(NoContractLeft{0}, TokenMoved{Token::censure, 0, 1}, MarketClosed{0}, TurnEnded{0, Ending::none},
               TurnBegan{1, 2}, StartedFresh{1}, DiceAdded{Colour::white, 5, DiceReason::command},
               DiceAdded{Colour::green, 1, DiceReason::command}, MarketOpened{1}));
    CHECK(table.state.patronage == 0);
    CHECK(table.seat(0).cbills == 0);
    CHECK(table.mover() == 1);
}

TEST_CASE("Q2.8 what a Contract does on being laid it does not do again for a securer", "[Q2.8]") {
    Table table{Cards{}.contract("new market", {Market{0, 0, kAnyColour, false, true, 0}})};
    table.flip("new market");
    table.draw({"filler", "filler", "filler", "filler", "filler"});
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.default_out();
    table.heard();

    table.secure();

    CHECK(only<CardDiscarded>(table.heard()) ==
          told(CardDiscarded{Deck::encounters, table.encounter("value 20").value, DiscardReason::failed_encounter}));
    CHECK(chance(table.state, table.catalogue).kind == ChanceKind::none);
}

TEST_CASE("Q2.8 an Escape clears the tableau at once", "[Q2.8]") {
    Table table{Cards{}};
    table.flip("contract 3");
    table.beat("value 4", {1, 1, 1, 1, 4, yellow(1)}, {4});
    table.heard();

    table.act(MoveKind::escape);

    CHECK(table.state.column_count == 0);
    CHECK(table.state.encounter_count == 0);
    CHECK(only<CardDiscarded, TurnEnded, TurnBegan>(table.heard()) ==
          told(CardDiscarded{Deck::contracts, table.contract("contract 3").value, DiscardReason::tableau_cleared},
               CardDiscarded{Deck::encounters, table.encounter("value 4").value, DiscardReason::tableau_cleared},
               TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("Q2.8 a Default leaves the tableau until the next player has chosen", "[Q2.8]") {
    Table table{Cards{}};

    default_under(table, "contract 3");
    CHECK(table.state.column_count == 1);
    CHECK(table.state.encounter_count == 1);

    table.act(MoveKind::start_fresh);
    CHECK(table.state.column_count == 0);
}

TEST_CASE("Q2.8 where there is no choice the tableau is cleared as the next turn's first act", "[Q2.8]") {
    Table table{Cards{}};
    table.seat(0).reputation = 2;
    table.flip("contract 3");
    table.reveal("value 20", {1, 1, 1, 1, 1, yellow(1)});
    table.act(MoveKind::declare_default);
    table.heard();

    table.act(MoveKind::burn);

    CHECK(only<TurnBegan, CardDiscarded, MarketOpened>(table.heard()) ==
          told(TurnBegan{1, 2},
               CardDiscarded{Deck::contracts, table.contract("contract 3").value, DiscardReason::tableau_cleared},
               CardDiscarded{Deck::encounters, table.encounter("value 20").value, DiscardReason::tableau_cleared},
               MarketOpened{1}));
}
