// Cards that can't be played, or are gone, don't hide the games that were played with them.
#include "support/catch.hpp"

#include "support/test_files.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/saves_hands.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

namespace fs = std::filesystem;
using Sentences = std::vector<std::string>;

Sentences faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

// The core set with a cost that is none.
cards::LoadResult faulty_cards() {
    const encounters::testing::Folder folder("faulty cards");
    const fs::path pack = folder.path() / "core";
    fs::copy(core_cards(), pack, fs::copy_options::recursive);
    std::string text = encounters::testing::content_of(pack / "equipment.json");
    text.replace(text.find("\"cost\": 3"), 9, "\"cost\": 3.7");
    encounters::testing::put(pack / "equipment.json", text);
    return cards::load_pack(pack);
}

cards::LoadResult missing_cards() { return cards::load_pack("/nowhere/at/all"); }

using ReadCards = cards::LoadResult (*)();

// A folder with a finished game of three and then a game of two; after them these cards.
AppSources sources_with_games(ReadCards read) {
    AppSources sources = sources_with_seed(1);
    {
        HandsOn hands(sources);
        put_game(hands, 3, 100'000);
        put_game(hands, 2, 9);
    }
    sources.read_cards = read;
    return sources;
}

}  // namespace

TEST_CASE("without cards that can be played the games still go on", "[no_cards][saves]") {
    const ReadCards read = GENERATE(&faulty_cards, &missing_cards);
    HandsOn hands(sources_with_games(read));
    REQUIRE(hands.app().screen() == ScreenName::faults);
    REQUIRE_FALSE(hands.app().faults().empty());

    hands.press(Key::c);
    REQUIRE(hands.app().screen() == ScreenName::table);
    CHECK(hands.app().match()->session().table().seats.size() == 2);
    hands.app().sit_down(hands.now());
    hands.press(Key::f10);
    hands.press(Key::l);
    CHECK(hands.app().screen() == ScreenName::faults);
    CHECK(hands.app().match() == nullptr);
}

TEST_CASE("without cards the list of games tells that their pack isn't here, and leads back", "[no_cards][saves]") {
    const ReadCards read = GENERATE(&faulty_cards, &missing_cards);
    HandsOn hands(sources_with_games(read));

    hands.click("Saved games");
    REQUIRE(hands.app().screen() == ScreenName::saves);
    CHECK(shows(hands.scene(), "pack not here"));
    CHECK_FALSE(shows(hands.scene(), "cards as today"));
    hands.press(Key::w);
    REQUIRE(hands.app().screen() == ScreenName::replay);
    hands.press(Key::t);
    CHECK(hands.app().screen() == ScreenName::statistics);
    hands.press(Key::escape);
    hands.press(Key::p);
    hands.press(Key::n);
    CHECK(hands.app().screen() == ScreenName::table);
    hands.app().sit_down(hands.now());
    hands.press(Key::f10);
    hands.press(Key::l);
    hands.press(Key::s);
    hands.click("Back");
    CHECK(hands.app().screen() == ScreenName::faults);
}

TEST_CASE("a game that ends without cards offers no new one, and says why", "[no_cards][saves]") {
    const ReadCards read = GENERATE(&faulty_cards, &missing_cards);
    HandsOn hands(sources_with_games(read));
    hands.press(Key::c);

    hands.app().let_house_play(100'000, hands.now());
    REQUIRE(hands.app().screen() == ScreenName::game_over);
    for (const char* label : {"Same players again", "New game"}) {
        const Item& item = hands.scene().items[*hands.scene().item_labelled(label)];
        CHECK_FALSE(item.control->is_enabled);
        CHECK(item.control->why_not == "Today's cards can't be played");
    }
    for (const Key key : {Key::a, Key::n}) {
        hands.press(key);
        CHECK(hands.app().screen() == ScreenName::game_over);
    }
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::faults);
    CHECK_FALSE(hands.scene().item_labelled("Continue").has_value());
}

TEST_CASE("without games the faults offer none; with the cards mended the title is back", "[no_cards][saves]") {
    AppSources sources = sources_with_seed(1);
    bool is_mended = false;
    sources.read_cards = [&is_mended] { return is_mended ? cards::load_pack(core_cards()) : missing_cards(); };
    HandsOn hands(sources);

    CHECK_FALSE(hands.scene().item_labelled("Continue").has_value());
    CHECK_FALSE(hands.scene().item_labelled("Saved games").has_value());
    hands.app().open(ScreenName::saves, hands.now());
    CHECK(faults_of(hands) == Sentences{});
    hands.press(Key::escape);
    is_mended = true;
    hands.press(Key::f5);
    CHECK(hands.app().screen() == ScreenName::title);
    CHECK(hands.app().wish().seats.size() == 2);
}

TEST_CASE("the faults with games to go on with are in order at every size", "[no_cards][screens]") {
    for (const Look& look : kLooks) {
        AppSources sources = sources_with_games(faulty_cards);
        sources.read_cards = [] {
            cards::LoadResult read = faulty_cards();
            for (int more = 0; more < 60; ++more) read.faults.push_back(read.faults.front());
            return read;
        };
        HandsOn hands(sources, look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        CHECK(faults_of(hands) == Sentences{});
        CHECK(hands.scene().item_labelled("Continue").has_value());
        CHECK(hands.scene().item_labelled("Saved games").has_value());
        hands.press(Key::page_down);
        CHECK(faults_of(hands) == Sentences{});
    }
}
