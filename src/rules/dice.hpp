// Moving dice in and out of the pool and keeping them in order.
#pragma once

#include "rules/dice_words.hpp"
#include "rules/step.hpp"

namespace encounters {

enum class RollState : std::uint8_t { keep_faces, clear_faces };

// Adds up to `count` unlocked, unrolled dice of a colour within the supply, tells it, and returns how many (Q1.2).
int add_dice(Step& step, Colour colour, int count, DiceReason reason);
// Takes `count` dice of a colour out: unlocked ones first, then locked, then left out (Q8.14); returns how many.
int remove_dice(Step& step, Colour colour, int count, DiceReason reason);
// Sets unlocked dice of a colour beside, never the last die of the pool (Q9.4).
void leave_out_dice(Step& step, Colour colour, int count);
// Left-out dice come back, unrolled, of each colour as many as named at most.
void return_left_out(Step& step, const DiceCounts& most, DiceReason reason);
// Recovers all locked dice, unrolled; tells how many.
void recover_dice(Step& step, RecoverReason reason);
// These dice show the faces, in order.
void put_faces(State& state, DiceBits dice, const std::uint8_t* faces);
// As sort_dice, when only faces of unlocked dice changed.
void sort_rolled(State& state);
// All unlocked dice wait to be rolled (R4.1).
void clear_faces(State& state);
// No die is named or touched any more.
void clear_marks(State& state);
// Unlocked dice, as bits of State::dice, go to an Encounter.
void lock_dice(State& state, std::uint32_t dice, std::uint8_t encounter);
// Removes every die.
void clear_dice(State& state);
// Whether a roll lies open, also while something is being used in it (Q4.9).
inline bool roll_open(const State& state) {
    if (state.use.source != kNone) return state.use.back == Phase::rolled;
    return state.phase == Phase::rolled;
}
// An open roll with an unlocked die that has no face: luck rolls it next.
inline bool roll_due(const State& state) {
    return roll_open(state) && unrolled_dice(state) != 0;
}
// The die named is the lowest of its equals.
inline bool is_canonical(const State& state, std::uint8_t die) { return die == 0 || !(state.dice[die] == state.dice[die - 1u]); }

}  // namespace encounters
