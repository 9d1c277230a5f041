// validate: what was read in one line, or every fault.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

// The core set with one change, validated.
Ran validate_changed(const std::string& file, const std::string& found, const std::string& replaced) {
    TemporaryFolder folder;
    copy_core_set(folder.path());
    change_file(folder / file, found, replaced);
    return run_lab({"validate", folder.path().string()});
}

}  // namespace

TEST_CASE("validate says in one line what was read", "[lab]") {
    const Ran ran = run_lab({"validate", core_folder()});

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    CHECK(lines_of_text(ran.out).size() == 1);
    CHECK_THAT(ran.out, StartsWith("core "));
    CHECK_THAT(ran.out, ContainsSubstring("36 Contracts"));
    CHECK_THAT(ran.out, ContainsSubstring("72 Encounters"));
    CHECK_THAT(ran.out, ContainsSubstring("no faults"));
}

TEST_CASE("validate finds a dropped comma, a wrong word, a fraction and a missing file", "[lab]") {
    const Ran comma = validate_changed("contracts.json", "\"copies\": 2,", "\"copies\": 2");
    const Ran word = validate_changed("equipment.json", "\"effect\": \"set\"", "\"effect\": \"sett\"");
    const Ran fraction = validate_changed("equipment.json", "\"cost\": 6", "\"cost\": 3.7");
    const Ran twice = validate_changed("equipment.json", "\"cost\": 6", "\"cost\": 6, \"cost\": 6");

    for (const Ran& ran : {comma, word, fraction, twice}) {
        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err, ContainsSubstring("1 error\n"));
    }
    CHECK_THAT(comma.err, StartsWith("contracts.json:"));
    CHECK_THAT(word.err, StartsWith("equipment.json:5:"));
    CHECK_THAT(word.err, ContainsSubstring("did you mean \"set\"?"));
    CHECK_THAT(fraction.err, ContainsSubstring("3.7"));
    CHECK_THAT(twice.err, ContainsSubstring("cost"));
}

TEST_CASE("validate looks at the numbers of the computer players too", "[lab]") {
    const Ran ran = validate_changed("players.json", "\"handing_on\"", "\"handing_over\"");

    CHECK(ran.code == lab::kBadInput);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring("players.json"));
    CHECK_THAT(ran.err, ContainsSubstring("handing_over"));
    CHECK_THAT(ran.err, ContainsSubstring("1 error\n"));
}

TEST_CASE("validate reports a folder without cards, and names the files of a pack", "[lab]") {
    TemporaryFolder folder;

    const Ran ran = run_lab({"validate", folder.path().string()});

    CHECK(ran.code == lab::kBadInput);
    for (const std::string file :
         {"pack.json", "table.json", "contracts.json", "encounters.json", "equipment.json", "commands.json"})
        CHECK_THAT(ran.err, ContainsSubstring(file));
    CHECK_THAT(ran.err, ContainsSubstring("1 error\n"));
}

TEST_CASE("a folder that isn't there is bad input for every command that needs cards", "[lab]") {
    const std::vector<std::string> options{"--data", "/no/such/folder"};
    for (const std::string command : {"play", "transcript"}) {
        const Ran ran = run_lab({command, options[0], options[1]});

        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err, ContainsSubstring("/no/such/folder: no game can be played with these cards\n"));
    }
    CHECK(run_lab({"validate", "/no/such/folder"}).code == lab::kBadInput);
}
