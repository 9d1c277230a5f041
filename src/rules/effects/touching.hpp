// What set, adjust, reroll, flip and lock_extra share: which dice an icon matches and how it is spent (R5.2, Q5.11).
#pragma once

#include "rules/dice.hpp"
#include "rules/effects/effects.hpp"

namespace encounters {

// Whether an unspent icon matches the colour (R5.2).
inline bool matches(const DiceIcons& icons, Colour colour) { return icons.colour[index_of(colour)] > 0 || icons.any > 0; }
// Spends the icon of the colour, or else an `any` icon.
void spend(DiceIcons& icons, Colour colour);
// Not touched by this use, of none of the barred colours, and matched by an unspent icon (R5.2, Q5.11, Q4.10).
inline bool is_touchable(const Die& die, ColourSet bars, const DiceIcons& icons) {
    return die.marks == 0 && (bars & colour_bit(die.colour)) == 0 && matches(icons, die.colour);
}

// Where an effect on dice may act: in an open roll, or (lock_extra) in the window after a defeat.
enum class Moment : std::uint8_t { open_roll, lock_window };
bool is_moment(const State& state, Moment moment);

template <class E>
constexpr Moment moment_of(const E&) {
    return Moment::open_roll;
}
constexpr Moment moment_of(const LockExtra&) { return Moment::lock_window; }

// Whether the effect with these icons left has a die to work on.
template <class E>
bool has_target(const State& state, const Catalogue& cards, const E& effect, const DiceIcons& icons) {
    if (!is_moment(state, moment_of(effect))) return false;
    const ColourSet bars = barred(state, cards);
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (is_touchable(state.dice[i], bars, icons) && can_change(effect, state.dice[i].face)) return true;
    return false;
}

// Asks which die.
void ask_for_die(Step& step, const DiceIcons& icons);
constexpr ChangeReason change_reason(const SetFace&) { return ChangeReason::set; }
constexpr ChangeReason change_reason(const Adjust&) { return ChangeReason::adjust; }
constexpr ChangeReason change_reason(const Flip&) { return ChangeReason::flip; }
// Gives a die its face, marks it touched, spends its icon and tells it.
void change_face(Step& step, std::uint8_t die, std::uint8_t face, ChangeReason reason);
// Ends the effect: rerolled dice are rolled, others are done with.
void finish_touching(Step& step, const Reroll& effect);
void finish_plain(Step& step);
template <class E>
void finish_touching(Step& step, const E&) {
    finish_plain(step);
}
void sort_touched(State& state);

// After a die was treated: the next question of the effect, or its end when no die is left to treat.
template <class E>
void after_touch(Step& step, const E& effect) {
    step.state.use.acted = true;
    sort_touched(step.state);
    if (has_target(step.state, step.cards, effect, step.state.use.icons)) {
        step.state.phase = Phase::use_die;
    } else {
        finish_touching(step, effect);
    }
}

}  // namespace encounters
