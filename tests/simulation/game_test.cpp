// One game: its seed, its luck, its end.
#include "support/catch.hpp"

#include "simulation/runs.hpp"

#include <encounters/simulation/journal.hpp>

#include <set>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;

namespace {

PlayedGame game_of_house(const Pack& pack, Setup setup, int cap, std::uint64_t seed) {
    const auto player = house_players(pack)("house");
    const std::vector<players::Player*> seated(static_cast<std::size_t>(setup.seats), player.get());
    return play_game({*pack.catalogue, setup, cap}, seed, seated, nullptr);
}

}  // namespace

TEST_CASE("the seeds of a run's games are the numbers of one SplitMix64", "[simulation]") {
    play::SplitMix64 numbers(17);

    for (std::uint64_t game = 0; game < 100; ++game) CHECK(seed_of_game(17, game) == numbers.next());
}

TEST_CASE("no two games of a run have the same seed", "[simulation]") {
    std::set<std::uint64_t> seeds;

    for (std::uint64_t game = 0; game < 1000; ++game) seeds.insert(seed_of_game(1, game));

    CHECK(seeds.size() == 1000);
}

TEST_CASE("a simulated game is the game that a table would have played", "[simulation]") {
    for (const int seats : {1, 2, 5}) {
        play::Session session = seeded_session(table_of(core_pack(), seats, play::SeatKind::house), 99);
        decide_by_house(session, 100'000);
        REQUIRE(session.is_over());

        const PlayedGame game = game_of_house(core_pack(), {seats, false}, kMostCap, 99);

        CHECK_FALSE(game.capped);
        CHECK(game.end == session.state());
    }
}

TEST_CASE("a game is stopped when everybody has had as many turns as the cap says", "[simulation]") {
    const PlayedGame game = game_of_house(core_pack(), {3, false}, 2, 5);

    CHECK(game.capped);
    CHECK(game.end.winner == kNoSeat);
    CHECK(game.end.turn == 7);  // six have been played, the seventh would begin
}

TEST_CASE("the even start pays everybody but the first player", "[simulation][Q1.7]") {
    const PlayedGame plain = game_of_house(core_pack(), {4, false}, 1, 5);
    const PlayedGame even = game_of_house(core_pack(), {4, true}, 1, 5);

    CHECK_FALSE(plain.end.even_start);
    CHECK(even.end.even_start);
}

TEST_CASE("a game of a run can be had as a journal", "[simulation]") {
    const Terms terms = house_terms(core_pack(), 2, 10);
    const PlayedGame game = game_of_house(core_pack(), terms.setup(), terms.cap, seed_of_game(terms.seed, 3));

    const std::string text = journal_of({core_pack().catalogue, core_pack().files, terms, 3}, house_players(core_pack()));

    const play::ReadJournal journal = play::read_journal(text, "test");
    REQUIRE(journal.seed);
    CHECK(journal.seed->value == seed_of_game(terms.seed, 3));
    const play::ReplayedJournal replayed = play::replay(journal);
    REQUIRE(replayed.session);
    CHECK(replayed.session->state() == game.end);
}
