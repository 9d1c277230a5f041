// rules-index: what it reads out of documents, code and tests, and what it misses.
#include "lab/lab_runs.hpp"

#include "lab/rules_index/index.hpp"
#include "lab/rules_index/rule_id.hpp"

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::lab;
using Catch::Matchers::ContainsSubstring;

namespace {

using Names = std::vector<std::string>;

Names cited(const std::string& path, const std::string& text) {
    Names found;
    for (const Citation& citation : citations_in({path, text}))
        found.push_back(citation.rule + " " + citation.name + ":" + std::to_string(citation.line));
    return found;
}

// A checkout of two rules and one effect word without a gap.
void make_checkout(const std::filesystem::path& folder) {
    write_file(folder / "docs/rules.md", "- **R1.1** Dice.\n- **Q1.2** Supply.\n");
    write_file(folder / "include/encounters/rules/effects.hpp", "struct SetFace {  // set (R1.1)\n};\n");
    write_file(folder / "src/rules/dice.cpp", "// R1.1, Q1.2\nint dice(SetFace) { return 21; }\n");
    write_file(folder / "tests/rules/dice_test.cpp",
               "TEST_CASE(\"R1.1 there are dice\", \"[Q1.2][effect:\"\n          \"set]\") {}\n");
}

Ran check(const TemporaryFolder& folder) {
    return run_lab({"rules-index", "--check", "--source", folder.path().string()});
}

}  // namespace

TEST_CASE("ids are told from other words", "[lab]") {
    CHECK(rule_ids_in("R5.3, Q4.2a: see (Q5.11), R10.") == Names{"R5.3", "Q4.2a", "Q5.11"});
    CHECK(rule_ids_in("XR5.3 R5 R.3 Q5.x R5.3ab RQ1.1 r5.3").empty());
    CHECK(rule_ids_in("R1.10 R1.1").size() == 2);
}

TEST_CASE("a rule is defined by an item that begins with its id", "[lab]") {
    CHECK(rules_defined_in("# R9.9\n- **R1.1** Dice, see R2.2.\n- **Word** R3.3\n  - **R4.4** no\n- **Q1.2** x\n") ==
          Names{"R1.1", "Q1.2"});
}

TEST_CASE("the comment above a function cites, and so does one inside it", "[lab]") {
    const std::string text =
        "// R1.1: why.\n// And Q1.2.\nint first(int a) {\n    // R2.2\n    return a;\n}\n\nint second() { return 1; }  "
        "// R3.3\n";

    CHECK(cited("src/rules/a.cpp", text) == Names{"R1.1 first:1", "Q1.2 first:2", "R2.2 first:4", "R3.3 second:8"});
}

TEST_CASE("a refusal's rule and a member of a type cite", "[lab]") {
    CHECK(cited("src/rules/a.cpp", "Why why() {\n    return Refusal{\"R3.3\", \"as R4.4 says\"};\n}\n") ==
          Names{"R3.3 why:2"});
    CHECK(cited("include/a.hpp", "struct Seat {\n    int cbills = 0;  // R5.5\n    burn,  // R6.6\n};\n") ==
          Names{"R5.5 cbills:2", "R6.6 burn:3"});
}

TEST_CASE("a comment with an empty line below it cites for the file", "[lab]") {
    CHECK(cited("src/rules/a.cpp", "// R1.1 lives here.\n\nint other() { return 1; }\n") == Names{"R1.1 :1"});
}

TEST_CASE("names are read off lines of code", "[lab]") {
    CHECK(declared_name("std::optional<Refusal> why_not(const State& state) {") == "why_not");
    CHECK(declared_name("inline constexpr int kDice = 21;") == "kDice");
    CHECK(declared_name("enum class Phase : std::uint8_t {") == "Phase");
    CHECK(declared_name("struct Seat {") == "Seat");
    CHECK(declared_name("    return cost(state);").empty());
    CHECK(declared_name("    add_card(set, card);").empty());
    CHECK(declared_name("    state.dice[0] = die;").empty());
    CHECK(declared_name("#include \"a.hpp\"").empty());
}

TEST_CASE("tests are read with names and tags, in pieces too", "[lab]") {
    const auto tests =
        tests_in({"tests/a.cpp", "\nTEST_CASE(\"R1.1 a \\\"b\\\" \"\n  \"c\", \"[x]\") {}\nTEST_CASE(\"plain\") {}\n"});

    REQUIRE(tests.size() == 2);
    CHECK(tests[0] == TestName{"tests/a.cpp", 2, "R1.1 a \"b\" c", "[x]"});
    CHECK(tests[1] == TestName{"tests/a.cpp", 4, "plain", ""});
    CHECK(shows_rule(tests[0], "R1.1"));
    CHECK_FALSE(shows_rule({"", 0, "R1.10 x", ""}, "R1.1"));
    CHECK(shows_effect({"", 0, "x", "[effect:set]"}, "set"));
    CHECK(shows_effect({"", 0, "R5.3 set shows a face", ""}, "set"));
    CHECK_FALSE(shows_effect({"", 0, "settings", "[setup]"}, "set"));
}

TEST_CASE("the vocabulary is read out of effects.hpp", "[lab]") {
    const auto effects = effects_declared_in(
        "struct DiceIcons {\n};\nstruct LockExtra {  // lock_extra (R5.7): icons\n};\nenum class X { a };\nstruct Odd "
        "{  // no id\n};\n");

    REQUIRE(effects.size() == 1);
    CHECK(effects[0].word == "lock_extra");
    CHECK(effects[0].type == "LockExtra");
}

TEST_CASE("an index without a gap is said in one line", "[lab]") {
    TemporaryFolder folder;
    make_checkout(folder.path());

    const Ran ran = check(folder);

    CHECK(ran.code == kDone);
    CHECK(ran.out == "2 rules and 1 effect words, each with code and tests\n");
    CHECK(ran.err.empty());
}

TEST_CASE("every gap is listed, and the exit code is 1", "[lab]") {
    TemporaryFolder folder;
    make_checkout(folder.path());
    write_file(folder / "docs/rules.md", "- **R1.1** Dice.\n- **R1.3** Decks.\n");
    write_file(folder / "include/encounters/rules/effects.hpp",
               "struct SetFace {  // set (R1.1)\nstruct Flip {  // flip (R1.1)\n");

    const Ran ran = check(folder);

    CHECK(ran.code == kFailed);
    CHECK(ran.err == "6 gaps\n");
    CHECK(lines_of_text(ran.out) ==
          Names{"R1.3: no code cites it", "R1.3: no test names it", "flip: no file of src/rules deals with it",
                "flip: no test shows it", "src/rules/dice.cpp:1: docs/rules.md has no Q1.2",
                "tests/rules/dice_test.cpp:1: a test names a rule that docs/rules.md doesn't have: R1.1 there are dice "
                "[Q1.2][effect:set]"});
}

TEST_CASE("the whole index names code and tests", "[lab]") {
    TemporaryFolder folder;
    make_checkout(folder.path());

    const Ran ran = run_lab({"rules-index", "--source", folder.path().string()});

    CHECK(ran.code == kDone);
    CHECK_THAT(ran.out, ContainsSubstring("\nR1.1\n  code   include/encounters/rules/effects.hpp: SetFace\n"
                                          "  code   src/rules/dice.cpp: dice\n"
                                          "  test   tests/rules/dice_test.cpp: R1.1 there are dice\n"));
    CHECK_THAT(ran.out, ContainsSubstring("\nset\n  code   src/rules/dice.cpp\n  test   tests/rules/dice_test.cpp: "));
}

TEST_CASE("a folder that is no checkout is bad input", "[lab]") {
    const Ran ran = run_lab({"rules-index", "--check", "--source", "/no/such/folder"});

    CHECK(ran.code == kBadInput);
    CHECK(ran.err == "/no/such/folder: no checkout of this program: docs/rules.md can't be read\n");
}
