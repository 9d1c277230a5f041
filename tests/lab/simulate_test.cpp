// simulate and merge on the command line: what they write, and what they refuse.
#include "lab/lab_runs.hpp"

#include "lab/output_file.hpp"
#include "lab/progress_line.hpp"

#include <encounters/lab/studies.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

// A few games of the house player with the small pack, unless `more` says otherwise.
std::vector<std::string> few_games(std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"simulate"};
    const std::vector<std::array<std::string, 2>> usual{
        {"--players", "house"}, {"--games", "6"}, {"--data", ENCOUNTERS_SOURCE_DIR "/tests/data/small_pack"}};
    for (const auto& [option, value] : usual)
        if (std::find(more.begin(), more.end(), option) == more.end()) arguments.insert(arguments.end(), {option, value});
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::string refusal(std::vector<std::string> more) {
    const Ran ran = run_lab(few_games(std::move(more)));
    CHECK(ran.code == lab::kBadInput);
    CHECK(ran.out.empty());
    return lines_of_text(ran.err).front();
}

}  // namespace

TEST_CASE("simulate tells a readable report", "[lab]") {
    const Ran ran = run_lab(few_games());

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, StartsWith("Small Pack 1.2.3: 6 games of 2 seats, seed 1\n"));
    CHECK_THAT(ran.out, ContainsSubstring("Wins by seat"));
}

TEST_CASE("simulate writes JSON, the same for any number of threads", "[lab]") {
    const Ran one = run_lab(few_games({"--json", "-", "--threads", "1"}));
    const Ran three = run_lab(few_games({"--json", "-", "--threads", "3"}));

    CHECK(one.code == lab::kDone);
    CHECK(one.out == three.out);
    const auto report = nlohmann::json::parse(one.out);
    CHECK(report.at("games") == 6);
    CHECK(report.at("by_seat").size() == 2);
}

TEST_CASE("simulate writes files, and the text beside them", "[lab]") {
    TemporaryFolder folder;
    const std::string json = (folder / "report.json").string();
    const std::string csv = (folder / "report.csv").string();
    const std::string journal = (folder / "first.jsonl").string();

    const Ran ran = run_lab(few_games({"--json", json, "--csv", csv, "--journal", journal, "--even-start", "--rotate"}));

    CHECK(ran.code == lab::kDone);
    CHECK_THAT(ran.out, ContainsSubstring("seed 1, even start, seats rotating\n"));
    CHECK(nlohmann::json::parse(read_file(json)).at("even_start") == true);
    CHECK_THAT(read_file(csv), StartsWith("table,row,measure,value\n"));
    const Ran again = run_lab({"verify", journal});
    CHECK(again.code == lab::kDone);
    CHECK_THAT(run_lab({"replay", journal}).out, ContainsSubstring("house 1"));
}

TEST_CASE("merged parts are the whole run's report, byte for byte", "[lab]") {
    TemporaryFolder folder;
    const std::string whole = run_lab(few_games({"--json", "-"})).out;
    std::vector<std::string> merge{"merge", "--json", "-"};
    for (const std::string part : {"3/4", "1/4", "4/4", "2/4"}) {
        merge.push_back((folder / (part.substr(0, 1) + ".json")).string());
        const Ran ran = run_lab(few_games({"--shard", part, "--json", merge.back()}));
        CHECK(ran.code == lab::kDone);
        CHECK(ran.out.empty());
    }

    const Ran merged = run_lab(merge);

    CHECK(merged.code == lab::kDone);
    CHECK(merged.out == whole);
    CHECK(merged.err.empty());
}

TEST_CASE("without --json a part goes to standard output", "[lab]") {
    TemporaryFolder folder;
    const Ran part = run_lab(few_games({"--shard", "1/1"}));
    write_file(folder / "part.json", part.out);

    const Ran merged = run_lab({"merge", (folder / "part.json").string()});

    CHECK(merged.code == lab::kDone);
    CHECK(merged.out == run_lab(few_games()).out);
}

TEST_CASE("merge refuses parts that don't make one run", "[lab]") {
    TemporaryFolder folder;
    const auto play = [&](const std::string& name, std::vector<std::string> more) {
        more.insert(more.end(), {"--json", (folder / name).string()});
        REQUIRE(run_lab(few_games(more)).code == lab::kDone);
        return (folder / name).string();
    };
    const std::string first = play("1.json", {"--shard", "1/2"});
    const std::string second = play("2.json", {"--shard", "2/2"});
    const std::string other = play("other.json", {"--shard", "2/2", "--seed", "8"});
    const std::string report = play("report.json", {});
    const auto refused = [&](const std::vector<std::string>& files) {
        std::vector<std::string> arguments{"merge"};
        arguments.insert(arguments.end(), files.begin(), files.end());
        const Ran ran = run_lab(arguments);
        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        return ran.err;
    };

    CHECK(refused({first}) == "Of the 2 parts these are missing: 2.\n");
    CHECK(refused({first, second, first}) == first + " and " + first + " are both part 1 of 2.\n");
    CHECK(refused({first, other}) == first + " and " + other + " are parts of different runs: the seed is 1 in one and 8 in the other.\n");
    CHECK(refused({first, report}) == report + " is no part of a run: it is no part of a simulation.\n");
    CHECK(refused({first, "/no/such.json"}) == "/no/such.json can't be read.\n");
    write_file(folder / "torn.json", read_file(second).substr(0, 100));
    CHECK_THAT(refused({first, (folder / "torn.json").string()}), ContainsSubstring("is no part of a run: it is no JSON"));
    CHECK_THAT(refused({first, folder.path().string()}), ContainsSubstring("can't be read"));
    CHECK(run_lab({"merge"}).code == lab::kBadInput);
}

TEST_CASE("simulate refuses what makes no sense, in one sentence", "[lab]") {
    CHECK(refusal({"--players", "huose"}) == "There is no player \"huose\"; did you mean \"house\"?");
    CHECK_THAT(refusal({"--players", "house,"}), StartsWith("There is no player \"\"; there are "));
    CHECK(refusal({"--players", "house,house,house", "--seats", "2"}) == "--players names 3 players for 2 seats; name one for all or one for each.");
    CHECK(refusal({"--players", "house,house,house,house,house,house,house,house,house"}) == "A game has 1 to 8 seats; --players names 9 players.");
    CHECK(refusal({"--seats", "9"}) == "--seats takes a whole number from 1 to 8, not \"9\".");
    CHECK(refusal({"--seats", "0"}) == "--seats takes a whole number from 1 to 8, not \"0\".");
    CHECK(refusal({"--games", "0"}) == "--games takes a whole number from 1 to 1000000000000, not \"0\".");
    CHECK(refusal({"--games", "1000000000000000000"}) == "--games takes a whole number from 1 to 1000000000000, not \"1000000000000000000\".");
    CHECK(refusal({"--games", "many"}) == "--games takes a whole number from 1 to 1000000000000, not \"many\".");
    CHECK(refusal({"--threads", "0"}) == "--threads takes a whole number from 1 to 1024, not \"0\".");
    CHECK(refusal({"--cap", "1001"}) == "--cap takes a whole number from 1 to 1000, not \"1001\".");
    CHECK(refusal({"--seed", "-1"}) == "--seed takes a whole number from 0 to 18446744073709551615, not \"-1\".");
    for (const std::string part : {"0/4", "5/4", "1", "1/", "/2", "a/b", "1/2/3", "1/0", "-1/2"})
        CHECK(refusal({"--shard", part}) == "--shard takes a part and how many there are, such as 2/8, not \"" + part + "\".");
    CHECK(refusal({"--shard", "1/7"}) == "6 games can't be split into 7 parts.");
    CHECK(refusal({"--shard", "1/2", "--csv", "-"}) == "A part has no report of its own; merge writes --csv.");
    CHECK(refusal({"--seats", "5"}) == "no game can begin: there are fewer Commands than seats (R1.4)");
    CHECK(refusal({"--json", "/no/such/folder/report.json"}) == "/no/such/folder/report.json can't be written.");
    CHECK(refusal({"--csv", "/no/such/folder/report.csv"}) == "/no/such/folder/report.csv can't be written.");
    CHECK(refusal({"--journal", "/no/such/folder/first.jsonl"}) == "/no/such/folder/first.jsonl can't be written.");
    CHECK_THAT(refusal({"--json", "/tmp"}), ContainsSubstring("is a folder"));
    CHECK_THAT(refusal({"--data", "/no/such/folder"}), ContainsSubstring("/no/such/folder"));
}

TEST_CASE("looking whether a file can be written leaves none behind, and one that is there alone", "[lab]") {
    TemporaryFolder folder;
    write_file(folder / "there.json", "old");

    CHECK(lab::why_not_writable((folder / "new.json").string()) == "");
    CHECK(lab::why_not_writable((folder / "there.json").string()) == "");

    CHECK_FALSE(std::filesystem::exists(folder / "new.json"));
    CHECK(read_file(folder / "there.json") == "old");
}

TEST_CASE("a progress line says how far, how fast and how long still", "[lab]") {
    CHECK(lab::progress_text(0, 20000, 0.1) == "0 of 20,000 games, 0 %");
    CHECK(lab::progress_text(5000, 20000, 2) == "5,000 of 20,000 games, 25 %, 2,500 a second, 6 s left");
    CHECK(lab::progress_text(10, 1000, 20) == "10 of 1,000 games, 1 %, 0.5 a second, 33 min left");
    CHECK(lab::progress_text(1, 1'000'000, 1) == "1 of 1,000,000 games, 0 %, 1.0 a second, 277.8 h left");
}

TEST_CASE("balance prints the targets and figures as Markdown, the same for any number of threads", "[lab]") {
    const std::vector<std::string> arguments{"balance", "--player", "house", "--games", "4", "--data", ENCOUNTERS_SOURCE_DIR "/tests/data/small_pack"};
    std::vector<std::string> with_three = arguments;
    with_three.insert(with_three.end(), {"--threads", "3"});

    const Ran ran = run_lab(arguments);

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    CHECK_THAT(ran.out, StartsWith("Small Pack 1.2.3 (files "));
    CHECK_THAT(ran.out, ContainsSubstring("\n## Targets\n\n| target | asked | measured | met |\n"));
    CHECK_THAT(ran.out, ContainsSubstring("| games | 2 | 1 | 4 | 2 |\n"));
    CHECK(run_lab(with_three).out == ran.out);
}

TEST_CASE("balance refuses what makes no sense", "[lab]") {
    CHECK(run_lab({"balance", "--player", "veteram"}).err == "There is no player \"veteram\"; did you mean \"veteran\"?\n");
    CHECK(run_lab({"balance", "--player", "nobody"}).code == lab::kBadInput);
    CHECK(run_lab({"balance", "--games", "0"}).code == lab::kBadInput);
    CHECK(run_lab({"balance", "--data", "/no/such/folder"}).code == lab::kBadInput);
}
