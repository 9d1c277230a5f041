// An open roll: the lock that promises most; without one a use that makes one, or that rolls again; else a Default.
#include "play/house/chapters.hpp"
#include "play/house/use_search.hpp"

#include <bit>

namespace encounters::play {

namespace {

// All locks for an Encounter pay the same; what they leave differs in its number of dice. Of as many dice, those that
// fewer of the own cards can work on go first: coloured dice are kept, as most cards name a colour.
std::int64_t worth_of_lock(const View& view, const Standing& standing, const Move& move) {
    Standing after = standing;
    after.dice -= std::popcount(move.dice);
    after.cbills += view.state.column_count;
    std::int64_t white = 0;
    for (int die = 0; die < view.state.dice_count; ++die)
        if (((move.dice >> die) & 1u) && view.state.dice[die].colour == Colour::white) ++white;
    return worth_of(after) * kMaxDice + white;
}

bool rolls_again(const std::vector<Effect>& effects) {
    for (const auto& effect : effects)
        if (std::holds_alternative<Reroll>(effect) || std::holds_alternative<AddDice>(effect)) return true;
    return false;
}

Wish wish_to_roll_again(const View& view) {
    const Wish power = first_of(view, MoveKind::use_power);
    if (power && rolls_again(view.catalogue.command(view.own().command).effects)) return power;
    for (const auto& move : view.legal)
        if (move.kind == MoveKind::use_equipment &&
            rolls_again(view.catalogue.equipment_card(view.own().equipment[move.a]).effects))
            return move;
    return std::nullopt;
}

}  // namespace

Wish wish_in_roll(const View& view) {
    const Standing standing = standing_of(view);
    if (const auto lock = best_of(view, MoveKind::lock, [&](const Move& move) { return worth_of_lock(view, standing, move); }))
        return lock;
    if (const auto step = first_step_to(view, can_be_locked)) return step;
    if (const auto again = wish_to_roll_again(view)) return again;
    return first_of(view, MoveKind::declare_default);
}

}  // namespace encounters::play
