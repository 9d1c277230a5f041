#include "odds/brute_force.hpp"

#include "support/catch.hpp"

#include <vector>

namespace encounters::odds {

namespace {

const std::vector<DiceToRoll> kPools{{1, 0, 0, 0, 0}, {0, 0, 0, 1, 0}, {3, 0, 0, 0, 0}, {2, 1, 0, 0, 0}, {1, 1, 1, 1, 1},
                                     {2, 0, 2, 0, 0}, {3, 0, 0, 0, 2}, {0, 2, 0, 3, 0}, {4, 0, 1, 0, 0}};

LockBounds bounds_of(int min, int max, std::uint8_t faces, ColourSet with) {
    LockBounds bounds;
    bounds.min = min;
    bounds.max = max;
    bounds.faces = faces;
    bounds.with = with;
    return bounds;
}

constexpr std::uint8_t kAll = 0x3f;
constexpr std::uint8_t kOdd = 0x15;
constexpr std::uint8_t kEven = 0x2a;

std::vector<LockBounds> all_kinds_of_bounds() {
    const ColourSet yellow = colour_bit(Colour::yellow);
    const ColourSet blue = colour_bit(Colour::blue);
    std::vector<LockBounds> kinds;
    for (const std::uint8_t faces : {kAll, kOdd, kEven, std::uint8_t{0x01}, std::uint8_t{0x30}})
        for (const ColourSet with : {ColourSet{0}, yellow, static_cast<ColourSet>(yellow | blue)})
            for (const int min : {1, 2, 4})
                for (const int max : {1, 3, kMaxDice})
                    if (min <= max) kinds.push_back(bounds_of(min, max, faces, with));
    return kinds;
}

}  // namespace

TEST_CASE("dice under every kind of bound are counted as every roll and set says") {
    for (const DiceToRoll& dice : kPools)
        for (const LockBounds& bounds : all_kinds_of_bounds())
            for (const int value : {1, 2, 5, 6, 9, 13, 20, 31}) {
                if (total(dice) == 5 && value != 13) continue;  // 7,776 rolls of 32 sets each
                const Demand demand{value, bounds};
                CAPTURE(int{dice[0]}, int{dice[1]}, int{dice[2]}, int{dice[3]}, value, bounds.min, bounds.max, int{bounds.faces}, int{bounds.with});
                const Odds odds = defeat_odds(dice, demand);
                CHECK(odds.hits == testing::counted_hits(dice, demand));
                CHECK(odds.rolls == rolls_of(total(dice)));
                CHECK_FALSE(odds.about);
            }
}

TEST_CASE("two classes of three dice each are counted as every roll and set says") {
    const DiceToRoll dice{3, 3, 0, 0, 0};

    for (int value = 1; value <= 36; value += 5) {
        const Demand demand{value, bounds_of(1, kMaxDice, kAll, colour_bit(Colour::yellow))};
        CAPTURE(value);
        CHECK(defeat_odds(dice, demand).hits == testing::counted_hits(dice, demand));
    }
}

TEST_CASE("all dice in one lock") {
    const DiceToRoll dice{3, 0, 0, 1, 0};

    for (int value = 3; value <= 25; ++value) {
        CAPTURE(value);
        CHECK(all_locked_odds(dice, Demand{value, {}}).hits == exact_hits_of(4, value));
    }
    CHECK(all_locked_odds(dice, Demand{8, bounds_of(1, 3, kAll, 0)}).hits == 0);
    CHECK(all_locked_odds(dice, Demand{8, bounds_of(1, kMaxDice, kEven, 0)}).hits == 1);
    CHECK(all_locked_odds({}, Demand{1, {}}).hits == 0);
}

TEST_CASE("values that nothing totals are never met") {
    const DiceToRoll dice{5, 4, 4, 4, 4};

    for (const int value : {-1, 0, 64, 1000}) {
        CAPTURE(value);
        CHECK(defeat_odds(dice, Demand{value, {}}).hits == 0);
        CHECK(defeat_odds(dice, Demand{value, bounds_of(2, 3, kAll, 0)}).hits == 0);
    }
}

TEST_CASE("the largest pool under bounds stays countable") {
    const DiceToRoll dice{5, 4, 4, 4, 4};
    const Odds odds = defeat_odds(dice, Demand{20, bounds_of(2, 4, kAll, colour_bit(Colour::blue))});

    CHECK(odds.rolls == rolls_of(21));
    CHECK(odds.chance() > 0.9);
    CHECK(odds.hits < odds.rolls);
}

}  // namespace encounters::odds
