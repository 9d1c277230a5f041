// A move that is known to be legal leads to the same State, and tells the same, as one that `apply` asks about first.
#include "properties/random_cards.hpp"
#include "properties/random_game.hpp"
#include "support/catch.hpp"

#include <encounters/play/chance_source.hpp>
#include <encounters/rules/known_moves.hpp>
#include <encounters/rules/queries.hpp>

using namespace encounters;
using namespace encounters::testing;

namespace {

// Plays at random and makes every move both ways; returns how many were made.
int play_both_ways(const Catalogue& cards, std::uint64_t seed, int most_moves) {
    State asked = new_game(Setup{1 + static_cast<int>(seed % 4), false}, cards);
    State known = asked;
    play::SeededChance luck(seed);
    play::SplitMix64 choices(seed);
    std::vector<Move> actions;
    int moves = 0;
    for (; moves < most_moves && asked.phase != Phase::over; ++moves) {
        const Chance due = chance(asked, cards);
        Move move;
        if (due.kind != ChanceKind::none) {
            move = *luck.outcome(asked, due, cards);
        } else {
            legal_actions(asked, cards, actions);
            move = actions[choices.next() % actions.size()];
        }
        std::vector<Event> told_asked;
        std::vector<Event> told_known;
        REQUIRE_FALSE(apply(asked, move, cards, Events(told_asked)));
        make_known_move(known, move, cards, Events(told_known));
        REQUIRE(known == asked);
        REQUIRE(hash_of(known) == hash_of(asked));
        REQUIRE(told_known == told_asked);
    }
    return moves;
}

}  // namespace

TEST_CASE("a known move is the same move: the core set") {
    int moves = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) moves += play_both_ways(core_set(), seed, 600);

    CHECK(moves > 100'000);
}

TEST_CASE("a known move is the same move: random cards") {
    int moves = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) moves += play_both_ways(random_cards(seed), seed, 400);

    CHECK(moves > 5'000);
}
