// Decisions judged afterwards: certain things for certain, the same answer for the same question, and soon when stopped.
#include "support/catch.hpp"
#include "support/play_tables.hpp"

#include <encounters/play/house_player.hpp>
#include <encounters/players/analysis.hpp>
#include <encounters/rules/queries.hpp>

using namespace encounters;
using namespace encounters::players;
using namespace encounters::testing;

namespace {

std::shared_ptr<const Knowledge> knowledge() {
    static const std::shared_ptr<const Knowledge> made = knowledge_of(table_of(core_pack(), 2).catalogue);
    return made;
}

// A fulfilled Contract that may be completed or extended; completing it would win.
State about_to_win() {
    for (std::uint64_t seed = 1;; ++seed) {
        auto session = seeded_session(table_of(core_pack(), 2), seed);
        for (int made = 0; made < 400 && session.decider() != kNoSeat; ++made) {
            State state = session.state();
            const bool is_fulfilled = !why_illegal(state, Move::of(MoveKind::complete), session.catalogue()) &&
                                      !why_illegal(state, Move::of(MoveKind::extend), session.catalogue());
            if (is_fulfilled && reputation_on_complete(state, session.catalogue()) > 0 && !assault_ahead(state, session.catalogue())) {
                state.player().reputation = static_cast<std::int8_t>(session.catalogue().table.winning_reputation - 1);
                return state;
            }
            session.act_house();
        }
    }
}

}  // namespace

TEST_CASE("letting a certain win go is judged as what it costs", "[judge]") {
    Judge judge(knowledge());
    const State state = about_to_win();
    Rollouts this_turn;  // later ones would make up for it
    this_turn.games = 200;
    this_turn.turns = 1;

    const auto judgement = judge.judge(state, Move::of(MoveKind::extend), this_turn);
    const auto right = judge.judge(state, Move::of(MoveKind::complete), this_turn);

    REQUIRE(judgement.has_value());
    CHECK(judgement->better == Move::of(MoveKind::complete));
    CHECK(judgement->chance_better == 1);
    CHECK(judgement->chance_made < 1);
    CHECK(judgement->cost() > 0);
    CHECK((!right || right->cost() == 0));
}

TEST_CASE("the same question gets the same answer, whatever was asked before", "[judge]") {
    Judge one(knowledge());
    Judge other(knowledge());
    const State state = about_to_win();
    Rollouts elsewhere;
    elsewhere.luck = 9;
    other.chance_of(state, 1, elsewhere);

    const double chance = one.chance_after(state, Move::of(MoveKind::extend), state.active, Rollouts{});

    CHECK(chance == other.chance_after(state, Move::of(MoveKind::extend), state.active, Rollouts{}));
    CHECK(chance > 0);
}

TEST_CASE("where there is no choice nothing is judged, and a game that is over is won or lost", "[judge]") {
    Judge judge(knowledge());
    State state = about_to_win();
    const SeatIndex seat = state.active;
    const Catalogue& cards = catalogue_of(*knowledge());
    play::SeededChance luck(1);
    apply(state, Move::of(MoveKind::complete), cards, Events());
    while (state.phase != Phase::over) {
        const Chance due = chance(state, cards);
        const Move next = due.kind == ChanceKind::none ? play::house_move(state, cards) : *luck.outcome(state, due, cards);
        REQUIRE_FALSE(apply(state, next, cards, Events()));
    }

    CHECK(judge.chance_of(state, seat, Rollouts{}) == 1);
    CHECK(judge.chance_of(state, seat == 0 ? 1 : 0, Rollouts{}) == 0);
}

TEST_CASE("told to stop, playing on ends at once", "[judge]") {
    Judge judge(knowledge());
    const std::atomic<bool> stop{true};
    Rollouts endless;
    endless.games = 1'000'000;
    endless.stop = &stop;

    CHECK(judge.chance_of(about_to_win(), 0, endless) <= 1);
}
