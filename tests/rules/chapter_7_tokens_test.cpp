// Chapter 7 of the rules: the Noble Patronage and Censure tokens, and how Censure narrows the choice of Contracts.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

Cards token_cards() {
    return Cards{}
        .encounter("patronage", 2, {NoblePatronage{}})
        .encounter("censure", 2, {Censure{}})
        .contract("penalty 3", {DefaultPenalty{3}});
}

// Three seats with these C-bills; seat 0 holds the Noble Patronage token and is about to begin.
Table patron_table(std::array<int, 3> cbills) {
    Table table{token_cards(), seats(3)};
    for (int seat = 0; seat < 3; ++seat) table.seat(seat).cbills = cbills.at(static_cast<std::size_t>(seat));
    table.state.patronage = 0;
    table.heard();
    return table;
}

// Three seats with this Reputation; seat 0 is Censured and stands behind a chosen Contract.
Table censured_table(std::array<int, 3> reputation) {
    Table table{token_cards(), seats(3)};
    for (int seat = 0; seat < 3; ++seat)
        table.seat(seat).reputation = static_cast<std::int16_t>(reputation.at(static_cast<std::size_t>(seat)));
    table.state.censure = 0;
    table.flip("contract 1");
    table.heard();
    return table;
}

}  // namespace

TEST_CASE("R7.4 who beats it takes the Noble Patronage token, from another player if need be", "[R7.4][effect:noble_patronage]") {
    Table table{token_cards(), seats(3)};
    table.state.patronage = 2;
    table.flip("contract 1");
    table.reveal("patronage", {2, 6, 6, 6, 6, yellow(6)});
    table.heard();

    table.lock({2});

    CHECK(only<EncounterDefeated, TokenMoved>(table.heard()) ==
          told(EncounterDefeated{0, table.encounter("patronage"), 0}, TokenMoved{Token::patronage, 2, 0}));
    CHECK(table.state.patronage == 0);
}

TEST_CASE("R7.4 the holder who Defaults unpaid collects 2 C-bills and passes the token to the poorest", "[R7.4][effect:noble_patronage]") {
    auto table = patron_table({3, 4, 1});
    table.flip("contract 1");
    beat_one(table, "value 4");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 2},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 5);
}

TEST_CASE("R7.4 a holder who alone has the fewest keeps the token", "[R7.4][effect:noble_patronage]") {
    auto table = patron_table({0, 3, 4});
    table.flip("contract 1");

    fail(table);

    CHECK(settled(table.heard()) == told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 0},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.state.patronage == 0);
}

TEST_CASE("R7.4 it pays nothing on an Escape, nor to anyone but its holder", "[R7.4][effect:noble_patronage]") {
    auto escaping = patron_table({0, 0, 0});
    escaping.flip("contract 1");
    escaping.act(MoveKind::escape);
    auto other = patron_table({0, 0, 0});
    other.state.patronage = 1;
    other.flip("contract 1");
    fail(other);

    CHECK(settled(escaping.heard()) == told(TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(escaping.state.patronage == 0);
    CHECK(settled(other.heard()) == told(TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(other.state.patronage == 1);
}

TEST_CASE("R7.4 alone at the table the token is put aside once it has paid", "[R7.4][Q1.13][effect:noble_patronage]") {
    Table table{token_cards(), seats(1)};
    table.flip("contract 1");
    beat_one(table, "patronage");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) ==
          told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, kNoSeat},
               TurnEnded{0, Ending::defaulted}, TurnBegan{0, 2}));
}

TEST_CASE("Q7.10 whoever is paid anything by the Default gets no patronage, whatever the penalty takes", "[Q7.10][R7.4]") {
    auto table = patron_table({1, 4, 1});
    table.flip("contract 1");
    sweep(table);
    table.extend_to("penalty 3");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(paid(0, 0, 1), CbillsChanged{0, -2, CbillReason::default_penalty},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.state.patronage == 0);
    CHECK(table.seat(0).cbills == 0);
}

TEST_CASE("Q7.10 a penalty does not stop the patronage, and the fewest are counted after both", "[Q7.10][R7.4]") {
    auto table = patron_table({5, 5, 6});
    table.flip("penalty 3");
    table.heard();

    fail(table);

    CHECK(settled(table.heard()) == told(CbillsChanged{0, -3, CbillReason::default_penalty},
                                         CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 0},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
    CHECK(table.seat(0).cbills == 4);
    CHECK(table.state.patronage == 0);
}

TEST_CASE("R7.5 who beats it takes the Censure token, from another player if need be", "[R7.5][effect:censure]") {
    Table table{token_cards(), seats(3)};
    table.state.censure = 1;
    table.flip("contract 1");
    table.reveal("censure", {2, 6, 6, 6, 6, yellow(6)});
    table.heard();

    table.lock({2});

    CHECK(only<EncounterDefeated, TokenMoved>(table.heard()) ==
          told(EncounterDefeated{0, table.encounter("censure"), 0}, TokenMoved{Token::censure, 1, 0}));
}

TEST_CASE("R7.5 at the end of its holder's turn Censure goes to the most Reputation", "[R7.5][effect:censure]") {
    auto table = censured_table({1, 0, 4});

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) ==
          told(TokenMoved{Token::censure, 0, 2}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("R7.5 a holder who leads alone keeps Censure", "[R7.5][effect:censure]") {
    auto table = censured_table({5, 0, 4});

    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) ==
          told(TokenMoved{Token::censure, 0, 0}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(table.state.censure == 0);
}

TEST_CASE("R7.5 Reputation scored this turn counts for where Censure goes", "[R7.5][Q8.3][effect:censure]") {
    auto table = censured_table({3, 3, 3});
    sweep(table);
    table.heard();

    table.act(MoveKind::complete);

    CHECK(settled(table.heard()) ==
          told(paid(0, 0, 1), scored(0, 0, 1), TokenMoved{Token::censure, 0, 0}, TurnEnded{0, Ending::complete},
               TurnBegan{1, 2}));
    CHECK(table.state.censure == 0);
}

TEST_CASE("R7.5 Censure moves at the end of its holder's turn, not of another's", "[R7.5]") {
    Table table{token_cards(), seats(3)};
    table.state.censure = 1;
    table.seat(2).reputation = 3;
    table.flip("contract 1");

    table.act(MoveKind::escape);

    CHECK(table.state.censure == 1);
}

TEST_CASE("R7.6 the neighbour on the left picks a Censured player's Contract", "[R7.6][effect:censure]") {
    Table table{token_cards(), seats(3)};
    table.state.censure = 0;

    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 2"});
    CHECK(table.mover() == 1);
    CHECK(contract_chooser(table.state) == 1);
    table.heard();
    table.act(MoveKind::choose_contract, 1);

    CHECK(only<ContractLaid, CardDiscarded>(table.heard()) ==
          told(ContractLaid{0, 1, table.contract("contract 2"), 0},
               CardDiscarded{Deck::contracts, table.contract("contract 3").value, DiscardReason::not_chosen}));
    CHECK(table.mover() == 0);
    CHECK(table.state.active == 0);
}

TEST_CASE("R7.6 the last seat's neighbour is the first", "[R7.6]") {
    auto start = seats(3);
    start.first_seat = 2;
    Table table{token_cards(), start};
    table.state.censure = 2;

    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 2"});

    CHECK(table.mover() == 0);
}

TEST_CASE("R7.6 nobody else's Censure matters", "[R7.6]") {
    Table table{token_cards(), seats(3)};
    table.state.censure = 1;

    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 2"});

    CHECK(table.mover() == 0);
}

TEST_CASE("R7.6 of a single Contract left even a Censured player gets that one", "[R7.6][Q2.7]") {
    Table table{Cards{}.without_fillers(Deck::contracts).contract("first").contract("second"), seats(3)};
    table.state.censure = 0;
    table.act(MoveKind::flip_contracts);
    table.draw({"first", "second"});
    table.act(MoveKind::choose_contract, 0);
    sweep(table);

    table.act(MoveKind::extend);
    table.act(MoveKind::flip_contracts);
    table.draw("second");

    CHECK(table.state.column_count == 2);
    CHECK(table.mover() == 0);
}

TEST_CASE("Q7.11 Censure taken this turn binds an extension of this turn and moves at its end", "[Q7.11][R7.6][effect:censure]") {
    Table table{token_cards(), seats(3)};
    table.seat(1).reputation = 2;
    table.flip("contract 1");
    beat_one(table, "censure");
    sweep(table);
    table.act(MoveKind::extend);
    table.act(MoveKind::flip_contracts);

    table.draw({"contract 2", "contract 3"});
    CHECK(table.mover() == 1);
    table.act(MoveKind::choose_contract, 0);
    CHECK(table.state.column().contract == table.contract("contract 2"));
    table.heard();
    table.act(MoveKind::escape);

    CHECK(settled(table.heard()) == told(paid(0, 0, 2), TokenMoved{Token::censure, 0, 1},
                                         TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}
