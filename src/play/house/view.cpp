// Counts and worths that several decisions of the house player share.
#include "play/house/view.hpp"

namespace encounters::play {

namespace {

constexpr std::int64_t kCbill = 1000;
constexpr std::int64_t kReusable = 2 * kCbill;

std::int64_t worth_of_effect(const Effect& effect) {
    if (std::holds_alternative<SetFace>(effect)) return 6 * kCbill;
    if (std::holds_alternative<LockExtra>(effect)) return 5 * kCbill;
    if (std::holds_alternative<Adjust>(effect)) return 5 * kCbill;
    if (std::holds_alternative<Flip>(effect)) return 4 * kCbill;
    if (std::holds_alternative<Reroll>(effect)) return 3 * kCbill;
    if (std::holds_alternative<AddDice>(effect)) return 3 * kCbill;
    return 0;
}

int locks_of(const LockExtra& effect) { return effect.dice.count(); }

bool is_usable(const View& view, int slot) {
    const EquipmentCard& card = view.catalogue.equipment_card(view.own().equipment[slot]);
    return view.own().is_ready(slot) && (barred(view.state, view.catalogue) & colour_bit(card.type)) == 0;
}

void count_effects(const std::vector<Effect>& effects, Standing& standing) {
    bool fixes = false;
    for (const auto& effect : effects) {
        fixes = fixes || is_fixer(effect);
        if (const auto* lock = std::get_if<LockExtra>(&effect)) standing.locks += locks_of(*lock);
    }
    if (fixes) ++standing.fixers;
}

}  // namespace

Wish first_of(const View& view, MoveKind kind) {
    for (const auto& move : view.legal)
        if (move.kind == kind) return move;
    return std::nullopt;
}

Wish best_of(const View& view, MoveKind kind, const std::function<std::int64_t(const Move&)>& worth) {
    Wish best;
    std::int64_t highest = 0;
    for (const auto& move : view.legal) {
        if (move.kind != kind) continue;
        const std::int64_t here = worth(move);
        if (best && here <= highest) continue;
        best = move;
        highest = here;
    }
    return best;
}

bool is_fixer(const Effect& effect) {
    return std::holds_alternative<SetFace>(effect) || std::holds_alternative<Adjust>(effect) ||
           std::holds_alternative<Flip>(effect) || std::holds_alternative<Reroll>(effect) ||
           std::holds_alternative<AddDice>(effect);
}

bool is_lock(const Effect& effect) { return std::holds_alternative<LockExtra>(effect); }

Standing standing_of(const View& view) {
    Standing standing;
    standing.dice = unlocked_count(view.state);
    standing.cbills = payout_total(view.state, view.catalogue, Ending::escape);
    standing.reputation = reputation_on_complete(view.state, view.catalogue);
    for (int slot = 0; slot < view.own().equipment_count; ++slot)
        if (is_usable(view, slot))
            count_effects(view.catalogue.equipment_card(view.own().equipment[slot]).effects, standing);
    if (!view.state.power_used && view.own().command.exists())
        count_effects(view.catalogue.command(view.own().command).effects, standing);
    standing.fixers += hires_of(view.state, view.seat) > 0 ? 1 : 0;
    return standing;
}

std::int64_t worth_of_card(const EquipmentCard& card) {
    std::int64_t worth = card.has_maintenance() ? kReusable : 0;
    std::int64_t effects = 0;
    for (const auto& effect : card.effects) effects += worth_of_effect(effect);
    return effects == 0 ? 0 : worth + effects;
}

std::int64_t worth_of_slot(const View& view, int slot) {
    const EquipmentCard& card = view.catalogue.equipment_card(view.own().equipment[slot]);
    if (view.own().is_ready(slot)) return worth_of_card(card);
    return card.has_maintenance() ? worth_of_card(card) - card.maintenance * kCbill : 0;
}

int least_slot(const View& view) {
    int least = 0;
    for (int slot = 1; slot < view.own().equipment_count; ++slot)
        if (worth_of_slot(view, slot) < worth_of_slot(view, least)) least = slot;
    return least;
}

}  // namespace encounters::play
