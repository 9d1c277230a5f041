#include "properties/random_cards.hpp"
#include "properties/random_game.hpp"
#include "properties/run_seed.hpp"
#include "support/catch.hpp"

namespace encounters::testing {

namespace {

struct Batch {
    int games;
    int most_moves;
};

struct Totals {
    long moves = 0;
    int finished = 0;
    EffectCounts effects{};
};

// Each game with cards of its own, made from its seed.
Totals play_batch(const Batch& batch) {
    Totals totals;
    for (int i = 0; i < batch.games; ++i) {
        GamePlan plan;
        plan.seed = run_seed() + static_cast<std::uint64_t>(i);
        plan.seats = 1 + (i / 2) % kMaxSeats;
        plan.policy = i % 2 == 0 ? Policy::by_kind : Policy::mixed;
        plan.most_moves = batch.most_moves;
        const GameReport report = play_checked(plan, random_cards(plan.seed));
        INFO("to keep this game, add a line to tests/replays/random_cards.txt: " << text_of(plan));
        REQUIRE(report.broken == "");
        totals.moves += report.moves;
        totals.finished += report.finished;
        for (std::size_t effect = 0; effect < totals.effects.size(); ++effect) totals.effects[effect] += report.effects[effect];
    }
    return totals;
}

}  // namespace

TEST_CASE("two thousand games with cards made at random keep every property", "[properties][random_cards]") {
    const Totals totals = play_batch({2000, 150});

    CHECK(totals.moves > 100000);
    CHECK(totals.finished > 20);
    for (std::size_t effect = 0; effect < totals.effects.size(); ++effect) {
        INFO("effect number " << effect);
        CHECK(totals.effects[effect] > 0);
    }
}

TEST_CASE("games with random cards that once broke a property keep it", "[properties][random_cards]") {
    const int games = replay_games("random_cards.txt", [](const GamePlan& plan) { return play_checked(plan, random_cards(plan.seed)); });

    CHECK(games > 0);
}

TEST_CASE("a hundred thousand games with cards made at random keep every property", "[properties][random_cards][long]") {
    const Totals totals = play_batch({100000, 600});

    CHECK(totals.moves > 10000000);
}

}  // namespace encounters::testing
