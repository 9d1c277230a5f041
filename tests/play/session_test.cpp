// Sessions: luck follows decisions, events and steps belong together, seats change hands.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

TEST_CASE("a new game stands at its first decision") {
    const auto session = seeded_session(table_of(small_pack(), 2), 1);

    CHECK_FALSE(session.luck_is_due());
    CHECK(session.decider() == session.state().active);
    CHECK_FALSE(session.legal().empty());
    CHECK(session.last_event() == 0);
    CHECK(session.records().size() == session.steps().size());
}

TEST_CASE("luck stepped one at a time leads to the same game") {
    const auto at_once = seeded_session(table_of(small_pack(), 2), 1);
    Session stepped(table_of(small_pack(), 2), std::make_unique<SeededChance>(1), LuckPace::one_at_a_time);
    REQUIRE(stepped.steps().empty());

    int pieces = 0;
    while (stepped.step_luck()) ++pieces;

    CHECK(pieces == static_cast<int>(at_once.steps().size()));
    CHECK(stepped.state() == at_once.state());
    CHECK(stepped.events() == at_once.events());
}

TEST_CASE("a refused move changes nothing") {
    auto session = seeded_session(table_of(small_pack(), 2), 1);
    const State before = session.state();
    const auto records = session.records().size();

    const auto refusal = session.act(Move::of(MoveKind::complete));

    CHECK(refusal.has_value());
    CHECK(session.state() == before);
    CHECK(session.records().size() == records);
}

TEST_CASE("the last events are those of the decision and the luck after it") {
    auto session = seeded_session(table_of(small_pack(), 2), 1);
    const std::size_t told = session.events().size();

    REQUIRE(session.act_house());

    CHECK(session.last_event() == told);
    CHECK(session.last_events().size() == session.events().size() - told);
    CHECK(session.last_events().size() > 0);
}

TEST_CASE("outcomes may be entered by people") {
    Session session(table_of(small_pack(), 1), std::make_unique<EnteredChance>());
    REQUIRE(session.luck_is_due());
    REQUIRE(session.decider() == kNoSeat);

    CHECK(session.act(Move::of(MoveKind::command_dealt, 9)).has_value());
    CHECK_FALSE(session.act(Move::of(MoveKind::command_dealt, 1)).has_value());

    CHECK(session.state().seats[0].command == CommandId{1});
    CHECK(session.luck_is_due());
}

TEST_CASE("Q10.2 a seat given to the house and back changes neither table nor luck", "[Q10.2]") {
    auto session = seeded_session(table_of(small_pack(), 2), 3);
    auto untouched = seeded_session(table_of(small_pack(), 2), 3);
    const SeatIndex seat = session.decider();

    session.set_seat(seat, SeatKind::house);

    CHECK(session.computer_to_move());
    CHECK(session.state() == untouched.state());
    REQUIRE(session.play_house(1) == 1);
    session.set_seat(seat, SeatKind::person);
    CHECK_FALSE(session.computer_to_move());
    REQUIRE(untouched.act_house());
    CHECK(session.state() == untouched.state());
}

TEST_CASE("Q10.2 house players decide until a person has to", "[Q10.2]") {
    auto table = table_of(small_pack(), 2, SeatKind::house);
    table.seats[1].kind = SeatKind::person;
    auto session = seeded_session(table, 3);

    session.play_house(1000);

    CHECK((session.is_over() || session.decider() == 1));
}

TEST_CASE("a fork goes on alike and leaves the original alone") {
    auto session = seeded_session(table_of(core_pack(), 3), 11);
    decide_by_house(session, 20);

    auto fork = session.fork();
    const State before = session.state();
    decide_by_house(fork, 20);

    CHECK(session.state() == before);
    decide_by_house(session, 20);
    CHECK(session.state() == fork.state());
    CHECK(session.records() == fork.records());
    CHECK(session.events() == fork.events());
}

TEST_CASE("observers hear every record after they came") {
    auto session = seeded_session(table_of(small_pack(), 2), 1);
    const auto before = session.records().size();
    std::vector<Record> heard;
    session.observe([&](const Session&, const Record& record) { heard.push_back(record); });

    decide_by_house(session, 5);

    CHECK(heard == std::vector<Record>(session.records().begin() + static_cast<long>(before), session.records().end()));
}

TEST_CASE("a game goes on from a given state") {
    auto session = seeded_session(table_of(core_pack(), 2), 4);
    decide_by_house(session, 30);
    REQUIRE(why_invalid(session.state(), session.catalogue()).empty());

    auto later = Session::from(session.state(), table_of(core_pack(), 2), std::make_unique<SeededChance>(8));

    CHECK(later.state() == session.state());
    CHECK(later.start() == session.state());
    CHECK(decide_by_house(later, 10) == 10);
}
