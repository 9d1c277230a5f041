// Settings of people: kept between starts, whatever else lies where they should; nothing of it is lost.
#include "support/catch.hpp"

#include "support/test_files.hpp"

#include <encounters/play/settings.hpp>

#include <cerrno>

using namespace encounters;
using namespace encounters::play;
using namespace encounters::testing;

namespace {

namespace fs = std::filesystem;

Settings unusual() {
    Settings settings;
    settings.table.pace = ComputerPace::at_once;
    settings.table.meter = MeterUse::marked;
    settings.table.is_marked[0] = settings.table.is_marked[kMaxSeats - 1] = true;
    settings.text_size = 1.21F;
    return settings;
}

Settings kept_in(const fs::path& file) { return SettingsFile(file).settings(); }

}  // namespace

TEST_CASE("settings are as they were at the next start", "[settings]") {
    const Folder folder("settings");
    const fs::path file = folder / "deeper" / "settings.json";
    CHECK(kept_in(file) == Settings{});

    REQUIRE_FALSE(SettingsFile(file).keep(unusual()));

    CHECK(kept_in(file) == unusual());
    CHECK(SettingsFile(file).problem() == "");
}

TEST_CASE("every pace and every use of the odds is kept", "[settings]") {
    for (int pace = 0; pace < kComputerPaces; ++pace)
        for (int meter = 0; meter < kMeterUses; ++meter) {
            Settings settings;
            settings.table.pace = static_cast<ComputerPace>(pace);
            settings.table.meter = static_cast<MeterUse>(meter);

            const ReadSettings read = read_settings(settings_text(settings));

            CHECK(read.problem == "");
            CHECK(read.settings == settings);
        }
}

TEST_CASE("settings that are as they were are not written", "[settings]") {
    const Folder folder("settings");
    TestFiles files;
    SettingsFile settings(folder / "settings.json", files);

    REQUIRE_FALSE(settings.keep(Settings{}));

    CHECK(files.steps == 0);
    CHECK(folder.files() == 0);
}

TEST_CASE("members that nobody knows stay in the file", "[settings]") {
    const Folder folder("settings");
    put(folder / "settings.json", R"({"format": 1, "pace": "fast", "colour": {"of": ["walls", 3]}})");
    SettingsFile settings(folder / "settings.json");
    CHECK(settings.problem() == "");
    CHECK(settings.settings().table.pace == ComputerPace::fast);

    REQUIRE_FALSE(settings.keep(unusual()));

    CHECK(kept_in(folder / "settings.json") == unusual());
    CHECK(read_settings(content_of(folder / "settings.json")).others == R"({"colour":{"of":["walls",3]}})");
    CHECK(folder.files() == 1);
}

TEST_CASE("a file that can't be used is told, left alone, and put aside when something is changed", "[settings]") {
    struct Sample {
        const char* text;
        const char* why;
    };
    const Sample sample = GENERATE(Sample{"", "it is no JSON"}, Sample{"{\"format\": 1", "it is no JSON"}, Sample{"\xff\xfe", "it is no JSON"},
                                   Sample{"[1]", "it is something else than settings"}, Sample{"{\"width\": 3}", "it is something else than settings"},
                                   Sample{"{\"format\": \"1\"}", "it is something else than settings"},
                                   Sample{"{\"format\": 2, \"pace\": \"warp\"}", "a newer version of the program has written it"},
                                   Sample{"{\"format\": 18446744073709551615}", "a newer version of the program has written it"},
                                   Sample{"{\"format\": 0}", "its format is unknown"},
                                   Sample{"{\"format\": 1, \"pace\": \"warp\"}", "\"pace\" has to be one of \"slow\", \"normal\", \"fast\", \"at once\""},
                                   Sample{"{\"format\": 1, \"odds\": true}", "\"odds\" has to be one of"},
                                   Sample{"{\"format\": 1, \"marked_seats\": [1, 9]}", "\"marked_seats\" has to be a list of seats from 1 to 8"},
                                   Sample{"{\"format\": 1, \"marked_seats\": [1.5]}", "\"marked_seats\" has to be"},
                                   Sample{"{\"format\": 1, \"text_size\": 40}", "\"text_size\" has to be a number from 0.75 to 3"});
    const Folder folder("settings");
    const fs::path file = folder / "settings.json";
    put(file, sample.text);
    put(folder / "settings.1.json", "older");
    INFO(sample.text);

    SettingsFile settings(file);
    CHECK(settings.settings() == Settings{});
    CHECK_THAT(settings.problem(), Catch::Matchers::ContainsSubstring(sample.why));
    CHECK(content_of(file) == sample.text);
    CHECK(folder.files() == 2);

    REQUIRE_FALSE(settings.keep(unusual()));
    CHECK(settings.problem() == "");
    CHECK(kept_in(file) == unusual());
    CHECK(content_of(folder / "settings.1.json") == "older");
    CHECK(content_of(folder / "settings.2.json") == sample.text);
    CHECK(folder.files() == 3);
}

TEST_CASE("whatever else lies there is told, and put aside too", "[settings]") {
    const Folder folder("settings");
    const fs::path file = folder / "settings.json";
    SECTION("a folder") { fs::create_directories(file / "inside"); }
    SECTION("a link to nowhere") { fs::create_symlink("/nowhere/at/all", file); }
    SECTION("a large file") { put(file, std::string(100'000, ' ')); }
    SettingsFile settings(file);

    CHECK(settings.settings() == Settings{});
    CHECK(settings.problem() != "");
    REQUIRE_FALSE(settings.keep(unusual()));
    CHECK(kept_in(file) == unusual());
    CHECK(folder.files() == 2);
}

TEST_CASE("a disk that fails at any step is told, and the old settings are whole", "[settings]") {
    const bool is_broken = GENERATE(false, true);
    const std::string before = is_broken ? "broken" : settings_text(Settings{});
    for (int step = 1; step <= 8; ++step) {
        const Folder folder("settings");
        const fs::path file = folder / "settings.json";
        put(file, before);
        TestFiles files;
        files.first_failure = step;
        files.failures = 1;
        files.error = ENOSPC;
        SettingsFile settings(file, files);

        const auto why_not = settings.keep(unusual());

        CHECK(settings.settings() == unusual());
        if (!why_not) {
            CHECK(files.steps < step);
            CHECK(kept_in(file) == unusual());
            continue;
        }
        CHECK_THAT(*why_not, Catch::Matchers::ContainsSubstring("No space left on device"));
        bool is_whole = false;
        for (const auto& entry : fs::directory_iterator(folder.path()))
            is_whole = is_whole || content_of(entry.path()) == before || content_of(entry.path()) == settings_text(unusual());
        CHECK(is_whole);
        REQUIRE_FALSE(settings.keep(unusual()));
        CHECK(kept_in(file) == unusual());
    }
}

TEST_CASE("without a place settings count until the end", "[settings]") {
    SettingsFile settings{fs::path()};

    REQUIRE_FALSE(settings.keep(unusual()));

    CHECK(settings.settings() == unusual());
    CHECK(settings.problem() == "");
}
