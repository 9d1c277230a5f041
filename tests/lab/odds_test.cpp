// odds: chances on the command line, of dice and of positions, and what can't be asked.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;

namespace {

Ran run_odds(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "odds");
    return run_lab(arguments);
}

// Everything behind `"name":` up to the next comma or brace, the first time.
std::string member(const std::string& json, const std::string& name) {
    const auto at = json.find("\"" + name + "\":");
    REQUIRE(at != std::string::npos);
    const auto begin = at + name.size() + 3;
    return json.substr(begin, json.find_first_of(",}", begin) - begin);
}

void check_refused(const std::vector<std::string>& arguments, const std::string& sentence) {
    const Ran ran = run_odds(arguments);
    CAPTURE(ran.err);
    CHECK(ran.code == lab::kBadInput);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring(sentence));
}

// A finished game of house players.
struct Game {
    Game() { REQUIRE(run_lab({"transcript", "--seed", "5", "--journal", journal}).code == lab::kDone); }
    TemporaryFolder folder;
    std::string journal = (folder / "game.jsonl").string();
};

}  // namespace

TEST_CASE("odds of bare dice are whole numbers and their quotient", "[lab]") {
    const Ran ran = run_odds({"--dice", "2w", "--value", "7", "--json"});

    CHECK(ran.code == lab::kDone);
    CHECK(member(ran.out, "hits") == "6");
    CHECK(member(ran.out, "rolls") == "36");
    CHECK_THAT(member(ran.out, "chance"), ContainsSubstring("0.1666666"));
    CHECK(member(ran.out, "about") == "false");
}

TEST_CASE("odds in text say percent and whole numbers", "[lab]") {
    const Ran ran = run_odds({"--dice", "5w1y", "--value", "13"});

    CHECK_THAT(ran.out, ContainsSubstring("5 white, 1 yellow against 13\n"));
    CHECK_THAT(ran.out, ContainsSubstring("beaten, dice alone:         94.2 % (43958 of 46656)"));
    CHECK_THAT(ran.out, ContainsSubstring("all locked, dice alone:     1.6 % (756 of 46656)"));
}

TEST_CASE("a barred colour is named by itself or by its type of Equipment, and takes no part", "[lab]") {
    const std::string by_type = run_odds({"--dice", "5w1y", "--value", "13", "--bar", "energy", "--json"}).out;
    const std::string by_colour = run_odds({"--dice", "w5", "--value", "13"}).err + run_odds({"--dice", "1Y 5W", "--value", "13", "--bar", "Yellow", "--json"}).out;

    CHECK(member(by_type, "hits") == "6155");
    CHECK(member(by_type, "rolls") == "7776");
    CHECK_THAT(by_colour, ContainsSubstring("\"hits\":6155,\"rolls\":7776"));
    CHECK_THAT(by_colour, ContainsSubstring("\"w5\" can't be read"));
}

TEST_CASE("Equipment that is ready is used as well as possible, unless it is barred", "[lab]") {
    const std::string one = run_odds({"--dice", "2w", "--value", "7", "--equipment", "heavy-laser-volley", "--json"}).out;
    const std::string barred = run_odds({"--dice", "2w", "--value", "7", "--equipment", "heavy-laser-volley", "--bar", "energy", "--json"}).out;

    CHECK(member(one, "hits") == "36");  // one die is set to 7 less the other
    CHECK(member(one, "rolls") == "36");
    CHECK(member(barred, "hits") == "6");
    CHECK_THAT(run_odds({"--dice", "2w", "--value", "7", "--equipment", "jump-jets,masc"}).out, ContainsSubstring("beaten, all used:"));
}

TEST_CASE("odds of dice that can't be asked for are refused in a sentence", "[lab]") {
    check_refused({}, "Say --dice and --value, or --journal and --move.");
    check_refused({"--dice", "5w"}, "Say --dice and --value");
    check_refused({"--dice", "22w", "--value", "3"}, "at most 21 dice");
    check_refused({"--dice", "99999999999999999999w", "--value", "3"}, "at most 21 dice");
    check_refused({"--dice", "0w", "--value", "3"}, "at least one die");
    check_refused({"--dice", "3q", "--value", "3"}, "can't be read");
    check_refused({"--dice", "3", "--value", "3"}, "can't be read");
    check_refused({"--dice", "3w", "--value", "0"}, "--value takes a whole number from 1 to 63");
    check_refused({"--dice", "3w", "--value", "64"}, "--value takes a whole number from 1 to 63");
    check_refused({"--dice", "3w", "--value", "3", "--bar", "enrgy"}, "did you mean \"energy\"?");
    check_refused({"--dice", "3w", "--value", "3", "--bar", "miscellaneous"}, "white is never barred (Q9.7)");
    check_refused({"--dice", "3w", "--value", "3", "--equipment", "jump-jet"}, "did you mean \"jump-jets\"?");
    check_refused({"--dice", "3w", "--value", "3", "--equipment", "masc,masc,masc,masc,masc,masc,masc"}, "at most 6 cards");
    check_refused({"--dice", "3w", "--value", "3", "--move", "3"}, "--move goes with --journal");
    check_refused({"--dice", "3w", "--value", "3", "--data", "/nowhere"}, "/nowhere");
}

TEST_CASE("odds of a journal's position: the roll that is due, what comes next, and what is at stake", "[lab]") {
    const Game game;
    int rolls = 0;
    int reveals = 0;

    for (int move = 0; move < 60; ++move) {
        const Ran ran = run_odds({"--journal", game.journal, "--move", std::to_string(move), "--json"});
        REQUIRE(ran.code == lab::kDone);
        CHECK(member(ran.out, "move") == std::to_string(move));
        CHECK_THAT(ran.out, ContainsSubstring("\"pushing\":{\"promised\":"));
        const bool has_this = ran.out.find("\"this\":{\"encounter\":\"") != std::string::npos;
        const bool has_next = ran.out.find("\"next\":{\"hits\":") != std::string::npos;
        CHECK(!(has_this && has_next));
        rolls += has_this;
        reveals += has_next;
    }

    CHECK(rolls > 3);
    CHECK(reveals > 1);
}

TEST_CASE("odds of a journal in text", "[lab]") {
    const Game game;
    std::string all;
    for (int move = 0; move < 60; ++move) all += run_odds({"--journal", game.journal, "--move", std::to_string(move)}).out;

    CHECK_THAT(all, ContainsSubstring("No roll is due or open."));
    CHECK_THAT(all, ContainsSubstring("The next Encounter\n  beaten, dice alone:"));
    CHECK_THAT(all, ContainsSubstring(" at stake."));
}

TEST_CASE("positions that aren't there are refused in a sentence", "[lab]") {
    const Game game;

    check_refused({"--journal", game.journal}, "Say --move too");
    check_refused({"--journal", game.journal, "--move", "100000"}, "--move 100000 is beyond the journal: it has ");
    check_refused({"--journal", game.journal, "--move", "-1"}, "--move");
    check_refused({"--journal", game.journal, "--move", "3", "--dice", "3w"}, "only --move and --json go with it");
    check_refused({"--journal", (game.folder / "none.jsonl").string(), "--move", "3"}, "none.jsonl");
    write_file(game.folder / "broken.jsonl", "{\n");
    check_refused({"--journal", (game.folder / "broken.jsonl").string(), "--move", "0"}, "broken.jsonl");
}
