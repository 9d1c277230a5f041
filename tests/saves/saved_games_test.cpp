// Games begun, saved move by move, taken up again, finished.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <algorithm>
#include <set>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{77, "00ff"};
constexpr const char* kName = "2026-11-30 03.28 Anna, Ben.jsonl";

bool is_private(const std::filesystem::path& file) {
    using std::filesystem::perms;
    return (std::filesystem::status(file).permissions() & (perms::group_all | perms::others_all)) == perms::none;
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int time = 0; time < times; ++time) all.append(text);
    return all;
}

// A file of the folder holds exactly what the session came to.
void check_saved(const OpenGame& game) {
    const auto replayed = replay(read_journal_file(game.saving->file()));
    REQUIRE_FALSE(replayed.fault);
    REQUIRE(replayed.session->state() == game.session.state());
    REQUIRE(replayed.session->records() == game.session.records());
}

// A game that the house player has brought to its end; gives its file, which nobody has open.
std::filesystem::path finished_game(SavesFolder& saves) {
    auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
    decide_by_house(game.session, 100000);
    return game.saving->file();
}

}  // namespace

TEST_CASE("a new game is in its file before anything is shown, its seed beside it for its owner only") {
    SavesFolder saves("new");

    const auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));

    CHECK(game.saving->why_not_saved() == "");
    CHECK(game.saving->file() == saves.folder / kName);
    CHECK(game.session.decider() != kNoSeat);
    check_saved(game);
    CHECK(content_of(saves.folder / "2026-11-30 03.28 Anna, Ben.seed") == "77:00ff\n");
    CHECK(is_private(saves.folder / "2026-11-30 03.28 Anna, Ben.seed"));
    CHECK(content_of(saves.folder / kName).find("00ff") == std::string::npos);
    CHECK(saves.folder.files() == 2);
    CHECK_FALSE(game.saving->seed_of_finished(game.session));
    CHECK(is_promised(game.saving->header(), kSeed));
}

TEST_CASE("every decision, undo, redo and change of hands is in the file when it returns") {
    SavesFolder saves("each");
    auto game = saves.saved.begin(game_of(small_pack(), 3, kSeed));
    SplitMix64 choice(5);
    std::set<RecordKind> kinds;

    for (int made = 0; made < 120 && game.session.decider() != kNoSeat; ++made) {
        do_something(game.session, choice);
        check_saved(game);
    }

    for (const auto& record : game.session.records()) kinds.insert(record.kind);
    CHECK(kinds.size() == 4);
    CHECK(saves.folder.files() == 2);
}

TEST_CASE("a game is taken up again at the very prompt, with the luck it would have had") {
    SavesFolder saves("again");
    auto whole = seeded_session(table_of(core_pack(), 2), kSeed.value);
    std::filesystem::path file;
    SplitMix64 whole_choice(9);
    SplitMix64 choice(9);
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
        file = game.saving->file();
        decide_restlessly(game.session, choice, 90);
        decide_restlessly(whole, whole_choice, 90);
        REQUIRE(game.session.state() == whole.state());
    }

    auto again = resumed(saves, file);
    REQUIRE(again.session.state() == whole.state());
    CHECK(again.session.legal() == whole.legal());
    CHECK(again.session.undo_label() == whole.undo_label());
    CHECK(again.session.redo_label() == whole.redo_label());
    decide_restlessly(again.session, choice, 90);
    decide_restlessly(whole, whole_choice, 90);

    CHECK(again.session.state() == whole.state());
    check_saved(again);
    CHECK(saves.folder.files() == 2);
}

TEST_CASE("a finished game becomes a replay: its seed is the last line and lies nowhere else") {
    SavesFolder saves("finished");
    auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
    REQUIRE(decide_by_house(game.session, 100000) > 0);
    REQUIRE(game.session.is_over());

    CHECK(game.saving->why_not_saved() == "");
    CHECK(game.saving->seed_of_finished(game.session) == kSeed);
    CHECK(saves.folder.files() == 1);
    const auto read = read_journal_file(game.saving->file());
    CHECK(read.seed == kSeed);
    CHECK(content_of(game.saving->file()) == write_journal(game.session, *read.header, kSeed));
    CHECK(saves.list().at(0).finished);
    CHECK(saves.saved.resume(game.saving->file()).problem == "The game is over; it can be looked at as a replay.");
    CHECK_FALSE(saves.saved.last(saves.today()));
}

TEST_CASE("a game that ended without its last line gets it when it is opened") {
    SavesFolder saves("last line");
    const std::filesystem::path file = finished_game(saves);
    const std::string whole = content_of(file);
    put(file, whole.substr(0, whole.rfind("{\"n\"")));
    put(seed_file_of(file), to_text(kSeed) + "\n");

    const auto again = resumed(saves, file);

    CHECK(again.session.is_over());
    CHECK(content_of(file) == whole);
    CHECK(saves.folder.files() == 1);
}

TEST_CASE("a game that ended without its last line gets it when it is listed or watched") {
    SavesFolder saves("last line listed");
    const std::filesystem::path file = finished_game(saves);
    const std::string whole = content_of(file);
    const std::size_t end = whole.rfind("{\"n\"");

    for (const std::size_t torn : {std::size_t{0}, std::size_t{30}}) {
        const auto stop = [&] {
            put(file, whole.substr(0, end + torn));
            put(seed_file_of(file), to_text(kSeed) + "\n");
        };
        stop();
        const auto described = saves.saved.describe(file, saves.today());
        CHECK(described.finished);
        CHECK(described.damaged.empty());
        CHECK(content_of(file) == whole);
        CHECK(saves.folder.files() == 1);

        stop();
        CHECK(saves.saved.read(file).seed == kSeed);
        CHECK(content_of(file) == whole);
        CHECK(saves.folder.files() == 1);
    }
}

TEST_CASE("a game that is over and whose seed is gone can only be looked at") {
    SavesFolder saves("over without seed");
    const std::filesystem::path file = finished_game(saves);
    const std::string whole = content_of(file);
    put(file, whole.substr(0, whole.rfind("{\"n\"")));

    CHECK(saves.saved.resume(file).problem == "The game is over; it can be looked at as a replay.");
    CHECK(saves.list().at(0).finished);
    CHECK(saves.folder.files() == 1);
}

TEST_CASE("no game ever writes over another one") {
    SavesFolder saves("names");
    put(saves.folder / "2026-11-30 03.28 Anna, Ben 3.jsonl", "not a game");
    put(saves.folder / "2026-11-30 03.28 Anna, Ben 4.seed", "another game's");

    std::vector<OpenGame> games;
    for (int number = 0; number < 4; ++number) games.push_back(saves.saved.begin(game_of(small_pack(), 2, kSeed)));

    std::vector<std::string> names;
    for (const auto& game : games) names.push_back(game.saving->file().filename().string());
    CHECK(names == std::vector<std::string>{kName, "2026-11-30 03.28 Anna, Ben 2.jsonl", "2026-11-30 03.28 Anna, Ben 5.jsonl",
                                            "2026-11-30 03.28 Anna, Ben 6.jsonl"});
    CHECK(content_of(saves.folder / "2026-11-30 03.28 Anna, Ben 3.jsonl") == "not a game");
    CHECK(content_of(saves.folder / "2026-11-30 03.28 Anna, Ben 4.seed") == "another game's");
}

TEST_CASE("names of files keep every alphabet and nothing that file systems dislike") {
    const auto name = [](const std::vector<std::string>& people) {
        std::vector<Seat> seats;
        for (const auto& person : people) seats.push_back({person, SeatKind::person, 0, 0});
        return game_file_name(standing_clock(), seats);
    };

    CHECK(name({"Zo\xc3\xab", "\xce\x95\xce\xbb\xce\xad\xce\xbd\xce\xb7"}) ==
          "2026-11-30 03.28 Zo\xc3\xab, \xce\x95\xce\xbb\xce\xad\xce\xbd\xce\xb7.jsonl");
    CHECK(name({"", "B"}) == "2026-11-30 03.28 Seat 1, B.jsonl");
    CHECK(name({"../a\\b:c*d?\"<>|\n\x7f"}) == "2026-11-30 03.28 ..-a-b-c-d-------.jsonl");
    CHECK(name({"bad \xff\xc3"}) == "2026-11-30 03.28 bad --.jsonl");
    CHECK(name({"dots..."}) == "2026-11-30 03.28 dots.jsonl");
    CHECK(name({repeated("a", 400)}).size() == 156);
    const auto greek = name({repeated("\xce\xb1", 200)});
    CHECK(greek.size() <= 156);
    CHECK(greek.ends_with("\xce\xb1.jsonl"));
}

TEST_CASE("a game that is being played can't be taken up a second time") {
    SavesFolder saves("twice");
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    decide_by_house(game.session, 5);
    const std::string before = content_of(game.saving->file());

    const auto again = saves.saved.resume(game.saving->file());

    CHECK(again.problem == "The game is open in another window.");
    CHECK_FALSE(again.game);
    CHECK(content_of(game.saving->file()) == before);
    decide_by_house(game.session, 5);
    check_saved(game);
}

TEST_CASE("a game whose seed is lost goes on with new luck, in a new file that says so") {
    SavesFolder saves("lost seed");
    std::filesystem::path file;
    State left;
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
        file = game.saving->file();
        decide_by_house(game.session, 40);
        left = game.session.state();
    }
    const std::string before = content_of(file);
    for (const std::string& seed : {std::string{}, std::string("78:00ff\n"), std::string("nonsense"), std::string(5000, '7')}) {
        put(seed_file_of(file), seed);

        auto again = saves.saved.resume(file);

        REQUIRE(again.game);
        CHECK_THAT(again.notice, Catch::Matchers::ContainsSubstring("luck is new from here on"));
        CHECK(again.game->session.state() == left);
        CHECK(again.game->saving->file() != file);
        decide_by_house(again.game->session, 100000);
        REQUIRE(again.game->session.is_over());
        const auto read = read_journal_file(again.game->saving->file());
        CHECK(read.header->played_on == PlayedOn::lost_luck);
        CHECK(read.header->taken_over > 40);
        CHECK(read.header->luck_taken_over > 10);
        REQUIRE(read.seed);
        CHECK(recompute_luck(*replay(read).session, *read.header, *read.seed).luck);
        CHECK(content_of(file) == before);
    }
}

TEST_CASE("a damaged game goes on from its last good move in a new file, and the old one is kept") {
    SavesFolder saves("damaged");
    std::filesystem::path file;
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
        file = game.saving->file();
        decide_by_house(game.session, 40);
    }
    std::string text = content_of(file);
    const std::size_t line = text.find("{\"n\":50");
    text[line + 20] ^= 1;
    put(file, text);

    auto again = saves.saved.resume(file);

    REQUIRE(again.game);
    CHECK(again.game->session.records().size() >= 49);
    CHECK_THAT(again.notice, Catch::Matchers::ContainsSubstring(".jsonl:51: the checksum is wrong"));
    CHECK(again.game->saving->file().filename() == "2026-11-30 03.28 Anna, Ben 2.jsonl");
    CHECK(again.game->saving->header().played_on == PlayedOn::new_luck);
    CHECK_FALSE(is_promised(again.game->saving->header(), kSeed));
    CHECK(content_of(file) == text);
    CHECK(saves.list().size() == 2);
    CHECK(saves.list().at(0).damaged.empty() != saves.list().at(1).damaged.empty());
}

TEST_CASE("a torn last line is cut off, said, and the game goes on in its file") {
    SavesFolder saves("torn");
    std::filesystem::path file;
    State left;
    {
        auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
        file = game.saving->file();
        decide_by_house(game.session, 40);
        left = game.session.state();
    }
    const std::string text = content_of(file);
    put(file, text + "{\"n\":");

    auto again = saves.saved.resume(file);

    REQUIRE(again.game);
    CHECK(again.notice == "The last move was not written completely and is gone.");
    CHECK(again.game->session.state() == left);
    CHECK(again.game->saving->file() == file);
    CHECK(content_of(file) == text);
    decide_by_house(again.game->session, 10);
    check_saved(*again.game);
}

TEST_CASE("a game begun with a situation is saved and taken up again") {
    SavesFolder saves("situation");
    auto game = game_of(small_pack(), 2, kSeed);
    game.situation = R"({"seats": [{"command": "wolves", "cbills": 7}, {"command": "hounds"}]})";
    std::filesystem::path file;
    State left;
    {
        auto begun = saves.saved.begin(game);
        file = begun.saving->file();
        decide_by_house(begun.session, 10);
        left = begun.session.state();
    }

    CHECK(resumed(saves, file).session.state() == left);
}
