// Questions that come up seldom: strikes, cards looked at, room, salvage, Burn, tokens.
#include "players/veteran/answers.hpp"
#include "players/veteran/gift.hpp"
#include "players/veteran/lock_plan.hpp"
#include "players/veteran/rerolls.hpp"
#include "players/veteran/trading.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

// What a State in which nothing is asked is worth to the active player.
double worth_of_state(const Mind& mind, const State& state) {
    if (state.phase == Phase::between) return worth_of_standing(mind, state);
    if (state.phase != Phase::rolled) return 0;
    const Roll roll = roll_of(mind, state);
    const LockPlan plan = best_lock(mind, roll);
    return plan.found ? plan.worth : worth_of_failing(roll, 0);
}

template <class Worth>
Decision best_of(int count, Worth worth, MoveKind kind) {
    Choice choice;
    for (int i = 0; i < count; ++i) choice.add(Move::of(kind, static_cast<std::uint8_t>(i)), worth(i));
    return choice.decision();
}

double worth_in_market(const Mind& mind, const State& state, EquipmentId card) {
    if (has_contract(state) && state.market_open) return gain_of_offer(mind, state, card);
    const EquipmentCard& printed = mind.cards.equipment_card(card);
    return worth_of_owning(mind, state, state.active, card) + 2 * left_over_worth(printed) - printed.cost;
}

}  // namespace

Decision first_legal(const Mind& mind, const State& state) {
    std::vector<Move> legal;
    legal_actions(state, mind.cards, legal);
    return by_rule(legal.front());
}

Decision decide_strike(const Mind& mind, const State& state) {
    Choice choice;
    for (const Move& move : strikes(state, mind.cards)) {
        State after = state;
        if (apply(after, move, mind.cards, Events())) continue;
        if (after.use.source != kNone) {  // what else the card does is left out
            after.phase = after.use.back;
            after.use = Use{};
        }
        const double worth = chance_due(after, mind.cards) ? 0 : worth_of_state(mind, after);
        choice.add(move, worth);
    }
    return choice.is_empty() ? first_legal(mind, state) : choice.decision();
}

// Scouted Encounters: low values first; for the market, what is worth most.
Decision decide_looked_at(const Mind& mind, const State& state) {
    if (state.phase == Phase::use_order) return by_rule(Move::of(MoveKind::pick_card, 0));
    return best_of(state.looked_count, [&](int i) { return worth_in_market(mind, state, EquipmentId{state.looked[static_cast<std::size_t>(i)]}); },
                   MoveKind::pick_card);
}

Decision decide_place(const Mind& mind, const State& state) {
    Choice choice;
    for (std::uint8_t place = 0; place < mind.cards.table.market_size; ++place) {
        if (!state.market[place].exists()) continue;
        choice.add(Move::of(MoveKind::pick_place, place), -worth_in_market(mind, state, state.market[place]));
    }
    return choice.is_empty() ? first_legal(mind, state) : choice.decision();
}

Decision decide_make_room(const Mind& mind, const State& state) {
    const LeastSlot least = least_slot(mind, state, state.active);
    return chosen(Move::of(MoveKind::make_room, least.slot), -least.worth, -least.worth);
}

Decision decide_salvage(const Mind& mind, const State& state) {
    if (state.player().equipment_count < mind.cards.table.equipment_limit) return by_rule(Move::of(MoveKind::take_salvage, kNone));
    const LeastSlot least = least_slot(mind, state, state.active);
    const double found = worth_of_owning(mind, state, state.active, EquipmentId{state.salvaged});
    if (found > least.worth) return chosen(Move::of(MoveKind::take_salvage, least.slot), found, least.worth);
    return chosen(Move::of(MoveKind::leave_salvage), least.worth, found);
}

// R8.2: what lies there for the next player against the Reputation that it costs to take it away.
Decision decide_burn(const Mind& mind, const State& state) {
    const Aims aims(state, mind.cards, mind.constants, state.active);
    const double handed_on = -cost_of_handing_on(mind, state, outlook_of(mind, state), aims);
    const double burned = aims.worth_of(-mind.cards.table.burn_cost);
    if (burned > handed_on) return chosen(Move::of(MoveKind::burn), burned, handed_on);
    return chosen(Move::of(MoveKind::keep_standing), handed_on, burned);
}

// Noble Patronage stays with its holder, Censure goes to the next in turn who may have it.
Decision decide_token(const Mind& mind, const State& state) {
    const Move own = Move::of(MoveKind::give_token, state.active);
    if (state.phase == Phase::give_patronage && !why_illegal(state, own, mind.cards)) return by_rule(own);
    for (SeatIndex seat = next_seat(state, state.active); seat != state.active; seat = next_seat(state, seat)) {
        const Move move = Move::of(MoveKind::give_token, seat);
        if (!why_illegal(state, move, mind.cards)) return by_rule(move);
    }
    return first_legal(mind, state);
}

}  // namespace encounters::players
