// When a computer player is asked, when it decides, and that thoughts about another table count for nothing.
#include "support/catch.hpp"

#include "table/computers/computer_turn.hpp"
#include "table/table_states.hpp"
#include "table/workers.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

struct Table {
    explicit Table(play::SeatKind kind) : session(setup(kind), std::make_unique<play::SeededChance>(5)) {}

    static play::TableSetup setup(play::SeatKind kind) {
        play::TableSetup table;
        table.catalogue = encounters::table::testing::core_cards();
        table.seats = {{"Ada", kind, 0, 0}, {"Ben", kind, 1, 1}};
        return table;
    }

    play::Session session;
    std::shared_ptr<PatientWorker> worker = std::make_shared<PatientWorker>();
    ComputerTurn turn{std::make_shared<Minds>(encounters::table::testing::core_cards()), worker};
    Milliseconds now{1000};
};

constexpr Milliseconds kMoment{1};

}  // namespace

TEST_CASE("a computer player is asked once and decides when the pause is over", "[computers]") {
    Table table(offered_ranks().front());
    table.turn.look_from(table.now);

    CHECK_FALSE(table.turn.due(table.session, table.now).has_value());
    table.worker->finish();
    CHECK_FALSE(table.turn.due(table.session, table.now + kMoment).has_value());
    CHECK(table.turn.time_to_wait(table.session, table.now + kMoment) == pause_of(ComputerPace::normal) - kMoment);
    const auto decided = table.turn.due(table.session, table.now + pause_of(ComputerPace::normal));

    REQUIRE(decided.has_value());
    CHECK(table.worker->begun == 1);
    CHECK_FALSE(why_illegal(table.session.state(), decided->move, table.session.catalogue()).has_value());
}

TEST_CASE("the pace is how long a table is looked at", "[computers]") {
    for (int pace = 0; pace + 1 < kComputerPaces; ++pace)
        CHECK(pause_of(static_cast<ComputerPace>(pace)) > pause_of(static_cast<ComputerPace>(pace + 1)));
    Table table(offered_ranks().front());
    table.turn.set_pace(ComputerPace::at_once);
    table.turn.look_from(table.now);

    CHECK_FALSE(table.turn.due(table.session, table.now).has_value());
    table.worker->finish();

    CHECK(table.turn.due(table.session, table.now).has_value());
}

TEST_CASE("a computer player that thinks too long is hurried", "[computers]") {
    Table table(offered_ranks().front());
    table.turn.due(table.session, table.now);

    CHECK(table.turn.time_to_wait(table.session, table.now) == kLongestThought);
    table.turn.due(table.session, table.now + kLongestThought - kMoment);
    CHECK_FALSE(table.worker->is_hurried);
    table.turn.due(table.session, table.now + kLongestThought);

    CHECK(table.worker->is_hurried);
    CHECK_FALSE(table.turn.time_to_wait(table.session, table.now + kLongestThought).has_value());
}

TEST_CASE("what was thought about another table is dropped", "[computers]") {
    Table table(offered_ranks().front());
    table.turn.set_pace(ComputerPace::at_once);
    table.turn.due(table.session, table.now);
    table.worker->finish();

    REQUIRE(table.session.act_house());
    CHECK_FALSE(table.turn.due(table.session, table.now + kMoment).has_value());

    CHECK(table.worker->begun == 2);
    table.worker->finish();
    const auto decided = table.turn.due(table.session, table.now + kMoment);
    REQUIRE(decided.has_value());
    CHECK_FALSE(why_illegal(table.session.state(), decided->move, table.session.catalogue()).has_value());
}

TEST_CASE("nobody is asked while a person decides, and a seat taken over is thought about no more", "[computers]") {
    Table table(offered_ranks().front());
    table.turn.set_pace(ComputerPace::at_once);
    table.turn.due(table.session, table.now);
    table.worker->finish();

    table.session.set_seat(table.session.decider(), play::SeatKind::person);

    CHECK_FALSE(table.turn.due(table.session, table.now + kMoment).has_value());
    CHECK_FALSE(table.turn.time_to_wait(table.session, table.now).has_value());
    CHECK_FALSE(table.worker->is_busy());
}

TEST_CASE("every rank on offer decides", "[computers]") {
    for (const play::SeatKind rank : offered_ranks()) {
        Table table(rank);
        table.turn.set_pace(ComputerPace::at_once);
        table.turn.due(table.session, table.now);
        table.worker->finish();

        CHECK(table.turn.due(table.session, table.now).has_value());
    }
    CHECK(play::is_computer(adviser()));
}
