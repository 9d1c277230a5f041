// A whole game by mouse alone, from the title to the standing: every event through SDL's queue.
#include "support/catch.hpp"

#include "table/hands_play.hpp"
#include "table/presenter/table/table_layout.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

TEST_CASE("two people play a whole game by mouse alone", "[app]") {
    HandsOn hands(sources_with_seed(7));
    play::Session reference(setup_of(usual_table(2, *hands.app().cards()), *hands.app().cards()),
                            std::make_unique<play::SeededChance>(7));
    play::SplitMix64 random(3);

    hands.click("New game");
    hands.click("Start the game");
    REQUIRE(hands.app().screen() == ScreenName::table);

    int moves = 0;
    while (!reference.is_over()) {
        REQUIRE(++moves < 5000);
        REQUIRE(hands.app().match()->session().state() == reference.state());
        const Size size = hands.screen().window().logical_size();
        REQUIRE(not_on_offer(hands.app().match()->view(), size, hands.screen().renderer().measure()) ==
                std::vector<std::string>{});
        const Move move = next_move(reference, random);
        do_by_mouse(hands, move);
        REQUIRE_FALSE(reference.act(move).has_value());
    }

    CHECK(hands.app().match()->session().state() == reference.state());
    CHECK(hands.app().screen() == ScreenName::game_over);
    CHECK(reference.state().seats[reference.state().winner].reputation >= 10);
    hands.click("Title");
    CHECK(hands.app().screen() == ScreenName::title);
}
