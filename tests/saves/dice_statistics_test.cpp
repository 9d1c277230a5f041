// Statistics of dice: counts from events, the chi-square tail against tables, one plain sentence.
#include "support/catch.hpp"

#include "support/play_tables.hpp"

#include <encounters/play/dice_statistics.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

FaceCounts counts(std::array<int, 6> faces) {
    FaceCounts found;
    found.faces = faces;
    return found;
}

}  // namespace

TEST_CASE("the chi-square tail is that of printed tables") {
    CHECK(chi_square_tail(11.0705, 5) == Catch::Approx(0.05).epsilon(1e-4));
    CHECK(chi_square_tail(15.0863, 5) == Catch::Approx(0.01).epsilon(1e-4));
    CHECK(chi_square_tail(1.14548, 5) == Catch::Approx(0.95).epsilon(1e-4));
    CHECK(chi_square_tail(3.84146, 1) == Catch::Approx(0.05).epsilon(1e-4));
    CHECK(chi_square_tail(124.342, 100) == Catch::Approx(0.05).epsilon(1e-4));
    CHECK(chi_square_tail(20.515, 5) == Catch::Approx(0.001).epsilon(1e-3));
    // Two degrees: exactly exp(-value / 2).
    for (const double value : {0.1, 1.0, 3.0, 10.0, 60.0}) CHECK(chi_square_tail(value, 2) == Catch::Approx(std::exp(-value / 2)).epsilon(1e-10));
    CHECK(chi_square_tail(0, 5) == 1);
    CHECK(chi_square_tail(1000, 5) < 1e-100);
    CHECK(chi_square_tail(1000, 5) >= 0);
}

TEST_CASE("dice are counted by colour and by seat, from events alone") {
    DiceRolled rolled{1, {}};
    rolled.dice.add(Colour::white, 6);
    rolled.dice.add(Colour::white, 6);
    rolled.dice.add(Colour::green, 1);
    DiceRolled again{0, {}};
    again.dice.add(Colour::green, 2);

    const auto statistics = dice_statistics({rolled, DieChanged{Colour::white, 6, 5, ChangeReason::adjust}, again}, 2);

    CHECK(statistics.rolls == 2);
    CHECK(statistics.all == counts({1, 1, 0, 0, 0, 2}));
    CHECK(statistics.by_colour[index_of(Colour::white)] == counts({0, 0, 0, 0, 0, 2}));
    CHECK(statistics.by_colour[index_of(Colour::green)] == counts({1, 1, 0, 0, 0, 0}));
    CHECK(statistics.by_colour[index_of(Colour::black)].total() == 0);
    CHECK(statistics.by_seat == std::vector<FaceCounts>{counts({0, 1, 0, 0, 0, 0}), counts({1, 0, 0, 0, 0, 2})});
    CHECK(statistics.all.average() == 3.75);
    CHECK(statistics.all.expected() == Catch::Approx(4.0 / 6));
}

TEST_CASE("a game's statistics add up") {
    auto session = seeded_session(table_of(core_pack(), 3), 3);
    decide_by_house(session, 100000);

    const auto statistics = dice_statistics(session.events(), 3);

    int by_colour = 0;
    int by_seat = 0;
    for (const auto& one : statistics.by_colour) by_colour += one.total();
    for (const auto& one : statistics.by_seat) by_seat += one.total();
    CHECK(by_colour == statistics.all.total());
    CHECK(by_seat == statistics.all.total());
    int landed = 0;
    for (const auto& step : session.steps()) landed += step.move.kind == MoveKind::dice_landed ? step.move.face_count : 0;
    CHECK(landed == statistics.all.total());
}

TEST_CASE("how even dice were is one plain sentence") {
    CHECK(sentence(counts({0, 0, 0, 0, 0, 0})) == "No dice have fallen yet.");
    CHECK(sentence(counts({1, 0, 0, 0, 0, 0})) == "1 die fell: too few to call them even or uneven.");
    CHECK(sentence(counts({4, 5, 5, 5, 5, 5})) == "29 dice fell: too few to call them even or uneven.");
    CHECK(sentence(counts({20, 20, 20, 20, 20, 20})) == "120 dice fell; nearly every fair game is at least this uneven.");
    CHECK(sentence(counts({18, 22, 20, 16, 24, 20})) == "120 dice fell; about 8 in 10 fair games are at least this uneven.");
    CHECK(sentence(counts({12, 26, 15, 22, 15, 30})) == "120 dice fell; about 1 fair game in 38 is this uneven.");
    CHECK(sentence(counts({200, 200, 200, 200, 200, 1000})) == "2,000 dice fell; fewer than 1 fair game in 5,000 is this uneven.");
    CHECK(odds_text(1) == "10 in 10");
    CHECK(odds_text(0.5) == "1 in 2");
    CHECK(odds_text(1.0 / 12) == "1 in 12");
    CHECK(odds_text(0) == "1 in 5,000 or fewer");
}

TEST_CASE("fair dice are called uneven as seldom as the sentence says") {
    Xoshiro256 stream({1, 2, 3, 4});
    constexpr int kGames = 20000;
    int one_in_ten = 0;
    int one_in_hundred = 0;
    for (int game = 0; game < kGames; ++game) {
        FaceCounts found;
        for (int die = 0; die < 120; ++die) ++found.faces[stream.below(6)];
        const double share = found.share_as_uneven();
        one_in_ten += share <= 0.1 ? 1 : 0;
        one_in_hundred += share <= 0.01 ? 1 : 0;
    }

    CHECK(one_in_ten > kGames * 0.09);
    CHECK(one_in_ten < kGames * 0.11);
    CHECK(one_in_hundred > kGames * 0.007);
    CHECK(one_in_hundred < kGames * 0.013);
}
