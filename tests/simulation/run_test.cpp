// Whole runs: the same counts for any number of threads and any split, and counts that agree with each other.
#include "support/catch.hpp"

#include "simulation/runs.hpp"

#include <encounters/simulation/figures.hpp>

#include <atomic>
#include <stdexcept>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;

TEST_CASE("any number of threads counts the same", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 3, 40);
    const Tally alone = tally_of(small_pack(), terms, 1);

    for (const int threads : {2, 3, 7, 100}) CHECK(tally_of(small_pack(), terms, threads) == alone);
    CHECK(alone[Sum::games] == 40);
}

TEST_CASE("another seed counts other games", "[simulation]") {
    Terms terms = house_terms(small_pack(), 2, 5);
    const Tally one = tally_of(small_pack(), terms);
    terms.seed = 2;

    CHECK_FALSE(tally_of(small_pack(), terms) == one);
}

TEST_CASE("parts are nearly equal, follow each other and leave out nothing", "[simulation]") {
    Terms terms;
    for (const std::uint64_t games : {std::uint64_t{1}, std::uint64_t{10}, std::uint64_t{1001}, kMostGames}) {
        terms.games = games;
        for (const std::uint64_t of : {std::uint64_t{1}, std::uint64_t{3}, std::uint64_t{7}, kMostParts}) {
            std::uint64_t next = 0;
            for (std::uint64_t number = 1; number <= std::min<std::uint64_t>(of, 5); ++number) {
                const GameRange range = games_of(terms, {number, of});
                CHECK(range.first == next);
                CHECK(range.size() <= games / of + 1);
                CHECK(range.size() >= games / of);
                next = range.last;
            }
            CHECK(games_of(terms, {of, of}).last == games);
        }
    }
}

TEST_CASE("the parts of a run add up to the run", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 17);
    const Tally whole = tally_of(small_pack(), terms);

    for (const std::uint64_t of : {1, 2, 5, 17}) {
        Tally sum(terms);
        for (std::uint64_t number = 1; number <= of; ++number) sum.add(tally_of(small_pack(), terms, 2, {number, of}));
        CHECK(sum == whole);
    }
}

TEST_CASE("wins, seats, Commands and turns agree with each other", "[simulation]") {
    Terms terms = house_terms(core_pack(), 4, 12);
    terms.players = {"a", "b", "b", "c"};
    const Tally tally = tally_of(core_pack(), terms, 2);

    CHECK(tally[Sum::games] == 12);
    CHECK(tally[Sum::capped] == 0);
    CHECK(total(tally.seat_wins) == 12);
    CHECK(total(tally.order_wins) == 12);
    CHECK(total(tally.command_wins) == 12);
    CHECK(total(tally.seat_games) == 48);
    CHECK(total(tally.command_games) == 48);
    CHECK(total(tally.rounds) == 12);
    CHECK(total(tally.endings) == tally[Sum::turns]);
    CHECK(total(tally.curve_turns) == tally[Sum::turns]);
    CHECK(tally.begun[0] + tally.at(Start::secured, TurnSum::turns) == tally[Sum::turns]);
    CHECK(total(tally.equipment_bought) <= total(tally.equipment_shown) + tally[Sum::opportunities]);
    CHECK(wins_of_player(tally, 1).of == 24);
    CHECK(wins_of_seat(tally, 2).of == 12);
    CHECK(wins_of_seat(tally, 2, 1).of == 12);
    CHECK(wins_of_seat(tally, 2, 0).of == 0);
}

TEST_CASE("rotating players sit at every seat equally often", "[simulation]") {
    Terms terms = house_terms(small_pack(), 3, 9);
    terms.players = {"a", "b", "b"};
    terms.seating = Seating::rotating;
    const Tally tally = tally_of(small_pack(), terms);

    CHECK(player_at(terms, 0, 0) == 0);
    CHECK(player_at(terms, 1, 0) == 1);
    CHECK(player_at(terms, 4, 2) == 0);
    for (int seat = 0; seat < 3; ++seat) {
        CHECK(wins_of_seat(tally, seat, 0).of == 3);
        CHECK(wins_of_seat(tally, seat, 1).of == 6);
    }
}

TEST_CASE("games that hit the cap have no winner and are counted", "[simulation]") {
    Terms terms = house_terms(core_pack(), 3, 6);
    terms.cap = 2;
    const Tally tally = tally_of(core_pack(), terms);

    CHECK(tally[Sum::capped] == 6);
    CHECK(total(tally.seat_wins) == 0);
    CHECK(tally.rounds.back() == 6);
    CHECK(tally[Sum::turns] == 36);
}

TEST_CASE("somebody who waits is told how far a run has come", "[simulation]") {
    const Terms terms = house_terms(core_pack(), 2, 60);
    std::uint64_t last = 0;
    bool is_rising = true;
    Crew crew;
    crew.make_player = house_players(core_pack());
    crew.progress = [&](std::uint64_t games) {
        is_rising = is_rising && games >= last && games <= 60;
        last = games;
    };

    run(*core_pack().catalogue, terms, {}, crew);

    CHECK(is_rising);
}

namespace {

// Wants what the rules refuse.
struct Cheat : players::Player {
    players::Decision decide(const State&, const std::atomic<bool>*) override { return {Move::of(MoveKind::declare_default), {}}; }
};

}  // namespace

TEST_CASE("a player that is refused ends the run with the reason", "[simulation]") {
    Crew crew;
    crew.threads = 2;
    crew.make_player = [](const std::string&) { return std::make_unique<Cheat>(); };

    CHECK_THROWS_WITH(run(*core_pack().catalogue, house_terms(core_pack(), 2, 10), {}, crew),
                      Catch::Matchers::StartsWith("a player was refused declare_default: "));
}
