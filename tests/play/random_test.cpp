// The generator against its published reference, and draws that favour nothing.
#include "support/catch.hpp"

#include <encounters/play/random.hpp>

#include <vector>

using namespace encounters::play;

namespace {

// Sum of (seen - expected)^2 / expected over all outcomes.
double chi_square(const std::vector<int>& seen, double expected) {
    double sum = 0;
    for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}  // namespace

TEST_CASE("SplitMix64 gives the numbers of its reference") {
    SplitMix64 seeds(1234567);

    for (const std::uint64_t expected :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u, 16408922859458223821u})
        CHECK(seeds.next() == expected);
}

TEST_CASE("xoshiro256** gives the numbers of its reference") {
    Xoshiro256 generator({1, 2, 3, 4});

    for (const std::uint64_t expected : {11520u, 0u, 1509978240u}) CHECK(generator.next() == expected);
    for (const std::uint64_t expected :
         {1215971899390074240u, 1216172134540287360u, 607988272756665600u, 16172922978634559625u, 8476171486693032832u,
          10595114339597558777u, 2904607092377533576u})
        CHECK(generator.next() == expected);
}

TEST_CASE("a draw that would favour some outcomes is made anew") {
    // The first number of this state is 0: its low half lies below 2^32 mod 6 = 4.
    Xoshiro256 generator({1, 0, 0, 0});
    Xoshiro256 one_further = generator;
    REQUIRE(one_further.next() == 0);

    const auto drawn = generator.below(6);

    CHECK(drawn == one_further.below(6));
    CHECK(generator == one_further);
}

TEST_CASE("a draw that favours none is kept") {
    // 0 is as good as any when the bound divides 2^32.
    Xoshiro256 generator({1, 0, 0, 0});

    CHECK(generator.below(8) == 0);
}

TEST_CASE("draws stay below their bound, the largest one too") {
    SplitMix64 seeds(7);
    Xoshiro256 generator(seeds);

    for (const std::uint32_t bound : {1u, 2u, 3u, 6u, 72u, 255u, 0x80000001u, 0xffffffffu})
        for (int draw = 0; draw < 200; ++draw) REQUIRE(generator.below(bound) < bound);
}

TEST_CASE("dice fall evenly") {
    LuckStreams streams(20240229);
    std::vector<int> seen(6);

    for (int roll = 0; roll < 600000; ++roll) ++seen[streams.dice.below(6)];

    // 5 degrees of freedom: 20.5 is passed once in a thousand seeds.
    CHECK(chi_square(seen, 100000) < 20.5);
}

TEST_CASE("cards are drawn evenly") {
    LuckStreams streams(5);
    std::vector<int> seen(72);

    for (int draw = 0; draw < 720000; ++draw) ++seen[streams.cards.below(72)];

    // 71 degrees of freedom: 112.3 is passed once in a thousand seeds.
    CHECK(chi_square(seen, 10000) < 112.3);
}

TEST_CASE("dice and cards have streams of their own, fixed for ever by the seed") {
    LuckStreams streams(42);
    SplitMix64 seeds(42);
    Xoshiro256 first_four(seeds);
    Xoshiro256 next_four(seeds);

    CHECK(streams.dice == first_four);
    CHECK(streams.cards == next_four);
    CHECK(streams.dice.next() == 1546998764402558742u);
}
