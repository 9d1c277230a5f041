// Games that are kept: left at any prompt and continued, closed at any moment, through disks that won't and files that break.
#include "support/catch.hpp"

#include <cerrno>

#include <encounters/cards/situation.hpp>
#include <encounters/play/replay.hpp>
#include <encounters/play/verify.hpp>

#include "support/test_files.hpp"
#include "table/hands_play.hpp"
#include "table/saves_hands.hpp"
#include "table/start.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;

namespace {

namespace fs = std::filesystem;

SDL_Event closing() {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_CLOSE;
    return event;
}

// A game kept in the App's folder that begins at this state.
void begin_at(HandsOn& hands, const State& state) {
    const cards::LoadResult core = cards::load_pack(core_cards());
    TableWish wish = usual_table(state.seat_count, *core.catalogue);
    play::NewGame game{setup_of(wish, *core.catalogue), core.pack_texts, {7, "0f"}, play::DiceOrigin::seeded,
                       cards::write_situation(state, *core.catalogue)};
    hands.app().play(hands.app().shelf().saved().begin(game), hands.now());
}

void check_left_and_continued(HandsOn& hands) {
    hands.app().sit_down(hands.now());
    const std::uint64_t before = hash_of(hands.app().match()->session().state());
    const std::vector<std::string> told = told_by(hands.scene());

    leave_and_continue(hands);

    CHECK(hash_of(hands.app().match()->session().state()) == before);
    CHECK(told_by(hands.scene()) == told);
    CHECK(hands.app().match()->is_safe());
}

// A person's decision that can be taken back: the first legal one of each prompt, until one brings no luck.
void play_until_undo(HandsOn& hands) {
    const Match& match = *hands.app().match();
    for (int move = 0; move < 60 && !match.session().can_undo(); ++move) {
        hands.app().sit_down(hands.now());
        do_by_keys(hands, match.session().legal().front());
    }
    REQUIRE(match.session().can_undo());
}

fs::path file_of(HandsOn& hands) { return hands.app().match()->saving()->file(); }

KeyPress with_control(Key key) {
    KeyPress press;
    press.key = key;
    press.control = true;
    return press;
}

}  // namespace

TEST_CASE("a game left at any kind of prompt is continued at that prompt, to the pixel", "[saves]") {
    for (const int seats : {1, 3}) {
        for (const auto& [phase, state] : encounters::table::testing::states_by_phase(seats)) {
            if (phase == Phase::over) continue;
            INFO(seats << " seats at " << encounters::table::testing::phase_word(phase));
            HandsOn hands(sources_with_seed(1));

            begin_at(hands, state);

            check_left_and_continued(hands);
        }
    }
}

TEST_CASE("a game left again and again while it is played comes to the same end", "[saves]") {
    HandsOn hands(sources_with_seed(5));
    hands.press(Key::n);
    hands.press(Key::enter);
    play::Session beside = hands.app().match()->session().fork();

    for (int times = 0; times < 25; ++times) {
        hands.app().let_house_play(3, hands.now());
        for (int move = 0; move < 3; ++move) beside.act_house();
        check_left_and_continued(hands);
    }

    CHECK(hands.app().match()->session().state() == beside.state());
    CHECK(hands.app().match()->session().records() == beside.records());
}

TEST_CASE("closing the window is the save: the next window continues", "[saves]") {
    AppSources sources = sources_with_seed(3);
    std::uint64_t left = 0;
    {
        HandsOn hands(sources);
        hands.press(Key::n);
        hands.press(Key::enter);
        hands.app().let_house_play(17, hands.now());
        left = hash_of(hands.app().match()->session().state());
        hands.push(closing());
        CHECK(hands.app().take_wishes().close);
    }
    HandsOn hands(sources);

    CHECK(shows(hands.scene(), ": Ada 0, Ben 0"));
    hands.click("Continue");

    CHECK(hash_of(hands.app().match()->session().state()) == left);
}

TEST_CASE("the table's own number goes on with its game, and the same players play by it again", "[saves]") {
    HandsOn hands(sources_with_seed(3));
    put_game(hands, 4, 9);

    hands.press(Key::c);
    CHECK(hands.app().match()->session().catalogue().table.winning_reputation == 1);
    hands.press(Key::enter);
    hands.press(Key::f10);
    hands.press(Key::l);
    hands.press(Key::a);

    const play::Session& session = hands.app().match()->session();
    CHECK(session.table().seats.size() == 4);
    CHECK(session.catalogue().table.winning_reputation == 1);
    CHECK(hands.app().shelf().saved().files().size() == 2);
    CHECK(play::cards_text(hands.app().shelf().saved().describe(file_of(hands), {{"core", cards::load_pack(core_cards()).pack_texts}})) ==
          "cards as today");
}

TEST_CASE("a finished game becomes a replay that can be watched, and nothing to continue", "[saves]") {
    HandsOn hands(sources_with_seed(3));
    hands.press(Key::n);
    hands.click("Win with 5 Reputation");
    hands.press(Key::enter);
    hands.app().let_house_play(100000, hands.now());
    REQUIRE(hands.app().screen() == ScreenName::game_over);
    CHECK(shows(hands.scene(), "3:0f"));
    CHECK(shows(hands.scene(), hands.app().match()->saving()->header().seed_hash));

    hands.press(Key::w);
    CHECK(hands.app().screen() == ScreenName::replay);
    hands.press(Key::escape);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::title);
    CHECK_FALSE(hands.scene().item_labelled("Continue").has_value());

    hands.press(Key::s);
    CHECK(shows(hands.scene(), "won in turn"));
    CHECK_FALSE(hands.scene().item_labelled("Continue").has_value());
    hands.press(Key::enter);
    CHECK(hands.app().screen() == ScreenName::replay);
    hands.press(Key::escape);
    CHECK(hands.app().screen() == ScreenName::saves);
}

TEST_CASE("whatever lies in the folder is listed with its reason, and deleted by keys alone", "[saves]") {
    AppSources sources = sources_with_seed(3);
    fs::create_directories(sources.saves / "folder.jsonl");
    fs::create_symlink("/nowhere/at/all", sources.saves / "link.jsonl");
    encounters::testing::put(sources.saves / "empty.jsonl", "");
    encounters::testing::put(sources.saves / "nonsense.jsonl", "\xff\xfe{]\n");
    encounters::testing::put(sources.saves / "newer.jsonl", "{\"format\":99}\n");
    HandsOn hands(sources);
    CHECK_FALSE(hands.scene().item_labelled("Continue").has_value());

    hands.press(Key::s);
    REQUIRE(hands.app().screen() == ScreenName::saves);
    CHECK(shows(hands.scene(), "5 broken files in "));
    for (const char* name : {"folder", "link", "empty", "nonsense", "newer"}) CHECK(shows(hands.scene(), name));

    for (int left = 5; left > 0; --left) {
        REQUIRE(hands.app().shelf().size() == left);
        CHECK_FALSE(hands.app().shelf().at(hands.app().chosen_game()).broken.empty());
        hands.press(Key::erase);
        REQUIRE(hands.app().question() == Question::delete_game);
        hands.press(Key::enter);
        REQUIRE(hands.app().shelf().size() == left);
        CHECK_FALSE(hands.app().question().has_value());
        hands.press(Key::erase);
        hands.press(Key::d);
    }
    CHECK(hands.app().screen() == ScreenName::title);
    CHECK_FALSE(hands.scene().item_labelled("Saved games and replays").has_value());
}

TEST_CASE("a long list is gone through by keys alone and by mouse alone, and reads only what it shows", "[saves]") {
    HandsOn hands(sources_with_seed(3));
    for (int game = 0; game < 12; ++game) put_game(hands, 1 + game % 3, game);
    hands.press(Key::s);

    for (int step = 0; step < 20; ++step) hands.press(Key::down);
    CHECK(hands.app().chosen_game() == 11);
    REQUIRE(hands.scene().item_labelled("Game 12").has_value());
    for (int step = 0; step < 20; ++step) hands.press(Key::up);
    CHECK(hands.app().chosen_game() == 0);

    for (int step = 0; step < 5; ++step) hands.click("Next game");
    hands.click("Game 4");
    CHECK(hands.app().chosen_game() == 3);
    const fs::path wanted = hands.app().shelf().at(3).file;
    hands.click("Continue");
    CHECK(file_of(hands) == wanted);
}

TEST_CASE("games and broken files are counted apart, in a long list as soon as it has been read", "[saves]") {
    AppSources sources = sources_with_seed(3);
    encounters::testing::put(sources.saves / "nonsense.jsonl", "{\n");
    HandsOn hands(sources);
    put_game(hands, 2, 9);
    hands.press(Key::s);
    CHECK(shows(hands.scene(), "1 game, 1 broken file in "));
    CHECK_FALSE(hands.app().time_to_wait(hands.now()).has_value());
    hands.press(Key::escape);

    for (int game = 0; game < 11; ++game) put_game(hands, 1, 3);
    hands.app().shelf().set_today({});
    hands.press(Key::s);
    CHECK(shows(hands.scene(), "13 files in "));
    for (int times = 0; times < 20 && hands.app().time_to_wait(hands.now()); ++times) hands.pass(Milliseconds{1});
    CHECK(shows(hands.scene(), "12 games, 1 broken file in "));
    CHECK_FALSE(hands.app().time_to_wait(hands.now()).has_value());
}

TEST_CASE("a damaged game goes on from where it is good, and says so", "[saves]") {
    AppSources sources = sources_with_seed(3);
    HandsOn hands(sources);
    put_game(hands, 2, 12);
    const fs::path file = hands.app().shelf().saved().files().front();
    std::string text = encounters::testing::content_of(file);
    hands.press(Key::c);
    hands.press(Key::enter);
    const std::size_t moves = hands.app().match()->session().steps().size();
    hands.press(Key::f10);
    hands.press(Key::l);
    std::size_t line = text.size();
    for (int back = 0; back < 12; ++back) line = text.rfind('\n', line - 1);
    text[line + 10] ^= 1;
    encounters::testing::put(file, text);

    hands.press(Key::c);

    REQUIRE(hands.app().question() == Question::message);
    CHECK(shows(hands.scene(), "damaged"));
    hands.press(Key::enter);
    CHECK(hands.app().screen() == ScreenName::table);
    CHECK(hands.app().match()->session().steps().size() < moves);
    CHECK(encounters::testing::content_of(file) == text);
    CHECK(file_of(hands) != file);
}

TEST_CASE("a disk that won't: the game goes on, says so, and is saved whole in another place", "[saves]") {
    AppSources sources = sources_with_seed(3);
    const encounters::testing::Folder other("another place");
    encounters::testing::TestFiles files;
    sources.files = &files;
    HandsOn hands(sources);
    hands.press(Key::n);
    hands.press(Key::enter);
    hands.app().sit_down(hands.now());
    CHECK_FALSE(hands.scene().item_labelled("Not being saved").has_value());

    files.first_failure = 1;
    files.failures = 1 << 30;
    files.error = ENOSPC;
    hands.app().let_house_play(5, hands.now());
    REQUIRE(hands.scene().item_labelled("Not being saved").has_value());
    CHECK(hands.app().match()->view().not_saved.find("No space left on device") != std::string::npos);
    hands.push(closing());
    CHECK_FALSE(hands.app().take_wishes().close);
    REQUIRE(hands.app().question() == Question::leave_program);
    hands.press(Key::enter);
    CHECK_FALSE(hands.app().question().has_value());
    CHECK(hands.app().screen() == ScreenName::table);

    hands.app().sit_down(hands.now());
    hands.press(Key::f8);
    REQUIRE(hands.app().question() == Question::not_saved);
    hands.press(Key::t);
    CHECK(hands.app().question() == Question::not_saved);
    hands.click("Folder");
    hands.type(other.path().string());
    files.failures = 0;
    hands.click("Save there");
    REQUIRE(hands.app().question() == Question::message);
    hands.press(Key::enter);

    CHECK_FALSE(hands.scene().item_labelled("Not being saved").has_value());
    CHECK(file_of(hands).parent_path() == other.path());
    CHECK(play::replay(play::read_journal_file(file_of(hands))).session->state() == hands.app().match()->session().state());
    check_left_and_continued(hands);
}

TEST_CASE("what could not be saved is saved whole with the next move that can be", "[saves]") {
    AppSources sources = sources_with_seed(3);
    encounters::testing::TestFiles files;
    sources.files = &files;
    HandsOn hands(sources);
    files.first_failure = 1;
    files.failures = 1 << 30;
    files.error = EACCES;
    hands.press(Key::n);
    hands.press(Key::enter);
    hands.app().let_house_play(5, hands.now());
    CHECK_FALSE(hands.app().match()->is_safe());

    files.failures = 0;
    hands.app().let_house_play(1, hands.now());

    CHECK(hands.app().match()->is_safe());
    check_left_and_continued(hands);
}

TEST_CASE("without any place the game is played to its end, and what is lost by leaving is asked about", "[saves]") {
    AppSources sources = sources_with_seed(3);
    sources.saves.clear();
    HandsOn hands(sources);
    hands.press(Key::n);
    hands.press(Key::enter);
    hands.app().let_house_play(100000, hands.now());
    REQUIRE(hands.app().screen() == ScreenName::game_over);
    CHECK(hands.scene().item_labelled("Save it somewhere else").has_value());
    CHECK_FALSE(hands.scene().item_labelled("Watch the replay").has_value());

    hands.press(Key::escape);
    REQUIRE(hands.app().question() == Question::leave_table);
    hands.click("Lose the game");
    CHECK(hands.app().screen() == ScreenName::title);
}

TEST_CASE("undo and redo by their keys: same state, both named, both in the journal", "[saves]") {
    HandsOn hands(sources_with_seed(3));
    hands.press(Key::n);
    hands.press(Key::enter);
    const Match& match = *hands.app().match();
    play_until_undo(hands);
    hands.app().sit_down(hands.now());
    const std::uint64_t done = hash_of(match.session().state());
    const std::string what = match.session().undo_label();
    REQUIRE_FALSE(what.empty());
    CHECK(match.view().undo_whose == match.session().seat(match.session().undo_seat()).name);

    hands.press(with_control(Key::z));
    CHECK(hash_of(match.session().state()) != done);
    CHECK(match.view().redo_makes_again == what);
    hands.app().sit_down(hands.now());
    REQUIRE(hands.scene().item_labelled("Redo").has_value());
    hands.press(with_control(Key::y));
    CHECK(hash_of(match.session().state()) == done);

    hands.app().sit_down(hands.now());
    hands.press(with_control(Key::z));
    hands.app().sit_down(hands.now());
    KeyPress other = with_control(Key::z);
    other.shift = true;
    hands.press(other);
    CHECK(hash_of(match.session().state()) == done);
    const std::string journal = encounters::testing::content_of(file_of(hands));
    CHECK(journal.find("\"kind\":\"undo\"") != std::string::npos);
    CHECK(journal.find("\"kind\":\"redo\"") != std::string::npos);
    check_left_and_continued(hands);
}

TEST_CASE("the hash of the seed is shown at the start; a typed one is called chosen", "[saves]") {
    HandsOn hands(sources_with_seed(3));
    hands.press(Key::n);
    hands.press(Key::enter);
    const std::vector<LogLine>& log = hands.app().match()->view().log;
    CHECK(log.front().text == "Hash of the seed: " + play::grouped_hash(hands.app().match()->saving()->header().seed_hash));
    CHECK(play::is_promised(hands.app().match()->saving()->header(), {3, "0f"}));

    hands.app().open(ScreenName::new_game, hands.now());
    hands.click("Seed");
    hands.type("77");
    hands.press(Key::escape);
    hands.click("Real dice");
    hands.press(Key::enter);

    const play::JournalHeader& header = hands.app().match()->saving()->header();
    CHECK(header.seed_chosen);
    CHECK(header.dice == play::DiceOrigin::physical);
    CHECK(hands.app().match()->view().log[0].text.find("Real dice") == 0);
    CHECK(hands.app().match()->view().log[1].text.find("chosen, not a proof") != std::string::npos);
}

TEST_CASE("a home with spaces, accents and Greek letters, from the working directory /", "[saves]") {
    const encounters::testing::Folder home("home");
    const char* const before = std::getenv("XDG_DATA_HOME");
    const std::string kept = before == nullptr ? "" : before;
    const fs::path directory = fs::current_path();
    setenv("XDG_DATA_HOME", home.path().c_str(), 1);
    fs::current_path("/");
    AppSources sources = sources_for(StartWish{}, program_folders());
    {
        HandsOn hands(sources);
        hands.press(Key::n);
        hands.press(Key::enter);
        CHECK(hands.app().match()->is_safe());
        CHECK(file_of(hands).string().find(home.path().string()) == 0);
        check_left_and_continued(hands);
    }
    fs::current_path(directory);
    before == nullptr ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", kept.c_str(), 1);
}
