#include "rules/chance.hpp"
#include "rules/dispatch.hpp"
#include "rules/encounter.hpp"
#include "rules/ending.hpp"
#include "rules/lock_options.hpp"
#include "rules/market.hpp"
#include "rules/use.hpp"
#include "rules/use_answers.hpp"

namespace encounters {

namespace {

// Appends actions in the order in which they are offered: those that the phase is known to allow, and candidates that are
// not refused.
class Offers {
public:
    Offers(const State& state, const Catalogue& cards, std::vector<Move>& actions)
        : state_(state), cards_(cards), actions_(actions) {}

    void allowed(MoveKind kind, int a = 0) { actions_.push_back(Move::of(kind, static_cast<std::uint8_t>(a))); }
    void each_allowed(MoveKind kind, int count) {
        for (int a = 0; a < count; ++a) allowed(kind, a);
    }
    void unless(const Why& why, MoveKind kind) {
        if (!why) allowed(kind);
    }
    void one(Move move) {
        if (!why_not_action(state_, move, cards_)) actions_.push_back(move);
    }
    void each(MoveKind kind, int count) {
        for (int a = 0; a < count; ++a) one(Move::of(kind, static_cast<std::uint8_t>(a)));
    }

private:
    const State& state_;
    const Catalogue& cards_;
    std::vector<Move>& actions_;
};

void offer_use(const State& state, const Catalogue& cards, Offers& offers) {
    for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
        if (can_use_equipment(state, cards, slot)) offers.allowed(MoveKind::use_equipment, slot);
    if (can_use_power(state, cards)) offers.allowed(MoveKind::use_power);
}

void offer_hires(const State& state, Offers& offers) {
    for (int i = 0; i < state.hire_count; ++i) {
        const bool again = i > 0 && state.hires[i] == state.hires[i - 1];
        if (state.hires[i].seat == state.active && !again)
            offers.one(Move::of(MoveKind::use_hire, state.hires[i].card.value));
    }
}

void offer_swaps(const State& state, Offers& offers) {
    for (int die = 0; die < state.dice_count; ++die)
        for (Colour to : kAllColours)
            offers.one(Move::of(MoveKind::swap, static_cast<std::uint8_t>(die), static_cast<std::uint8_t>(to)));
    offers.one(Move::of(MoveKind::done));
}

void offer_salvage(const State& state, const Catalogue& cards, Offers& offers) {
    if (state.player().equipment_count >= cards.table.equipment_limit) {
        offers.each_allowed(MoveKind::take_salvage, state.player().equipment_count);
    } else {
        offers.allowed(MoveKind::take_salvage, kNone);
    }
    offers.allowed(MoveKind::leave_salvage);
}

void offer_rolled(const State& state, const Catalogue& cards, std::vector<Move>& actions, Offers& offers) {
    list_locks(state, cards, actions);
    if (actions.empty()) offers.allowed(MoveKind::declare_default);
    offer_use(state, cards, offers);
    offer_hires(state, offers);
}

void offer_between(const State& state, const Catalogue& cards, std::vector<Move>& actions, Offers& offers) {
    if (is_fulfilled(state)) {
        offers.allowed(MoveKind::complete);
        offers.unless(why_not_extend(state, cards), MoveKind::extend);
    } else {
        offers.unless(why_not_reveal(state), MoveKind::reveal);
        offers.unless(why_not_escape(state, cards), MoveKind::escape);
    }
    offer_use(state, cards, offers);
    list_trades(state, cards, actions);
}

void offer_faces(Offers& offers) {
    for (std::uint8_t face = 1; face <= 6; ++face) offers.one(Move::of(MoveKind::pick_face, face));
}

void offer_tokens(const State& state, Offers& offers) { offers.each(MoveKind::give_token, state.seat_count); }

}  // namespace

void legal_actions(const State& state, const Catalogue& cards, std::vector<Move>& actions) {
    actions.clear();
    if (is_luck_due(state, cards)) return;
    Offers offers(state, cards, actions);
    switch (state.phase) {
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw:
        case Phase::over: return;
        case Phase::secure_choice:
            offers.allowed(MoveKind::start_fresh);
            offers.allowed(MoveKind::secure);
            return;
        case Phase::swaps: offer_swaps(state, offers); return;
        case Phase::before_flip:
            offers.allowed(MoveKind::flip_contracts);
            offer_use(state, cards, offers);
            list_trades(state, cards, actions);
            return;
        case Phase::choose_contract: offers.each_allowed(MoveKind::choose_contract, state.looked_count); return;
        case Phase::between: offer_between(state, cards, actions, offers); return;
        case Phase::make_room: offers.each_allowed(MoveKind::make_room, state.player().equipment_count); return;
        case Phase::choose_encounter: offers.each_allowed(MoveKind::choose_encounter, state.looked_count); return;
        case Phase::rolled: offer_rolled(state, cards, actions, offers); return;
        case Phase::use_die:
            for (std::uint32_t left = dice_to_pick(state, cards); left != 0; left &= left - 1)
                offers.allowed(MoveKind::pick_die, __builtin_ctz(left));
            offers.unless(why_not_done(state, cards), MoveKind::done);
            return;
        case Phase::use_face: offer_faces(offers); return;
        case Phase::use_strike:
            for (const Move& move : strikes(state, cards)) actions.push_back(move);
            return;
        case Phase::use_order:
        case Phase::use_card: offers.each_allowed(MoveKind::pick_card, state.looked_count); return;
        case Phase::use_place: offers.each(MoveKind::pick_place, cards.table.market_size); return;
        case Phase::burn_choice:
            offers.allowed(MoveKind::keep_standing);
            offers.allowed(MoveKind::burn);
            return;
        case Phase::salvage_choice: offer_salvage(state, cards, offers); return;
        case Phase::give_patronage:
        case Phase::give_censure: offer_tokens(state, offers); return;
    }
}

}  // namespace encounters
