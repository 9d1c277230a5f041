// The Veteran: stronger than a Regular, and its turns end as turns of this game should.
#include "players/played_games.hpp"
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/play/chance_source.hpp>

#include <cmath>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

// How the turns of games between players of one name ended.
struct Endings {
    int turns = 0;
    int escapes = 0;
    int completions = 0;
    int defaults = 0;
    int offered = 0;  // tableaus to Secure
    int secured = 0;
    int games = 0;

    void count(MoveKind kind) {
        escapes += kind == MoveKind::escape;
        completions += kind == MoveKind::complete;
        defaults += kind == MoveKind::declare_default;
        offered += kind == MoveKind::secure || kind == MoveKind::start_fresh;
        secured += kind == MoveKind::secure;
    }
};

Endings endings_of(const std::string& name, int seats, int games) {
    Endings endings;
    const Catalogue& cards = *core_pack().catalogue;
    const auto player = player_named(name, core_knowledge());
    for (int game = 0; game < games; ++game) {
        play::SeededChance luck(static_cast<std::uint64_t>(game) + 1);
        State state = new_game({seats, false}, cards);
        while (state.phase != Phase::over && state.turn < 60 * seats) {
            const Chance due = chance(state, cards);
            const Move move = due.kind == ChanceKind::none ? player->decide(state).move : *luck.outcome(state, due, cards);
            endings.count(move.kind);
            REQUIRE_FALSE(apply(state, move, cards, Events()));
        }
        endings.turns += state.turn;
        ++endings.games;
    }
    return endings;
}

void check_share(const char* what, int count, int of, double least, double most) {
    const double share = static_cast<double>(count) / of;
    INFO(what << ": " << 100 * share << " % of " << of);
    CHECK(share >= least);
    CHECK(share <= most);
}

// The first table of random play at which a Contract is fulfilled and either way on is open.
State fulfilled_table() {
    for (std::uint64_t seed = 1;; ++seed) {
        std::vector<State> found;
        visit_states(*core_pack().catalogue, 2, seed, [&](const State& state) {
            if (!found.empty() || why_illegal(state, Move::of(MoveKind::extend), *core_pack().catalogue)) return;
            if (reputation_on_complete(state, *core_pack().catalogue) > 0 && !assault_ahead(state, *core_pack().catalogue)) found.push_back(state);
        });
        if (!found.empty()) return found.front();
    }
}

}  // namespace

TEST_CASE("a veteran takes the win that lies there") {
    State state = fulfilled_table();
    state.player().reputation = static_cast<std::int16_t>(core_pack().catalogue->table.winning_reputation - 1);

    CHECK(player_named("veteran", core_knowledge())->decide(state).move.kind == MoveKind::complete);
}

TEST_CASE("veterans end their turns in all three ways and Secure now and then") {
    const Endings endings = endings_of("veteran", 2, 60);

    check_share("Defaults", endings.defaults, endings.turns, 0.2, 0.5);
    check_share("Escapes", endings.escapes, endings.turns, 0.2, 0.6);
    check_share("Completions", endings.completions, endings.turns, 0.12, 0.45);
    check_share("Secured", endings.secured, endings.offered, 0.2, 0.7);
    CHECK(endings.turns / endings.games / 2 >= 6);
    CHECK(endings.turns / endings.games / 2 <= 16);
}
