#include "properties/random_game.hpp"
#include "properties/run_seed.hpp"
#include "support/catch.hpp"

namespace encounters::testing {

namespace {

struct Batch {
    int games;
    int most_moves;
    Policy even;  // policy of games with an even number
    Policy odd;
};

struct Totals {
    long moves = 0;
    int finished = 0;
    EffectCounts effects{};
};

Totals play_batch(const Batch& batch) {
    Totals totals;
    for (int i = 0; i < batch.games; ++i) {
        GamePlan plan;
        plan.seed = run_seed() + static_cast<std::uint64_t>(i);
        plan.seats = 1 + (i / 2) % kMaxSeats;
        plan.policy = i % 2 == 0 ? batch.even : batch.odd;
        plan.most_moves = batch.most_moves;
        const GameReport report = play_checked(plan, core_set());
        INFO("to keep this game, add a line to tests/replays/games.txt: " << text_of(plan));
        REQUIRE(report.broken == "");
        totals.moves += report.moves;
        totals.finished += report.finished;
        for (std::size_t effect = 0; effect < totals.effects.size(); ++effect) totals.effects[effect] += report.effects[effect];
    }
    return totals;
}

}  // namespace

TEST_CASE("ten thousand games keep every property and reach every effect", "[properties]") {
    const Totals totals = play_batch({10000, 300, Policy::mixed, Policy::random});

    CHECK(totals.moves > 1000000);
    for (std::size_t effect = 0; effect < totals.effects.size(); ++effect) {
        INFO("effect number " << effect);
        CHECK(totals.effects[effect] > 0);
    }
}

TEST_CASE("long games keep every property", "[properties]") {
    const Totals totals = play_batch({100, 5000, Policy::mixed, Policy::random});

    CHECK(totals.moves > 100000);
}

TEST_CASE("house players play a thousand games to their end", "[properties]") {
    const Totals totals = play_batch({1000, 20000, Policy::house, Policy::house});

    CHECK(totals.finished == 1000);
}

TEST_CASE("games that once broke a property keep it", "[properties]") {
    const int games = replay_games("games.txt", [](const GamePlan& plan) { return play_checked(plan, core_set()); });

    CHECK(games > 0);
}

TEST_CASE("ten thousand long games keep every property", "[properties][long]") {
    const Totals totals = play_batch({10000, 5000, Policy::mixed, Policy::random});

    CHECK(totals.moves > 10000000);
}

}  // namespace encounters::testing
