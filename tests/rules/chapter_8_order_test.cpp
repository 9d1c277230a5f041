// Chapter 8 of the rules: in which order a Default, an Escape and a Complete are settled.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

Cards rich_cards() {
    return Cards{}
        .contract("penalty 2", {DefaultPenalty{2}})
        .encounter("hire", 2, {FieldHire{}})
        .copies(2)
        .encounter("salvage", 2, {Salvage{}})
        .copies(2)
        .equipment("find", Colour::blue, {Reroll{any_icons(1)}}, Price{3, 2})
        .equipment("scrap", Colour::white, {Reroll{any_icons(1)}}, Price{3, 0});
}

// The first column holds a Field Hire, a Salvage and one more, the second only what its test adds. Seat 0 of three is
// Censured, which its neighbours' choice of Contracts shows.
Table rich_table(const char* second_contract) {
    Table table{rich_cards(), seats(3)};
    table.state.censure = 0;
    table.flip("contract 1");
    beat_one(table, "salvage");
    beat_one(table, "hire");
    sweep(table);
    table.act(MoveKind::extend);
    table.act(MoveKind::flip_contracts);
    table.draw({second_contract, "contract 3"});
    table.act(MoveKind::choose_contract, 0);
    return table;
}

}  // namespace

TEST_CASE("Q8.3 a Default: Burn, cash out, hires, salvages, penalty, Censure, next player", "[Q8.3]") {
    auto table = rich_table("penalty 2");
    table.seat(0).reputation = 4;
    table.seat(2).reputation = 3;
    face_too_much(table);
    table.heard();

    table.act(MoveKind::declare_default);
    CHECK(settled(table.heard()) == told());
    table.act(MoveKind::burn);
    table.draw({"scrap", "find"});
    CHECK(table.seat(0).cbills == 3);
    table.act(MoveKind::take_salvage, kNone);

    const auto events = table.heard();
    CHECK(settled(events) ==
          told(Burned{0, 2}, paid(0, 0, 3), HireJoined{0, table.encounter("hire")},
               SalvageFound{0, table.equipment("find")}, SalvageKept{0, table.equipment("find")},
               CbillsChanged{0, -2, CbillReason::default_penalty}, TokenMoved{Token::censure, 0, 2},
               TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 1);
}

TEST_CASE("Q8.3 a Default paid nothing: Burn, penalty, Patronage, Censure, next player", "[Q8.3][R7.4][Q7.10]") {
    Table table{rich_cards(), seats(3)};
    table.state.censure = 0;
    table.state.patronage = 0;
    table.seat(0).reputation = 4;
    table.seat(0).cbills = 5;
    table.seat(1).cbills = 4;
    table.seat(2).cbills = 9;
    table.seat(1).reputation = 3;
    table.flip("penalty 2");
    face_too_much(table);
    table.heard();

    table.act(MoveKind::declare_default);
    table.act(MoveKind::burn);

    CHECK(settled(table.heard()) ==
          told(Burned{0, 2}, CbillsChanged{0, -2, CbillReason::default_penalty},
               CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 1},
               TokenMoved{Token::censure, 0, 1}, TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
}

TEST_CASE("Q8.3 two ties in one Default: Patronage is given first, then Censure", "[Q8.3][R7.4][R7.5]") {
    Table table{rich_cards(), seats(3)};
    table.state.censure = 0;
    table.state.patronage = 0;
    table.flip("contract 1");
    table.heard();

    fail(table);
    CHECK(table.state.phase == Phase::give_patronage);
    table.act(MoveKind::give_token, 2);
    CHECK(table.state.phase == Phase::give_censure);
    CHECK(table.mover() == 0);
    table.act(MoveKind::give_token, 1);

    CHECK(settled(table.heard()) ==
          told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 2},
               TokenMoved{Token::censure, 0, 1}, TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.mover() == 1);
}

TEST_CASE("Q8.3 a Complete: cash out of all columns, hires, salvages, Reputation, Censure, tableau, next player", "[Q8.3]") {
    auto table = rich_table("contract 2");
    table.seat(2).reputation = 7;
    beat_one(table, "hire");
    beat_one(table, "salvage");
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);
    table.draw("find");
    CHECK(table.seat(0).reputation == 0);
    table.act(MoveKind::leave_salvage);
    table.draw({"scrap", "filler"});
    CHECK(table.seat(0).reputation == 0);
    table.act(MoveKind::take_salvage, kNone);

    const auto events = table.heard();
    CHECK(settled(events) ==
          told(paid(0, 0, 3), paid(0, 1, 3), HireJoined{0, table.encounter("hire")},
               HireJoined{0, table.encounter("hire")}, SalvageFound{0, table.equipment("find")},
               SalvageFound{0, table.equipment("filler")}, SalvageKept{0, table.equipment("filler")},
               scored(0, 0, 1), scored(0, 1, 2), TokenMoved{Token::censure, 0, 2}, TurnEnded{0, Ending::complete},
               TurnBegan{1, 2}));
    std::vector<Event> tableau;
    for (const auto& event : only<TokenMoved, CardDiscarded, TurnBegan>(events)) {
        const auto* const card = std::get_if<CardDiscarded>(&event);
        if (!card || card->reason == DiscardReason::tableau_cleared) tableau.push_back(event);
    }
    REQUIRE(tableau.size() == 1 + 2 + 4 + 1);
    CHECK(tableau.front() == Event{TokenMoved{Token::censure, 0, 2}});
    CHECK(tableau.back() == Event{TurnBegan{1, 2}});
}

TEST_CASE("Q8.3 an Escape: cash out, hires, salvages, Censure, tableau, next player; no Reputation", "[Q8.3]") {
    auto table = rich_table("contract 2");
    table.seat(2).reputation = 7;
    beat_one(table, "value 4");
    table.heard();

    table.act(MoveKind::escape);
    table.draw("find");
    table.act(MoveKind::take_salvage, kNone);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 3), paid(0, 1, 1), HireJoined{0, table.encounter("hire")},
               SalvageFound{0, table.equipment("find")}, SalvageKept{0, table.equipment("find")},
               TokenMoved{Token::censure, 0, 2}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.state.column_count == 0);
}

TEST_CASE("Q8.3 the win is tested after the score, and neither Censure nor the tableau follow it", "[Q8.3][Q6.14]") {
    auto table = rich_table("contract 2");
    table.seat(0).reputation = 6;
    table.seat(2).reputation = 9;
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);
    CHECK(table.state.phase != Phase::over);
    table.draw("find");
    table.act(MoveKind::take_salvage, kNone);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 3), paid(0, 1, 1), HireJoined{0, table.encounter("hire")},
               SalvageFound{0, table.equipment("find")}, SalvageKept{0, table.equipment("find")}, scored(0, 0, 1),
               scored(0, 1, 2), WonGame{0, 10}));
    CHECK(table.state.censure == 0);
    CHECK(table.state.column_count == 2);
}

TEST_CASE("Q8.3 nothing but its answer is possible while a settlement asks", "[Q8.3][R5.1]") {
    auto table = rich_table("penalty 2");
    table.seat(0).reputation = 4;
    face_too_much(table);
    table.act(MoveKind::declare_default);
    CHECK(table.actions().size() == 2);
    table.act(MoveKind::keep_standing);
    table.draw("find");

    CHECK(table.actions().size() == 2);
    CHECK_FALSE(table.allows(MoveKind::burn));
    CHECK(table.allows(MoveKind::leave_salvage));
}
