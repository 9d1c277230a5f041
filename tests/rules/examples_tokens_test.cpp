// Every tie of the two tokens: who may be given Noble Patronage and Censure.
#include "support/catch.hpp"

#include "support/rules_turns.hpp"

using namespace encounters;
using namespace encounters::testing;

namespace {

std::vector<int> takers(const Table& table) {
    std::vector<int> seats;
    for (const auto& move : table.actions())
        if (move.kind == MoveKind::give_token) seats.push_back(move.a);
    return seats;
}

// Seat 0 holds Noble Patronage and Defaults unpaid; these are the C-bills before.
Table patronage_paid(std::array<int, 4> cbills) {
    Table table{Cards{}, seats(4)};
    for (int seat = 0; seat < 4; ++seat) table.seat(seat).cbills = cbills.at(static_cast<std::size_t>(seat));
    table.state.patronage = 0;
    table.flip("contract 1");
    table.heard();
    fail(table);
    return table;
}

// Seat 0 is Censured and escapes; this is the Reputation.
Table censure_passed(std::array<int, 4> reputation) {
    Table table{Cards{}, seats(4)};
    for (int seat = 0; seat < 4; ++seat)
        table.seat(seat).reputation = static_cast<std::int16_t>(reputation.at(static_cast<std::size_t>(seat)));
    table.state.censure = 0;
    table.flip("contract 1");
    table.heard();
    table.act(MoveKind::escape);
    return table;
}

}  // namespace

TEST_CASE("R7.4 Patronage: the holder alone has the fewest and keeps it", "[R7.4][example]") {
    const auto table = patronage_paid({0, 3, 5, 5});

    CHECK(table.state.patronage == 0);
    CHECK(table.state.phase == Phase::secure_choice);
}

TEST_CASE("R7.4 Patronage: another alone has the fewest and gets it", "[R7.4][example]") {
    const auto table = patronage_paid({0, 3, 1, 5});

    CHECK(table.state.patronage == 2);
    CHECK(table.state.phase == Phase::secure_choice);
}

TEST_CASE("R7.4 Patronage: the holder is among the tied and may keep it", "[R7.4][example]") {
    auto table = patronage_paid({1, 3, 5, 3});

    CHECK(table.state.phase == Phase::give_patronage);
    CHECK(table.mover() == 0);
    CHECK(takers(table) == std::vector<int>{0, 1, 3});
    CHECK(table.refused(MoveKind::give_token, 2) == "R7.4");
    table.act(MoveKind::give_token, 0);

    CHECK(table.state.patronage == 0);
    CHECK(settled(table.heard()) == told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 0},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
}

TEST_CASE("R7.4 Patronage: the holder is among the tied and may give it away", "[R7.4][example]") {
    auto table = patronage_paid({1, 3, 5, 3});

    table.act(MoveKind::give_token, 3);

    CHECK(table.state.patronage == 3);
    CHECK(settled(table.heard()) == told(CbillsChanged{0, 2, CbillReason::patronage}, TokenMoved{Token::patronage, 0, 3},
                                         TurnEnded{0, Ending::defaulted}, TurnBegan{1, 2}));
}

TEST_CASE("R7.4 Patronage: two others are tied and the holder picks", "[R7.4][example]") {
    auto table = patronage_paid({4, 2, 2, 5});

    CHECK(takers(table) == std::vector<int>{1, 2});
    CHECK(table.refused(MoveKind::give_token, 0) == "R7.4");
    table.act(MoveKind::give_token, 2);

    CHECK(table.state.patronage == 2);
    CHECK(table.mover() == 1);
}

TEST_CASE("R7.4 Patronage: equal before its 2 C-bills is not equal after them", "[R7.4][Q7.10][example]") {
    const auto table = patronage_paid({0, 0, 7, 7});

    CHECK(table.state.patronage == 1);
}

TEST_CASE("R7.5 Censure: the holder leads alone and keeps it", "[R7.5][example]") {
    const auto table = censure_passed({4, 3, 3, 0});

    CHECK(table.state.censure == 0);
    CHECK(table.state.phase == Phase::before_flip);
}

TEST_CASE("R7.5 Censure: another leads alone and gets it", "[R7.5][example]") {
    const auto table = censure_passed({4, 3, 3, 6});

    CHECK(table.state.censure == 3);
}

TEST_CASE("R7.5 Censure: the holder is among the leaders and may keep it or give it", "[R7.5][example]") {
    auto keeps = censure_passed({4, 3, 4, 0});
    auto gives = censure_passed({4, 3, 4, 0});

    CHECK(keeps.state.phase == Phase::give_censure);
    CHECK(keeps.mover() == 0);
    CHECK(takers(keeps) == std::vector<int>{0, 2});
    CHECK(keeps.refused(MoveKind::give_token, 1) == "R7.5");
    keeps.act(MoveKind::give_token, 0);
    gives.act(MoveKind::give_token, 2);

    CHECK(keeps.state.censure == 0);
    CHECK(settled(keeps.heard()) ==
          told(TokenMoved{Token::censure, 0, 0}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
    CHECK(gives.state.censure == 2);
    CHECK(settled(gives.heard()) ==
          told(TokenMoved{Token::censure, 0, 2}, TurnEnded{0, Ending::escape}, TurnBegan{1, 2}));
}

TEST_CASE("R7.5 Censure: two others lead and the holder picks", "[R7.5][example]") {
    auto table = censure_passed({1, 3, 0, 3});

    CHECK(takers(table) == std::vector<int>{1, 3});
    CHECK(table.refused(MoveKind::give_token, 0) == "R7.5");
    table.act(MoveKind::give_token, 3);

    CHECK(table.state.censure == 3);
    CHECK(table.mover() == 1);
}

TEST_CASE("R7.5 Censure: with nobody ahead everyone is tied", "[R7.5][example]") {
    const auto table = censure_passed({0, 0, 0, 0});

    CHECK(takers(table) == std::vector<int>{0, 1, 2, 3});
}

TEST_CASE("R7.6 Censure while extending: the neighbour chooses of two", "[R7.6][Q7.11][example]") {
    Table table{Cards{}, seats(3)};
    table.state.censure = 0;
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 1", "contract 3"});
    table.act(MoveKind::choose_contract, 0);
    sweep(table);

    table.act(MoveKind::extend);
    CHECK(table.mover() == 0);
    table.act(MoveKind::flip_contracts);
    table.draw({"contract 3", "contract 2"});

    CHECK(table.mover() == 1);
    CHECK(table.state.active == 0);
    table.heard();
    table.act(MoveKind::choose_contract, 1);
    CHECK(only<ContractLaid, CardDiscarded>(table.heard()) ==
          told(ContractLaid{0, 1, table.contract("contract 2"), 1},
               CardDiscarded{Deck::contracts, table.contract("contract 3").value, DiscardReason::not_chosen}));
    CHECK(table.mover() == 0);
}
