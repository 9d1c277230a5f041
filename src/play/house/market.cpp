// The Black Market: cards are kept ready, and what can be bought and is of use is bought.
#include "play/house/chapters.hpp"

namespace encounters::play {

namespace {

constexpr std::int64_t kCbill = 1000;

const EquipmentCard& card_at(const View& view, const Move& move) {
    return view.catalogue.equipment_card(view.state.market[move.a]);
}

// Whether the own Contract would leave it idle this turn (Q9.7): it can wait.
bool is_barred(const View& view, const EquipmentCard& card) {
    return (barred(view.state, view.catalogue) & colour_bit(card.type)) != 0;
}

std::int64_t worth_of_readying(const View& view, const Move& move) {
    const EquipmentCard& card = view.catalogue.equipment_card(view.own().equipment[move.a]);
    const int price = maintenance_of(view.state, view.catalogue, view.own().equipment[move.a]);
    return is_barred(view, card) ? 0 : worth_of_card(card) - price * kCbill;
}

bool has_room(const View& view) { return view.own().equipment_count < view.catalogue.table.equipment_limit; }

std::int64_t worth_of_buying(const View& view, const Move& move) {
    const EquipmentCard& card = card_at(view, move);
    if (is_barred(view, card)) return 0;
    const std::int64_t lost = has_room(view) ? 0 : worth_of_slot(view, least_slot(view));
    return worth_of_card(card) - lost;
}

}  // namespace

Wish wish_in_market(const View& view) {
    const auto readying = [&](const Move& move) { return worth_of_readying(view, move); };
    const auto buying = [&](const Move& move) { return worth_of_buying(view, move); };
    const auto ready = best_of(view, MoveKind::ready, readying);
    if (ready && readying(*ready) > 0) return ready;
    const auto buy = best_of(view, MoveKind::buy, buying);
    if (buy && buying(*buy) > 0) return buy;
    return std::nullopt;
}

Wish wish_for_room(const View& view) {
    return best_of(view, MoveKind::make_room, [&](const Move& move) { return -worth_of_slot(view, move.a); });
}

// With room it is free; else it has to be worth more than what goes.
Wish wish_for_salvage(const View& view) {
    const auto take = best_of(view, MoveKind::take_salvage, [&](const Move& move) {
        return move.a == kNone ? kCbill : -worth_of_slot(view, move.a);
    });
    const auto leave = first_of(view, MoveKind::leave_salvage);
    if (!take || !leave || take->a == kNone) return take ? take : leave;
    const EquipmentCard& found = view.catalogue.equipment_card(EquipmentId{view.state.salvaged});
    const std::int64_t gain = worth_of_card(found) - found.maintenance * kCbill;
    return gain > worth_of_slot(view, take->a) ? take : leave;
}

}  // namespace encounters::play
