// Dispatch only: every rule lives in its chapter's file.
#include "rules/dispatch.hpp"

#include "rules/chance.hpp"
#include "rules/effects/effects.hpp"
#include "rules/encounter.hpp"
#include "rules/encounter_effects.hpp"
#include "rules/ending.hpp"
#include "rules/lock_options.hpp"
#include "rules/market.hpp"
#include "rules/move_shape.hpp"
#include "rules/secure.hpp"
#include "rules/turn_start.hpp"
#include "rules/use.hpp"
#include "rules/use_answers.hpp"

#include <encounters/rules/invariants.hpp>
#include <encounters/rules/known_moves.hpp>

namespace encounters {

namespace {

Why why_not_done_now(const State& state, const Catalogue& cards) {
    return state.phase == Phase::swaps ? Why{} : why_not_done(state, cards);
}

void done(Step& step) {
    if (step.state.phase == Phase::swaps) {
        end_swaps(step);
    } else {
        finish_dice(step);
    }
}

void carry_out(Step& step, const Move& move) {
    switch (move.kind) {
        case MoveKind::dice_landed:
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt: return apply_chance(step, move);
        case MoveKind::start_fresh: return start_fresh(step);
        case MoveKind::secure: return secure(step);
        case MoveKind::swap: return swap_die(step, move.a, static_cast<Colour>(move.b));
        case MoveKind::done: return done(step);
        case MoveKind::buy: return buy(step, move.a);
        case MoveKind::make_room: return make_room(step, move.a);
        case MoveKind::ready: return ready(step, move.a);
        case MoveKind::replace: return replace(step, move.a);
        case MoveKind::flip_contracts: return flip_contracts(step);
        case MoveKind::choose_contract: return choose_contract(step, move.a);
        case MoveKind::reveal: return reveal(step);
        case MoveKind::choose_encounter: return choose_encounter(step, move.a);
        case MoveKind::lock: return lock(step, move.dice);
        case MoveKind::declare_default: return declare_default(step);
        case MoveKind::use_equipment: return use_equipment(step, move.a);
        case MoveKind::use_power: return use_power(step);
        case MoveKind::use_hire: return use_hire(step, move.a);
        case MoveKind::pick_die: return pick_die(step, move.a);
        case MoveKind::pick_face: return pick_face(step, move.a);
        case MoveKind::strike: return strike(step, static_cast<StrikeTarget>(move.a), move.b);
        case MoveKind::pick_card: return pick_card(step, move.a);
        case MoveKind::pick_place: return requisition_place(step, move.a);
        case MoveKind::escape: return escape(step);
        case MoveKind::complete: return complete(step);
        case MoveKind::extend: return extend(step);
        case MoveKind::burn: return burn(step);
        case MoveKind::keep_standing: return keep_standing(step);
        case MoveKind::take_salvage: return take_salvage(step, move.a);
        case MoveKind::leave_salvage: return leave_salvage(step);
        case MoveKind::give_token: return give_token(step, move.a);
    }
}

}  // namespace

Why why_not_action(const State& state, const Move& move, const Catalogue& cards) {
    switch (move.kind) {
        case MoveKind::dice_landed:
        case MoveKind::card_drawn:
        case MoveKind::seat_drawn:
        case MoveKind::command_dealt: return why_not_chance(state, cards, move);
        case MoveKind::start_fresh: return why_not_start_fresh(state);
        case MoveKind::secure: return why_not_secure(state);
        case MoveKind::swap: return why_not_swap(state, cards, move);
        case MoveKind::done: return why_not_done_now(state, cards);
        case MoveKind::buy: return why_not_buy(state, cards, move.a);
        case MoveKind::make_room: return why_not_make_room(state, move.a);
        case MoveKind::ready: return why_not_ready(state, cards, move.a);
        case MoveKind::replace: return why_not_replace(state, cards, move.a);
        case MoveKind::flip_contracts: return why_not_flip(state);
        case MoveKind::choose_contract: return why_not_choose_contract(state, move.a);
        case MoveKind::reveal: return why_not_reveal(state);
        case MoveKind::choose_encounter: return why_not_choose_encounter(state, move.a);
        case MoveKind::lock: return why_not_lock(state, cards, move.dice);
        case MoveKind::declare_default: return why_not_default(state, cards);
        case MoveKind::use_equipment: return why_not_use_equipment(state, cards, move.a);
        case MoveKind::use_power: return why_not_use_power(state, cards);
        case MoveKind::use_hire: return why_not_use_hire(state, cards, move.a);
        case MoveKind::pick_die: return why_not_pick_die(state, cards, move.a);
        case MoveKind::pick_face: return why_not_pick_face(state, cards, move.a);
        case MoveKind::strike: return why_not_strike_now(state, cards, move);
        case MoveKind::pick_card: return why_not_pick_card(state, move.a);
        case MoveKind::pick_place: return why_not_pick_place(state, cards, move.a);
        case MoveKind::escape: return why_not_escape(state, cards);
        case MoveKind::complete: return why_not_complete(state);
        case MoveKind::extend: return why_not_extend(state, cards);
        case MoveKind::burn:
        case MoveKind::keep_standing: return why_not_burn(state);
        case MoveKind::take_salvage: return why_not_take_salvage(state, cards, move.a);
        case MoveKind::leave_salvage: return why_not_leave_salvage(state);
        case MoveKind::give_token: return why_not_give_token(state, move.a);
    }
    return Refusal{"R5.1", "there is no such move"};
}

// R6.8, Q6.14: nothing follows a win.
std::optional<Refusal> why_illegal(const State& state, const Move& move, const Catalogue& cards) {
    if (state.phase == Phase::over) return Refusal{"Q6.14", "the game is over"};
    if (!is_plain(move)) return Refusal{"R5.1", "there is no such move"};
    if (!is_chance(move.kind) && is_luck_due(state, cards)) return Refusal{"R4.1", "dice or a card come first"};
    return why_not_action(state, move, cards);
}

std::optional<Refusal> apply(State& state, const Move& move, const Catalogue& cards, Events events) {
    if (std::optional<Refusal> why = why_illegal(state, move, cards)) return why;
    Step step{state, cards, events};
    carry_out(step, move);
    return {};
}

void make_known_move(State& state, const Move& move, const Catalogue& cards, Events events) {
#ifndef NDEBUG
    if (why_illegal(state, move, cards)) broken("refusals of a move that is known to be legal", 0, 1);
#endif
    Step step{state, cards, events};
    carry_out(step, move);
}

// R2.3, R7.6
SeatIndex to_move(const State& state, const Catalogue& cards) {
    if (state.phase == Phase::over || is_luck_due(state, cards)) return kNoSeat;
    return state.phase == Phase::choose_contract ? contract_chooser(state) : state.active;
}

}  // namespace encounters
