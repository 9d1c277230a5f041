// The studies behind the targets, and how a target is judged.
#include "support/catch.hpp"

#include "simulation/balance/targets.hpp"
#include "simulation/runs.hpp"

#include <algorithm>
#include <set>

using namespace encounters;
using namespace encounters::testing;
using namespace encounters::simulation;
using namespace encounters::simulation::balance;
using Catch::Matchers::ContainsSubstring;

namespace {

BalanceTerms few_games(const Pack& pack) {
    BalanceTerms asked;
    asked.terms = house_terms(pack, 4, 1);
    asked.games = 8;
    asked.player = "house";
    return asked;
}

std::set<std::string> names_of(const std::vector<Study>& studies) {
    std::set<std::string> names;
    for (const Study& study : studies) names.insert(study.name);
    return names;
}

// A part of a thousand.
Share share(Count count) { return {count, 1000}; }

}  // namespace

TEST_CASE("every number of seats is studied, as far as Commands go round", "[simulation]") {
    const auto core = names_of(balance_studies(few_games(core_pack())));
    const auto small = names_of(balance_studies(few_games(small_pack())));

    for (const char* name : {kTwo, kThree, kMain, kSix, kEight, kEven}) CHECK(core.contains(name));
    CHECK(small.contains(kMain));
    CHECK_FALSE(small.contains(kSix));
    CHECK(names_of(balance_studies(few_games(core_pack()))).size() == balance_studies(few_games(core_pack())).size());
}

TEST_CASE("an odd one out plays against three, moving round the table", "[simulation]") {
    const auto studies = balance_studies(few_games(core_pack()));
    for (const Study& study : studies) {
        if (study.terms.seating != Seating::rotating) continue;
        CHECK(study.terms.players == std::vector<std::string>{study.name, "house", "house", "house"});
        CHECK(study.terms.games == 4);
    }
    for (const char* name : kOpponents) {
        const auto& there = players::player_names();
        const bool is_there = std::find(there.begin(), there.end(), name) != there.end();
        CHECK(names_of(studies).contains(name) == is_there);
    }
}

TEST_CASE("a target is met, missed or near by the whole interval", "[simulation]") {
    const Bounds bounds{0.2, 0.4};

    CHECK(judged(share(300), bounds) == Verdict::yes);
    CHECK(judged(share(210), bounds) == Verdict::near);
    CHECK(judged(share(190), bounds) == Verdict::near);
    CHECK(judged(share(100), bounds) == Verdict::no);
    CHECK(judged(share(500), bounds) == Verdict::no);
    CHECK(judged(Share{}, bounds) == Verdict::not_played);
    CHECK(judged(share(0), {0, 0.1}) == Verdict::yes);
    CHECK(judged(share(1000), {0.2, 1}) == Verdict::yes);
    CHECK(judged({0, 4}, {0, 0.1}) == Verdict::near);
    CHECK(judged(1.5, {0, 1.5}) == Verdict::yes);
    CHECK(judged(1.6, {0, 1.5}) == Verdict::no);
}

TEST_CASE("of several cards the worst one decides, and those outside are named", "[simulation]") {
    const Target target = each_target("bought", {{"Laser", share(300)}, {"Club", share(10)}, {"Never shown", {}}}, {0.03, 0.6});
    const Target fine = each_target("bought", {{"Laser", share(300)}}, {0.03, 0.6});

    CHECK(target.verdict == Verdict::no);
    CHECK(target.measured == "1.0 % to 30.0 %; outside: Club 1.0 %");
    CHECK(fine.verdict == Verdict::yes);
    CHECK(fine.measured == "30.0 % to 30.0 %");
    CHECK(each_target("bought", {}, {0.03, 0.6}).verdict == Verdict::not_played);
}

TEST_CASE("what is asked is told in percent", "[simulation]") {
    CHECK(asked_text({0.25, 0.6}) == "25 to 60 %");
    CHECK(asked_text({0, 0.1}) == "under 10 %");
    CHECK(asked_text({0.18, 1}) == "at least 18 %");
}

TEST_CASE("the report is a table of targets and tables of figures", "[simulation]") {
    std::vector<PlayedStudy> played;
    for (const Study& study : balance_studies(few_games(small_pack())))
        if (study.name == kMain || study.name == kTwo) played.push_back({study, tally_of(small_pack(), study.terms)});

    const std::string text = balance_report(played);

    CHECK_THAT(text, ContainsSubstring("| target | asked | measured | met |\n| --- | --- | --- | --- |\n"));
    CHECK_THAT(text, ContainsSubstring("| median length, 4 seats | 8 to 14 turns a player | "));
    CHECK_THAT(text, ContainsSubstring("| median length, 8 seats | 6 to 11 turns a player | - | not played |"));
    CHECK_THAT(text, ContainsSubstring("| never-buys wins against three | under 10 % | - | not played |"));
    CHECK_THAT(text, ContainsSubstring("|  | 2 seats | 4 seats |"));
    CHECK_THAT(text, ContainsSubstring(small_pack().catalogue->contracts.front().name));
    CHECK(balance_report({}).empty());
}
