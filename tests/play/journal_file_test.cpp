// Journals on the disk: replaced whole, appended to line by line.
#include "support/catch.hpp"

#include "support/play_tables.hpp"
#include "support/test_files.hpp"

#include <encounters/play/journal_file.hpp>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

TEST_CASE("a whole file is replaced, and nothing lies about afterwards") {
    const Folder folder("whole");
    REQUIRE_FALSE(write_whole_file(folder / "file", "old and long"));

    REQUIRE_FALSE(write_whole_file(folder / "file", "new"));

    CHECK(content_of(folder / "file") == "new");
    CHECK(folder.files() == 1);
}

TEST_CASE("a file for its owner only is readable by nobody else") {
    const Folder folder("private");

    REQUIRE_FALSE(write_whole_file(folder / "seed", "7:", 0600));

    const auto permissions = std::filesystem::status(folder / "seed").permissions();
    CHECK((permissions & (std::filesystem::perms::group_all | std::filesystem::perms::others_all)) ==
          std::filesystem::perms::none);
}

TEST_CASE("a file that can't be written is told, and what was there stays") {
    const Folder folder("refused");
    std::filesystem::create_directories(folder / "taken" / "inside");

    const auto missing = write_whole_file(folder / "no such folder" / "file", "text");
    const auto taken = write_whole_file(folder / "taken", "text");

    REQUIRE(missing);
    CHECK_THAT(*missing, Catch::Matchers::ContainsSubstring("No such file or directory"));
    REQUIRE(taken);
    CHECK(std::filesystem::is_directory(folder / "taken" / "inside"));
    CHECK(folder.files() == 1);
}

TEST_CASE("a game kept line by line is the journal written whole") {
    const Folder folder("kept");
    const auto table = table_of(core_pack(), 2);
    const Seed seed{12, "ab"};
    const auto header = journal_header(table, core_pack().files, seed);
    auto session = seeded_session(table, seed.value);
    TestFiles files;
    JournalFile file(files);
    REQUIRE_FALSE(file.begin(folder / "game.jsonl", session, header));
    int failures = 0;
    session.observe([&](const Session& at, const Record& record) { failures += file.append(record, at.state()).has_value(); });

    decide_by_house(session, 5000);
    REQUIRE(session.is_over());
    REQUIRE_FALSE(file.finish(seed));

    CHECK(failures == 0);
    CHECK(content_of(folder / "game.jsonl") == write_journal(session, header, seed));
    CHECK_FALSE(replay(read_journal_file(folder / "game.jsonl")).fault);
}

TEST_CASE("a resumed game goes on in the same file, its torn end gone") {
    const Folder folder("resumed");
    const auto table = table_of(core_pack(), 2);
    const Seed seed{13, "ab"};
    auto session = seeded_session(table, seed.value);
    decide_by_house(session, 30);
    const std::string text = write_journal(session, journal_header(table, core_pack().files, seed), seed);
    REQUIRE_FALSE(write_whole_file(folder / "game.jsonl", text + "{\"n\":99,\"ki"));

    const auto read = read_journal_file(folder / "game.jsonl");
    REQUIRE(read.torn);
    auto resumed = replay(read).session;
    resumed->set_luck(seeded_luck_after(*resumed, seed));
    resumed->set_pace(LuckPace::until_decision);
    JournalFile file;
    REQUIRE_FALSE(file.begin(folder / "game.jsonl", *resumed, *read.header));
    CHECK(content_of(folder / "game.jsonl") == text);
    resumed->observe([&](const Session& at, const Record& record) { file.append(record, at.state()); });
    decide_by_house(*resumed, 30);

    decide_by_house(session, 30);
    CHECK(replay(read_journal_file(folder / "game.jsonl")).session->state() == session.state());
}

TEST_CASE("a journal that was never begun takes nothing") {
    const auto session = seeded_session(table_of(core_pack(), 2), 1);
    JournalFile file;

    CHECK(file.append(session.records().front(), session.state()) == "the journal is not open");
    CHECK(file.finish(Seed{}) == "the journal is not open");
}
