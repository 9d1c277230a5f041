// Games in the middle: a journal's table as a situation, and a situation as the beginning of a game.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

// The first lines of a journal of two.
std::string journal_of(const TemporaryFolder& folder, std::size_t lines_kept) {
    const std::string path = (folder / "game.jsonl").string();
    REQUIRE(run_lab({"transcript", "--seed", "5", "--journal", path}).code == lab::kDone);
    std::string kept;
    const auto lines = lines_of_text(read_file(path));
    for (std::size_t i = 0; i < lines_kept; ++i) kept += lines.at(i) + '\n';
    write_file(path, kept);
    return path;
}

}  // namespace

TEST_CASE("the table of a journal is a situation that the terminal plays on", "[lab]") {
    TemporaryFolder folder;
    const std::string journal = journal_of(folder, 80);
    const std::string situation = (folder / "table.json").string();

    const Ran state = run_lab({"replay", journal, "--state"});
    write_file(situation, state.out);
    const Ran played = run_lab({"play", "--state", situation, "--seed", "1"}, "why\nundo\n1\nquit\n");

    CHECK(state.code == lab::kDone);
    CHECK(state.err.empty());
    CHECK_THAT(state.out, StartsWith("{"));
    CHECK(played.code == lab::kDone);
    CHECK(played.err == "This game is not kept; --journal FILE keeps one.\n");
    const std::string standings = run_lab({"replay", journal}).out;
    CHECK_THAT(standings, ContainsSubstring("The game stands after "));
    const std::string turn =
        standings.substr(standings.rfind("after ") + 6, standings.rfind(" turn") - standings.rfind("after ") - 6);
    CHECK_THAT(played.out, ContainsSubstring("Turn " + turn + ", played to 10 Reputation"));
}

TEST_CASE("a situation without luck to come asks at once", "[lab]") {
    TemporaryFolder folder;
    const std::string situation = (folder / "table.json").string();
    write_file(situation, R"({"seats": [{"cbills": 9}, {"cbills": 2}, {}], "active": 2})");

    const Ran ran = run_lab({"play", "--state", situation}, "");

    CHECK(ran.code == lab::kDone);
    CHECK_THAT(ran.err, StartsWith("This game is not kept; --journal FILE keeps one. Its seed was "));
    CHECK_THAT(ran.out, ContainsSubstring("  Ada: 9 C-bills"));
    CHECK_THAT(ran.out, ContainsSubstring("> Ben: 2 C-bills"));
    CHECK_THAT(ran.out, ContainsSubstring("  Cleo: 0 C-bills"));
}

TEST_CASE("a situation with faults is refused with all of them", "[lab]") {
    TemporaryFolder folder;
    const std::string situation = (folder / "table.json").string();
    write_file(situation, R"({"seats": [{"cbils": 9}, {"cbills": 2.5}]})");

    const Ran ran = run_lab({"play", "--state", situation}, "1\n");

    CHECK(ran.code == lab::kBadInput);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring("cbils"));
    CHECK_THAT(ran.err, ContainsSubstring("did you mean \"cbills\"?"));
    CHECK_THAT(ran.err, ContainsSubstring("2.5"));
}

TEST_CASE("a situation says how many seats there are, and --seats may not say otherwise", "[lab]") {
    TemporaryFolder folder;
    const std::string situation = (folder / "table.json").string();
    write_file(situation, R"({"seats": [{}, {}]})");

    CHECK(run_lab({"play", "--state", situation, "--seats", "2"}).code == lab::kDone);
    const Ran ran = run_lab({"play", "--state", situation, "--seats", "3"});

    CHECK(ran.code == lab::kBadInput);
    CHECK(ran.err == situation + " has 2 seats, not 3; leave --seats out\n");
    CHECK(run_lab({"play", "--state", "/no/such/file.json"}).code == lab::kBadInput);
}

TEST_CASE("R5.7 the terminal's table has the locked dice that were never rolled, and those left out",
          "[lab][R5.7][Q9.4]") {
    TemporaryFolder folder;
    const std::string situation = (folder / "table.json").string();
    write_file(situation, R"({
        "seats": [{"command": "eridani-light-horse"}, {}],
        "columns": [{"contract": "riot-duty", "encounters": [
            {"card": "direct-fire-lance", "defeated_by": 1,
             "locked": [{"colour": "white", "face": 4}, {"colour": "yellow"}]}]}],
        "left_out": {"white": 2},
        "dice": [{"colour": "white", "face": 1}, {"colour": "white"}]})");

    const Ran ran = run_lab({"play", "--state", situation}, "quit\n");

    CHECK_THAT(ran.out, ContainsSubstring("beaten by Ada, locked white 4, yellow unrolled\n"));
    CHECK_THAT(ran.out,
               ContainsSubstring("  unlocked   white 1\n  not rolled 1 white\n  locked     white 4, yellow unrolled\n"
                                 "  left out   2 white\n"));
}

TEST_CASE("Q6.7 what the terminal says the tableau is worth waits for the final assault", "[lab][Q6.7]") {
    TemporaryFolder folder;
    const std::string situation = (folder / "table.json").string();
    write_file(situation, R"({
        "seats": [{"command": "snords-irregulars"}, {}],
        "columns": [{"contract": "planetary-assault-dieron", "encounters": [{"card": "battle-lance"}]}],
        "decision": "between"})");

    const Ran ran = run_lab({"play", "--state", situation}, "quit\n");

    CHECK_THAT(ran.out, ContainsSubstring("Cash out now: 2 C-bills by Escape, after a final assault\n"));
    CHECK_THAT(ran.out, ContainsSubstring("Escape and collect 2 C-bills, after a final assault\n"));
}
