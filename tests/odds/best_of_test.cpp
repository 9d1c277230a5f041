#include "odds/best_of.hpp"

#include "support/catch.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

// Every choice of two or three of the cards.
double average_best(const std::vector<std::uint64_t>& cards, int drawn) {
    double sum = 0;
    double choices = 0;
    for (unsigned chosen = 0; chosen < (1u << cards.size()); ++chosen) {
        if (__builtin_popcount(chosen) != drawn) continue;
        std::uint64_t best = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if ((chosen >> i) & 1u) best = std::max(best, cards[i]);
        sum += static_cast<double>(best);
        choices += 1;
    }
    return sum / choices;
}

}  // namespace

TEST_CASE("the best of some cards is averaged over every choice of them") {
    const std::vector<std::uint64_t> cards{3, 3, 7, 1, 0, 9, 9, 9};
    const std::vector<Ticket> tickets{{3, 2}, {7, 1}, {1, 1}, {0, 1}, {9, 3}};

    for (const int drawn : {1, 2, 3, 5}) {
        const Odds odds = best_of(tickets, drawn, 0, 10);
        CAPTURE(drawn);
        CHECK(odds.chance() == Catch::Approx(average_best(cards, drawn) / 10));
        CHECK_FALSE(odds.about);
    }
}

TEST_CASE("a sure card replaces all that are worse") {
    CHECK(best_of({{1, 1}, {9, 1}}, 1, 5, 10) == Odds{7, 10, false});
}

TEST_CASE("numbers that 64 bits can't hold become about right") {
    const std::uint64_t rolls = rolls_of(21);
    const Odds odds = best_of({{rolls / 7, 101}, {rolls / 3, 150}}, 5, 0, rolls);

    CHECK(odds.about);
    CHECK(odds.chance() > 0.3);
    CHECK(odds.chance() < 1.0 / 3);
}

}  // namespace encounters::odds
