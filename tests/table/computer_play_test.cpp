// Computer players at the table of the program: they play to the end, whatever hands do meanwhile.
#include "support/catch.hpp"

#include <fmt/format.h>

#include <encounters/play/random.hpp>

#include "table/hands_on.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

AppSources with_computers(std::uint64_t seed) {
    AppSources sources = sources_with_seed(seed);
    sources.make_worker = [] { return std::make_unique<ImmediateWorker>(Haste::from_the_start); };
    sources.saves.clear();
    return sources;
}

TableWish table_of(HandsOn& hands, const std::vector<play::SeatKind>& kinds) {
    TableWish wish = usual_table(static_cast<int>(kinds.size()), *hands.app().cards());
    for (std::size_t seat = 0; seat < kinds.size(); ++seat) wish.seats[seat].kind = kinds[seat];
    return wish;
}

std::vector<play::SeatKind> mixed(int seats, std::uint64_t first) {
    const std::vector<play::SeatKind> ranks = offered_ranks();
    std::vector<play::SeatKind> kinds;
    for (int seat = 0; seat < seats; ++seat) kinds.push_back(ranks[(first + static_cast<std::uint64_t>(seat)) % ranks.size()]);
    return kinds;
}

void play_at_once(HandsOn& hands) {
    TableOptions options;
    options.pace = ComputerPace::at_once;
    hands.app().set_options(options, hands.now());
}

const play::Session& session_of(HandsOn& hands) { return hands.app().match()->session(); }

// Whatever is done with mouse and keys while a computer player decides, the game stays as it is.
void fumble(HandsOn& hands, play::SplitMix64& random) {
    const std::size_t records = session_of(hands).records().size();
    const Scene& scene = hands.scene();
    const Size size = scene.size;
    const Point somewhere{static_cast<float>(random.next() % static_cast<std::uint64_t>(size.width)),
                          static_cast<float>(random.next() % static_cast<std::uint64_t>(size.height))};
    constexpr Key kKeys[] = {Key::space, Key::enter, Key::e, Key::x, Key::c, Key::d, Key::s, Key::f,
                             Key::b, Key::digit_1, Key::digit_2, Key::tab, Key::p, Key::l};
    hands.key_down(KeyPress{kKeys[random.next() % std::size(kKeys)]});
    KeyPress undo;
    undo.key = Key::z;
    undo.control = true;
    hands.key_down(undo);
    hands.move_to(somewhere);
    hands.button_down(somewhere);
    hands.button_up(somewhere);
    REQUIRE(session_of(hands).records().size() == records);
    while (hands.app().question() || hands.app().screen() != ScreenName::table) hands.key_down(KeyPress{Key::escape});
}

struct Played {
    int decisions = 0;
    int idle = 0;  // passes without a decision, at most in a row
};

Played play_to_the_end(HandsOn& hands, play::SplitMix64* fumbling) {
    constexpr int kMostPasses = 200'000;
    Played played;
    int idle = 0;
    for (int pass = 0; pass < kMostPasses && hands.app().screen() == ScreenName::table; ++pass) {
        const std::size_t before = session_of(hands).steps().size();
        hands.pass(Milliseconds{1});
        const bool has_moved = session_of(hands).steps().size() > before;
        played.decisions += has_moved ? 1 : 0;
        idle = has_moved ? 0 : idle + 1;
        played.idle = std::max(played.idle, idle);
        if (fumbling != nullptr && hands.app().screen() == ScreenName::table && pass % 16 == 0) fumble(hands, *fumbling);
        if (idle > 4) break;
    }
    return played;
}

void play_games(int games, int seats) {
    HandsOn hands(with_computers(1));
    play::SplitMix64 random(7);
    for (int game = 0; game < games; ++game) {
        TableWish wish = table_of(hands, mixed(seats, static_cast<std::uint64_t>(game)));
        wish.reputation = 3;
        type_into(wish.seed, std::to_string(game + 1));
        hands.app().set_up(wish, hands.now());
        play_at_once(hands);
        hands.app().begin(hands.now());

        const Played played = play_to_the_end(hands, game % 5 == 0 ? &random : nullptr);

        INFO("game " << game);
        REQUIRE(session_of(hands).is_over());
        CHECK(hands.app().screen() == ScreenName::game_over);
        CHECK(played.idle <= 2);
        CHECK(played.decisions > 3);  // somebody may win in the first turn
    }
}

}  // namespace

TEST_CASE("50 games of eight mixed ranks never stop, and hands change nothing of them", "[computers]") { play_games(50, 8); }

TEST_CASE("1,000 games of eight mixed ranks never stop, and hands change nothing of them", "[computers][long]") {
    play_games(1000, 8);
}

TEST_CASE("a game waits while the menu is open, and goes on after it", "[computers]") {
    HandsOn hands(with_computers(1));
    hands.app().set_up(table_of(hands, mixed(2, 0)), hands.now());
    play_at_once(hands);
    hands.app().begin(hands.now());
    hands.press(Key::f10);
    REQUIRE(hands.app().question() == Question::menu);
    const std::size_t before = session_of(hands).steps().size();

    hands.pass(Milliseconds{10'000});
    CHECK(session_of(hands).steps().size() == before);
    CHECK_FALSE(hands.app().time_to_wait(hands.now()).has_value());
    hands.press(Key::escape);
    hands.pass(Milliseconds{1});

    CHECK(session_of(hands).steps().size() > before);
}

TEST_CASE("Q10.2 a seat is taken over and given back while its player decides", "[computers][Q10.2]") {
    HandsOn hands(with_computers(1));
    hands.app().set_up(table_of(hands, mixed(2, 0)), hands.now());
    hands.app().begin(hands.now());
    const SeatIndex seat = session_of(hands).decider();
    const State before = session_of(hands).state();

    hands.press(Key::f10);
    hands.click("Players, pace and odds");
    while (session_of(hands).seat(seat).kind != play::SeatKind::person) hands.click(fmt::format("Who plays seat {}", seat + 1));
    hands.press(Key::escape);
    hands.pass(Milliseconds{60'000});

    CHECK(session_of(hands).state() == before);
    CHECK_FALSE(hands.app().match()->view().ui.hand_over);
    CHECK(hands.item_sending(SendMove{session_of(hands).legal().front()}) != nullptr);

    hands.press(Key::f10);
    hands.click("Players, pace and odds");
    hands.click(fmt::format("Who plays seat {}", seat + 1));
    hands.press(Key::escape);
    hands.pass(Milliseconds{60'000});

    CHECK_FALSE(session_of(hands).state() == before);
}

TEST_CASE("a decision's reason stands in the log and not in the journal", "[computers]") {
    HandsOn hands(with_computers(1));
    hands.app().set_up(table_of(hands, mixed(1, 0)), hands.now());
    hands.app().begin(hands.now());
    const auto reasons = [&] {
        const std::vector<LogLine>& log = hands.app().match()->view().log;
        return std::count_if(log.begin(), log.end(), [](const LogLine& line) { return line.tone == LogTone::reason; });
    };
    for (int decisions = 0; decisions < 30; ++decisions) hands.pass(Milliseconds{5'000});

    CHECK(reasons() > 0);
    CHECK(hands.app().match()->view().log.size() > static_cast<std::size_t>(reasons()));
}

TEST_CASE("a reason stands in the turn of its decision", "[computers]") {
    HandsOn hands(with_computers(1));
    hands.app().set_up(table_of(hands, mixed(3, 0)), hands.now());
    play_at_once(hands);
    hands.app().begin(hands.now());
    while (hands.app().screen() == ScreenName::table) hands.pass(Milliseconds{1});
    const std::vector<LogLine>& log = hands.app().match()->view().log;

    int turns = 0;
    for (std::size_t line = 0; line + 1 < log.size(); ++line) {
        if (log[line].tone != LogTone::heading) continue;
        ++turns;
        INFO(log[line].text << ": " << log[line + 1].text);
        CHECK(log[line + 1].tone != LogTone::reason);
    }
    CHECK(turns > 5);
}

TEST_CASE("one person among computer players is never asked to take the seat", "[computers]") {
    HandsOn hands(with_computers(3));
    std::vector<play::SeatKind> kinds = mixed(3, 0);
    kinds[0] = play::SeatKind::person;
    hands.app().set_up(table_of(hands, kinds), hands.now());
    play_at_once(hands);
    hands.app().begin(hands.now());

    for (int pass = 0; pass < 3'000 && hands.app().screen() == ScreenName::table; ++pass) {
        REQUIRE_FALSE(hands.app().match()->view().ui.hand_over);
        if (session_of(hands).decider() == 0) {
            hands.app().let_house_play(1, hands.now());
        } else {
            hands.pass(Milliseconds{1});
        }
    }

    CHECK(hands.app().screen() == ScreenName::game_over);
}

TEST_CASE("a new game's seats are given to people and computer players by a click", "[computers]") {
    HandsOn hands(with_computers(1));
    hands.click("New game");

    hands.click("Who plays seat 2");
    CHECK(hands.app().wish().seats[1].kind == offered_ranks().front());
    hands.click("Start the game");

    CHECK(session_of(hands).seat(0).kind == play::SeatKind::person);
    CHECK(session_of(hands).seat(1).kind == offered_ranks().front());
}
