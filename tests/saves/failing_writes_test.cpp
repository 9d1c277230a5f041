// Disks that fail: the game goes on, says that it isn't saved and why, and is saved whole when that can be done again.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <algorithm>
#include <cerrno>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{78, "0f"};
constexpr int kDecisions = 12;

long lines_in(const std::filesystem::path& file) {
    const std::string text = content_of(file);
    return std::count(text.begin(), text.end(), '\n');
}

void check_whole(const OpenGame& game) {
    REQUIRE(game.saving->why_not_saved() == "");
    CHECK(content_of(game.saving->file()) == write_journal(game.session, game.saving->header(), kSeed));
}

// Says only what is true: saved exactly when all records are in the file.
void check_honest(const OpenGame& game, int error) {
    if (game.saving->is_saved())
        REQUIRE(lines_in(game.saving->file()) == static_cast<long>(game.session.records().size()) + 1);
    else
        REQUIRE_THAT(game.saving->why_not_saved(), Catch::Matchers::ContainsSubstring(error_text(error)) &&
                                                       Catch::Matchers::ContainsSubstring("This game is not being saved: "));
}

// Plays with the disk failing as told; gives the steps that were asked of it.
int play_on_failing_disk(int first, int failures, int error) {
    SavesFolder saves("failing");
    saves.files.first_failure = first;
    saves.files.failures = failures;
    saves.files.error = error;
    auto whole = seeded_session(table_of(small_pack(), 2), kSeed.value);
    SplitMix64 choice(4);
    SplitMix64 whole_choice(4);
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    check_honest(game, error);
    for (int made = 0; made < kDecisions; ++made) {
        do_something(game.session, choice);
        check_honest(game, error);
    }
    decide_restlessly(whole, whole_choice, kDecisions);
    REQUIRE(game.session.state() == whole.state());

    saves.files.failures = 0;
    do_something(game.session, choice);
    check_whole(game);
    return saves.files.steps;
}

}  // namespace

TEST_CASE("whichever step of the disk fails, the game goes on and is saved whole when it can be again") {
    const int steps = play_on_failing_disk(0, 0, 0);
    REQUIRE(steps > 50);

    for (const int error : {ENOSPC, EACCES, EIO})
        for (int first = 1; first <= steps; ++first) {
            INFO("steps from number " << first << " fail with " << error_text(error));
            play_on_failing_disk(first, 1 + first % 7, error);
        }
}

TEST_CASE("a disk that fails for good: the game is played to its end, and saved whole in another place") {
    SavesFolder saves("for good");
    const Folder other("another place");
    auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
    decide_by_house(game.session, 20);
    saves.files.first_failure = 1;
    saves.files.failures = 1 << 30;
    saves.files.error = ENOSPC;
    saves.files.steps = 0;

    decide_by_house(game.session, 100000);
    REQUIRE(game.session.is_over());
    CHECK_THAT(game.saving->why_not_saved(), Catch::Matchers::ContainsSubstring("No space left on device"));
    saves.files.failures = 0;
    REQUIRE(game.saving->save_in(other.path(), game.saving->file().filename().string(), game.session));

    check_whole(game);
    CHECK(game.saving->file() == other / "2026-11-30 03.28 Anna, Ben.jsonl");
    CHECK(read_journal_file(game.saving->file()).seed == kSeed);
    CHECK(other.files() == 1);
    CHECK(saves.folder.files() == 0);
}

TEST_CASE("another place takes the game while it is played") {
    SavesFolder saves("moves");
    const Folder other("moved to");
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    decide_by_house(game.session, 5);

    REQUIRE(game.saving->save_in(other / "new" , "game.jsonl", game.session));
    decide_by_house(game.session, 5);

    check_whole(game);
    CHECK(game.saving->file() == other / "new" / "game.jsonl");
    CHECK(content_of(seed_file_of(game.saving->file())) == "78:0f\n");
    CHECK(saves.folder.files() == 0);
}

TEST_CASE("a place that can't be written leaves the game where it was, saved there as before") {
    SavesFolder saves("mistyped");
    put(saves.folder / "a file", "in the way");
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    const auto file = game.saving->file();

    CHECK_FALSE(game.saving->save_in(saves.folder / "a file" / "games", "game.jsonl", game.session));

    CHECK(game.saving->file() == file);
    CHECK_THAT(game.saving->why_not_moved(), Catch::Matchers::ContainsSubstring("cannot make the folder"));
    check_whole(game);
    decide_by_house(game.session, 5);
    check_whole(game);
    CHECK(game.saving->file() == file);
    CHECK(saves.folder.files() == 3);
}

TEST_CASE("a place that fails half way through keeps nothing of the game") {
    for (int first = 1; first < 14; ++first) {
        SavesFolder saves("half way");
        const Folder other("half way there");
        auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
        const auto file = game.saving->file();
        saves.files.steps = 0;
        saves.files.first_failure = first;
        saves.files.failures = 1;
        saves.files.error = ENOSPC;
        INFO("step " << first << " fails");

        const bool is_moved = game.saving->save_in(other.path(), "game.jsonl", game.session);

        CHECK(game.saving->file() == (is_moved ? other / "game.jsonl" : file));
        check_whole(game);
        decide_by_house(game.session, 2);
        check_whole(game);
        if (!is_moved) CHECK(SavedGames(other.path()).files().empty());
        CHECK(SavedGames(is_moved ? other.path() : saves.folder.path()).last({})->moves ==
              static_cast<int>(game.session.steps().size()));
    }
}

TEST_CASE("a file that another one has replaced is not written over: the game gets a new name") {
    SavesFolder saves("replaced");
    SavedGames real(saves.folder.path(), standing_clock);
    auto game = real.begin(game_of(small_pack(), 2, kSeed));
    const auto file = game.saving->file();
    put(saves.folder / "other", "another file\n");

    std::filesystem::rename(saves.folder / "other", file);
    CHECK_FALSE(game.saving->look());
    CHECK_THAT(game.saving->why_not_saved(), Catch::Matchers::ContainsSubstring("is not there any more"));
    decide_by_house(game.session, 1);
    decide_by_house(game.session, 1);

    check_whole(game);
    CHECK(game.saving->file() != file);
    CHECK(content_of(file) == "another file\n");
    CHECK(game.saving->look());
}

TEST_CASE("a game whose folder was moved away is saved whole where it belongs") {
    SavesFolder saves("moved away");
    SavedGames real(saves.folder / "games", standing_clock);
    auto game = real.begin(game_of(small_pack(), 2, kSeed));
    std::filesystem::rename(saves.folder / "games", saves.folder / "elsewhere");
    CHECK_FALSE(game.saving->look());

    decide_by_house(game.session, 1);
    decide_by_house(game.session, 1);

    check_whole(game);
    CHECK(game.saving->look());
    CHECK(std::filesystem::exists(saves.folder / "games"));
}

TEST_CASE("a folder that vanishes is noticed at the next move and made again") {
    SavesFolder saves("vanishing");
    SavedGames real(saves.folder / "games", standing_clock);
    auto game = real.begin(game_of(small_pack(), 2, kSeed));
    decide_by_house(game.session, 3);

    std::filesystem::remove_all(saves.folder / "games");
    decide_by_house(game.session, 1);
    // The first record after it finds the file gone; it or the next one writes all of it again.
    if (!game.saving->is_saved()) {
        CHECK_THAT(game.saving->why_not_saved(), Catch::Matchers::ContainsSubstring("No such file or directory"));
        CHECK(game.saving->save_again(game.session));
    }

    check_whole(game);
    decide_by_house(game.session, 3);
    check_whole(game);
    CHECK(content_of(seed_file_of(game.saving->file())) == "78:0f\n");
}

TEST_CASE("a folder that becomes a file is told, and the game goes on") {
    SavesFolder saves("becomes a file");
    SavedGames real(saves.folder / "games", standing_clock);
    auto game = real.begin(game_of(small_pack(), 2, kSeed));

    std::filesystem::remove_all(saves.folder / "games");
    put(saves.folder / "games", "in the way");
    decide_by_house(game.session, 5);

    CHECK_THAT(game.saving->why_not_saved(), Catch::Matchers::ContainsSubstring("cannot make the folder"));
    std::filesystem::remove(saves.folder / "games");
    CHECK(game.saving->save_again(game.session));
    check_whole(game);
}

TEST_CASE("without a home the game is played unsaved and says so, until a place is given") {
    TestFiles files;
    const Folder other("given");
    const SavedGames nowhere("", standing_clock, files);
    auto game = nowhere.begin(game_of(small_pack(), 2, kSeed));
    decide_by_house(game.session, 5);

    CHECK(game.saving->why_not_saved() == "This game is not being saved: there is no folder for saved games.");
    CHECK(game.saving->file().empty());
    CHECK(nowhere.files().empty());
    CHECK(files.steps == 0);
    REQUIRE(game.saving->save_in(other.path(), game_file_name(standing_clock(), game.session.table().seats), game.session));
    check_whole(game);
}

TEST_CASE("a game taken up from a folder that can't be written goes on unsaved and says so") {
    SavesFolder saves("read only");
    std::filesystem::path file;
    {
        auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
        file = game.saving->file();
        decide_by_house(game.session, 5);
    }
    const std::string before = content_of(file);
    saves.files.first_failure = 1;
    saves.files.failures = 1 << 30;
    saves.files.error = EROFS;
    saves.files.steps = 0;

    auto again = saves.saved.resume(file);

    REQUIRE(again.game);
    CHECK_THAT(again.game->saving->why_not_saved(), Catch::Matchers::ContainsSubstring("Read-only file system"));
    decide_by_house(again.game->session, 5);
    CHECK(content_of(file) == before);
    saves.files.failures = 0;
    decide_by_house(again.game->session, 1);
    check_whole(*again.game);
}
