// Which Contract, which Encounter, and whether a left tableau is worth more than a fresh one.
#include "play/house/chapters.hpp"

namespace encounters::play {

namespace {

constexpr std::int64_t kCbill = 1000;
constexpr int kFreshDice = 6;

int types_in(ColourSet types) { return __builtin_popcount(types); }

std::int64_t worth_of_pay(const Pay& pay) {
    const std::int64_t times = pay.when == PayWhen::per_encounter ? 2 : 1;
    return times * pay.cbills * kCbill / 2;
}

std::int64_t worth_of_effect(const Effect& effect) {
    if (const auto* pay = std::get_if<Pay>(&effect)) return worth_of_pay(*pay);
    if (const auto* value = std::get_if<EncounterValue>(&effect)) return -value->delta * kCbill / 2;
    if (const auto* bonus = std::get_if<ReputationIf>(&effect)) return bonus->reputation * kCbill;
    if (const auto* hazard = std::get_if<Hazard>(&effect)) return -types_in(hazard->types) * kCbill;
    if (const auto* market = std::get_if<Market>(&effect)) return (market->closed ? -2 : -market->cost) * kCbill;
    if (const auto* penalty = std::get_if<DefaultPenalty>(&effect)) return -penalty->cbills * kCbill / 2;
    if (std::holds_alternative<RevealChoice>(effect)) return 2 * kCbill;
    if (std::holds_alternative<NoEscape>(effect)) return -2 * kCbill;
    if (std::holds_alternative<FinalAssault>(effect)) return -4 * kCbill;
    return 0;
}

std::int64_t worth_of_contract(const ContractCard& card) {
    std::int64_t worth = card.reputation * 2 * kCbill;
    for (const auto& effect : card.effects) worth += worth_of_effect(effect);
    return worth;
}

// The tableau as it would be taken over: the bonus dice gone (Q8.5), a reveal owed (R8.7).
std::int64_t worth_of_securing(const View& view) {
    Standing standing = standing_of(view);
    standing.dice -= total(view.state.bonus_dice);
    return worth_of_reveal(standing);
}

std::int64_t worth_of_fresh_start(const View& view) {
    Standing standing = standing_of(view);
    standing.dice = kFreshDice;
    standing.cbills = 0;
    standing.reputation = 1;
    return worth_of(standing);
}

}  // namespace

Wish wish_to_secure(const View& view) {
    const bool secures = worth_of_securing(view) > worth_of_fresh_start(view);
    return first_of(view, secures ? MoveKind::secure : MoveKind::start_fresh);
}

// Whoever chooses for a Censured player leaves the worse one (R7.6).
Wish wish_for_contract(const View& view) {
    const int sign = view.seat == view.state.active ? 1 : -1;
    return best_of(view, MoveKind::choose_contract, [&](const Move& move) {
        return sign * worth_of_contract(view.catalogue.contract(ContractId{view.state.looked[move.a]}));
    });
}

Wish wish_for_encounter(const View& view) {
    const int dice = unlocked_count(view.state);
    return best_of(view, MoveKind::choose_encounter, [&](const Move& move) {
        const EncounterId card{view.state.looked[move.a]};
        return std::int64_t{hits_per_thousand(dice, value_of(view.state, view.catalogue, card))};
    });
}

}  // namespace encounters::play
