// Undo: one decision at a time, up to the last chance move, never a computer player's, never a finished game.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/play/house_player.hpp>
#include <encounters/play/real_dice.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

// What the house player would do, done by a person.
void decide_as_person(Session& session) {
    REQUIRE_FALSE(session.act(house_move(session.state(), session.catalogue())));
}

// Decides until the newest step is a decision that can be taken back.
void decide_until_undoable(Session& session) {
    for (int decisions = 0; decisions < 500 && !session.can_undo(); ++decisions) decide_as_person(session);
    REQUIRE(session.can_undo());
}

Session undoable_session(std::uint64_t seed) {
    auto session = seeded_session(table_of(core_pack(), 2), seed);
    decide_until_undoable(session);
    return session;
}

}  // namespace

TEST_CASE("Q10.1 undo equals a replay without the last decision", "[Q10.1]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto session = undoable_session(seed);
        const SeatIndex seat = session.undo_seat();

        REQUIRE(session.undo());

        auto again = seeded_session(table_of(core_pack(), 2), seed);
        for (const auto& step : session.steps())
            if (!is_chance(step.move.kind)) REQUIRE_FALSE(again.act(step.move));
        CHECK(again.state() == session.state());
        CHECK(again.events() == session.events());
        CHECK(session.decider() == seat);
    }
}

TEST_CASE("Q10.1 redo makes the decision again", "[Q10.1]") {
    auto session = undoable_session(2);
    const State before = session.state();
    const auto events = session.events();
    const std::string label = session.undo_label();

    REQUIRE(session.undo());
    CHECK(session.redo_label() == label);
    REQUIRE(session.redo());

    CHECK(session.state() == before);
    CHECK(session.events() == events);
    CHECK_FALSE(session.can_redo());
    CHECK(session.undo_label() == label);
}

TEST_CASE("Q10.1 another decision ends what could be made again", "[Q10.1]") {
    auto session = undoable_session(3);
    REQUIRE(session.undo());
    REQUIRE(session.can_redo());

    REQUIRE_FALSE(session.act(session.legal().back()));

    CHECK_FALSE(session.can_redo());
    CHECK_FALSE(session.redo());
}

TEST_CASE("Q10.1 luck is a barrier", "[Q10.1]") {
    auto session = seeded_session(table_of(core_pack(), 2), 1);
    CHECK_FALSE(session.can_undo());

    int barriers = 0;
    for (int decisions = 0; decisions < 200 && !session.is_over(); ++decisions) {
        decide_as_person(session);
        if (!is_chance(session.steps().back().move.kind)) continue;
        ++barriers;
        REQUIRE_FALSE(session.is_over());
        CHECK(session.why_no_undo() == "A roll or a card came since.");
        CHECK_FALSE(session.undo());
        CHECK(session.undo_label().empty());
    }
    CHECK(barriers > 20);
}

TEST_CASE("Q10.1 what dice are being rolled for can't be taken back", "[Q10.1]") {
    int rolls = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Session session(table_of(core_pack(), 2), std::make_unique<RealDiceChance>(seed));
        SplitMix64 people(seed);
        for (int decisions = 0; decisions < 200 && !session.is_over(); ++decisions) {
            if (!session.luck_is_due()) {
                decide_as_person(session);
                continue;
            }
            const bool is_after_decision = !is_chance(session.steps().back().move.kind);
            rolls += is_after_decision ? 1 : 0;
            REQUIRE(session.why_no_undo() == "The dice are being rolled.");
            REQUIRE_FALSE(session.undo());
            REQUIRE(session.undo_seat() == kNoSeat);
            REQUIRE(session.first_undoable_event() == session.events().size());
            std::vector<int> faces;
            for (int die = 0; die < chance(session.state(), session.catalogue()).dice_count; ++die)
                faces.push_back(static_cast<int>(1 + people.next() % 6));
            REQUIRE_FALSE(session.act(Move::dice_landed(faces)));
        }
    }
    CHECK(rolls > 20);
}

TEST_CASE("Q10.1 the first event that can be taken back is where undoing again and again leads", "[Q10.1]") {
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 2), seed);
        SplitMix64 choice(seed);
        for (int decisions = 0; decisions < 60 && session.decider() != kNoSeat; ++decisions) {
            do_something(session, choice);
            auto undone = session.fork();
            int times = 0;
            while (undone.undo()) ++times;
            REQUIRE(session.first_undoable_event() == undone.events().size());
            several += times > 1 ? 1 : 0;
        }
    }
    CHECK(several > 10);
}

TEST_CASE("Q10.1 a computer player's decision stays", "[Q10.1]") {
    auto session = undoable_session(1);
    const Move move = session.steps().back().move;
    REQUIRE(session.undo());
    session.set_seat(session.decider(), SeatKind::house);

    REQUIRE_FALSE(session.act(move));

    CHECK(session.why_no_undo() == "The last decision was a computer player's.");
    CHECK_FALSE(session.undo());
    CHECK(session.undo_seat() == kNoSeat);
}

TEST_CASE("Q10.1 a finished game stays finished", "[Q10.1]") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 2), seed);
        while (!session.is_over()) decide_as_person(session);

        CHECK(session.why_no_undo() == "The game is over.");
        CHECK_FALSE(session.undo());
    }
}

TEST_CASE("Q10.1 a declared Escape is withdrawn while no luck has followed", "[Q10.1]") {
    int withdrawn = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 2), seed);
        for (int decisions = 0; decisions < 150 && !session.is_over(); ++decisions) {
            const Move move = house_move(session.state(), session.catalogue());
            const State before = session.state();
            const SeatIndex seat = session.decider();
            REQUIRE_FALSE(session.act(move));
            if (move.kind != MoveKind::escape || is_chance(session.steps().back().move.kind)) continue;

            CHECK(session.undo_seat() == seat);
            REQUIRE(session.undo());
            CHECK(session.state() == before);
            REQUIRE(session.redo());
            ++withdrawn;
        }
    }
    CHECK(withdrawn > 0);
}
