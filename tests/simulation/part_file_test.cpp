// Parts of a run as files: joined byte for byte to the whole, and refused when they are not its parts.
#include "support/catch.hpp"

#include "simulation/runs.hpp"

#include <encounters/simulation/part_file.hpp>
#include <encounters/simulation/report.hpp>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;
using Catch::Matchers::ContainsSubstring;

namespace {

PlayedPart part_of(const Terms& terms, Part part) { return {terms, part, tally_of(small_pack(), terms, 1, part)}; }

std::string reason_in(const std::string& text) {
    const ReadPart read = read_part(text);
    CHECK_FALSE(read.played);
    return read.why_not;
}

std::string replaced(std::string text, const std::string& found, const std::string& by) {
    const auto at = text.find(found);
    REQUIRE(at != std::string::npos);
    return text.replace(at, found.size(), by);
}

}  // namespace

TEST_CASE("a part comes back from its file as it was", "[simulation]") {
    Terms terms = house_terms(small_pack(), 2, 7);
    terms.seating = Seating::rotating;
    terms.even_start = true;
    terms.constants.cbill_worth = 0.1234567890123;
    const PlayedPart part = part_of(terms, {2, 3});

    const ReadPart read = read_part(part_json(part));

    CHECK(read.why_not == "");
    REQUIRE(read.played);
    CHECK(read.played->terms == terms);
    CHECK(read.played->part == Part{2, 3});
    CHECK(read.played->tally == part.tally);
}

TEST_CASE("joined parts give the whole run's report byte for byte, in any order", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 11);
    const std::string whole = report_json(terms, tally_of(small_pack(), terms, 3));
    Joined joined;

    for (const std::uint64_t number : {3, 1, 4, 2}) {
        ReadPart read = read_part(part_json(part_of(terms, {number, 4})));
        REQUIRE(read.played);
        CHECK(joined.add("part", std::move(*read.played)) == "");
    }

    CHECK(joined.why_not_whole() == "");
    CHECK(report_json(joined.terms(), joined.tally()) == whole);
}

TEST_CASE("parts of different runs are refused, and what is different is said", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 4);
    const auto refusal = [&](const auto& change) {
        Terms other = terms;
        change(other);
        Joined joined;
        REQUIRE(joined.add("a.json", {terms, {1, 2}, Tally(terms)}) == "");
        return joined.add("b.json", {other, {2, 2}, Tally(other)});
    };

    CHECK(refusal([](Terms&) {}) == "");
    CHECK(refusal([](Terms& other) { other.seed = 9; }) ==
          "a.json and b.json are parts of different runs: the seed is 1 in one and 9 in the other.");
    CHECK_THAT(refusal([](Terms& other) { other.games = 5; }), ContainsSubstring("the number of games is 4 in one and 5"));
    CHECK_THAT(refusal([](Terms& other) { other.players[1] = "elite"; }), ContainsSubstring("other players play"));
    CHECK_THAT(refusal([](Terms& other) { other.players.push_back("house"); }), ContainsSubstring("the number of seats is 2"));
    CHECK_THAT(refusal([](Terms& other) { other.cap = 7; }), ContainsSubstring("the cap is 60 in one and 7"));
    CHECK_THAT(refusal([](Terms& other) { other.even_start = true; }), ContainsSubstring("even start"));
    CHECK_THAT(refusal([](Terms& other) { other.seating = Seating::rotating; }), ContainsSubstring("rotate"));
    CHECK_THAT(refusal([](Terms& other) { other.program = "next"; }), ContainsSubstring("version"));
    CHECK_THAT(refusal([](Terms& other) { other.constants.cbill_worth = 1; }), ContainsSubstring("fitted numbers"));
    CHECK_THAT(refusal([](Terms& other) { other.cards.hash = "0"; }), ContainsSubstring("the cards are not the same"));
}

TEST_CASE("doubled and missing parts are refused by name and number", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 40);
    Joined joined;
    CHECK(joined.why_not_whole() == "There are no parts to join.");
    REQUIRE(joined.add("a.json", {terms, {2, 4}, Tally(terms)}) == "");

    CHECK(joined.add("b.json", {terms, {2, 4}, Tally(terms)}) == "a.json and b.json are both part 2 of 4.");
    CHECK(joined.add("b.json", {terms, {2, 5}, Tally(terms)}) == "a.json is one of 4 parts, b.json one of 5.");
    CHECK(joined.why_not_whole() == "Of the 4 parts these are missing: 1, 3, 4.");

    Joined many;
    REQUIRE(many.add("a.json", {terms, {1, 40}, Tally(terms)}) == "");
    CHECK(many.why_not_whole() == "Of the 40 parts these are missing: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 29 more.");
}

TEST_CASE("what is no part, or a broken one, is refused with the reason", "[simulation]") {
    const Terms terms = house_terms(small_pack(), 2, 2);
    const std::string good = part_json(part_of(terms, {1, 1}));

    CHECK(reason_in("") == "it is empty");
    CHECK(reason_in(good.substr(0, good.size() / 2)) == "it is no JSON, or only the beginning of one");
    CHECK(reason_in("[1, 2]") == "it is no part of a simulation");
    CHECK(reason_in(report_json(terms, Tally(terms))) == "it is no part of a simulation");
    CHECK_THAT(reason_in(replaced(good, "\"encounters_simulation_part\":1", "\"encounters_simulation_part\":2")),
               ContainsSubstring("its format is 2, not 1"));
    CHECK(reason_in(replaced(good, "\"seed\":1", "\"seed\":2")) == "its checksum is wrong: it was changed or damaged");
    CHECK(reason_in(replaced(good, "\"seat_games\":[2,2]", "\"seat_games\":[2,3]")) == "its checksum is wrong: it was changed or damaged");
    CHECK(reason_in(replaced(good, "\"seat_games\":[2,2]", "\"seat_games\":[2]")) == "\"seat_games\" has not as many counts as it needs");
    CHECK(reason_in(replaced(good, "\"seat_games\":[2,2]", "\"seat_games\":[2,0.5]")) == "\"seat_games\" has something that is no count");
    CHECK(reason_in(replaced(good, "\"cap\":60", "\"cap\":0")) == "\"cap\" is out of range");
    CHECK(reason_in(replaced(good, "\"cap\":60", "\"cap\":1000000000")) == "\"cap\" is out of range");
    CHECK(reason_in(replaced(good, "\"part\":1,", "\"part\":2,")) == "it doesn't say which part it is");
    CHECK(reason_in(replaced(good, "\"rounds\"", "\"rounders\"")) == "something in it is missing or of the wrong sort");
    CHECK(reason_in(replaced(good, "\"players\":[\"house\",\"house\"]", "\"players\":[]")) == "it has no 1 to 8 seats");
}
