#include "odds/engine_search.hpp"

#include "support/catch.hpp"

#include <encounters/rules/decks.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::odds::testing {

namespace {

bool is_part_of_a_use(MoveKind kind) {
    return kind == MoveKind::use_equipment || kind == MoveKind::use_power || kind == MoveKind::use_hire || kind == MoveKind::pick_die ||
           kind == MoveKind::pick_face || kind == MoveKind::done || kind == MoveKind::strike || kind == MoveKind::lock;
}

}  // namespace

double EngineSearch::chance_of(const State& state) {
    const std::uint64_t hash = hash_of(state);
    if (const auto found = known_.find(hash); found != known_.end()) return found->second;
    const Chance due = chance(state, catalogue_);
    const double value = due.kind == ChanceKind::dice ? average(state, due) : due.kind == ChanceKind::card ? after_card(state, due) : best(state);
    known_.emplace(hash, value);
    return value;
}

double EngineSearch::average(const State& state, const Chance& due) {
    const int rolls = static_cast<int>(std::pow(6, due.dice_count));
    double sum = 0;
    for (int roll = 0; roll < rolls; ++roll) {
        std::vector<int> faces;
        for (int die = 0, rest = roll; die < due.dice_count; ++die, rest /= 6) faces.push_back(rest % 6 + 1);
        State rolled = state;
        REQUIRE_FALSE(apply(rolled, Move::dice_landed(faces), catalogue_, Events()));
        sum += chance_of(rolled);
    }
    return sum / rolls;
}

// Cards that are looked at change nothing about the roll: any will do.
double EngineSearch::after_card(State state, const Chance& due) {
    const CardSet& unseen = state.deck(due.deck).unseen;
    const std::uint8_t card = due.forced != kNone ? due.forced : catalogue_.copies_of(due.deck).definition[static_cast<std::size_t>(nth_copy(unseen, 0))];
    REQUIRE_FALSE(apply(state, Move::of(MoveKind::card_drawn, card), catalogue_, Events()));
    return chance_of(state);
}

double EngineSearch::best(const State& state) {
    if (aim_ == Aim::defeat && can_lock(state, catalogue_)) return 1;
    if (aim_ == Aim::lock_all && state.phase == Phase::between && unlocked_count(state) == 0) return 1;
    std::vector<Move> actions;
    legal_actions(state, catalogue_, actions);
    double best = 0;
    const bool any_will_do = actions.front().kind == MoveKind::pick_card || actions.front().kind == MoveKind::pick_place;
    if (any_will_do) actions.resize(1);
    for (const Move& move : actions) {
        if (!any_will_do && !is_part_of_a_use(move.kind)) continue;
        State used = state;
        REQUIRE_FALSE(apply(used, move, catalogue_, Events()));
        best = std::max(best, chance_of(used));
    }
    return best;
}

}  // namespace encounters::odds::testing
