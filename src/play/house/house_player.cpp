// The house player: every question goes to its chapter, and what no chapter wishes is answered by the first action.
#include <encounters/play/house_player.hpp>

#include "play/house/chapters.hpp"

#include <cstdio>
#include <cstdlib>

namespace encounters::play {

namespace {

// After the market there is one way on: the flip.
Wish wish_before_flip(const View& view) {
    if (const auto trade = wish_in_market(view)) return trade;
    return first_of(view, MoveKind::flip_contracts);
}

Wish wish_of(const View& view) {
    switch (view.state.phase) {
        case Phase::secure_choice: return wish_to_secure(view);
        case Phase::swaps: return first_of(view, MoveKind::done);
        case Phase::before_flip: return wish_before_flip(view);
        case Phase::choose_contract: return wish_for_contract(view);
        case Phase::between: return wish_between(view);
        case Phase::make_room: return wish_for_room(view);
        case Phase::choose_encounter: return wish_for_encounter(view);
        case Phase::rolled: return wish_in_roll(view);
        case Phase::use_die:
        case Phase::use_face:
        case Phase::use_strike:
        case Phase::use_order:
        case Phase::use_card:
        case Phase::use_place: return wish_in_use(view);
        case Phase::burn_choice: return first_of(view, MoveKind::keep_standing);
        case Phase::salvage_choice: return wish_for_salvage(view);
        case Phase::give_patronage:
        case Phase::give_censure: return wish_for_token(view);
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw:
        case Phase::over: return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace

Move house_move(const State& state, const Catalogue& catalogue) {
    std::vector<Move> legal;
    legal_actions(state, catalogue, legal);
    if (legal.empty()) {
        std::fprintf(stderr, "house_move: nobody decides in phase %d\n", static_cast<int>(state.phase));
        std::abort();
    }
    const View view{state, catalogue, legal, to_move(state, catalogue)};
    return wish_of(view).value_or(legal.front());
}

}  // namespace encounters::play
