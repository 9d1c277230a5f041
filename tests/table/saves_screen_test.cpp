// The screens that saving brings, at every size that people have: in order, and with every control in its place.
#include "support/catch.hpp"

#include <cerrno>

#include "support/test_files.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/saves_hands.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

using Sentences = std::vector<std::string>;

Sentences faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

// Games of one to eight players, unfinished, finished, broken.
void fill(HandsOn& hands) {
    for (int seats = 1; seats <= 8; ++seats) put_game(hands, seats, seats % 3 == 0 ? 100000 : seats * 5);
    encounters::testing::put(hands.app().shelf().saved().folder() / "a file of no use whatsoever, with a long name.jsonl", "{\n");
    hands.app().open(ScreenName::title, hands.now());
}

}  // namespace

TEST_CASE("title and list of saved games are in order at every size", "[saves][screens]") {
    for (const Look& look : kLooks) {
        AppSources sources = sources_with_seed(1);
        sources.readings = {reading_of("How to play", "# Title\n\nWords.\n"), reading_of("Rules", "## 1 Table\n")};
        HandsOn hands(sources, look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);
        fill(hands);

        CHECK(faults_of(hands) == Sentences{});
        CHECK(hands.scene().item_labelled("Continue").has_value());
        hands.press(Key::s);
        for (int game = 0; game < 9; ++game) {
            INFO("game " << game + 1);
            CHECK(faults_of(hands) == Sentences{});
            CHECK(hands.scene().item_labelled("Game " + std::to_string(game + 1)).has_value());
            hands.press(Key::erase);
            CHECK(faults_of(hands) == Sentences{});
            hands.press(Key::escape);
            hands.press(Key::down);
        }
    }
}

TEST_CASE("W watches every game that can be watched, Enter too when it is over", "[saves][screens]") {
    HandsOn hands(sources_with_seed(1));
    put_game(hands, 2, 100'000);
    put_game(hands, 3, 9);
    hands.press(Key::s);
    for (int game = 0; game < 2; ++game) {
        hands.press(Key::w);
        CHECK(hands.app().screen() == ScreenName::replay);
        hands.press(Key::escape);
        REQUIRE(hands.app().screen() == ScreenName::saves);
        hands.press(Key::down);
    }
    hands.press(Key::enter);
    CHECK(hands.app().screen() == ScreenName::replay);
}

TEST_CASE("what says that a game isn't saved is in order at every size", "[saves][screens]") {
    for (const Look& look : kLooks) {
        AppSources sources = sources_with_seed(1);
        encounters::testing::TestFiles files;
        files.first_failure = 1;
        files.failures = 1 << 30;
        files.error = ENOSPC;
        sources.files = &files;
        HandsOn hands(sources, look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);
        hands.press(Key::n);
        hands.press(Key::enter);
        hands.app().sit_down(hands.now());

        CHECK(faults_of(hands) == Sentences{});
        hands.press(Key::f8);
        CHECK(faults_of(hands) == Sentences{});
        hands.click("Folder");
        hands.type("/a/rather/long/way/to/where/games/could/be/kept");
        CHECK(faults_of(hands) == Sentences{});
        hands.press(Key::escape);
        hands.press(Key::escape);
        hands.app().let_house_play(100000, hands.now());
        CHECK(hands.app().screen() == ScreenName::game_over);
        CHECK(faults_of(hands) == Sentences{});
        hands.press(Key::escape);
        CHECK(hands.app().question() == Question::leave_table);
        CHECK(faults_of(hands) == Sentences{});
    }
}

TEST_CASE("undo and redo side by side, naming long decisions of long names, are in order at every size", "[saves][screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(sources_with_seed(1), look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);
        hands.press(Key::n);
        hands.press(Key::enter);
        View view = hands.app().match()->view();
        view.ui.hand_over = false;
        view.undo_whose = view.redo_whose = "Wilhelmina of Ta";
        view.undo_takes_back = view.redo_makes_again = "use the power of the Combat Command";
        view.not_saved = "This game is not being saved: cannot write /somewhere/far/away/games: No space left on device.";

        const Scene scene = layout(view, hands.scene().size, hands.screen().renderer().measure());

        CHECK(faults(scene, hands.screen().renderer().measure()) == Sentences{});
        CHECK(scene.item_labelled("Redo").has_value());
    }
}
