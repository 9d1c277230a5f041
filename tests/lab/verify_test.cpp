// verify: what a game's luck proves, and the exit codes that scripts go by.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

// A finished game of two house players with its journal; without a seed, one that nobody chose.
struct Finished {
    explicit Finished(std::vector<std::string> seed) {
        std::vector<std::string> arguments{"transcript", "--journal", journal};
        arguments.insert(arguments.end(), seed.begin(), seed.end());
        REQUIRE(run_lab(arguments).code == lab::kDone);
    }
    TemporaryFolder folder;
    std::string journal = (folder / "game.jsonl").string();
};

}  // namespace

TEST_CASE("verify proves a game whose seed nobody chose, and says what that means", "[lab]") {
    const Finished game({});

    const Ran ran = run_lab({"verify", game.journal});

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, ContainsSubstring("Recomputed from the seed and found the same: "));
    CHECK_THAT(ran.out, ContainsSubstring("This proves to everyone who saw the hash before the first roll"));
}

TEST_CASE("verify calls a chosen seed chosen, not a proof", "[lab]") {
    const Finished game({"--seed", "5"});

    const Ran ran = run_lab({"verify", game.journal});

    CHECK(ran.code == lab::kDone);
    CHECK_THAT(ran.out, ContainsSubstring("The seed was chosen, not a proof"));
    CHECK(ran.out.find("This proves") == std::string::npos);
}

TEST_CASE("verify answers no, with the move, when a face was changed", "[lab]") {
    const Finished game({"--seed", "5"});
    std::string text = read_file(game.journal);
    const auto faces = text.find(R"("faces":[)");
    REQUIRE(faces != std::string::npos);
    text[faces + 9] = text[faces + 9] == '6' ? '1' : '6';
    write_file(game.journal, text);

    const Ran ran = run_lab({"verify", game.journal});

    CHECK(ran.code == lab::kFailed);
    CHECK_THAT(ran.out, ContainsSubstring("NOT PROVED: the file was changed or damaged at move "));
    CHECK_THAT(ran.err, ContainsSubstring("game.jsonl:"));
    CHECK(ran.out.find("game.jsonl:") == std::string::npos);
}

TEST_CASE("verify can't tell about a game that isn't finished, or about what is no game", "[lab]") {
    const Finished game({"--seed", "5"});
    const std::string text = read_file(game.journal);
    write_file(game.journal, text.substr(0, text.find("{\"n\":40,")));

    const Ran unfinished = run_lab({"verify", game.journal});
    const Ran missing = run_lab({"verify", (game.folder / "missing.jsonl").string()});

    CHECK(unfinished.code == lab::kBadInput);
    CHECK_THAT(unfinished.out, ContainsSubstring("OPEN: the game is not finished; its seed is shown when it is."));
    CHECK(missing.code == lab::kBadInput);
    CHECK(missing.out.empty());
    CHECK_THAT(missing.err, ContainsSubstring("there is no such file"));
}
