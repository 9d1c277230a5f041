#include "players/veteran/gift.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

constexpr int kFreshDice = 6;
constexpr double kChoice = 0.8;  // C-bills that the choice between two Contracts adds to a fresh start

double prize_for_next(const Aims& aims, int reputation) { return std::min(600.0, aims.prize_of_next(reputation)); }

}  // namespace

double cost_of_gift(const Mind& mind, const State& state, const Gift& gift, const Aims& aims) {
    const double base = mind.worth.handing_on();
    double securing = 0;
    const SeatIndex next = next_seat(state, state.active);
    const int uses = use_list().number_of(uses_of(tools_of(state, mind.cards, next, Turn::next), gift.bars));
    const Stakes fresh_stakes{base, (prize_for_next(aims, 1) + prize_for_next(aims, 2)) / 2 + 1};
    const double fresh = mind.worth.between(TurnKind::plain, kFreshDice, uses, fresh_stakes) + kChoice;
    if (gift.dice > 0) {
        const Stakes stakes{base + gift.pay, prize_for_next(aims, gift.reputation)};
        securing = gift.pay + mind.worth.push(gift.kind, gift.dice, uses, stakes);
    }
    return (base + std::max(0.0, securing - fresh)) * aims.cost_of_next_cbill();
}

double cost_of_handing_on(const Mind& mind, const State& state, const Outlook& outlook, const Aims& aims) {
    if (!can_secure_next(state)) return 0;
    const int dice = outlook.dice + outlook.barred_dice - total(state.bonus_dice);
    return cost_of_gift(mind, state, {outlook.kind, dice, outlook.bars, outlook.current_pay, reputation_on_complete(state, mind.cards)}, aims);
}

}  // namespace encounters::players
