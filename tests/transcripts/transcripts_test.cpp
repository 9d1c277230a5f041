// Whole games as text, compared with what they were; the files are reviewed like code.
//
// After a change of cards or rules that was meant:  ENCOUNTERS_UPDATE_TRANSCRIPTS=1 build/release/transcripts_tests
// writes them anew, and `git diff tests/transcripts` shows what changed in play.
#include "support/catch.hpp"

#include <encounters/lab/commands.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace encounters;

namespace {

struct Game {
    int seats;
    std::uint64_t seed;
};

std::filesystem::path file_of(const Game& game) {
    return std::filesystem::path(ENCOUNTERS_SOURCE_DIR) / "tests/transcripts/games" /
           fmt::format("{}-seats-seed-{}.txt", game.seats, game.seed);
}

std::string played(const Game& game) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    lab::TranscriptOptions options;
    options.seats = game.seats;
    options.seed = game.seed;
    options.data = ENCOUNTERS_SOURCE_DIR "/data";
    CHECK(lab::transcript(options, {in, out, err}) == lab::kDone);
    CHECK(err.str().empty());
    return out.str();
}

std::vector<std::string> lines(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> found;
    for (std::string line; std::getline(in, line);) found.push_back(line);
    return found;
}

std::string kept(const Game& game) {
    std::ifstream file(file_of(game), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void keep(const Game& game, const std::string& text) {
    std::filesystem::create_directories(file_of(game).parent_path());
    std::ofstream file(file_of(game), std::ios::binary);
    file << text;
    REQUIRE(file.flush());
}

// Where two texts part, for a message that can be read.
std::string first_difference(const std::string& was, const std::string& is) {
    const auto before = lines(was);
    const auto now = lines(is);
    for (std::size_t i = 0; i < std::max(before.size(), now.size()); ++i) {
        const std::string old_line = i < before.size() ? before[i] : "(the end)";
        const std::string new_line = i < now.size() ? now[i] : "(the end)";
        if (old_line != new_line) return fmt::format("line {}: was \"{}\", is \"{}\"", i + 1, old_line, new_line);
    }
    return was == is ? "" : "the last line's end";
}

}  // namespace

TEST_CASE("five games are played as they were", "[transcripts]") {
    const bool updates = std::getenv("ENCOUNTERS_UPDATE_TRANSCRIPTS") != nullptr;
    for (const Game& game : {Game{1, 4}, Game{2, 5}, Game{3, 1}, Game{4, 3}, Game{8, 7}}) {
        const std::string now = played(game);
        if (updates) keep(game, now);

        CAPTURE(file_of(game).string());
        CHECK(first_difference(kept(game), now) == "");
    }
}

TEST_CASE("a difference is told by its line", "[transcripts]") {
    CHECK(first_difference("a\nb\n", "a\nb\n") == "");
    CHECK(first_difference("a\nb\n", "a\nc\n") == "line 2: was \"b\", is \"c\"");
    CHECK(first_difference("a\n", "a\nb\n") == "line 2: was \"(the end)\", is \"b\"");
    CHECK(first_difference("a\n", "a") == "the last line's end");
}
