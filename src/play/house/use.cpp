// The questions of a use: the answer on a way to the aim, else as many dice as the card allows.
#include "play/house/chapters.hpp"
#include "play/house/use_search.hpp"

namespace encounters::play {

namespace {

// Dice named for a reroll: all of them, since nothing could be locked.
Wish any_answer(const View& view) {
    for (const MoveKind kind : {MoveKind::pick_die, MoveKind::pick_face, MoveKind::strike, MoveKind::done})
        if (const auto answer = first_of(view, kind)) return answer;
    return std::nullopt;
}

// Of cards looked at for the market, the one worth having most, in place of the one worth least.
Wish wish_for_looked_at(const View& view) {
    return best_of(view, MoveKind::pick_card, [&](const Move& move) {
        const EquipmentId card{view.state.looked[move.a]};
        return view.state.phase == Phase::use_card ? worth_of_card(view.catalogue.equipment_card(card)) : 0;
    });
}

Wish wish_for_place(const View& view) {
    return best_of(view, MoveKind::pick_place, [&](const Move& move) {
        const EquipmentId card = view.state.market[move.a];
        return card.exists() ? -worth_of_card(view.catalogue.equipment_card(card)) : 0;
    });
}

}  // namespace

Wish wish_in_use(const View& view) {
    if (view.state.phase == Phase::use_order || view.state.phase == Phase::use_card) return wish_for_looked_at(view);
    if (view.state.phase == Phase::use_place) return wish_for_place(view);
    const Aim aim = view.state.use.back == Phase::rolled ? can_be_locked : can_be_completed;
    if (const auto step = first_step_to(view, aim)) return step;
    return any_answer(view);
}

}  // namespace encounters::play
