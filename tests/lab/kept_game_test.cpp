// play --journal: a game at the terminal kept as it goes, and what is said of a game that isn't.
#include "lab/lab_runs.hpp"

#include <sstream>
#include <streambuf>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

std::string house_to_the_end() {
    std::string input;
    for (int i = 0; i < 2000; ++i) input += "house\n";
    return input;
}

// The number behind the last "Its seed was ".
std::string seed_in(const std::string& text) {
    const std::size_t at = text.rfind("Its seed was ") + 13;
    return text.substr(at, text.rfind('.') - at);
}

// Types "house" three times; the journal is gone before the second one.
class Vandal : public std::streambuf {
public:
    explicit Vandal(std::filesystem::path journal) : journal_(std::move(journal)) {}

private:
    int_type underflow() override {
        if (lines_ == 3) return traits_type::eof();
        if (++lines_ == 2) std::filesystem::remove(journal_);
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return traits_type::to_int_type(line_.front());
    }

    std::filesystem::path journal_;
    std::string line_ = "house\n";
    int lines_ = 0;
};

}  // namespace

TEST_CASE("a finished game at the terminal can be replayed and verified", "[lab]") {
    const TemporaryFolder folder;
    const std::string journal = (folder / "game.jsonl").string();

    const Ran played = run_lab({"play", "--journal", journal}, house_to_the_end());
    const Ran replayed = run_lab({"replay", journal});
    const Ran verified = run_lab({"verify", journal});

    CHECK(played.code == lab::kDone);
    CHECK_THAT(played.out, StartsWith("Hash of the seed: "));
    CHECK_THAT(played.err, StartsWith("This game is kept in " + journal + ". Its seed was "));
    CHECK_THAT(replayed.out, StartsWith("Core Set 1.0.0: 2 players, seed " + seed_in(played.err) + "\n"));
    CHECK_THAT(played.out, EndsWith(replayed.out.substr(replayed.out.rfind("The game is over after "))));
    CHECK(verified.code == lab::kDone);
    CHECK_THAT(verified.out, ContainsSubstring(played.out.substr(18, played.out.find('\n') - 18)));
    CHECK_FALSE(std::filesystem::exists(folder / "game.seed"));
}

TEST_CASE("a game that is left can be replayed as far as it went, and its seed stays a secret", "[lab]") {
    const TemporaryFolder folder;
    const std::string journal = (folder / "game.jsonl").string();

    const Ran left = run_lab({"play", "--journal", journal}, "1\n1\nundo\nq\n");
    const Ran replayed = run_lab({"replay", journal});

    CHECK(left.err == "This game is kept in " + journal + ".\n");
    CHECK(replayed.code == lab::kDone);
    CHECK_THAT(replayed.out, StartsWith("Core Set 1.0.0: 2 players, the seed is not shown yet\n"));
    CHECK_THAT(replayed.out, ContainsSubstring("\nTurn 1: "));
    CHECK(run_lab({"verify", journal}).code == lab::kBadInput);
}

TEST_CASE("a game that began with a situation is kept with it", "[lab]") {
    const TemporaryFolder folder;
    const std::string journal = (folder / "game.jsonl").string();
    write_file(folder / "table.json", R"({"seats": [{"cbills": 9}, {"cbills": 2}, {}], "active": 2})");

    const Ran played = run_lab({"play", "--state", (folder / "table.json").string(), "--seed", "7", "--journal", journal},
                               house_to_the_end());

    CHECK_THAT(played.out, ContainsSubstring("The game is over after "));
    CHECK(run_lab({"replay", journal}).code == lab::kDone);
    CHECK(run_lab({"verify", journal}).code == lab::kDone);
}

TEST_CASE("a game that nobody keeps says so, and which seed it was given", "[lab]") {
    const Ran drawn = run_lab({"play"}, "house\nhouse\nquit\n");
    const Ran again = run_lab({"play", "--seed", seed_in(drawn.err)}, "house\nhouse\nquit\n");

    CHECK_THAT(drawn.err, StartsWith("This game is not kept; --journal FILE keeps one. Its seed was "));
    CHECK(again.out == drawn.out);
    CHECK(again.err == "This game is not kept; --journal FILE keeps one.\n");
}

TEST_CASE("a journal is never written over what is there", "[lab]") {
    const TemporaryFolder folder;
    write_file(folder / "game.jsonl", "mine\n");
    write_file(folder / "other.seed", "mine\n");
    const auto refused = [&](const std::string& name, const std::string& reason) {
        const Ran ran = run_lab({"play", "--journal", (folder / name).string()}, "q\n");
        CHECK(ran.code == lab::kFailed);
        CHECK(ran.out.empty());
        CHECK(ran.err == (folder / name).string() + ": the journal can't be written there: " + reason + "\n");
    };

    refused("game.jsonl", "game.jsonl is there already; a game begins a new journal");
    refused("other.jsonl", "other.seed is there already; a game begins a new journal");
    refused("third.seed", "that is no name for a journal");
    refused("none/game.jsonl", "there is no such folder");

    CHECK(read_file(folder / "game.jsonl") == "mine\n");
    CHECK(read_file(folder / "other.seed") == "mine\n");
}

TEST_CASE("a journal that goes away while the game is played is told once", "[lab]") {
    const TemporaryFolder folder;
    const std::filesystem::path journal = folder / "game.jsonl";
    Vandal vandal(journal);
    std::istream in(&vandal);
    std::ostringstream out;
    std::ostringstream err;

    const int code = lab::run({"play", "--seed", "1", "--journal", journal.string()}, {in, out, err});

    CHECK(code == lab::kDone);
    CHECK(count_in(err.str(), "This game is not being saved: ") == 1);
    CHECK_THAT(err.str(), EndsWith("This game is kept in " + journal.string() + ".\n"));
    CHECK(run_lab({"replay", journal.string()}).code == lab::kDone);
}
