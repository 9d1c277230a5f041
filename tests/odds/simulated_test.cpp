// Odds against rolls made by the engine's luck, the best use of each found by the engine's own moves.
#include "odds/engine_search.hpp"
#include "odds/rich_positions.hpp"

#include <encounters/odds/geared.hpp>
#include <encounters/play/random.hpp>

#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <cmath>

namespace encounters::odds {

namespace {

const Catalogue& core() { return *encounters::testing::core_pack().catalogue; }

struct Simulated {
    double mean = 0;
    double error = 0;  // one standard error
};

Simulated simulated(const testing::RichPosition& position, int rolls, std::uint64_t seed) {
    testing::EngineSearch search(core());
    play::SplitMix64 seeds(seed);
    play::Xoshiro256 random(seeds);
    const State due = testing::revealed_by_engine(position);
    const int dice = chance(due, core()).dice_count;
    double sum = 0;
    double squares = 0;
    std::vector<int> faces(static_cast<std::size_t>(dice));
    for (int i = 0; i < rolls; ++i) {
        for (int& face : faces) face = static_cast<int>(random.below(6)) + 1;
        State rolled = due;
        REQUIRE_FALSE(apply(rolled, Move::dice_landed(faces), core(), Events()));
        const double value = search.chance_of(rolled);
        sum += value;
        squares += value * value;
    }
    const double mean = sum / rolls;
    return {mean, std::sqrt(std::max(squares / rolls - mean * mean, 0.25 / rolls) / rolls)};
}

void check(const std::vector<testing::RichPosition>& positions, int rolls, double errors) {
    int uncertain = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const Odds odds = odds_against(positions[i].state, core(), positions[i].card, {Aim::defeat, Means::geared, {1e10, nullptr}});
        const Simulated found = simulated(positions[i], rolls, i + 1);
        CAPTURE(i, core().encounter(positions[i].card).id, odds.hits, odds.rolls, found.mean);
        CHECK_FALSE(odds.about);
        CHECK(std::abs(odds.chance() - found.mean) <= errors * found.error);
        uncertain += odds.chance() > 0.05 && odds.chance() < 0.95;
    }
    CHECK(uncertain > static_cast<int>(positions.size()) / 8);
}

}  // namespace

TEST_CASE("50 rich positions x 20,000 rolls of the engine, best uses: within five standard errors") {
    check(testing::rich_positions(50, {4, 2}), 20000, 5);
}

TEST_CASE("50 richer positions x 20,000 rolls of the engine, best uses: within five standard errors", "[long]") {
    check(testing::rich_positions(50, {5, 3}), 20000, 5);
}

TEST_CASE("50 rich positions x a million rolls of the engine, best uses: within four standard errors", "[study]") {
    check(testing::rich_positions(50, {4, 3}), 1000000, 4);
}

}  // namespace encounters::odds
