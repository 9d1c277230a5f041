// A whole game by keyboard alone, from the title to the standing: every event through SDL's queue.
#include "support/catch.hpp"

#include "table/hands_play.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

TEST_CASE("two people play a whole game by keyboard alone", "[app]") {
    HandsOn hands(sources_with_seed(11));
    play::Session reference(setup_of(usual_table(2, *hands.app().cards()), *hands.app().cards()),
                            std::make_unique<play::SeededChance>(11));
    play::SplitMix64 random(5);

    hands.press(Key::n);
    hands.press(Key::enter);
    REQUIRE(hands.app().screen() == ScreenName::table);

    int moves = 0;
    while (!reference.is_over()) {
        REQUIRE(++moves < 5000);
        REQUIRE(hands.app().match()->session().state() == reference.state());
        const Move move = next_move(reference, random);
        do_by_keys(hands, move);
        REQUIRE_FALSE(reference.act(move).has_value());
    }

    CHECK(hands.app().match()->session().state() == reference.state());
    CHECK(hands.app().screen() == ScreenName::game_over);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::title);
}
