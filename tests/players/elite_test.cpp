// The Elite: the same answer for the same table, soon when it is told to stop, and stronger than a Veteran.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

std::vector<State> some_tables(int seats, std::size_t most) {
    std::vector<State> states;
    visit_states(*core_pack().catalogue, seats, 21, [&](const State& state) {
        if (states.size() < most) states.push_back(state);
    });
    return states;
}

}  // namespace

TEST_CASE("an elite answers a table alike, whatever it was asked before") {
    const auto one = player_named("elite", core_knowledge());
    const auto other = player_named("elite", core_knowledge());
    const std::vector<State> tables = some_tables(2, 12);
    std::vector<Move> moves;
    for (const State& state : tables) moves.push_back(one->decide(state).move);

    for (std::size_t i = tables.size(); i-- > 0;) {
        INFO("table " << i);
        CHECK(other->decide(tables[i]).move == moves[i]);
    }
}

TEST_CASE("an elite that is stopped still answers with a legal move") {
    const auto elite = player_named("elite", core_knowledge());
    const std::atomic<bool> stop{true};

    for (const State& state : some_tables(3, 200)) {
        const Decision decision = elite->decide(state, &stop);
        INFO("phase " << static_cast<int>(state.phase) << ", " << name_of(decision.move.kind));
        REQUIRE_FALSE(why_illegal(state, decision.move, *core_pack().catalogue));
    }
}

TEST_CASE("every decision of elites is legal", "[long]") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const PlayedGame game = play_game({"elite", "veteran", "elite"}, core_knowledge(), seed, 400);
        INFO("seed " << seed << ": " << game.fault);
        CHECK(game.fault.empty());
    }
}
