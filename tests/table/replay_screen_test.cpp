// A game looked at again: in order at every size, the same table forwards and backwards, by mouse alone and by keys
// alone, at a pace, and played on from.
#include "support/catch.hpp"

#include <limits>

#include "table/hands_on.hpp"
#include "table/looks.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/replays.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

using Sentences = std::vector<std::string>;

Sentences faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

const play::Replay& replay_in(HandsOn& hands) { return hands.app().viewing()->replay(); }

void open(HandsOn& hands, const PlayedGame& game) {
    REQUIRE(hands.app().show_replay(replay_of(game), hands.now()).empty());
    REQUIRE(hands.app().screen() == ScreenName::replay);
}

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text.find(words) != std::string::npos;
    });
}

bool tells(HandsOn& hands, const std::string& words) {
    const std::vector<LogLine>& log = hands.app().match()->view().log;
    return std::any_of(log.begin(), log.end(), [&](const LogLine& line) { return line.text == words; });
}

bool sends_moves(const Scene& scene) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Intent* intent = item.control ? scene.intent_of(item) : nullptr;
        return intent != nullptr &&
               (std::holds_alternative<SendMove>(*intent) || std::holds_alternative<Undo>(*intent));
    });
}

}  // namespace

TEST_CASE("a replay is in order at every size, wherever one is in it, and plays nothing", "[replay_screen]") {
    for (const Look& look : kLooks) {
        for (const int seats : {1, 2, 4, 8}) {
            HandsOn hands(sources_with_seed(1), look.window, look.scale);
            open(hands, {seats, 3, 5});
            const int size = replay_in(hands).size();
            for (int part = 0; part <= 12; ++part) {
                hands.app().move_replay_to(size * part / 12, hands.now());
                INFO(look.window.width << "x" << look.window.height << " at " << look.scale << ", seats " << seats
                                       << ", move " << replay_in(hands).position());

                CHECK(faults_of(hands) == Sentences{});
                CHECK_FALSE(sends_moves(hands.scene()));
            }
        }
    }
}

TEST_CASE("stepping forward and back comes to equal tables, and says the same of them", "[replay_screen]") {
    HandsOn hands(sources_with_seed(1));
    open(hands, {2, 5, 3});
    std::vector<State> forwards{replay_in(hands).state()};
    std::vector<std::size_t> logs{hands.app().viewing()->view().log.size()};

    while (replay_in(hands).position() < replay_in(hands).size()) {
        hands.press(Key::right);
        forwards.push_back(replay_in(hands).state());
        logs.push_back(hands.app().viewing()->view().log.size());
    }
    CHECK(forwards.back() == played({2, 5, 3}).state());

    for (int at = replay_in(hands).size(); at > 0; --at) {
        REQUIRE(replay_in(hands).state() == forwards[static_cast<std::size_t>(at)]);
        REQUIRE(hands.app().viewing()->view().state == forwards[static_cast<std::size_t>(at)]);
        REQUIRE(hands.app().viewing()->view().log.size() == logs[static_cast<std::size_t>(at)]);
        hands.press(Key::left);
    }
    CHECK(replay_in(hands).position() == 0);
    CHECK(replay_in(hands).state() == forwards.front());
}

TEST_CASE("keys alone lead through a replay", "[replay_screen]") {
    HandsOn hands(sources_with_seed(1));
    open(hands, {3, 2, 5});
    const play::Replay& replay = replay_in(hands);

    hands.press(Key::end);
    CHECK(replay.position() == replay.size());
    CHECK(shows(hands.scene(), "The end of the game"));
    hands.press(Key::page_up);
    CHECK(replay.position() == replay.turns().back().first_step);
    hands.press(Key::page_up);
    CHECK(replay.position() == replay.turns()[replay.turns().size() - 2].first_step);
    hands.press(Key::page_down);
    CHECK(replay.position() == replay.turns().back().first_step);
    hands.press(Key::home);
    CHECK(replay.position() == 0);
    hands.press(Key::page_down);
    CHECK(replay.position() == replay.turns().front().first_step);

    hands.press(Key::p);
    CHECK(hands.app().question() == Question::play_on);
    CHECK(faults_of(hands) == Sentences{});
    hands.press(Key::escape);
    CHECK_FALSE(hands.app().question().has_value());
    hands.press(Key::t);
    CHECK(hands.app().screen() == ScreenName::statistics);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::replay);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::title);
}

TEST_CASE("the mouse alone leads through a replay, and a turn is a click away", "[replay_screen]") {
    HandsOn hands(sources_with_seed(1));
    open(hands, {2, 2, 5});
    const play::Replay& replay = replay_in(hands);

    hands.click("A step on");
    CHECK(replay.position() == 1);
    hands.click("A step back");
    CHECK(replay.position() == 0);
    hands.click("A turn on");
    hands.click("A turn on");
    CHECK(replay.position() == replay.turns()[1].first_step);
    hands.click("To the end");
    CHECK(replay.position() == replay.size());
    hands.click("To the beginning");
    const Item* third = hands.item_sending(DoOnScreen{ScreenDeed::replay_to_turn, 2});
    REQUIRE(third != nullptr);
    CHECK(third->control->label == "Turn 3: " + replay.whole().seat(replay.turns()[2].seat).name + ", " +
                                       (replay.turns()[2].secured ? "secured, " : "") +
                                       play::to_text(replay.turns()[2]));
    const Item turn = *third;
    hands.click(turn);
    CHECK(replay.position() == replay.turns()[2].first_step);
    CHECK(replay.turn_index() == 2);

    hands.click("Close");
    CHECK(hands.app().screen() == ScreenName::title);
}

TEST_CASE("a replay plays by itself at three paces and stops at its end", "[replay_screen]") {
    HandsOn hands(sources_with_seed(1));
    open(hands, {2, 2, 3});
    const play::Replay& replay = replay_in(hands);
    CHECK_FALSE(hands.app().time_to_wait(hands.now()).has_value());

    hands.press(Key::space);
    CHECK(hands.app().time_to_wait(hands.now()).has_value());
    hands.pass(Milliseconds{800});
    CHECK(replay.position() == 1);
    hands.press(Key::v);
    const int before = replay.position();
    for (int step = 0; step < 10; ++step) hands.pass(Milliseconds{150});
    CHECK(replay.position() >= before + 9);
    hands.press(Key::space);
    const int paused = replay.position();
    hands.pass(Milliseconds{10'000});
    CHECK(replay.position() == paused);

    hands.press(Key::space);
    for (int step = 0; step < 5'000 && hands.app().viewing()->is_playing(); ++step) hands.pass(Milliseconds{150});
    CHECK(replay.position() == replay.size());
    CHECK_FALSE(hands.app().time_to_wait(hands.now()).has_value());
}

TEST_CASE("a game played on with the same luck goes as the first one went; with new luck it needn't",
          "[replay_screen]") {
    const PlayedGame game{2, 9, 4};
    const play::Session first = played(game);

    for (const int tenth : {0, 3, 7}) {
        HandsOn hands(sources_with_seed(1));
        open(hands, game);
        hands.app().move_replay_to(replay_in(hands).size() * tenth / 10, hands.now());
        hands.click("Play on from here");
        CHECK(shows(hands.scene(), "A new game begins at move"));
        hands.press(Key::s);
        REQUIRE(hands.app().screen() == ScreenName::table);

        CHECK(tells(hands, "Played on from a replay, with the same luck: its seed is known"));
        hands.app().let_house_play(std::numeric_limits<int>::max(), hands.now());
        CHECK(hands.app().match()->session().state() == first.state());
    }

    HandsOn hands(sources_with_seed(1));
    open(hands, game);
    hands.press(Key::page_down);
    hands.press(Key::p);
    hands.press(Key::n);
    REQUIRE(hands.app().screen() == ScreenName::table);
    CHECK(tells(hands, "Played on from another game, with new luck"));
    hands.app().let_house_play(std::numeric_limits<int>::max(), hands.now());
    CHECK_FALSE(hands.app().match()->session().state() == first.state());
}

TEST_CASE("without its seed a game can only be played on with new luck, and says why", "[replay_screen]") {
    const play::Session game = played({2, 9, 3});
    const play::JournalHeader header =
        play::journal_header(game.table(), cards::load_pack(core_cards()).pack_texts, play::Seed{9, "ab"});
    HandsOn hands(sources_with_seed(1));
    const std::string text = play::write_journal(game, header, std::nullopt);
    REQUIRE(hands.app().show_replay(play::Replay(play::read_journal(text, "")), hands.now()).empty());

    hands.press(Key::p);

    const Item& same = hands.scene().items[*hands.scene().item_labelled("Same luck")];
    CHECK_FALSE(same.control->is_enabled);
    CHECK(same.control->why_not == "This game is not over: its seed is still secret");
    CHECK(faults_of(hands) == Sentences{});
}

TEST_CASE("a game that was left has no end yet: it is shown as far as it was played", "[replay_screen]") {
    const play::Session whole = played({2, 9, 3});
    play::Session left(whole.table(), std::make_unique<play::SeededChance>(9));
    for (int decisions = 0; decisions < 25; ++decisions) left.act_house();
    REQUIRE_FALSE(left.is_over());
    const play::JournalHeader header =
        play::journal_header(left.table(), cards::load_pack(core_cards()).pack_texts, play::Seed{9, ""});
    HandsOn hands(sources_with_seed(1));
    const std::string text = play::write_journal(left, header, std::nullopt);
    REQUIRE(hands.app().show_replay(play::Replay(play::read_journal(text, "")), hands.now()).empty());

    hands.press(Key::end);
    CHECK(shows(hands.scene(), "As far as it was played"));
    CHECK_FALSE(shows(hands.scene(), "The end of the game"));
}

TEST_CASE("the controls of a replay say what they are in the smallest window too", "[replay_screen]") {
    for (const Look& look : {Look{{1024, 640}, 1}, Look{{1280, 720}, 1}, Look{{1920, 1080}, 1.5F}}) {
        HandsOn hands(sources_with_seed(1), look.window, look.scale);
        open(hands, {3, 2, 5});
        hands.press(Key::page_down);
        INFO(look.window.width << "x" << look.window.height << " at " << look.scale);

        CHECK(shows(hands.scene(), "Fair dice"));
        for (const char* pace : {"Pace: normal", "Pace: fast", "Pace: slow"}) {
            CHECK(shows(hands.scene(), pace));
            hands.press(Key::v);
        }
        const Item& help = hands.scene().items[*hands.scene().item_labelled("Rules")];
        CHECK(help.rectangle.right() > hands.scene().size.width - 36);
        CHECK_FALSE(hands.scene().item_labelled("Menu").has_value());
    }
}

TEST_CASE("what is no replay is refused in words", "[replay_screen]") {
    HandsOn hands(sources_with_seed(1));

    CHECK_FALSE(hands.app().show_replay(play::Replay(play::read_journal("", "empty.jsonl")), hands.now()).empty());
    CHECK(hands.app().screen() == ScreenName::title);
}
