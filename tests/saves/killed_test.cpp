// The power cord: a program that plays is killed at any moment, and the journal resumes what it had reached.
#include "support/catch.hpp"

#include "saves/playing_program.hpp"
#include "saves/saves_tables.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

// The one journal of a folder, if it has come to be.
std::optional<std::filesystem::path> journal_in(const Folder& folder) {
    const auto files = SavedGames(folder.path()).files();
    REQUIRE(files.size() <= 1);
    if (files.empty()) return std::nullopt;
    return files.front();
}

// The game as far as the killed program can have come: what it had before, and the decision under way.
std::vector<Record> records_with_one_more(const ReadJournal& before, std::uint64_t seed, std::size_t reported) {
    auto session = std::move(*replay(before).session);
    session.set_luck(recompute_luck(session, *before.header, Seed{seed, "ab"}).luck);
    session.set_pace(LuckPace::until_decision);
    session.run_luck();
    SplitMix64 choice(seed + session.records().size());
    while (session.records().size() < reported) do_something(session, choice);
    if (session.decider() != kNoSeat) do_something(session, choice);
    return session.records();
}

bool is_beginning_of(const std::vector<Record>& one, const std::vector<Record>& other) {
    return one.size() <= other.size() && std::equal(one.begin(), one.end(), other.begin());
}

// Everything reported is in the journal, at the table that was reported; beyond it at most the decision under way.
void check_kept(const std::filesystem::path& file, const ReadJournal& before, std::uint64_t seed, const Report& last) {
    const auto read = read_journal_file(file);
    INFO(read.file);
    REQUIRE_FALSE(read.fault);
    const auto reached = replay(read, last.records);
    REQUIRE(reached.records == last.records);
    REQUIRE(hash_of(reached.session->state()) == last.hash);
    const auto all = replay(read);
    REQUIRE_FALSE(all.fault);
    REQUIRE(is_beginning_of(all.session->records(), records_with_one_more(before, seed, static_cast<std::size_t>(last.records))));
    const auto resumed = SavedGames(file.parent_path()).resume(file);
    INFO(resumed.problem);
    const bool goes_on = resumed.game && (resumed.game->session.decider() != kNoSeat || resumed.game->session.is_over());
    REQUIRE(goes_on != (all.session->is_over() && read.seed.has_value()));
}

// Killed, taken up and killed again, and again.
void kill_often(const std::string& name, std::uint64_t seed, int kills, Syncing syncing) {
    const Folder folder(name);
    SplitMix64 moments(seed * 977);
    for (int kill = 0; kill < kills; ++kill) {
        const auto file = journal_in(folder);
        PlayingProgram program(folder.path(), seed, file.value_or(""), syncing);
        const Report last = program.run_and_kill(static_cast<int>(moments.next() % 20), moments.next() % 2000000);
        const auto after = journal_in(folder);
        INFO("seed " << seed << ", kill " << kill << ", reported " << last.records << " records");
        if (last.records == 0) continue;
        REQUIRE(after);
        auto before = read_journal_file(*after);
        if (file) before.records.resize(std::min(before.records.size(), program.records_before()));
        if (!file) before.records.clear();
        check_kept(*after, before, seed, last);
    }
}

}  // namespace

TEST_CASE("a program killed at 40 random moments has kept all it showed") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) kill_often("killed", seed, 3, Syncing::no);
    kill_often("killed with syncs", 13, 4, Syncing::yes);
}

TEST_CASE("a program killed at 300 random moments has kept all it showed", "[long]") {
    for (std::uint64_t seed = 100; seed < 140; ++seed) kill_often("killed", seed, 5, Syncing::no);
    for (std::uint64_t seed = 140; seed < 160; ++seed) kill_often("killed with syncs", seed, 5, Syncing::yes);
}
