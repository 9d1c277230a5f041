// The command line: help, version, and what can't be understood.
#include "lab/lab_runs.hpp"

#include <encounters/configured.hpp>

#include <fmt/format.h>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("--version says which version this is", "[lab]") {
    const Ran ran = run_lab({"--version"});

    CHECK(ran.code == lab::kDone);
    CHECK(ran.out == fmt::format("encounters-lab {}\n", configured::kVersion));
    CHECK(ran.err.empty());
}

TEST_CASE("--help names every command", "[lab]") {
    const Ran ran = run_lab({"--help"});

    CHECK(ran.code == lab::kDone);
    CHECK(ran.err.empty());
    for (const std::string command : {"validate", "play", "transcript", "replay", "rules-index"})
        CHECK_THAT(ran.out, ContainsSubstring("  " + command));
}

TEST_CASE("every command has help of its own", "[lab]") {
    CHECK_THAT(run_lab({"play", "--help"}).out, ContainsSubstring("--state"));
    CHECK_THAT(run_lab({"transcript", "--help"}).out, ContainsSubstring("--journal"));
    CHECK_THAT(run_lab({"replay", "--help"}).out, ContainsSubstring("--events"));
    CHECK_THAT(run_lab({"rules-index", "--help"}).out, ContainsSubstring("--check"));
    CHECK_THAT(run_lab({"validate", "--help"}).out, ContainsSubstring("DIR"));
}

TEST_CASE("without a command, or with a wrong one, the exit code is 2", "[lab]") {
    const Ran none = run_lab({});
    const Ran wrong = run_lab({"plaay"});

    CHECK(none.code == lab::kBadInput);
    CHECK(none.out.empty());
    CHECK_THAT(none.err, ContainsSubstring("A subcommand is required"));
    CHECK(wrong.code == lab::kBadInput);
    CHECK(wrong.err ==
          "\"plaay\" is no command; there are validate, play, transcript, replay, verify, rules-index\n"
          "Run with --help for more information.\n");
}

TEST_CASE("wrong options and numbers are refused with what is wrong", "[lab]") {
    for (const std::string seats : {"0", "9", "two", "-1", "2.5"}) {
        const Ran ran = run_lab({"transcript", "--seats", seats, "--seed", "1"});

        CAPTURE(seats);
        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err, ContainsSubstring("--seats"));
    }
    CHECK(run_lab({"transcript", "--seed", "x"}).code == lab::kBadInput);
    CHECK(run_lab({"transcript", "--colour", "x"}).code == lab::kBadInput);
    CHECK(run_lab({"validate"}).code == lab::kBadInput);
    CHECK(run_lab({"replay", "x", "--events", "--state"}).code == lab::kBadInput);
}

TEST_CASE("the program's own cards are the checkout's while it lies in the build tree", "[lab]") {
    CHECK(lab::own_data_folder() == std::filesystem::path(data_folder()));
    CHECK(lab::pack_folder("") == std::filesystem::path(core_folder()));
}

TEST_CASE("a folder of cards may be named itself, or the data folder it lies in", "[lab]") {
    CHECK(lab::pack_folder(core_folder()) == std::filesystem::path(core_folder()));
    CHECK(lab::pack_folder(data_folder()) == std::filesystem::path(core_folder()));
    CHECK(lab::pack_folder("/nowhere") == std::filesystem::path("/nowhere"));
}
