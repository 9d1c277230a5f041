// The command line: help, version, and what can't be understood.
#include "lab/lab_runs.hpp"

#include <encounters/configured.hpp>

#include <fmt/format.h>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::EndsWith;
using Catch::Matchers::StartsWith;

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
    for (const std::string command : {"validate", "play", "transcript", "replay", "simulate", "merge", "rules-index"})
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
    CHECK_THAT(none.err, ContainsSubstring("Say a command: validate, play, "));
    CHECK(wrong.code == lab::kBadInput);
    CHECK_THAT(wrong.err, StartsWith("\"plaay\" is no command; there are validate, play, transcript, "));
    CHECK_THAT(wrong.err, ContainsSubstring(", simulate, merge, "));
    CHECK_THAT(wrong.err, EndsWith(", rules-index.\nRun with --help for more information.\n"));
}

TEST_CASE("wrong options and numbers are refused with what is wrong", "[lab]") {
    for (const std::string seats : {"0", "9", "two", "-1", "2.5"}) {
        const Ran ran = run_lab({"transcript", "--seats", seats, "--seed", "1"});

        CAPTURE(seats);
        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK_THAT(ran.err, ContainsSubstring("--seats"));
    }
}

TEST_CASE("a seed is a whole number of 64 bits, and nothing else is taken for one", "[lab]") {
    for (const std::string seed : {"-1", "99999999999999999999", "18446744073709551616", "x", "1.5", "0x10", "+1", "1e3"}) {
        const Ran ran = run_lab({"transcript", "--seed", seed});

        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK(ran.err == fmt::format("--seed takes a whole number from 0 to 18446744073709551615, not \"{}\".\n"
                                     "Run with --help for more information.\n", seed));
        CHECK(run_lab({"play", "--seed", seed}).err == ran.err);
    }
    CHECK_THAT(run_lab({"transcript", "--seed", "18446744073709551615"}).out,
               ContainsSubstring(", seed 18446744073709551615\n"));
    CHECK(run_lab({"transcript", "--seed", "010"}).out == run_lab({"transcript", "--seed", "10"}).out);
}

TEST_CASE("every mistake on the command line is told in a sentence", "[lab]") {
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes{
        {{"transcript", "--seed"}, "--seed needs a value behind it."},
        {{"play", "--journal"}, "--journal needs a value behind it."},
        {{"transcript", "--seed", "1", "--seed", "2"}, "--seed can be given only once."},
        {{"transcript", "--seats", "9"}, "--seats takes a whole number from 1 to 8, not \"9\"."},
        {{"transcript", "--colour", "x"}, "\"--colour\" has no meaning here."},
        {{"verify", "x", "y"}, "\"y\" has no meaning here."},
        {{"validate"}, "DIR is missing."},
        {{"--loud"}, "A command is missing."},
        {{"replay", "x", "--events", "--state"}, "--events can't stand beside --state."}};
    for (const auto& [arguments, sentence] : mistakes) {
        const Ran ran = run_lab(arguments);

        CHECK(ran.code == lab::kBadInput);
        CHECK(ran.out.empty());
        CHECK(ran.err == sentence + "\nRun with --help for more information.\n");
    }
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
