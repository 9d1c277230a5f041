// Every state that play can reach is written and read back unchanged.
#include "support/catch.hpp"

#include "cards/bad_samples.hpp"

#include <encounters/cards/loader.hpp>
#include <encounters/cards/situation.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <set>

using namespace encounters;
using namespace encounters::cards;

namespace {

// Enough of a generator for tests: the same on every platform.
class Numbers {
public:
    explicit Numbers(std::uint64_t seed) : state_(seed * 2 + 1) {}
    int below(int bound) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<int>((state_ >> 33) % static_cast<std::uint64_t>(bound));
    }

private:
    std::uint64_t state_;
};

Move lucky_move(const State& state, const Catalogue& cards, Numbers& numbers) {
    const auto due = chance(state, cards);
    if (due.kind == ChanceKind::seat)
        return Move::of(MoveKind::seat_drawn, static_cast<std::uint8_t>(numbers.below(state.seat_count)));
    if (due.kind == ChanceKind::command) {
        const auto left = commands_left(state, cards);
        const auto chosen = left[static_cast<std::size_t>(numbers.below(static_cast<int>(left.size())))];
        return Move::of(MoveKind::command_dealt, chosen.value);
    }
    if (due.kind == ChanceKind::dice) {
        std::vector<int> faces;
        for (int i = 0; i < due.dice_count; ++i) faces.push_back(1 + numbers.below(6));
        return Move::dice_landed(faces);
    }
    if (due.forced != kNone) return Move::of(MoveKind::card_drawn, due.forced);
    const auto& unseen = state.deck(due.deck).unseen;
    std::vector<std::uint8_t> copies;
    for (int copy = 0; copy < kMaxCopies; ++copy)
        if (unseen.has(copy)) copies.push_back(cards.copies_of(due.deck).definition[static_cast<std::size_t>(copy)]);
    return Move::of(MoveKind::card_drawn,
                    copies[static_cast<std::size_t>(numbers.below(static_cast<int>(copies.size())))]);
}

// A kind first, so that the many ways to lock don't crowd out the rest.
Move chosen_move(const std::vector<Move>& actions, Numbers& numbers) {
    std::set<MoveKind> kinds;
    for (const auto& action : actions) kinds.insert(action.kind);
    kinds.erase(kinds.size() > 1 && numbers.below(4) > 0 ? MoveKind::declare_default : MoveKind::card_drawn);
    const auto kind = *std::next(kinds.begin(), numbers.below(static_cast<int>(kinds.size())));
    std::vector<Move> some;
    std::copy_if(actions.begin(), actions.end(), std::back_inserter(some),
                 [&](const Move& move) { return move.kind == kind; });
    return some[static_cast<std::size_t>(numbers.below(static_cast<int>(some.size())))];
}

// Plays a random game and hands every state to `look`.
template <class Look>
void play_randomly(const Catalogue& cards, Setup setup, int moves, Look look) {
    Numbers numbers(static_cast<std::uint64_t>(setup.seats));
    auto state = new_game(setup, cards);
    for (auto& seat : state.seats) seat.cbills = setup.even_start ? 20 : 0;
    for (auto seat = state.seats.begin() + setup.seats; seat != state.seats.end(); ++seat) seat->cbills = 0;
    std::vector<Move> actions;
    for (int i = 0; i < moves && state.phase != Phase::over; ++i) {
        look(state);
        legal_actions(state, cards, actions);
        const auto move = actions.empty() ? lucky_move(state, cards, numbers) : chosen_move(actions, numbers);
        REQUIRE_FALSE(apply(state, move, cards, Events{}));
    }
    look(state);
}

void check_round_trip(const State& state, const Catalogue& cards) {
    const auto text = write_situation(state, cards);
    const auto result = read_situation(text, cards);
    const bool is_same = result.ok() && *result.state == state;
    if (is_same) return;
    CAPTURE(text, to_text(result.faults));
    REQUIRE(result.ok());
    CHECK(write_situation(*result.state, cards) == text);
    REQUIRE(is_same);
}

Catalogue core_set() { return *load_pack(std::string(ENCOUNTERS_SOURCE_DIR) + "/data/core").catalogue; }

}  // namespace

TEST_CASE("every state of random games is read back as it was written", "[cards]") {
    const auto core = core_set();
    const auto small = *load_pack_from_texts(samples::small_pack()).catalogue;
    auto short_game = core;
    short_game.table.winning_reputation = 1;
    std::set<Phase> seen;

    for (int seats = 1; seats <= 8; ++seats)
        for (const Catalogue* cards : std::initializer_list<const Catalogue*>{&core, &small, &short_game}) {
            Setup setup;
            setup.seats = seats;
            setup.even_start = cards != &core;
            if (why_no_game(setup, *cards)) continue;
            play_randomly(*cards, setup, 700, [&](const State& state) {
                seen.insert(state.phase);
                check_round_trip(state, *cards);
            });
        }

    CHECK(seen.size() == 25);  // all phases there are
}

TEST_CASE("R5.7 a die locked without ever being rolled is read back as it was written", "[cards][R5.7][Q5.13]") {
    const auto core = core_set();
    auto state = *read_situation(R"({
        "seats": [{"command": "eridani-light-horse",
                   "equipment": [{"card": "double-heat-sinks"}, {"card": "snub-nose-ppc"}]}, {}],
        "columns": [{"contract": "riot-duty", "encounters": [
            {"card": "direct-fire-lance", "defeated_by": 1, "locked": [{"colour": "white", "face": 3}]}]}],
        "dice": [{"colour": "white", "face": 1}],
        "lock_window": true})",
                                 core)
                      .state;
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::use_equipment, 0), core, Events{}));
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::use_equipment, 1), core, Events{}));
    const auto unrolled = std::find_if(state.dice.begin(), state.dice.begin() + state.dice_count,
                                       [](const Die& die) { return die.face == 0; });
    const auto index = static_cast<std::uint8_t>(unrolled - state.dice.begin());

    REQUIRE_FALSE(apply(state, Move::of(MoveKind::pick_die, index), core, Events{}));

    CHECK(std::count_if(state.dice.begin(), state.dice.begin() + state.dice_count,
                        [](const Die& die) { return die.locked() && die.face == 0; }) == 1);
    check_round_trip(state, core);
}
