// The race to the win: chances that add up and go the right way.
#include <encounters/players/race.hpp>

#include "support/catch.hpp"

#include <cmath>

using namespace encounters;
using namespace encounters::players;

namespace {

std::array<Runner, kMaxSeats> all_alike(Runner runner) {
    std::array<Runner, kMaxSeats> order;
    order.fill(runner);
    return order;
}

double two_seats(Runner first, Runner second, int mine) {
    std::array<Runner, kMaxSeats> order{};
    order[0] = first;
    order[1] = second;
    return race().chance(order, 2, mine);
}

}  // namespace

TEST_CASE("the chances of two seats add up to one") {
    for (int needed = 1; needed <= 10; ++needed)
        for (int wealth = 0; wealth <= 20; wealth += 5) {
            const Runner runner{needed, static_cast<double>(wealth)};
            CHECK(std::abs(two_seats(runner, {5, 5}, 0) + two_seats(runner, {5, 5}, 1) - 1) < 1e-3);
        }
}

TEST_CASE("less Reputation to go and more C-bills never lower the chance, and moving first helps") {
    for (int needed = 2; needed <= 10; ++needed) {
        CHECK(two_seats({needed - 1, 5}, {6, 5}, 0) >= two_seats({needed, 5}, {6, 5}, 0));
        CHECK(two_seats({needed, 8}, {6, 5}, 0) > two_seats({needed, 5}, {6, 5}, 0));
        CHECK(two_seats({needed, 5}, {needed, 5}, 0) > 0.5);
    }
}

TEST_CASE("whoever has won has won, and nobody else") {
    CHECK(two_seats({0, 0}, {1, 20}, 0) == 1);
    CHECK(two_seats({0, 0}, {1, 20}, 1) == 0);
}

TEST_CASE("equal seats have about equal chances at every number of seats") {
    for (int seats = 2; seats <= kMaxSeats; ++seats) {
        const auto order = all_alike({10, 3});
        double sum = 0;
        for (int mine = 0; mine < seats; ++mine) sum += race().chance(order, seats, mine);
        INFO(seats << " seats");
        CHECK(std::abs(sum - 1) < 0.03);
        CHECK(race().chance(order, seats, 0) > race().chance(order, seats, seats - 1));
    }
}

TEST_CASE("a race asked about again answers the same") {
    const double before = two_seats({7, 3.25}, {6, 4}, 1);
    for (int needed = 1; needed <= 20; ++needed)
        for (int wealth = 0; wealth < 300; ++wealth) two_seats({needed, wealth / 10.0}, {needed, 3}, 0);
    CHECK(two_seats({7, 3.25}, {6, 4}, 1) == before);
}
