// Whole games on the table, by keys alone and by the pointer alone.
#include "support/catch.hpp"

#include <random>
#include <set>

#include <encounters/play/house_player.hpp>

#include "table/table_hands.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

constexpr int kMostDecisions = 4000;

// Mostly what the house player does; sometimes anything legal.
Move next_move(const View& view, std::mt19937& luck) {
    if (luck() % 5 == 0) return view.legal[luck() % view.legal.size()];
    return play::house_move(view.state, view.cards());
}

template <class Do>
std::set<Phase> play_whole_game(TableHands& hands, unsigned seed, const Do& make) {
    std::set<Phase> asked;
    std::mt19937 luck(seed);
    for (int decision = 0; decision < kMostDecisions && !hands.session().is_over(); ++decision) {
        asked.insert(hands.view().state.phase);
        const Move move = next_move(hands.view(), luck);
        const std::size_t steps = hands.session().steps().size();
        INFO(phase_word(hands.view().state.phase)
             << ": " << name_of(move.kind) << ' ' << int(move.a) << ' ' << int(move.b));
        const State before = hands.session().state();
        REQUIRE(make(move));
        REQUIRE(hands.session().steps().size() > steps);
        REQUIRE(hands.session().steps()[steps].move == move);
        REQUIRE_FALSE(hands.session().state() == before);
    }
    REQUIRE(hands.session().is_over());
    return asked;
}

}  // namespace

TEST_CASE("a whole game of two by keys alone", "[table]") {
    TableHands hands(2, 11, {1280, 720});

    const std::set<Phase> asked = play_whole_game(hands, 11, [&](const Move& move) { return hands.do_by_keys(move); });

    CHECK(asked.size() > 8);
}

TEST_CASE("a whole game of two by the pointer alone", "[table]") {
    TableHands hands(2, 12, {1280, 720});

    const std::set<Phase> asked =
        play_whole_game(hands, 12, [&](const Move& move) { return hands.do_by_pointer(move); });

    CHECK(asked.size() > 8);
}

TEST_CASE("whole games of eight in the smallest window", "[table]") {
    TableHands keys(8, 13, {960, 540});
    TableHands pointer(8, 14, {960, 540});

    play_whole_game(keys, 13, [&](const Move& move) { return keys.do_by_keys(move); });
    play_whole_game(pointer, 14, [&](const Move& move) { return pointer.do_by_pointer(move); });
}
