// What follows from what people do on the screens around the table.
#include "support/catch.hpp"

#include <fstream>

#include "table/hands_on.hpp"
#include "table/start.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

SDL_Event closing() {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_CLOSE;
    return event;
}

void begin_game(HandsOn& hands) {
    hands.click("New game");
    hands.click("Start the game");
    hands.press(Key::enter);
}

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("Enter presses the amber button while nothing has the focus", "[app]") {
    HandsOn hands(sources_with_seed(1));

    hands.press(Key::enter);
    CHECK(hands.app().screen() == ScreenName::new_game);
    hands.press(Key::enter);

    CHECK(hands.app().screen() == ScreenName::table);
}

TEST_CASE("two clicks lead from the start to a game", "[app]") {
    HandsOn hands(sources_with_seed(1));

    hands.click("New game");
    hands.click("Start the game");

    CHECK(hands.app().screen() == ScreenName::table);
    CHECK(hands.app().match()->session().table().seats.size() == 2);
}

TEST_CASE("the title names the pack, its version and its folder, and so does the window", "[app]") {
    HandsOn hands(sources_with_seed(1));

    CHECK(shows(hands.scene(), "Core Set"));
    CHECK(shows(hands.scene(), core_cards()));
    CHECK(hands.app().window_title().find("Core Set") != std::string::npos);
    CHECK(hands.app().window_title().find(core_cards()) != std::string::npos);
}

TEST_CASE("closing closes at once, with a game or without", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.push(closing());
    CHECK(hands.app().take_wishes().close);

    begin_game(hands);
    hands.push(closing());
    CHECK_FALSE(hands.app().question().has_value());
    CHECK(hands.app().take_wishes().close);
}

TEST_CASE("Escape never ends a game at once", "[app]") {
    HandsOn hands(sources_with_seed(1));
    begin_game(hands);
    const State before = hands.app().match()->session().state();

    for (int times = 0; times < 9; ++times) hands.press(Key::escape);

    CHECK(hands.app().screen() == ScreenName::table);
    CHECK_FALSE(hands.app().take_wishes().close);
    CHECK(hands.app().match()->session().state() == before);
}

TEST_CASE("a game is left for the title by the menu, and can be continued there", "[app]") {
    HandsOn hands(sources_with_seed(1));
    begin_game(hands);

    hands.click("Menu");
    hands.click("Leave this game");

    CHECK(hands.app().screen() == ScreenName::title);
    CHECK(hands.app().match() == nullptr);
    CHECK(hands.scene().item_labelled("Continue").has_value());
}

TEST_CASE("names are typed in any alphabet, shown as typed, and kept to the game", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");

    hands.click("Name of player 1");
    REQUIRE(hands.app().wants_text());
    for (int letter = 0; letter < 3; ++letter) hands.press(Key::backspace);
    hands.type("Zo\u00eb %s##");
    hands.press(Key::enter);
    hands.click("Start the game");

    REQUIRE(hands.app().match() != nullptr);
    CHECK(hands.app().match()->session().seat(0).name == "Zo\u00eb %s##");
}

TEST_CASE("letters typed into a name are no hot keys", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");
    hands.click("Name of player 2");

    hands.press(Key::n);
    hands.press(Key::plus);
    hands.type("n+");

    CHECK(hands.app().wish().seats.size() == 2);
    CHECK(hands.app().wish().seats[1].name.text == "Benn+");
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::new_game);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::title);
}

TEST_CASE("seats come and go, one to eight, with colours and shapes of their own", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");
    for (int seat = 0; seat < 6; ++seat) hands.press(Key::plus);

    const std::vector<SeatWish> seats = hands.app().wish().seats;
    REQUIRE(seats.size() == 8);
    CHECK_FALSE(hands.scene().item_labelled("Add a player").has_value());
    hands.click("Colour of player 1");
    hands.click("Shape of player 8");
    for (std::size_t one = 0; one < 8; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            CHECK(hands.app().wish().seats[one].colour != hands.app().wish().seats[other].colour);
            CHECK(hands.app().wish().seats[one].shape != hands.app().wish().seats[other].shape);
            CHECK(hands.app().wish().seats[one].name.text != hands.app().wish().seats[other].name.text);
        }
    }
    CHECK(hands.app().wish().seats[0].colour != seats[0].colour);
    CHECK(hands.app().wish().seats[7].shape != seats[7].shape);

    for (int seat = 8; seat > 1; --seat) hands.click("Remove player 1");
    CHECK(hands.app().wish().seats.size() == 1);
    CHECK_FALSE(hands.scene().item_labelled("Remove player 1").has_value());
}

TEST_CASE("the table's own numbers and a typed seed rule the game", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");

    hands.click("Win with 5 Reputation");
    hands.click("Even start");
    hands.click("Seed");
    hands.type("77");
    hands.click("Start the game");

    const Match& match = *hands.app().match();
    CHECK(match.session().catalogue().table.winning_reputation == 5);
    CHECK(match.session().state().even_start);
    play::Session same(match.session().table(), std::make_unique<play::SeededChance>(77));
    CHECK(match.session().state() == same.state());
}

TEST_CASE("a seed that is no number can't be played", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");
    hands.click("Seed");
    hands.type("x");

    hands.press(Key::enter);
    hands.click("Start the game");

    CHECK(hands.app().screen() == ScreenName::new_game);
    CHECK(why_no_table(hands.app().wish(), *hands.app().cards()).find("seed") != std::string::npos);
}

TEST_CASE("cards with faults open their list, and F5 reads them again", "[app]") {
    AppSources sources = sources_with_seed(1);
    int reads = 0;
    sources.read_cards = [&reads] {
        if (++reads > 2) return cards::load_pack(core_cards());
        cards::LoadResult read;
        cards::Fault fault;
        fault.file = "encounters.json";
        fault.message = "missing";
        read.faults.push_back(fault);
        return read;
    };
    HandsOn hands(sources);

    CHECK(hands.app().screen() == ScreenName::faults);
    CHECK(shows(hands.scene(), "encounters.json"));
    hands.press(Key::f5);
    CHECK(hands.app().screen() == ScreenName::faults);
    hands.press(Key::f5);
    CHECK(hands.app().screen() == ScreenName::title);
    begin_game(hands);
    CHECK(hands.app().screen() == ScreenName::table);
}

TEST_CASE("a picture is drawn only when something has changed", "[app]") {
    HandsOn hands(sources_with_seed(1));
    REQUIRE(hands.app().take_redraw());

    hands.move_to({5, 5});
    hands.move_to({6, 6});
    hands.pass(Milliseconds{5000});
    CHECK_FALSE(hands.app().take_redraw());

    const Point entry = hands.scene().items[*hands.scene().item_labelled("New game")].rectangle.centre();
    hands.move_to(entry);
    CHECK(hands.app().take_redraw());
    hands.move_to({entry.x + 1, entry.y});
    CHECK_FALSE(hands.app().take_redraw());
    CHECK_FALSE(hands.app().time_to_wait(Milliseconds{0}).has_value());
}

TEST_CASE("a table at rest draws nothing and wakes for nothing", "[app]") {
    HandsOn hands(sources_with_seed(1));
    begin_game(hands);
    hands.move_to({2, 2});
    hands.app().take_redraw();

    hands.pass(Milliseconds{60000});
    hands.move_to({3, 2});

    CHECK_FALSE(hands.app().take_redraw());
    CHECK_FALSE(hands.app().time_to_wait(Milliseconds{60800}).has_value());
}

TEST_CASE("Ctrl+Plus, Ctrl+Minus and F11 ask something of the window on every screen", "[app]") {
    HandsOn hands(sources_with_seed(1));
    KeyPress larger;
    larger.key = Key::plus;
    larger.control = true;
    KeyPress smaller = larger;
    smaller.key = Key::minus;

    hands.press(larger);
    CHECK(hands.app().take_wishes().text_steps == 1);
    begin_game(hands);
    hands.press(smaller);
    hands.press(smaller);
    CHECK(hands.app().take_wishes().text_steps == -2);
    hands.press(Key::f11);
    CHECK(hands.app().take_wishes().switch_full_screen);
}

TEST_CASE("what is taken back is taken out of the log, and luck is the barrier", "[app]") {
    HandsOn hands(sources_with_seed(1));
    begin_game(hands);
    const auto log_size = [&] { return hands.app().match()->view().log.size(); };
    while (hands.app().match()->session().state().phase != Phase::choose_contract) {
        hands.app().let_house_play(1, Milliseconds{0});
    }
    const std::size_t before = log_size();
    CHECK(hands.app().match()->view().log.back().tone == LogTone::barrier);

    hands.app().let_house_play(1, Milliseconds{0});
    CHECK(log_size() > before);
    CHECK(hands.app().match()->view().log.back().tone != LogTone::barrier);
    KeyPress undo;
    undo.key = Key::z;
    undo.control = true;
    hands.press(undo);

    CHECK(log_size() == before);
    CHECK(hands.app().match()->view().log.back().tone == LogTone::barrier);
}

TEST_CASE("thrown dice tumble for a moment, end on any key, and show the faces that were decided", "[app]") {
    HandsOn hands(sources_with_seed(1));
    begin_game(hands);
    while (hands.app().match()->session().state().phase != Phase::between)
        hands.app().let_house_play(1, Milliseconds{0});
    hands.app().sit_down(Milliseconds{0});
    const Item reveal = *hands.item_sending(SendMove{Move::of(MoveKind::reveal)});
    const Point at = reveal.rectangle.centre();
    hands.move_to(at);
    hands.pass(Milliseconds{400});
    hands.button_down(at);
    hands.button_up(at);
    const Milliseconds thrown = hands.now();
    const auto degrees_of_dice = [&](const Scene& scene) {
        float degrees = 0;
        for (const Item& item : scene.items) {
            const encounters::table::Die* die = std::get_if<encounters::table::Die>(&item.drawing);
            if (die != nullptr) degrees += std::abs(die->degrees);
        }
        return degrees;
    };

    CHECK(degrees_of_dice(hands.app().picture(thrown + Milliseconds{100})) > 0);
    CHECK(degrees_of_dice(hands.scene()) == 0);
    REQUIRE(hands.app().time_to_wait(thrown).has_value());
    CHECK(*hands.app().time_to_wait(thrown) <= Milliseconds{20});
    CHECK(degrees_of_dice(hands.app().picture(thrown + Milliseconds{600})) == 0);

    hands.key_down(KeyPress{Key::f3});
    CHECK(degrees_of_dice(hands.app().picture(thrown + Milliseconds{100})) == 0);
}

TEST_CASE("a second click of a double click does nothing on the screen that has just come up", "[app]") {
    HandsOn hands(sources_with_seed(1));
    hands.click("New game");
    const Item start = hands.scene().items[*hands.scene().item_labelled("Back")];
    const Point at = start.rectangle.centre();
    hands.press(Key::escape);
    hands.move_to(at);
    hands.pass(Milliseconds{400});
    hands.key_down(KeyPress{Key::n});

    hands.button_down(at);
    hands.button_up(at);
    CHECK(hands.app().screen() == ScreenName::new_game);
    hands.pass(Milliseconds{400});
    hands.button_down(at);
    hands.button_up(at);
    CHECK(hands.app().screen() == ScreenName::title);
}
