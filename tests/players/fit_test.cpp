// players.json: written and read back, refused with a reason; and numbers found by play stay within their ranges.
#include <encounters/players/fit.hpp>

#include "support/catch.hpp"
#include "support/play_tables.hpp"
#include "support/test_files.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

ReadConstants read_from(const std::string& text) {
    const Folder folder("numbers");
    put(folder / kConstantsFile, text);
    return read_constants(folder.path());
}

}  // namespace

TEST_CASE("numbers that are written are read back") {
    const Constants constants{0.42, 0.15, 2.5};

    const ReadConstants read = read_from(constants_text(constants));

    CHECK(read.fault == "");
    CHECK(read.constants == constants);
}

TEST_CASE("a folder without numbers has the usual ones, and the core set says them") {
    const Folder folder("numbers");
    CHECK(read_constants(folder.path()).fault == "");
    CHECK(read_constants(folder.path()).constants == Constants{});
    const ReadConstants core = read_constants(std::string(ENCOUNTERS_SOURCE_DIR) + "/data/core");
    CHECK(core.fault == "");
    CHECK(core.constants == Constants{});
}

TEST_CASE("numbers left out are the usual ones") {
    CHECK(read_from("{\"handing_on\": 0.5}").constants == Constants{Constants{}.cbill_worth, 0.5, Constants{}.equipment_turns});
}

TEST_CASE("what is wrong with players.json is said") {
    CHECK(read_from("{").fault == "players.json: this is not JSON");
    CHECK(read_from("[1]").fault == "players.json: it has to hold one object");
    CHECK(read_from("{\"cbill_worth\": \"much\"}").fault == "players.json: \"cbill_worth\" has to be a number from 0.02 to 3");
    CHECK(read_from("{\"equipment_turns\": 99}").fault == "players.json: \"equipment_turns\" has to be a number from 1 to 12");
    CHECK(read_from("{\"boldness\": 1}").fault ==
          "players.json: \"boldness\" is no fitted number; there are cbill_worth, handing_on and equipment_turns");
}

TEST_CASE("fitting tries every number and is the same every time") {
    std::vector<std::string> tried;
    FitTerms terms;
    terms.games = 2;
    terms.tell = [&](const FitTrial& trial) {
        tried.push_back(trial.number);
        CHECK(trial.won >= 0);
        CHECK(trial.won <= 1);
    };

    const Constants found = fit(small_pack().catalogue, Constants{}, terms);

    for (const char* number : {"cbill_worth", "handing_on", "equipment_turns"}) CHECK(std::count(tried.begin(), tried.end(), number) >= 2);
    terms.tell = nullptr;
    CHECK(fit(small_pack().catalogue, Constants{}, terms) == found);
}
