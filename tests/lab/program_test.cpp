// The program itself: what it prints where, and with which exit code it ends.
#include "lab/lab_runs.hpp"

#include <cstdlib>

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

// Through the shell, from a folder of its own: the working directory must not matter.
Ran run_program(const std::string& arguments) {
    TemporaryFolder folder;
    const std::string out = (folder / "out").string();
    const std::string err = (folder / "err").string();
    const std::string command = "cd '" + folder.path().string() + "' && '" ENCOUNTERS_LAB_PROGRAM "' " + arguments +
                                " >'" + out + "' 2>'" + err + "' </dev/null";
    const int status = std::system(command.c_str());
    return {(status >> 8) & 0xff, read_file(out), read_file(err)};
}

}  // namespace

TEST_CASE("the program finds its cards from any folder and tells a game", "[lab]") {
    const Ran ran = run_program("transcript --seats 2 --seed 5");

    CHECK(ran.code == lab::kDone);
    CHECK(ran.out == run_lab({"transcript", "--seats", "2", "--seed", "5"}).out);
    CHECK(ran.err.empty());
}

TEST_CASE("the program ends with the codes of its commands", "[lab]") {
    CHECK(run_program("--version").code == lab::kDone);
    CHECK(run_program("validate '" ENCOUNTERS_SOURCE_DIR "/data/core'").code == lab::kDone);
    CHECK(run_program("validate /no/such/folder").code == lab::kBadInput);
    CHECK(run_program("play --seed 1").code == lab::kDone);
    CHECK(run_program("dance").code == lab::kBadInput);
}
