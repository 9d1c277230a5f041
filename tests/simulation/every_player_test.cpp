// Every player there is, in whole games at every number of seats: nobody is refused, and every game ends.
#include "support/catch.hpp"

#include "simulation/runs.hpp"

#include <encounters/simulation/figures.hpp>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;

namespace {

constexpr int kTestThreads = 2;

Tally games_of(const std::string& name, int seats, std::uint64_t games, int cap) {
    Terms terms = house_terms(core_pack(), seats, games);
    terms.players.assign(static_cast<std::size_t>(seats), name);
    terms.cap = cap;
    Crew crew;
    crew.threads = kTestThreads;
    static const auto knowledge = players::knowledge_of(core_pack().catalogue);
    crew.make_player = players_knowing(knowledge);
    return run(*core_pack().catalogue, terms, {}, crew);
}

}  // namespace

TEST_CASE("every player plays the first turns of a game", "[simulation]") {
    for (const std::string& name : players::player_names()) {
        if (name == "elite") continue;  // takes its time: see the long test
        INFO(name);
        CHECK(games_of(name, 3, 2, 2)[Sum::turns] > 0);
    }
}

TEST_CASE("every player finishes games at every number of seats", "[simulation][long]") {
    for (const std::string& name : players::player_names()) {
        if (name == "elite") continue;
        for (int seats = 1; seats <= kMaxSeats; ++seats) {
            INFO(name << " at " << seats);
            const Tally tally = games_of(name, seats, 20, kUsualCap);
            CHECK(tally[Sum::games] == 20);
            CHECK(total(tally.seat_wins) + tally[Sum::capped] == 20);
        }
    }
}

TEST_CASE("Elites play the first turns of a game", "[simulation][long]") {
    for (const std::string& name : players::player_names())
        if (name == "elite") CHECK(games_of(name, 3, 2, 1)[Sum::turns] > 0);
}
