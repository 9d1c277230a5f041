// Bad packs: each sample of tests/cards/bad has one mistake and is answered with exactly one line, those of
// tests/cards/many have several and are answered with all of them in one run.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>

#include <set>

using namespace encounters::cards;
using namespace encounters::cards::samples;

namespace {

using Lines = std::vector<std::string>;

Lines lines_of(const std::vector<Fault>& faults) {
    Lines lines;
    for (const auto& fault : faults) lines.push_back(to_text(fault));
    return lines;
}

}  // namespace

TEST_CASE("one mistake in a pack is one fault, told exactly", "[cards]") {
    for (const auto& sample : bad_samples("bad")) {
        INFO(sample.title);
        const auto result = load_pack_from_texts(edited(sample));

        CHECK(sample.expected.size() == 1);
        CHECK(lines_of(result.faults) == sample.expected);
        CHECK_FALSE(result.ok());
    }
}

TEST_CASE("there are at least 150 bad samples, all different", "[cards]") {
    std::set<std::string> titles;
    for (const auto& sample : bad_samples("bad")) titles.insert(sample.title);

    CHECK(titles.size() >= 150);
    CHECK(titles.size() == bad_samples("bad").size());
}

TEST_CASE("many mistakes in many files are all told in one run, by file and place", "[cards]") {
    const auto samples = bad_samples("many");
    REQUIRE(samples.size() >= 3);

    for (const auto& sample : samples) {
        INFO(sample.title);
        const auto result = load_pack_from_texts(edited(sample));

        CHECK(sample.expected.size() >= 3);
        CHECK(lines_of(result.faults) == sample.expected);
        CHECK_FALSE(result.ok());
    }
}

TEST_CASE("a file that is not among the texts is a fault of that file", "[cards]") {
    auto texts = small_pack();
    texts.erase("equipment.json");

    const auto result = load_pack_from_texts(texts);

    CHECK(
        lines_of(result.faults) ==
        Lines{"equipment.json: the file is missing; a pack has pack.json, table.json, contracts.json, encounters.json, "
              "equipment.json, commands.json"});
}

TEST_CASE("Q1.2 a card that can never add a die is pointed out", "[Q1.2][cards]") {
    BadSample sample;
    sample.edits = {{"commands.json", R"({"white": 4, "blue": 2})", R"({"white": 5, "blue": 1})"},
                    {"equipment.json", R"("add_dice", "dice": {"green": 1})", R"("add_dice", "dice": {"white": 2})"}};

    const auto result = load_pack_from_texts(edited(sample));

    CHECK(result.ok());
    CHECK(
        lines_of(result.faults) ==
        Lines{
            "equipment.json:15:7: /equipment/4/effects/1: warning: add_dice can never add a die: every Command prints "
            "all that the supply has (Q1.2)",
            "commands.json:8:7: /commands/1/effects/1: warning: pool can never add a die: the Command prints all that "
            "the supply has (Q1.2)"});
}

TEST_CASE("Q1.2 icons of a colour that the supply lacks are pointed out, and keywords nobody carries",
          "[Q1.2][cards]") {
    BadSample sample;
    sample.edits = {{"table.json", R"("black": 4)", R"("black": 0)"},
                    {"table.json", R"(["Lance", "Clan"])", R"(["Lance", "Clan", "Pirate"])"},
                    {"contracts.json", R"("keyword": "Clan")", R"("keyword": "Pirate")"}};

    const auto result = load_pack_from_texts(edited(sample));

    CHECK(result.ok());
    CHECK(
        lines_of(result.faults) ==
        Lines{
            "contracts.json:6:7: /contracts/1/effects/0: warning: encounter_value can never apply: no Encounter "
            "carries the keyword",
            "equipment.json:11:7: /equipment/3/effects/0: warning: flip can never touch a die: the supply has none of "
            "the colour (Q1.2)"});
}
