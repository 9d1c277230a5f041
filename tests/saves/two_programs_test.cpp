// Two programs on one folder: what one plays, the other leaves alone, whatever the disk does in between.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <cerrno>
#include <functional>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

const Seed kSeed{86, "0f"};

// A disk on which another program does something just before and after some step.
struct WatchedFiles : TestFiles {
    std::function<void()> around_rename = [] {};
    std::function<void()> before_lock = [] {};

    int rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
        around_rename();
        const int failed = TestFiles::rename(from, to);
        around_rename();
        return failed;
    }
    int lock(int handle) override {
        before_lock();
        return TestFiles::lock(handle);
    }
};

bool is_held(const std::filesystem::path& file) {
    JournalFile other;
    return other.hold(file).has_value() && other.is_open_elsewhere();
}

void fail_from_now(TestFiles& files, int failures) {
    files.steps = 0;
    files.first_failure = 1;
    files.failures = failures;
    files.error = ENOSPC;
}

}  // namespace

TEST_CASE("a game that could not be saved for a moment is still kept from the other program") {
    SavesFolder saves("one failure");
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    const auto file = game.saving->file();
    fail_from_now(saves.files, 1 << 30);
    game.session.act_house();
    REQUIRE_FALSE(game.saving->is_saved());

    CHECK(SavedGames(saves.folder.path()).resume(file).problem == "The game is open in another window.");

    saves.files.failures = 0;
    game.session.act_house();
    CHECK(game.saving->is_saved());
    CHECK(is_held(file));
    CHECK(replay(read_journal_file(file)).session->records() == game.session.records());
}

TEST_CASE("while a whole new file takes the place of the old one, nobody can come between") {
    const Folder folder("between");
    WatchedFiles files;
    const SavedGames saved(folder.path(), standing_clock, files);
    auto game = saved.begin(game_of(small_pack(), 2, kSeed));
    const auto file = game.saving->file();
    int looks = 0;
    files.around_rename = [&] {
        ++looks;
        CHECK(is_held(file));
    };
    fail_from_now(files, 2);

    for (int made = 0; made < 4; ++made) game.session.act_house();

    CHECK(game.saving->is_saved());
    CHECK(looks >= 2);
}

TEST_CASE("a journal that another program holds is not written over") {
    SavesFolder saves("held");
    auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
    const auto file = game.saving->file();
    const std::string text = content_of(file);

    JournalFile other;
    const auto why_not = other.begin(file, game.session, game.saving->header());

    REQUIRE(why_not);
    CHECK(other.is_open_elsewhere());
    CHECK(content_of(file) == text);
    CHECK(saves.folder.files() == 2);
}

TEST_CASE("a journal with more in it than the game is not written over") {
    SavesFolder saves("longer");
    std::filesystem::path file;
    auto shorter = seeded_session(table_of(small_pack(), 2), kSeed.value);
    JournalHeader header;
    {
        auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
        game.session.act_house();
        file = game.saving->file();
        header = game.saving->header();
    }
    const std::string text = content_of(file);

    JournalFile other;
    const auto why_not = other.begin(file, shorter, header);

    CHECK(why_not);
    CHECK(other.is_taken());
    CHECK(content_of(file) == text);
}

TEST_CASE("a game is read once it is held: what the other program wrote until then is in it") {
    const Folder folder("read then");
    std::filesystem::path file;
    std::string longer;
    std::string shorter;
    {
        auto game = SavedGames(folder.path(), standing_clock).begin(game_of(small_pack(), 2, kSeed));
        file = game.saving->file();
        game.session.act_house();
        shorter = content_of(file);
        game.session.act_house();
        longer = content_of(file);
    }
    REQUIRE(shorter.size() < longer.size());
    put(file, shorter);
    WatchedFiles files;
    files.before_lock = [&] { put(file, longer); };

    const auto again = SavedGames(folder.path(), standing_clock, files).resume(file);

    REQUIRE(again.game);
    CHECK(content_of(file) == longer);
    CHECK(again.game->session.records() == replay(read_journal(longer, "")).session->records());
}

TEST_CASE("a game that is being played can't be deleted by the other program, and can afterwards") {
    SavesFolder saves("deleting");
    const SavedGames other(saves.folder.path());
    std::filesystem::path file;
    {
        auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
        file = game.saving->file();

        CHECK(other.remove(file) == "This game is being played in another window. It can be deleted once that is closed.");

        CHECK(saves.folder.files() == 2);
        game.session.act_house();
        CHECK(game.saving->look());
    }
    CHECK_FALSE(other.remove(file));
    CHECK(saves.folder.files() == 0);
}

TEST_CASE("a finished game can be deleted while its end is still shown") {
    SavesFolder saves("deleting a replay");
    auto game = saves.saved.begin(game_of(core_pack(), 2, kSeed));
    decide_by_house(game.session, 100000);
    REQUIRE(game.session.is_over());
    CHECK(game.saving->look());

    CHECK_FALSE(saves.saved.remove(game.saving->file()));

    CHECK_FALSE(game.saving->look());
    CHECK(game.saving->save_again(game.session));
    CHECK(read_journal_file(game.saving->file()).seed == kSeed);
}
