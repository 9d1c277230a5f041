#include "rules/dispatch.hpp"
#include "rules/lock_options.hpp"
#include "rules/market.hpp"

#include <initializer_list>

namespace encounters {

namespace {

// Appends candidates that are not refused, in the order in which they are offered.
class Offers {
public:
    Offers(const State& state, const Catalogue& cards, std::vector<Move>& actions)
        : state_(state), cards_(cards), actions_(actions) {}

    void one(Move move) {
        if (!why_not_action(state_, move, cards_)) actions_.push_back(move);
    }
    void each(MoveKind kind, int count) {
        for (int a = 0; a < count; ++a) one(Move::of(kind, static_cast<std::uint8_t>(a)));
    }
    void all(std::initializer_list<MoveKind> kinds) {
        for (MoveKind kind : kinds) one(Move::of(kind));
    }

private:
    const State& state_;
    const Catalogue& cards_;
    std::vector<Move>& actions_;
};

void offer_use(const State& state, Offers& offers) {
    for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
        if (state.player().is_ready(slot)) offers.one(Move::of(MoveKind::use_equipment, slot));
    if (!state.power_used) offers.one(Move::of(MoveKind::use_power));
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
        offers.each(MoveKind::take_salvage, state.player().equipment_count);
    } else {
        offers.one(Move::of(MoveKind::take_salvage, kNone));
    }
    offers.one(Move::of(MoveKind::leave_salvage));
}

void offer_rolled(const State& state, const Catalogue& cards, std::vector<Move>& actions, Offers& offers) {
    list_locks(state, cards, actions);
    offers.one(Move::of(MoveKind::declare_default));
    offer_use(state, offers);
    offer_hires(state, offers);
}

void offer_between(const State& state, const Catalogue& cards, std::vector<Move>& actions, Offers& offers) {
    offers.all({MoveKind::reveal, MoveKind::complete, MoveKind::extend, MoveKind::escape});
    offer_use(state, offers);
    list_trades(state, cards, actions);
}

void offer_faces(Offers& offers) {
    for (std::uint8_t face = 1; face <= 6; ++face) offers.one(Move::of(MoveKind::pick_face, face));
}

void offer_tokens(const State& state, Offers& offers) { offers.each(MoveKind::give_token, state.seat_count); }

}  // namespace

void legal_actions(const State& state, const Catalogue& cards, std::vector<Move>& actions) {
    actions.clear();
    if (chance_due(state, cards)) return;
    Offers offers(state, cards, actions);
    switch (state.phase) {
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw:
        case Phase::over: return;
        case Phase::secure_choice: offers.all({MoveKind::start_fresh, MoveKind::secure}); return;
        case Phase::swaps: offer_swaps(state, offers); return;
        case Phase::before_flip:
            offers.one(Move::of(MoveKind::flip_contracts));
            offer_use(state, offers);
            list_trades(state, cards, actions);
            return;
        case Phase::choose_contract: offers.each(MoveKind::choose_contract, state.looked_count); return;
        case Phase::between: offer_between(state, cards, actions, offers); return;
        case Phase::make_room: offers.each(MoveKind::make_room, state.player().equipment_count); return;
        case Phase::choose_encounter: offers.each(MoveKind::choose_encounter, state.looked_count); return;
        case Phase::rolled: offer_rolled(state, cards, actions, offers); return;
        case Phase::use_die:
            offers.each(MoveKind::pick_die, state.dice_count);
            offers.one(Move::of(MoveKind::done));
            return;
        case Phase::use_face: offer_faces(offers); return;
        case Phase::use_strike:
            for (const Move& move : strikes(state, cards)) actions.push_back(move);
            return;
        case Phase::use_order:
        case Phase::use_card: offers.each(MoveKind::pick_card, state.looked_count); return;
        case Phase::use_place: offers.each(MoveKind::pick_place, cards.table.market_size); return;
        case Phase::burn_choice: offers.all({MoveKind::keep_standing, MoveKind::burn}); return;
        case Phase::salvage_choice: offer_salvage(state, cards, offers); return;
        case Phase::give_patronage:
        case Phase::give_censure: offer_tokens(state, offers); return;
    }
}

}  // namespace encounters
