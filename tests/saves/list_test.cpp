// The list of saved games: every file told for what it is, none keeping the others from being told.
#include "support/catch.hpp"

#include "saves/saves_tables.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace fs = std::filesystem;

namespace {

const Seed kSeed{79, "0f"};

// One saved game, closed.
fs::path saved_game(const SavesFolder& saves, const Pack& pack, int decisions) {
    auto game = saves.saved.begin(game_of(pack, 2, kSeed));
    decide_by_house(game.session, decisions);
    return game.saving->file();
}

SavedGame entry_of(const std::vector<SavedGame>& list, const fs::path& file) {
    const auto found = std::find_if(list.begin(), list.end(), [&](const auto& game) { return game.file == file; });
    REQUIRE(found != list.end());
    return *found;
}

// The pack with one text replaced by another in one of its files.
std::vector<cards::PackText> edited(std::vector<cards::PackText> files, const std::string& name, const std::string& what,
                                    const std::string& by) {
    for (auto& file : files) {
        if (file.file != name) continue;
        const auto at = file.text.find(what);
        REQUIRE(at != std::string::npos);
        file.text.replace(at, what.size(), by);
    }
    return files;
}

std::string cards_of(const SavesFolder& saves, const fs::path& file, const std::vector<cards::PackText>& today) {
    return cards_text(saves.saved.describe(file, {{small_pack().catalogue->pack_id, today}}));
}

}  // namespace

TEST_CASE("a saved game is listed with its date, players, score and cards") {
    SavesFolder saves("listed");
    const auto file = saved_game(saves, core_pack(), 60);
    const auto session = replay(read_journal_file(file)).session;

    const auto list = saves.list();

    REQUIRE(list.size() == 1);
    const SavedGame& game = list.front();
    CHECK(game.file == file);
    CHECK(game.broken == "");
    CHECK(game.damaged == "");
    CHECK(game.began == "2026-11-30 03:28");
    CHECK(game.seats == session->table().seats);
    CHECK(game.reputation == std::vector<int>{session->state().seats[0].reputation, session->state().seats[1].reputation});
    CHECK(game.cbills == std::vector<int>{session->state().seats[0].cbills, session->state().seats[1].cbills});
    CHECK(game.turn == session->state().turn);
    CHECK(game.moves == static_cast<int>(session->steps().size()));
    CHECK_FALSE(game.finished);
    CHECK_FALSE(game.physical_dice);
    CHECK(game.pack_id == "core");
    CHECK(cards_text(game) == "cards as today");
    CHECK(saves.saved.last(saves.today())->file == file);
}

TEST_CASE("a finished game is listed with its winner") {
    SavesFolder saves("winner");
    const auto file = saved_game(saves, core_pack(), 100000);

    const auto game = saves.list().front();

    CHECK(game.finished);
    REQUIRE(game.winner);
    CHECK(game.reputation[*game.winner] >= 10);
}

TEST_CASE("what can't be a game is listed as broken, with the reason, beside the good ones") {
    SavesFolder saves("broken");
    const auto good = saved_game(saves, small_pack(), 10);
    const std::string text = content_of(good);
    put(saves.folder / "empty.jsonl", "");
    put(saves.folder / "large.jsonl", "");
    fs::resize_file(saves.folder / "large.jsonl", kLargestJournal + 1);
    put(saves.folder / "bytes.jsonl", std::string("\xff\xfe\x00\x80", 4) + "\n");
    fs::create_directory(saves.folder / "folder.jsonl");
    fs::create_symlink(saves.folder / "nowhere", saves.folder / "dangling.jsonl");
    put(saves.folder / "newer.jsonl", R"({"format":2,"sum":"0000000000000000"})" "\n");
    put(saves.folder / "cut.jsonl", text.substr(0, 500));
    put(saves.folder / "torn.jsonl", text.substr(0, text.size() - 5));
    std::string changed = text;
    changed[text.size() - 40] ^= 1;
    put(saves.folder / "changed.jsonl", changed);
    put(saves.folder / "notes.txt", "no game, and not called one");

    const auto list = saves.list();

    CHECK(list.size() == 10);
    const auto broken = [&](const char* name) { return entry_of(list, saves.folder / name).broken; };
    CHECK(broken("empty.jsonl") == "it is empty");
    CHECK(broken("large.jsonl") == "it has 67108865 bytes; a journal has at most 67108864");
    CHECK(broken("bytes.jsonl") == "line 1: this is not the first line of a journal");
    CHECK(broken("folder.jsonl") == "it is not a regular file");
    CHECK(broken("dangling.jsonl") == "it is a link to a file that is not there");
    CHECK(broken("newer.jsonl") == "line 1: it was written by a newer version of this program");
    CHECK(broken("cut.jsonl") == "it ends within its first line");
    CHECK(broken("torn.jsonl") == "");
    CHECK(entry_of(list, saves.folder / "torn.jsonl").damaged == "its last move was not written completely");
    CHECK_THAT(entry_of(list, saves.folder / "changed.jsonl").damaged, Catch::Matchers::ContainsSubstring("the checksum is wrong"));
    CHECK(entry_of(list, good).damaged == "");
}

TEST_CASE("broken files can be deleted, games with their seeds, and nothing else") {
    SavesFolder saves("deleted");
    const auto good = saved_game(saves, small_pack(), 10);
    fs::create_directory(saves.folder / "folder.jsonl");
    fs::create_directory(saves.folder / "full.jsonl");
    put(saves.folder / "full.jsonl" / "inside", "kept");
    fs::create_symlink(saves.folder / "nowhere", saves.folder / "dangling.jsonl");
    put(saves.folder / "notes.txt", "kept");

    CHECK_FALSE(saves.saved.remove(good));
    CHECK_FALSE(saves.saved.remove(saves.folder / "folder.jsonl"));
    CHECK_FALSE(saves.saved.remove(saves.folder / "dangling.jsonl"));
    CHECK_THAT(saves.saved.remove(saves.folder / "full.jsonl").value_or(""), Catch::Matchers::ContainsSubstring("Directory not empty"));
    CHECK(saves.saved.remove(saves.folder / "notes.txt"));
    CHECK(saves.saved.remove(saves.folder / ".." / "elsewhere.jsonl"));

    CHECK(saves.folder.files() == 2);
    CHECK(fs::exists(saves.folder / "full.jsonl" / "inside"));
}

TEST_CASE("a folder that is missing, a file or unreadable has no games in it") {
    const Folder folder("odd folders");
    put(folder / "file", "no folder");

    CHECK(SavedGames(folder / "missing").list({}).empty());
    CHECK(SavedGames(folder / "file").list({}).empty());
    CHECK(SavedGames("").list({}).empty());
    CHECK_FALSE(SavedGames(folder / "missing").last({}));
    CHECK(SavedGames(folder / "missing").problems().empty());
    CHECK(SavedGames("").problems().empty());
    CHECK(SavedGames(folder / "file").problems() ==
          std::vector<std::string>{"The folder " + (folder / "file").string() + " can't be read: Not a directory."});
    CHECK(SavedGames(folder / "missing").remove(folder / "missing" / "game.jsonl"));
}

TEST_CASE("the game written last comes first, and Continue passes over what can't be continued") {
    SavesFolder saves("order");
    const auto first = saved_game(saves, small_pack(), 3);
    const auto second = saved_game(saves, small_pack(), 3);
    put(saves.folder / "broken.jsonl", "nothing");
    // Later than the date in their headers, where that is in the future.
    const auto now = fs::file_time_type::clock::now() + std::chrono::hours(24 * 365 * 20);
    fs::last_write_time(first, now);
    fs::last_write_time(second, now - std::chrono::hours(1));
    fs::last_write_time(saves.folder / "broken.jsonl", now + std::chrono::hours(1));

    const auto list = saves.list();

    CHECK(list[0].file == saves.folder / "broken.jsonl");
    CHECK(list[1].file == first);
    CHECK(list[2].file == second);
    CHECK(saves.saved.last({})->file == first);
}

TEST_CASE("Continue means the game played last, when a clock was set back too") {
    SavesFolder saves("clock set back");
    const auto old = saved_game(saves, small_pack(), 3);
    const auto future = fs::file_time_type::clock::now() + std::chrono::hours(24 * 365 * 20);
    fs::last_write_time(old, future);

    const auto young = saved_game(saves, small_pack(), 3);
    CHECK(saves.saved.last({})->file == young);
    CHECK(saves.list()[0].file == young);

    fs::last_write_time(young, future);
    CHECK(resumed(saves, old).saving->file() == old);
    CHECK(saves.saved.last({})->file == old);
    CHECK(resumed(saves, young).saving->file() == young);
    CHECK(saves.saved.last({})->file == young);
}

TEST_CASE("games written at the same moment are told apart by the number in their name") {
    SavesFolder saves("same moment");
    std::vector<fs::path> made;
    for (int game = 0; game < 11; ++game) made.push_back(saved_game(saves, small_pack(), 1));
    const auto moment = fs::last_write_time(made.front());
    for (const auto& file : made) fs::last_write_time(file, moment);
    fs::remove(saves.folder / "last played.txt");

    const auto files = saves.saved.files();

    CHECK(std::equal(files.begin(), files.end(), made.rbegin(), made.rend()));
}

TEST_CASE("a game that began later than its file says comes first: a clock was set back while it was played") {
    SavesFolder saves("set back since");
    const auto one = saved_game(saves, small_pack(), 3);
    const auto other = saved_game(saves, small_pack(), 3);
    std::string text = content_of(one);
    text.replace(text.find("2026-11-30 03:28"), 16, "2090-01-01 00:00");
    put(one, text);
    fs::last_write_time(one, fs::last_write_time(other) - std::chrono::hours(1));

    CHECK(saves.saved.files().front() == one);
}

TEST_CASE("a game without its seed is what Continue means, and is told") {
    SavesFolder saves("no seed");
    const auto file = saved_game(saves, small_pack(), 3);
    CHECK_FALSE(saves.list().at(0).seed_lost);
    fs::remove(seed_file_of(file));

    CHECK(saves.saved.last({})->file == file);
    CHECK(saves.list().at(0).seed_lost);
    const auto again = saves.saved.resume(file);
    CHECK_THAT(again.notice, Catch::Matchers::StartsWith("Its seed is not here any more; its luck is new from here on"));
    CHECK(saves.saved.last({})->file == again.game->saving->file());
}

TEST_CASE("what stopped programs left behind is cleared away a day later, and nothing else") {
    SavesFolder saves("left behind");
    const auto game = saved_game(saves, small_pack(), 3);
    put(saves.folder / "new.seed", "1:\n");
    for (const char* name : {"old.seed", "old.jsonl.new", "old.txt", "kept.jsonl", "kept.seed"}) {
        put(saves.folder / name, "left");
        fs::last_write_time(saves.folder / name, fs::file_time_type::clock::now() - std::chrono::hours(25));
    }
    fs::last_write_time(seed_file_of(game), fs::file_time_type::clock::now() - std::chrono::hours(25));

    const auto next = saved_game(saves, small_pack(), 3);

    for (const char* name : {"old.seed", "old.jsonl.new"}) CHECK_FALSE(fs::exists(saves.folder / name));
    for (const char* name : {"old.txt", "kept.jsonl", "kept.seed", "new.seed"}) CHECK(fs::exists(saves.folder / name));
    CHECK(fs::exists(seed_file_of(game)));
    CHECK(fs::exists(seed_file_of(next)));
}

TEST_CASE("another folder is found again at the next start: its games are listed, continued and deleted") {
    SavesFolder saves("first folder");
    const Folder other("chosen folder");
    const auto before = saved_game(saves, small_pack(), 3);
    fs::path moved;
    {
        auto game = saves.saved.begin(game_of(small_pack(), 2, kSeed));
        decide_by_house(game.session, 3);
        REQUIRE(game.saving->save_in(other / "games", game.saving->file().filename().string(), game.session));
        CHECK_FALSE(saves.saved.move_to(other / "games"));
        decide_by_house(game.session, 3);
        moved = game.saving->file();
    }

    SavedGames next(saves.folder.path(), standing_clock, saves.files);

    CHECK(next.folder() == saves.folder.path());
    CHECK(next.folders() == std::vector<fs::path>{saves.folder.path(), other / "games"});
    CHECK(next.files() == std::vector<fs::path>{moved, before});
    CHECK(next.last({})->file == moved);
    CHECK_FALSE(next.move_to(other / "games"));
    CHECK(SavedGames(saves.folder.path()).folders().size() == 2);
    CHECK_FALSE(next.remove(moved));
    fs::remove_all(other / "games");
    CHECK(next.files() == std::vector<fs::path>{before});
    CHECK(next.problems().empty());
}

TEST_CASE("a folder that can't be noted down is used all the same, with the reason") {
    SavesFolder saves("nowhere to note");
    put(saves.folder / "file", "in the way");
    SavedGames saved(saves.folder / "file");

    CHECK_THAT(saved.move_to(saves.folder.path()).value_or(""), Catch::Matchers::ContainsSubstring("cannot make the folder"));
    CHECK(saved.folder() == saves.folder.path());
    CHECK(SavedGames("").move_to(saves.folder.path()));
}

TEST_CASE("the cards of a saved game are compared with today's") {
    SavesFolder saves("cards");
    const auto file = saved_game(saves, small_pack(), 3);
    const auto& files = small_pack().files;

    CHECK(cards_of(saves, file, files) == "cards as today");
    CHECK(cards_text(saves.saved.describe(file, {})) == "pack not here");
    CHECK(cards_of(saves, file, edited(files, "contracts.json", R"("name": "Raid")", R"("name": "Foray")")) == "1 card changed since");
    CHECK(cards_of(saves, file, edited(files, "contracts.json", R"("id": "raid")", R"("id": "foray")")) == "2 cards changed since");
    CHECK(cards_of(saves, file, edited(files, "contracts.json", "\n", "\n\n")) == "cards as today");
    auto both = edited(edited(files, "contracts.json", R"("name": "Raid")", R"("name": "Foray")"), "table.json", R"("burn_cost": 2)", R"("burn_cost": 1)");
    CHECK(cards_of(saves, file, both) == "1 card and table constants changed since");
    CHECK(cards_of(saves, file, edited(files, "contracts.json", "{", "(")) == "4 cards changed since");
    CHECK(cards_of(saves, file, edited(files, "pack.json", "1.2.3", "1.2.4")) == "cards as today");
}
