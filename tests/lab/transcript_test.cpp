// transcript and replay: a whole game as text, as a journal, and carried out again.
#include "lab/lab_runs.hpp"

#include <nlohmann/json.hpp>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

namespace {

// What stands behind the title line.
std::string body(const std::string& text) { return text.substr(text.find("\n\n") + 2); }

// A game of two with its journal.
struct Played {
    TemporaryFolder folder;
    std::string journal = (folder / "game.jsonl").string();
    Ran ran = run_lab({"transcript", "--seats", "2", "--seed", "5", "--journal", journal});
};

std::vector<nlohmann::json> events_of(const std::string& journal) {
    std::vector<nlohmann::json> events;
    for (const std::string& line : lines_of_text(run_lab({"replay", journal, "--events"}).out))
        events.push_back(nlohmann::json::parse(line));
    return events;
}

}  // namespace

TEST_CASE("a transcript tells a game from its set-up to its standings", "[lab]") {
    const Ran ran = run_lab({"transcript", "--seats", "3", "--seed", "9"});

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    CHECK_THAT(lines_of_text(ran.out).front(), EndsWith(": 3 house players, seed 9"));
    CHECK_THAT(ran.out, ContainsSubstring("\nTurn 1: "));
    CHECK_THAT(ran.out, ContainsSubstring(" wins the game with 1"));
    CHECK_THAT(ran.out, ContainsSubstring("\nThe game is over after "));
    CHECK(count_in(ran.out, "  1. ") == 1);
    CHECK(count_in(ran.out, " commands ") == 3);
}

TEST_CASE("one seed is one game, another seed another", "[lab]") {
    const std::string once = run_lab({"transcript", "--seed", "4"}).out;

    CHECK(run_lab({"transcript", "--seed", "4"}).out == once);
    CHECK(body(run_lab({"transcript", "--seed", "5"}).out) != body(once));
}

TEST_CASE("without a seed the game says which one it was given", "[lab]") {
    const Ran ran = run_lab({"transcript"});
    const std::string title = lines_of_text(ran.out).front();
    const std::string seed = title.substr(title.rfind(' ') + 1);

    CHECK(ran.code == lab::kDone);
    CHECK(run_lab({"transcript", "--seed", seed}).out == ran.out);
}

TEST_CASE("lines fit a screen of 120 columns", "[lab]") {
    for (const std::string& line : lines_of_text(run_lab({"transcript", "--seats", "8", "--seed", "1"}).out))
        CHECK(line.size() <= 120);
}

TEST_CASE("a replayed journal tells the same game", "[lab]") {
    const Played played;
    REQUIRE(played.ran.code == lab::kDone);

    const Ran again = run_lab({"replay", played.journal});

    CHECK(again.code == lab::kDone);
    CHECK(again.err.empty());
    CHECK(again.out == played.ran.out);
}

TEST_CASE("a journal's events add up to what the seats hold", "[lab]") {
    const Played played;
    std::vector<int> cbills(2, 0);
    std::vector<int> reputation(2, 0);
    int columns = 0;

    for (const auto& event : events_of(played.journal)) {
        const std::string name = event.at("event");
        const int seat = event.value("seat", nlohmann::json(0)).is_number() ? event.value("seat", 0) : 0;
        if (name == "cashed_out") {
            const int sum = event.at("count").get<int>() * (event.at("column").get<int>() + 1) +
                            event.at("bonus").get<int>() + event.at("hazard").get<int>() +
                            event.at("contract_pay").get<int>() + event.at("command_pay").get<int>() +
                            event.at("secure_bonus").get<int>();
            CHECK(sum == event.at("total"));
            CHECK(event.at("rate") == event.at("column").get<int>() + 1);
            cbills[seat] += sum;
            ++columns;
        }
        if (name == "equipment_bought" || name == "equipment_readied") cbills[seat] -= event.at("cost").get<int>();
        if (name == "cbills_changed") cbills[seat] += event.at("by").get<int>();
        if (name == "reputation_scored") reputation[seat] += event.at("total").get<int>();
        if (name == "burned") reputation[seat] -= event.at("reputation").get<int>();
        if (name == "dice_locked") {
            int total = 0;
            for (const auto& die : event.at("dice")) total += die.at("face").get<int>();
            CHECK(total == event.at("value"));
        }
    }

    CHECK(columns > 3);
    const std::string standings = played.ran.out.substr(played.ran.out.find("The game is over"));
    for (int seat = 0; seat < 2; ++seat) {
        const std::string amount = std::to_string(cbills[seat]) + (cbills[seat] == 1 ? " C-bill" : " C-bills");
        CHECK_THAT(standings, ContainsSubstring(std::to_string(reputation[seat]) + " Reputation, " + amount + "\n"));
    }
}

TEST_CASE("replay refuses what is no journal, and says so", "[lab]") {
    TemporaryFolder folder;
    write_file(folder / "note.txt", "hello\n");

    const Ran missing = run_lab({"replay", (folder / "none.jsonl").string()});
    const Ran wrong = run_lab({"replay", (folder / "note.txt").string()});

    CHECK(missing.code == lab::kBadInput);
    CHECK(missing.out.empty());
    CHECK_THAT(missing.err, ContainsSubstring("none.jsonl"));
    CHECK(wrong.code == lab::kBadInput);
    CHECK(wrong.out.empty());
    CHECK_THAT(wrong.err, ContainsSubstring("note.txt"));
}

TEST_CASE("a journal that is wrong from some line on is told up to there", "[lab]") {
    const Played played;
    std::string text = read_file(played.journal);
    const std::size_t middle = text.find("choose_contract");
    REQUIRE(middle != std::string::npos);
    text[middle] = 'C';
    write_file(played.journal, text);

    const Ran ran = run_lab({"replay", played.journal});

    CHECK(ran.code == lab::kBadInput);
    CHECK_THAT(ran.out, StartsWith("Core Set 1.0.0: 2 house players, the seed is not shown yet\n\n  Ada commands "));
    CHECK_THAT(ran.out, ContainsSubstring("The game stands after 1 turn\n"));
    CHECK_THAT(ran.err, ContainsSubstring("game.jsonl:"));
}

TEST_CASE("a journal that can't be written is said, and the exit code is 1", "[lab]") {
    const Ran ran = run_lab({"transcript", "--seed", "1", "--journal", "/no/such/folder/game.jsonl"});

    CHECK(ran.code == lab::kFailed);
    CHECK(ran.err == "/no/such/folder/game.jsonl: the journal can't be written there\n");
}
