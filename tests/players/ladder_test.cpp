// Each rank beats the ones below it, with the seats taken in turn.
#include "players/played_games.hpp"
#include "support/catch.hpp"

#include <algorithm>
#include <cmath>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

// Of an interval that keeps to 99 % though it is looked at again and again while games are played: seven looks, 0.14 % each.
constexpr double kQuantile = 3.2;
constexpr int kFirstLook = 60;  // games; the next one after twice as many

// A share of games by Wilson's interval.
struct Interval {
    double lowest = 0;
    double highest = 1;
};
Interval interval_of(double won, int games) {
    const double share = won / games;
    const double spread = kQuantile * kQuantile / games;
    const double middle = (share + spread / 2) / (1 + spread);
    const double half = kQuantile / (1 + spread) * std::sqrt((share * (1 - share) + spread / 4) / games);
    return {middle - half, middle + half};
}

// The first of the names plays every seat of the same luck once, and on with other luck until the interval around the share
// that it wins lies above `least`, or below it, or so many games were played. A game that does not end counts as shared.
void check_wins(std::vector<std::string> names, double least, int most_games) {
    const std::string one = names.front();
    const auto seats = static_cast<int>(names.size());
    double won = 0;
    int games = 0;
    int next_look = kFirstLook;
    Interval interval;
    for (std::uint64_t seed = 1000; games < most_games; ++seed) {
        for (int seat = 0; seat < seats; ++seat, ++games) {
            const PlayedGame game = play_game(names, core_knowledge(), seed);
            REQUIRE(game.fault.empty());
            won += !game.is_over ? 1.0 / seats : names[game.end.winner] == one ? 1.0 : 0.0;
            std::rotate(names.begin(), names.end() - 1, names.end());
        }
        if (games < next_look && games < most_games) continue;
        next_look *= 2;
        interval = interval_of(won, games);
        if (interval.lowest > least || interval.highest < least) break;
    }
    INFO(one << " of " << seats << " seats won " << 100 * won / games << " % of " << games << " games, surely between "
             << 100 * interval.lowest << " and " << 100 * interval.highest);
    CHECK(interval.lowest > least);
}

}  // namespace

TEST_CASE("a regular beats a green") { CHECK(share_won("regular", "green", core_knowledge(), 100) >= 0.55); }

TEST_CASE("a regular beats the house player") { CHECK(share_won("regular", "house", core_knowledge(), 60) >= 0.5); }

TEST_CASE("a veteran beats a regular") { CHECK(share_won("veteran", "regular", core_knowledge(), 100) >= 0.55); }

TEST_CASE("a veteran beats a green and the house player by far") {
    CHECK(share_won("veteran", "green", core_knowledge(), 50) >= 0.75);
    CHECK(share_won("veteran", "house", core_knowledge(), 50) >= 0.6);
}

TEST_CASE("a regular beats a green by far", "[study]") { check_wins({"regular", "green"}, 0.65, 4000); }

TEST_CASE("a regular beats the house player clearly", "[study]") { check_wins({"regular", "house"}, 0.5, 4000); }

TEST_CASE("a veteran beats a regular clearly", "[study]") { check_wins({"veteran", "regular"}, 0.65, 4000); }

TEST_CASE("an elite beats a veteran", "[study]") { check_wins({"elite", "veteran"}, 0.58, 2000); }

TEST_CASE("an elite beats a green by far", "[study]") { check_wins({"elite", "green"}, 0.88, 1000); }

TEST_CASE("an elite wins among three regulars", "[study]") { check_wins({"elite", "regular", "regular", "regular"}, 0.4, 1000); }
