// What people choose for all tables is there again at the next start; settings that can't be used are told and not lost.
#include "support/catch.hpp"

#include <cerrno>

#include "support/test_files.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/saves_hands.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::test;
using encounters::testing::Folder;

namespace {

namespace fs = std::filesystem;

AppSources with_settings(const fs::path& file) {
    AppSources sources = sources_with_seed(1);
    sources.settings = file;
    return sources;
}

void open_options(HandsOn& hands) {
    hands.app().begin(hands.now());
    hands.app().sit_down(hands.now());
    hands.press(Key::f10);
    hands.press(Key::p);
    REQUIRE(hands.app().question() == Question::players);
}

std::vector<std::string> faults_of(HandsOn& hands) { return faults(hands.scene(), hands.screen().renderer().measure()); }

}  // namespace

TEST_CASE("pace and odds that were chosen are there at the next start", "[settings]") {
    const Folder folder("settings");
    const fs::path file = folder / "settings.json";
    TableOptions chosen;
    {
        HandsOn hands(with_settings(file));
        CHECK(hands.app().options() == TableOptions{});
        open_options(hands);
        hands.click("Pace: Fast");
        hands.click("Odds: Some");
        hands.click("Odds for seat 2");
        chosen = hands.app().options();
    }
    CHECK(chosen.pace == ComputerPace::fast);
    CHECK(chosen.meter == MeterUse::marked);
    CHECK(chosen.is_marked[1]);

    HandsOn again(with_settings(file));
    CHECK(again.app().options() == chosen);
    CHECK_FALSE(again.app().question().has_value());
    open_options(again);
    again.click("Odds for seat 2");
    CHECK(HandsOn(with_settings(file)).app().options().is_marked == TableOptions{}.is_marked);
}

TEST_CASE("the size of the letters is there at the next start, beside the rest", "[settings]") {
    const Folder folder("settings");
    {
        HandsOn hands(with_settings(folder / "settings.json"));
        CHECK(hands.app().text_size() == 1);
        open_options(hands);
        hands.click("Pace: Slow");
        hands.app().keep_text_size(1.21F);
    }

    HandsOn again(with_settings(folder / "settings.json"));

    CHECK(again.app().text_size() == 1.21F);
    CHECK(again.app().options().pace == ComputerPace::slow);
}

TEST_CASE("settings that can't be used are told at the start; a change puts them aside", "[settings]") {
    const Folder folder("settings");
    const fs::path file = folder / "settings.json";
    const std::string newer = R"({"format": 7, "pace": "warp"})";
    encounters::testing::put(file, newer);
    HandsOn hands(with_settings(file));

    REQUIRE(hands.app().question() == Question::message);
    CHECK(shows(hands.scene(), "Your settings"));
    CHECK(faults_of(hands) == std::vector<std::string>{});
    CHECK(hands.app().options() == TableOptions{});
    hands.press(Key::enter);
    CHECK_FALSE(hands.app().question().has_value());
    CHECK(encounters::testing::content_of(file) == newer);
    open_options(hands);
    hands.click("Pace: At once");

    CHECK(HandsOn(with_settings(file)).app().options().pace == ComputerPace::at_once);
    CHECK(encounters::testing::content_of(folder / "settings.1.json") == newer);
}

TEST_CASE("a disk that takes no settings is told beside them; they count all the same", "[settings]") {
    const Folder folder("settings");
    encounters::testing::TestFiles files;
    AppSources sources = with_settings(folder / "settings.json");
    sources.saves.clear();
    sources.files = &files;
    HandsOn hands(sources, {1024, 640});
    open_options(hands);
    files.first_failure = files.steps + 1;
    files.failures = 1'000;
    files.error = ENOSPC;

    hands.click("Pace: Slow");

    CHECK(hands.app().options().pace == ComputerPace::slow);
    CHECK(shows(hands.scene(), "be kept for the next start"));
    CHECK(faults_of(hands) == std::vector<std::string>{});
    files.failures = 0;
    hands.click("Pace: Fast");
    CHECK_FALSE(shows(hands.scene(), "be kept for the next start"));
    CHECK(HandsOn(with_settings(folder / "settings.json")).app().options().pace == ComputerPace::fast);
}
