// What players say about their decisions.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <cmath>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

Reason reason_of(ReasonKind kind, ReasonUnit unit, float worth, float second) {
    Reason reason;
    reason.kind = kind;
    reason.unit = unit;
    reason.worth = worth;
    reason.second = second;
    return reason;
}

}  // namespace

TEST_CASE("each kind of reason is one sentence") {
    CHECK(text_of(reason_of(ReasonKind::only_choice, ReasonUnit::cbills, 1, 1)) == "Nothing else was possible.");
    CHECK(text_of(reason_of(ReasonKind::rule_of_thumb, ReasonUnit::cbills, 0, 0)) == "This is a rule of thumb: no numbers were compared.");
    CHECK(text_of(reason_of(ReasonKind::best_worth, ReasonUnit::cbills, 3, 2.44f)) == "This is worth 3.0 C-bills, the next best 2.4.");
    CHECK(text_of(reason_of(ReasonKind::best_worth, ReasonUnit::reputation, 1.25f, 0.5f)) == "This is worth 1.25 Reputation, the next best 0.50.");
    CHECK(text_of(reason_of(ReasonKind::best_worth, ReasonUnit::chance_to_win, 0.625f, 0.58f)) ==
          "This is worth a chance of 62\u00a0% to win, the next best 58\u00a0%.");
    CHECK(text_of(reason_of(ReasonKind::best_chance, ReasonUnit::cbills, 0.62f, 0.4f)) == "This works 62\u00a0% of the time, the next best 40\u00a0%.");
    CHECK(text_of(reason_of(ReasonKind::second_choice, ReasonUnit::cbills, 1, 2)) ==
          "This looked worth 1.0 C-bill; something else looked worth 2.0.");
}

TEST_CASE("a reason tells the chance where there is one, equal worths and small losses plainly") {
    Reason reason = reason_of(ReasonKind::best_worth, ReasonUnit::cbills, 2.4f, -0.04f);
    reason.chance = 0.617f;

    CHECK(text_of(reason) == "This is worth 2.4 C-bills, the next best 0.0 (62\u00a0% that it works out).");
    CHECK(text_of(reason_of(ReasonKind::best_worth, ReasonUnit::cbills, 2.04f, 1.96f)) == "This is worth 2.0 C-bills, and so is the next best.");
}

TEST_CASE("players give numbers that agree with what they chose") {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    const auto regular = player_named("regular", knowledge);
    const auto green = player_named("green", knowledge);
    int compared = 0;
    int slips = 0;
    int decisions = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        visit_states(*core_pack().catalogue, 3, seed, [&](const State& state) {
            const Decision decision = regular->decide(state);
            const Decision other = green->decide(state);
            ++decisions;
            REQUIRE(std::isfinite(decision.reason.worth));
            REQUIRE(std::isfinite(decision.reason.second));
            if (decision.reason.kind == ReasonKind::best_worth) {
                REQUIRE(decision.reason.worth >= decision.reason.second);
                ++compared;
            }
            if (other.reason.kind == ReasonKind::second_choice) {
                REQUIRE(other.reason.worth <= other.reason.second);
                ++slips;
            } else {
                REQUIRE(other.move == decision.move);
            }
        });

    CHECK(compared > 200);
    // One decision in six, of those that leave a choice.
    CHECK(slips > decisions / 20);
    CHECK(slips < decisions / 5);
}
