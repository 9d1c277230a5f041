// What is told of decisions: every kind by its name, with the numbers that were compared and the odds that go with them.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/odds/panel.hpp>
#include <encounters/players/knowledge.hpp>
#include <encounters/players/why.hpp>

#include <fmt/format.h>

#include <map>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

const Catalogue& core() { return *core_pack().catalogue; }

play::LogNames names_at(const State& state) { return play::names_from(core(), {"Ada", "Ben", "Cleo"}, state); }

std::string told(const Decision& decision, const State& state) { return why(decision, state, names_at(state)); }

Decision decided(const Move& move, float worth, float second, float chance = -1) {
    return {move, {ReasonKind::best_worth, ReasonUnit::cbills, worth, second, chance}};
}

// The first table of some games on which both of these are legal.
State table_where(MoveKind one, MoveKind other) {
    State found;
    bool is_found = false;
    for (std::uint64_t seed = 1; seed <= 40 && !is_found; ++seed)
        visit_states(core(), 3, seed, [&](const State& state) {
            if (is_found || why_illegal(state, Move::of(one), core()) || why_illegal(state, Move::of(other), core())) return;
            found = state;
            is_found = true;
        });
    REQUIRE(is_found);
    return found;
}

// The same with nothing else to do.
State table_with_only(MoveKind one, MoveKind other) {
    State found;
    bool is_found = false;
    for (std::uint64_t seed = 1; seed <= 40 && !is_found; ++seed)
        visit_states(core(), 3, seed, [&](const State& state) {
            if (is_found) return;
            std::vector<Move> legal;
            legal_actions(state, core(), legal);
            if (legal.size() != 2 || why_illegal(state, Move::of(one), core()) || why_illegal(state, Move::of(other), core())) return;
            found = state;
            is_found = true;
        });
    REQUIRE(is_found);
    return found;
}

std::string percent_of_next(const State& state) {
    return fmt::format("{:.0f}\u00a0%", 100 * odds::bare_panel_of(state, core()).next->bare.chance());
}

}  // namespace

TEST_CASE("an Escape tells what it pays and what pushing on would have promised") {
    const State state = table_with_only(MoveKind::escape, MoveKind::reveal);
    const int pay = payout_total(state, core(), Ending::escape);

    CHECK(told(decided(Move::of(MoveKind::escape), 4, 2.44f), state) ==
          fmt::format("Escaping with {} C-bill{} is worth 4.0 C-bills, pushing on 2.4: dice alone would beat the next Encounter in {}.", pay,
                      pay == 1 ? "" : "s", percent_of_next(state)));
    CHECK(told(decided(Move::of(MoveKind::escape), 4, 2, 0.6f), state) ==
          fmt::format("Escaping with {} C-bill{} is worth 4.0 C-bills, pushing on 2.0: the final assault is won in 60\u00a0%.", pay, pay == 1 ? "" : "s"));
}

TEST_CASE("pushing on tells its odds") {
    const State state = table_with_only(MoveKind::reveal, MoveKind::escape);
    const int pay = payout_total(state, core(), Ending::escape);

    CHECK(told(decided(Move::of(MoveKind::reveal), 5.1f, -0.6f), state) ==
          fmt::format("Pushing on is worth 5.1 C-bills, escaping with {} C-bill{} costs 0.6: dice alone beat the next Encounter in {}.", pay,
                      pay == 1 ? "" : "s", percent_of_next(state)));
}

TEST_CASE("where there is more to choose from the rest has no name") {
    const State state = table_where(MoveKind::flip_contracts, MoveKind::flip_contracts);
    std::vector<Move> legal;
    State rich;
    for (std::uint64_t seed = 1; seed <= 20 && legal.empty(); ++seed)
        visit_states(core(), 3, seed, [&](const State& at) {
            std::vector<Move> here;
            legal_actions(at, core(), here);
            const bool buys = std::count_if(here.begin(), here.end(), [](const Move& move) { return move.kind == MoveKind::buy; }) > 1 &&
                              !why_illegal(at, Move::of(MoveKind::reveal), core());
            if (buys && legal.empty()) {
                legal = here;
                rich = at;
            }
        });
    REQUIRE_FALSE(legal.empty());
    const auto buy = std::find_if(legal.begin(), legal.end(), [](const Move& move) { return move.kind == MoveKind::buy; });

    CHECK_THAT(told(decided(*buy, 2.5f, 1), rich), StartsWith("Buying "));
    CHECK_THAT(told(decided(*buy, 12.5f, 11), rich), ContainsSubstring(" brings 1.5 C-bills more than anything else."));
    CHECK_THAT(told(decided(*buy, 2, 2), rich), ContainsSubstring(" is worth 2.0 C-bills."));
    Decision second = decided(*buy, 1, 2);
    second.reason.kind = ReasonKind::second_choice;
    CHECK_THAT(told(second, rich), StartsWith("Not its first choice: buying "));
    CHECK_THAT(told(second, rich), ContainsSubstring(" brings 1.0 C-bill less than the best."));
    const auto rest = std::find_if(legal.begin(), legal.end(), [](const Move& move) { return move.kind == MoveKind::reveal; });
    REQUIRE(rest != legal.end());
    CHECK_THAT(told(decided(*rest, 2.5f, 1), rich), StartsWith("Pushing on is worth 2.5 C-bills, otherwise 1.0: dice alone beat "));
    CHECK_THAT(told(decided(*rest, 2.5f, -1), rich), StartsWith("Pushing on is worth 2.5 C-bills, otherwise it costs 1.0: "));
    CHECK_THAT(told(decided(*rest, 2.5f, -0.01f), rich), StartsWith("Pushing on is worth 2.5 C-bills, otherwise 0.0: "));
    CHECK_THAT(told(decided(*rest, -1, -2), rich), StartsWith("Pushing on costs 1.0 C-bill, otherwise 2.0: "));
    CHECK_THAT(told(decided(*rest, 2.04f, 1.96f), rich), StartsWith("Pushing on is worth 2.0 C-bills, and something else nearly as much: "));
    CHECK(told({Move::of(MoveKind::flip_contracts), Reason{}}, state) == "It trades after the flip, when it knows the Contract.");
}

TEST_CASE("a Default tells what the dice don't make, and what else was weighed") {
    const State state = table_with_only(MoveKind::declare_default, MoveKind::use_power);
    const int value = value_of(state, core(), state.encounters[state.newest].card);
    const Move move = Move::of(MoveKind::declare_default);

    CHECK(told(decided(move, -2, -2), state) == fmt::format("These dice don\u2019t make {}, and nothing ready is worth using on them.", value));
    CHECK_THAT(told(decided(move, -2, -3), state),
               StartsWith(fmt::format("These dice don\u2019t make {}: a Default costs 2.0 C-bills, using the power of ", value)));
}

TEST_CASE("chances to win and second choices are told as such") {
    const State state = table_with_only(MoveKind::burn, MoveKind::keep_standing);
    Decision decision{Move::of(MoveKind::burn), {ReasonKind::best_worth, ReasonUnit::chance_to_win, 0.62f, 0.58f, -1}};

    CHECK(told(decision, state) == "Burning the tableau for 2 Reputation wins in 62\u00a0%, leaving the tableau to the next player in 58\u00a0%.");
    decision.reason.kind = ReasonKind::second_choice;
    decision.reason.unit = ReasonUnit::cbills;
    decision.reason.worth = -3;
    decision.reason.second = -1;
    CHECK(told(decision, state) ==
          "Not its first choice: burning the tableau for 2 Reputation costs 3.0 C-bills, leaving the tableau to the next player 1.0.");
}

TEST_CASE("small and large chances are not told as none and all") {
    const State state = table_with_only(MoveKind::burn, MoveKind::keep_standing);
    const Decision decision{Move::of(MoveKind::burn), {ReasonKind::best_worth, ReasonUnit::chance_to_win, 0.996f, 0.003f, -1}};

    CHECK_THAT(told(decision, state), ContainsSubstring(" wins in over 99\u00a0%, "));
    CHECK_THAT(told(decision, state), ContainsSubstring(" in under 1\u00a0%."));
}

TEST_CASE("a Contract chosen for a Censured player is told from that player's side") {
    State state;
    bool is_found = false;
    for (std::uint64_t seed = 1; seed <= 200 && !is_found; ++seed)
        visit_states(core(), 3, seed, [&](const State& at) {
            if (is_found || at.phase != Phase::choose_contract || contract_chooser(at) == at.active) return;
            state = at;
            is_found = true;
        });
    REQUIRE(is_found);
    const std::string to = names_at(state).seats[state.active];

    CHECK_THAT(told(decided(Move::of(MoveKind::choose_contract, 0), -1.5f, -3), state),
               ContainsSubstring(fmt::format(" is worth 1.5 C-bills to {}, ", to)));
}

TEST_CASE("every decision of whole games is told in one sentence with its numbers") {
    const auto knowledge = knowledge_of(core_pack().catalogue);
    std::map<MoveKind, int> told_of;
    for (const char* rank : {"green", "regular", "veteran"}) {
        const auto player = player_named(rank, knowledge);
        for (std::uint64_t seed = 1; seed <= 12; ++seed)
            visit_states(core(), 3, seed, [&](const State& state) {
                const Decision decision = player->decide(state);
                const std::string text = told(decision, state);
                INFO(rank << ": " << text);
                REQUIRE(text.size() > 15);
                REQUIRE(text.size() < 220);
                REQUIRE(text.back() == '.');
                REQUIRE((text.front() < 'a' || text.front() > 'z'));
                REQUIRE(text.find("nan") == std::string::npos);
                REQUIRE(text.find("-") != 0);
                if (std::string(rank) == "veteran" && decision.reason.kind == ReasonKind::best_worth)
                    REQUIRE(decision.reason.worth >= decision.reason.second - 1e-3F);
                if (!tells_more(decision)) return;
                ++told_of[decision.move.kind];
                const bool is_told_in_words = state.phase == Phase::use_card || state.phase == Phase::use_order ||
                                              state.phase == Phase::give_censure || state.phase == Phase::give_patronage;
                REQUIRE((is_told_in_words || text.find_first_of("0123456789") != std::string::npos));
            });
    }
    for (const MoveKind kind : {MoveKind::secure, MoveKind::start_fresh, MoveKind::choose_contract, MoveKind::buy, MoveKind::reveal,
                                MoveKind::escape, MoveKind::lock, MoveKind::declare_default, MoveKind::complete, MoveKind::use_equipment,
                                MoveKind::use_power, MoveKind::keep_standing, MoveKind::ready})
        CHECK(told_of[kind] > 0);
}
