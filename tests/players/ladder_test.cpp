// Each rank beats the one below it, at two seats with the seats swapped.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <cmath>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

constexpr double kQuantile = 2.576;  // of a 99 % interval

// Plays on until the interval around the share won lies above `least`, or this many pairs were played.
bool stays_above(const std::string& one, const std::string& other, double least, int most_pairs) {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    const double share = share_won(one, other, knowledge, most_pairs);
    const double half = kQuantile * std::sqrt(share * (1 - share) / (2.0 * most_pairs));
    INFO(one << " over " << other << ": " << 100 * share << " % +- " << 100 * half);
    CHECK(share - half > least);
    return share - half > least;
}

}  // namespace

TEST_CASE("a regular beats a green") {
    CHECK(share_won("regular", "green", knowledge_of(core_pack().catalogue), 100) >= 0.55);
}

TEST_CASE("a regular beats the house player") {
    CHECK(share_won("regular", "house", knowledge_of(core_pack().catalogue), 60) >= 0.5);
}

TEST_CASE("a regular beats a green by far", "[study]") { CHECK(stays_above("regular", "green", 0.65, 2000)); }

TEST_CASE("a regular beats the house player clearly", "[study]") { CHECK(stays_above("regular", "house", 0.5, 2000)); }
