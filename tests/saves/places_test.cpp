// Where people keep their games: homes with any name, any working directory, folders that aren't theirs.
#include "support/catch.hpp"

#include "saves/playing_program.hpp"
#include "saves/saves_tables.hpp"

#include <unistd.h>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace fs = std::filesystem;

namespace {

// The program and its cards copied to where everybody may read them, and nobody write.
struct Copied {
    explicit Copied(const Folder& folder) {
        const fs::path from = ENCOUNTERS_BUILD_DIR "/play_and_save";
        const fs::path programs = folder / "program";
        fs::create_directory(programs);
        fs::copy(from, programs / "play_and_save");
        fs::copy(ENCOUNTERS_SOURCE_DIR "/tests/data/small_pack", programs / "pack");
        for (const auto& place : {folder.path(), programs, programs / "pack"}) fs::permissions(place, fs::perms(0755));
        for (const auto& file : fs::directory_iterator(programs / "pack")) fs::permissions(file, fs::perms(0644));
        fs::permissions(programs / "play_and_save", fs::perms(0755));
    }
};

PlayingProgram copied_program(const Folder& folder, const fs::path& saves, const fs::path& file) {
    PlayingProgram program(saves, 5, file, Syncing::no);
    program.program = folder / "program/play_and_save";
    program.pack = folder / "program/pack";
    return program;
}

// What makes the program somebody who owns nothing here; nothing when the tests aren't run by root.
std::vector<std::string> as_nobody() {
    if (::geteuid() != 0) return {};
    return {"setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"};
}

}  // namespace

TEST_CASE("a home with spaces, accents and Greek letters keeps games, whatever the working directory") {
    const Folder folder("home");
    const fs::path home = folder / "m\xc3\xa9l\xc3\xa9 \xce\xb1\xce\xb2\xce\xb3";
    PlayingProgram program("home", 5, "", Syncing::no);
    program.working_directory = "/";

    const auto said = program.run(20, {}, {"HOME=" + home.string()});

    CHECK(said.ends_with("saved\n"));
    const SavedGames saved(home / ".local/share/encounters/games");
    const auto list = saved.list({});
    REQUIRE(list.size() == 1);
    CHECK(list[0].broken == "");
    CHECK(list[0].file.filename().string().ends_with("Zo\xc3\xab, \xce\x95\xce\xbb.jsonl"));
    PlayingProgram again("home", 5, list[0].file, Syncing::no);
    CHECK(again.run(20, {}, {"HOME=" + home.string()}).ends_with("saved\n"));
    CHECK(saved.list({})[0].moves > list[0].moves);
}

TEST_CASE("a program that may not write where it lies saves elsewhere, and says so where it can't") {
    const Folder folder("not mine");
    const Copied copied(folder);
    const fs::path mine = folder / "mine";
    const fs::path other = folder / "other";
    fs::create_directory(mine);
    fs::create_directory(other);
    fs::permissions(mine, fs::perms(0777));
    fs::permissions(other, fs::perms(0555));
    fs::permissions(folder / "program", fs::perms(0555));

    CHECK(copied_program(folder, mine, "").run(20, as_nobody()).ends_with("saved\n"));
    const auto said = copied_program(folder, other, "").run(20, as_nobody());

    CHECK_THAT(said, Catch::Matchers::ContainsSubstring("This game is not being saved: cannot write") &&
                         Catch::Matchers::ContainsSubstring("Permission denied."));
    CHECK(fs::is_empty(other));
    REQUIRE(SavedGames(mine).list({}).size() == 1);
    CHECK(SavedGames(mine).list({})[0].broken == "");
    fs::permissions(other, fs::perms(0755));
    fs::permissions(folder / "program", fs::perms(0755));
}

TEST_CASE("another's game that can't be written is taken up and goes on unsaved") {
    const Folder folder("another's");
    const Copied copied(folder);
    const fs::path saves = folder / "saves";
    fs::create_directory(saves);
    REQUIRE(copied_program(folder, saves, "").run(10).ends_with("saved\n"));
    const fs::path file = SavedGames(saves).files().at(0);
    const std::string before = content_of(file);
    fs::permissions(seed_file_of(file), fs::perms(0444));
    fs::permissions(file, fs::perms(0444));
    fs::permissions(saves, fs::perms(0555));

    const auto said = copied_program(folder, saves, file).run(10, as_nobody());

    CHECK_THAT(said, Catch::Matchers::ContainsSubstring("This game is not being saved: cannot"));
    CHECK(content_of(file) == before);
    fs::permissions(saves, fs::perms(0755));
}
