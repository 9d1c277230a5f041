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
    const std::string before = content_of(game.saving->file());
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
    CHECK_THAT(content_of(saves.folder / "2026-11-30 03.28 Anna, Ben.jsonl"), Catch::Matchers::StartsWith(before));
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
