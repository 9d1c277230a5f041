// The house player: always legal, always the same, and it finishes games.
#include "support/catch.hpp"

#include "play/house/prospects.hpp"
#include "support/play_tables.hpp"

#include <encounters/play/house_player.hpp>

#include <algorithm>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

TEST_CASE("the house player finishes 200 games of 1 to 8 seats") {
    int most_turns = 0;
    for (int game = 0; game < 200; ++game) {
        const int seats = 1 + game % kMaxSeats;
        auto session = seeded_session(table_of(core_pack(), seats, SeatKind::house), 1000 + game);

        session.play_house(5000);

        INFO("seed " << 1000 + game << ", " << seats << " seats, phase " << static_cast<int>(session.state().phase));
        REQUIRE(session.is_over());
        most_turns = std::max(most_turns, session.state().turn / seats);
    }
    CHECK(most_turns <= 60);
}

TEST_CASE("two house players need a sensible number of turns and decisions") {
    std::vector<int> turns;
    std::vector<int> decisions;
    for (std::uint64_t seed = 1; seed <= 101; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 2, SeatKind::house), seed);
        decisions.push_back(session.play_house(5000));
        turns.push_back(session.state().turn / 2);
    }

    std::sort(turns.begin(), turns.end());
    std::sort(decisions.begin(), decisions.end());

    CHECK(turns[50] >= 6);
    CHECK(turns[50] <= 25);
    CHECK(decisions[50] <= 600);
}

TEST_CASE("the house player decides alike on equal tables") {
    auto one = seeded_session(table_of(core_pack(), 3, SeatKind::house), 77);
    auto other = seeded_session(table_of(core_pack(), 3, SeatKind::house), 77);

    one.play_house(5000);
    other.play_house(5000);

    CHECK(one.records() == other.records());
}

TEST_CASE("the house player completes when it may, and never burns") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 4, SeatKind::house), seed);
        while (!session.is_over()) {
            const auto& legal = session.legal();
            const bool may_complete = std::any_of(legal.begin(), legal.end(), [](const Move& move) { return move.kind == MoveKind::complete; });
            const Move move = house_move(session.state(), session.catalogue());
            if (may_complete) REQUIRE(move.kind == MoveKind::complete);
            REQUIRE(move.kind != MoveKind::burn);
            session.act_house();
        }
    }
}

TEST_CASE("the house player answers every question that random play comes to") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 1 + static_cast<int>(seed % 8)), seed);
        SplitMix64 choice(seed);
        for (int decisions = 0; decisions < 300 && !session.is_over(); ++decisions) {
            const Move answer = house_move(session.state(), session.catalogue());
            REQUIRE_FALSE(why_illegal(session.state(), answer, session.catalogue()));
            REQUIRE_FALSE(session.act(session.legal()[choice.next() % session.legal().size()]));
        }
    }
}

TEST_CASE("chances of a roll are counted right") {
    CHECK(hits_per_thousand(1, 4) == 166);
    CHECK(hits_per_thousand(1, 7) == 0);
    // Of 36 rolls of two dice 11 show a 1, none without it totals 1.
    CHECK(hits_per_thousand(2, 1) == 305);
    // 11 show a 2 and one more is 1 + 1.
    CHECK(hits_per_thousand(2, 2) == 333);
    CHECK(hits_per_thousand(0, 3) == 0);
}

TEST_CASE("more dice, more C-bills and more helpers promise more") {
    const Standing plain{2, 3, 0, 0, 1};

    CHECK(worth_of_reveal({2, 4, 0, 0, 1}) > worth_of_reveal(plain));
    CHECK(worth_of_reveal({2, 3, 1, 0, 1}) > worth_of_reveal(plain));
    CHECK(worth_of_reveal({2, 3, 0, 1, 1}) > worth_of_reveal(plain));
    CHECK(worth_of_reveal({2, 3, 0, 0, 2}) > worth_of_reveal(plain));
    CHECK(worth_of({0, 3, 0, 0, 2}) == 13000);
}
