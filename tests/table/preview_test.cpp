// Consequences told before anything is committed are what then happens.
#include "support/catch.hpp"

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/words.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

TEST_CASE("a lock tells how many dice it takes and leaves", "[layout]") {
    const View view = view_of(states_by_phase(4).at(Phase::rolled));
    REQUIRE_FALSE(view.ranked_locks.empty());

    for (const Move& lock : view.ranked_locks) {
        const int locked = __builtin_popcount(lock.dice);
        const int left = unlocked_count(view.state) - locked;
        const std::string first = lock_consequences(view, lock).front();

        CHECK(first == (left > 0 ? "locks " + dice_words(locked) + ", leaves " + std::to_string(left)
                                 : "locks all your dice: Contract fulfilled"));
    }
}

TEST_CASE("what a refused move would lead to is not told", "[layout]") {
    const View view = view_of(states_by_phase(4).at(Phase::rolled));

    CHECK_FALSE(preview_of(view, Move::of(MoveKind::escape)));
    CHECK(lock_consequences(view, Move::lock(0)).empty());
}

TEST_CASE("the Escape Clause tells what it pays", "[layout]") {
    View view = view_of(crowded(states_by_phase(1).at(Phase::between), {1, 3}));
    view.state.reveal_due = false;
    show_state(view, view.state);

    CHECK(escape_words(view).rfind(money(payout_total(view.state, view.cards(), Ending::escape)) + ", no Reputation",
                                   0) == 0);
    CHECK(payout_total(view.state, view.cards(), Ending::escape) >= 3);
}
