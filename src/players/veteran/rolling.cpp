// An open roll and the questions of a use on dice: the best way on is worked out anew for each of them.
#include "players/veteran/answers.hpp"
#include "players/veteran/lock_plan.hpp"
#include "players/veteran/market_cards.hpp"
#include "players/veteran/rerolls.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

bool is_legal(const Mind& mind, const State& state, const Move& move) { return !why_illegal(state, move, mind.cards); }

std::uint32_t real_dice(const Roll& roll, std::uint32_t dice) {
    std::uint32_t real = 0;
    for (int die = 0; die < roll.size; ++die)
        if ((dice >> die) & 1u) real |= 1u << roll.dice[static_cast<std::size_t>(die)].index;
    return real;
}

// Equal dice are named by the first of them (Q8.14).
Move pick(const State& state, const Roll& roll, int die) {
    const std::uint32_t first = canonical_dice(state, 1u << roll.dice[static_cast<std::size_t>(die)].index);
    return Move::of(MoveKind::pick_die, static_cast<std::uint8_t>(__builtin_ctz(first)));
}

Decision carry_out(const Mind& mind, const State& state, const Roll& roll, const LockPlan& plan) {
    const double second = plan.worth;  // other locks have not been weighed to their end
    if (plan.change_count == 0) {
        const Move lock = Move::lock(canonical_dice(state, real_dice(roll, plan.dice)));
        return is_legal(mind, state, lock) ? chosen(lock, plan.worth, second) : first_legal(mind, state);
    }
    const Move use = use_of(roll.tools[plan.changes[0].tool]);
    return is_legal(mind, state, use) ? chosen(use, plan.worth, second) : first_legal(mind, state);
}

// Nothing on the dice helps: strike out what stands in the way (R5.8), or Default.
Decision give_up(const Mind& mind, const State& state, double failing) {
    const Move given_up = Move::of(MoveKind::declare_default);
    if (auto strike = wish_to_strike(mind, state, failing)) return *strike;
    return is_legal(mind, state, given_up) ? chosen(given_up, failing, failing) : first_legal(mind, state);
}

bool is_reroll(const Roll& roll) { return roll.tools[0].effect && std::holds_alternative<Reroll>(*roll.tools[0].effect); }
bool is_lock(const Roll& roll) { return roll.tools[0].effect && std::holds_alternative<LockExtra>(*roll.tools[0].effect); }

Decision done_or_any(const Mind& mind, const State& state) {
    const Move done = Move::of(MoveKind::done);
    return is_legal(mind, state, done) ? by_rule(done) : first_legal(mind, state);
}

// R5.5: all dice are named before any is thrown.
Decision decide_naming(const Mind& mind, const State& state, const Roll& roll) {
    std::uint32_t named = 0;
    for (int die = 0; die < roll.size; ++die)
        if (state.dice[roll.dice[static_cast<std::size_t>(die)].index].marks == kDieNamed) named |= 1u << die;
    const ThrowPlan plan = best_naming(mind, roll, named);
    for (int die = 0; plan.found && die < roll.size; ++die)
        if (((plan.dice & ~named) >> die) & 1u) {
            const Move move = pick(state, roll, die);
            if (is_legal(mind, state, move)) return chosen(move, plan.worth, plan.worth);
        }
    return done_or_any(mind, state);
}

}  // namespace

Decision decide_rolled(const Mind& mind, const State& state) {
    const Roll roll = roll_of(mind, state);
    const LockPlan plan = best_lock(mind, roll);
    const double failing = worth_of_failing(roll, 0);
    const double otherwise = plan.found ? plan.worth : failing;
    const ThrowPlan thrown = best_throw(mind, roll, otherwise);
    if (thrown.found) {
        const Move use = use_of(roll.tools[thrown.tool]);
        if (is_legal(mind, state, use)) return chosen(use, thrown.worth, otherwise);
    }
    if (plan.found) return carry_out(mind, state, roll, plan);
    return give_up(mind, state, failing);
}

Decision decide_use_die(const Mind& mind, const State& state) {
    if (state.newest == kNone) return done_or_any(mind, state);
    const Roll roll = roll_of(mind, state);
    if (is_lock(roll)) return first_legal(mind, state);
    if (is_reroll(roll)) return decide_naming(mind, state, roll);
    const LockPlan plan = best_lock(mind, roll);
    for (int i = 0; plan.found && i < plan.change_count; ++i)
        if (plan.changes[static_cast<std::size_t>(i)].tool == 0) {
            const Move move = pick(state, roll, plan.changes[static_cast<std::size_t>(i)].die);
            return is_legal(mind, state, move) ? chosen(move, plan.worth, plan.worth) : done_or_any(mind, state);
        }
    return done_or_any(mind, state);
}

// The die waits for its face: each face is looked at as if it lay there.
Decision decide_use_face(const Mind& mind, const State& state) {
    const Roll asked = roll_of(mind, state);
    Choice choice;
    for (std::uint8_t face = 1; face <= 6; ++face) {
        const Move move = Move::of(MoveKind::pick_face, face);
        if (!is_legal(mind, state, move)) continue;
        Roll roll = asked;
        for (int die = 0; die < roll.size; ++die) {
            RolledDie& rolled = roll.dice[static_cast<std::size_t>(die)];
            if (rolled.index != state.use.die) continue;
            rolled.face = face;
            rolled.touched = true;
            DiceIcons& icons = roll.tools.list[0].icons;
            std::uint8_t& own = icons.colour[static_cast<std::size_t>(index_of(rolled.colour))];
            --(own > 0 ? own : icons.any);
        }
        roll.must_act = false;
        const LockPlan plan = best_lock(mind, roll);
        if (plan.found) choice.add(move, plan.worth);
    }
    return choice.is_empty() ? first_legal(mind, state) : choice.decision();
}

}  // namespace encounters::players
