// Every screen around the table, at every size that matters: nothing overlaps, leaves the window or is cut unsaid.
#include "support/catch.hpp"

#include <encounters/play/session.hpp>

#include "table/hands_on.hpp"
#include "table/presenter/scene_checks.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

struct Look {
    Size window;
    float scale;
};
constexpr Look kLooks[] = {{{1280, 720}, 1},  {{1920, 1080}, 1},    {{1920, 1080}, 1.5F},
                           {{2560, 1080}, 1}, {{2560, 1080}, 1.5F}, {{1024, 640}, 1}};

using Sentences = std::vector<std::string>;

AppSources with_texts() {
    AppSources sources = sources_with_seed(1);
    Reading page = reading_of("How to play",
                              "# Title\n\nA paragraph with **bold** words.\n\n## A heading\n\n1. One.\n2. Two.\n\n- A "
                              "point.\n\n| a | b |\n| --- | --- |\n| c | d |\n");
    for (int copy = 0; copy < 4; ++copy) page.lines.insert(page.lines.end(), page.lines.begin(), page.lines.end());
    sources.readings = {page, reading_of("Rules", "## 1 Table\n\n- **R1.1** All players share the dice.\n")};
    return sources;
}

Sentences faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

cards::LoadResult with_faults(int count) {
    cards::LoadResult read;
    for (int number = 0; number < count; ++number) {
        cards::Fault fault;
        fault.file = "encounters.json";
        fault.line = number + 1;
        fault.column = 7;
        fault.pointer = "/encounters/3/effects/0/effect";
        fault.message =
            "unknown effect \"hazzard\"; allowed: set, adjust, reroll, flip, lock_extra, add_dice, cancel, scout, "
            "requisition, bonus_cbills, hazard, field_hire, salvage";
        fault.suggestion = "hazard";
        read.faults.push_back(fault);
    }
    return read;
}

}  // namespace

TEST_CASE("the title is in order at every size", "[screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(with_texts(), look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        CHECK(hands.app().screen() == ScreenName::title);
        CHECK(faults_of(hands) == Sentences{});
        CHECK(hands.scene().item_labelled("New game").has_value());
    }
}

TEST_CASE("setting up a table is in order with one to eight players", "[screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(with_texts(), look.window, look.scale);
        hands.app().open(ScreenName::new_game, Milliseconds{0});
        for (const int seats : {1, 2, 8}) {
            TableWish wish = usual_table(seats, *hands.app().cards());
            wish.seats[0].name.text = "WWWWWWWWWWWWWWWW";
            wish.seed.text = "18446744073709551615";
            wish.seats.back().kind = play::SeatKind::veteran;
            hands.app().set_up(wish, Milliseconds{0});
            INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", seats " << seats);

            CHECK(faults_of(hands) == Sentences{});
        }
    }
}

TEST_CASE("a setup that can't be played says why, in order", "[screens]") {
    HandsOn hands(with_texts());
    hands.app().open(ScreenName::new_game, Milliseconds{0});
    TableWish wish = usual_table(2, *hands.app().cards());
    wish.seats[1].name.text = wish.seats[0].name.text;

    hands.app().set_up(wish, Milliseconds{0});

    CHECK(faults_of(hands) == Sentences{});
    const Item& start = hands.scene().items[*hands.scene().item_labelled("Start the game")];
    CHECK_FALSE(start.control->is_enabled);
    CHECK(start.control->why_not == "Players 1 and 2 need different names.");
}

TEST_CASE("the end of a game is in order with one to eight players", "[screens]") {
    for (const Look& look : kLooks) {
        for (const int seats : {1, 2, 4, 8}) {
            HandsOn hands(with_texts(), look.window, look.scale);
            TableWish wish = usual_table(seats, *hands.app().cards());
            wish.reputation = 1;
            play::Session session(setup_of(wish, *hands.app().cards()), std::make_unique<play::SeededChance>(2));
            while (session.act_house()) {
            }
            hands.app().play(std::move(session), Milliseconds{0});
            INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", seats " << seats);

            CHECK(hands.app().screen() == ScreenName::game_over);
            CHECK(faults_of(hands) == Sentences{});
        }
    }
}

TEST_CASE("lists of faults, short and long, are in order and scroll to their end", "[screens]") {
    for (const Look& look : kLooks) {
        for (const int count : {1, 60}) {
            AppSources sources = with_texts();
            sources.read_cards = [count] { return with_faults(count); };
            HandsOn hands(sources, look.window, look.scale);
            INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", faults " << count);

            CHECK(hands.app().screen() == ScreenName::faults);
            CHECK(faults_of(hands) == Sentences{});
            for (int page = 0; page < 40; ++page) hands.press(Key::page_down);
            CHECK(faults_of(hands) == Sentences{});
            const auto shows_last = [&](const Item& item) {
                const Text* text = std::get_if<Text>(&item.drawing);
                return text != nullptr && text->text == std::to_string(count);
            };
            CHECK(std::any_of(hands.scene().items.begin(), hands.scene().items.end(), shows_last));
        }
    }
}

TEST_CASE("texts to read are in order from their beginning to their end", "[screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(with_texts(), look.window, look.scale);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        hands.press(Key::h);
        CHECK(hands.app().screen() == ScreenName::reading);
        CHECK(faults_of(hands) == Sentences{});
        for (int page = 0; page < 40; ++page) hands.press(Key::page_down);
        CHECK(faults_of(hands) == Sentences{});
        hands.press(Key::escape);
        CHECK(hands.app().screen() == ScreenName::title);
    }
}

TEST_CASE("who plays which of eight seats is in order", "[screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(with_texts(), look.window, look.scale);
        TableWish wish = usual_table(8, *hands.app().cards());
        wish.seats[0].name.text = "WWWWWWWWWWWWWWWW";
        hands.app().set_up(wish, Milliseconds{0});
        hands.app().begin(Milliseconds{0});
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        hands.press(Key::enter);
        hands.press(Key::f10);
        hands.press(Key::p);
        hands.click("Odds: Some");
        hands.click("Who plays seat 8");

        CHECK(faults_of(hands) == Sentences{});
        CHECK_FALSE(hands.app().match()->view().seats[7].is_person);
    }
}

TEST_CASE("the questions over a running game are in order", "[screens]") {
    for (const Look& look : kLooks) {
        HandsOn hands(with_texts(), look.window, look.scale);
        hands.press(Key::n);
        hands.press(Key::enter);
        hands.press(Key::enter);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        hands.press(Key::f10);
        CHECK(hands.app().question() == Question::menu);
        CHECK(faults_of(hands) == Sentences{});
        hands.press(Key::p);
        CHECK(hands.app().question() == Question::players);
        CHECK(faults_of(hands) == Sentences{});
        hands.click("Odds: Some");
        hands.click("Odds for seat 2");
        hands.click("Pace: At once");
        CHECK(faults_of(hands) == Sentences{});
        CHECK(hands.app().options().pace == ComputerPace::at_once);
        CHECK(hands.app().options().meter == MeterUse::marked);
        CHECK(hands.app().options().is_marked[1]);
    }
}
