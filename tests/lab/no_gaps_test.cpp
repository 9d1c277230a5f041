// This checkout's own index: every rule and every effect word has code and tests.
#include "lab/lab_runs.hpp"

using namespace encounters;
using namespace encounters::testing;
using Catch::Matchers::EndsWith;

TEST_CASE("every rule and every effect word has code that cites it and a test that names it", "[lab]") {
    const Ran ran = run_lab({"rules-index", "--check", "--source", ENCOUNTERS_SOURCE_DIR});

    CHECK_THAT(ran.out, EndsWith(" rules and 29 effect words, each with code and tests\n"));
    CHECK(ran.err.empty());
    CHECK(ran.code == lab::kDone);
}
