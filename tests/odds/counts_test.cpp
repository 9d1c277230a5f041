#include <encounters/odds/counts.hpp>

#include "support/catch.hpp"

#include <array>

namespace encounters::odds {

namespace {

// Every roll, every set of its dice.
std::uint64_t counted(int dice, int value) {
    std::uint64_t hits = 0;
    for (std::uint64_t roll = 0; roll < rolls_of(dice); ++roll) {
        std::array<int, 8> faces{};
        std::uint64_t rest = roll;
        for (int die = 0; die < dice; ++die, rest /= 6) faces[static_cast<std::size_t>(die)] = static_cast<int>(rest % 6) + 1;
        bool hit = false;
        for (unsigned chosen = 1; chosen < (1u << dice) && !hit; ++chosen) {
            int total = 0;
            for (int die = 0; die < dice; ++die)
                if ((chosen >> die) & 1u) total += faces[static_cast<std::size_t>(die)];
            hit = total == value;
        }
        hits += hit;
    }
    return hits;
}

double percent(int dice, int value) {
    return 100.0 * static_cast<double>(hits_of(dice, value)) / static_cast<double>(rolls_of(dice));
}

}  // namespace

TEST_CASE("bare dice are counted as every roll and every set of it says") {
    const int most_dice = 6;

    for (int dice = 1; dice <= most_dice; ++dice) {
        for (int value = 1; value <= 6 * dice + 1; ++value) {
            CAPTURE(dice, value);
            CHECK(hits_of(dice, value) == counted(dice, value));
        }
    }
}

TEST_CASE("seven bare dice are counted as every roll says", "[long]") {
    for (int value = 1; value <= 43; ++value) {
        CAPTURE(value);
        CHECK(hits_of(7, value) == counted(7, value));
    }
}

TEST_CASE("known chances of bare dice") {
    CHECK(hits_of(2, 7) == 6);
    CHECK(percent(3, 6) == Catch::Approx(75.0).margin(0.05));
    CHECK(percent(4, 9) == Catch::Approx(73.2).margin(0.05));
    CHECK(percent(5, 13) == Catch::Approx(79.2).margin(0.05));
    CHECK(percent(6, 13) == Catch::Approx(94.2).margin(0.05));
    CHECK(percent(6, 18) == Catch::Approx(74.7).margin(0.05));
    CHECK(percent(6, 1) == Catch::Approx(66.5).margin(0.05));
}

TEST_CASE("the ends of the table of bare dice") {
    CHECK(hits_of(0, 1) == 0);
    CHECK(hits_of(21, 0) == 0);
    CHECK(hits_of(21, 64) == 0);
    CHECK(hits_of(21, 1) == rolls_of(21) - 476837158203125);  // no 1 in 5^21 rolls
    CHECK(rolls_of(21) == 21936950640377856);
}

TEST_CASE("all dice together") {
    CHECK(exact_hits_of(1, 3) == 1);
    CHECK(exact_hits_of(2, 7) == 6);
    CHECK(exact_hits_of(2, 13) == 0);
    CHECK(exact_hits_of(3, 10) == 27);
    CHECK(exact_hits_of(21, 126) == 1);
}

}  // namespace encounters::odds
