// Plain opponents: the one habit holds, and all else is the base player's.
#include "players/habits/habits.hpp"
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <algorithm>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

const SharedKnowledge& core_knowledge() {
    static const SharedKnowledge knowledge = knowledge_of(core_pack().catalogue);
    return knowledge;
}

bool allowed(const State& state, MoveKind kind) { return !why_illegal(state, Move::of(kind), *core_pack().catalogue); }

// States of games that a Regular plays at both seats, with what somebody else and what the Regular would do.
template <class See>
void watch(const std::string& name, See see) {
    const auto watched = player_named(name, core_knowledge());
    const auto base = player_named("veteran", core_knowledge());
    const auto regular = player_named("regular", core_knowledge());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        play::SeededChance luck(seed);
        State state = new_game({3, true}, *core_pack().catalogue);
        while (state.phase != Phase::over && state.turn < 60) {
            const Chance due = chance(state, *core_pack().catalogue);
            Move move = due.kind != ChanceKind::none ? *luck.outcome(state, due, *core_pack().catalogue) : regular->decide(state).move;
            if (due.kind == ChanceKind::none) see(state, watched->decide(state).move, base->decide(state).move);
            REQUIRE_FALSE(apply(state, move, *core_pack().catalogue, Events()));
        }
    }
}

bool has_effect(EquipmentId card, std::size_t index) {
    const auto& effects = core_pack().catalogue->equipment_card(card).effects;
    return std::any_of(effects.begin(), effects.end(), [&](const Effect& effect) { return effect.index() == index; });
}

struct Seen {
    int forced = 0;     // decisions in which the habit differed from the base
    int free = 0;
};

}  // namespace

TEST_CASE("a habit decides where it may, everything else is the base player's") {
    struct Forced {
        const char* name;
        MoveKind kind;
    };
    for (const Forced& forced : {Forced{"always-completes", MoveKind::complete}, Forced{"always-extends", MoveKind::extend},
                                 Forced{"never-secures", MoveKind::start_fresh}, Forced{"never-burns", MoveKind::keep_standing}}) {
        Seen seen;
        watch(forced.name, [&](const State& state, const Move& move, const Move& base) {
            INFO(forced.name);
            const bool binds = allowed(state, forced.kind);
            REQUIRE(move == (binds ? Move::of(forced.kind) : base));
            ++(binds ? seen.forced : seen.free);
        });
        CHECK(seen.forced > 0);
        CHECK(seen.free > 0);
    }
}

TEST_CASE("whoever escapes after one Encounter does so as soon as it is allowed") {
    int escapes = 0;
    watch("escapes-after-one", [&](const State& state, const Move& move, const Move& base) {
        const bool binds = allowed(state, MoveKind::escape) && has_contract(state) && defeated_in(state, state.column_count - 1) > 0;
        REQUIRE(move == (binds ? Move::of(MoveKind::escape) : base));
        escapes += binds;
    });
    CHECK(escapes > 0);
}

TEST_CASE("who never buys plans without buying, and plays its dice as the base player does") {
    int refused = 0;
    watch("never-buys", [&](const State& state, const Move& move, const Move& base) {
        REQUIRE(move.kind != MoveKind::buy);
        if (state.phase == Phase::rolled) REQUIRE(move == base);
        refused += base.kind == MoveKind::buy;
    });
    CHECK(refused > 0);
}

TEST_CASE("who bans an effect buys other cards") {
    const std::size_t reroll = Effect(Reroll{}).index();
    int bought = 0;
    int refused = 0;
    watch("bans-reroll", [&](const State& state, const Move& move, const Move& base) {
        if (move.kind == MoveKind::buy) {
            REQUIRE_FALSE(has_effect(state.market[move.a], reroll));
            ++bought;
        }
        refused += base.kind == MoveKind::buy && has_effect(state.market[base.a], reroll);
    });
    CHECK(bought > 0);
    CHECK(refused > 0);
}

TEST_CASE("every habit has a name, and its effect exists") {
    for (const auto name : habit_names()) {
        INFO(name);
        REQUIRE(habit_named(name));
        CHECK(std::count(player_names().begin(), player_names().end(), std::string(name)) == 1);
    }
    CHECK_FALSE(habit_named("bans-nothing"));
    CHECK(habit_named("bans-scout")->banned == Effect(Scout{}).index());
}
