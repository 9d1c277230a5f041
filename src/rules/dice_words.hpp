// Questions about many dice at once. How dice lie and fell can't be foreseen, so they are answered without a branch a die.
#pragma once

#include <encounters/rules/state.hpp>

#include <cstddef>
#include <cstring>

namespace encounters {

// One word a die: colour, face, place and marks, a byte each as they lie in memory.
static_assert(sizeof(Die) == 4 && offsetof(Die, colour) == 0 && offsetof(Die, face) == 1 && offsetof(Die, place) == 2);

inline constexpr int kWideDice = 8;  // looked at together; more are seldom in play

// Dice as bits of State::dice.
using DiceBits = std::uint32_t;

// The first `count` dice.
constexpr DiceBits first_dice(int count) { return (DiceBits{1} << count) - 1u; }

namespace words {

#if defined(__SSE2__)
using Four = int __attribute__((vector_size(16)));
using FourFloats = float __attribute__((vector_size(16)));

inline Four four_from(const State& state, int first) {
    Four dice;
    std::memcpy(&dice, &state.dice[static_cast<std::size_t>(first)], sizeof dice);
    return dice;
}
inline DiceBits bits_of(Four met) { return static_cast<DiceBits>(__builtin_ia32_movmskps(reinterpret_cast<FourFloats>(met))); }
inline DiceBits unlocked(const State& state, int first) { return bits_of((four_from(state, first) & 0x00ff0000) == kUnlocked << 16); }
inline DiceBits faceless(const State& state, int first) { return bits_of((four_from(state, first) & 0x0000ff00) == 0); }
inline DiceBits like_the_next(const State& state, int first) { return bits_of(four_from(state, first) == four_from(state, first + 1)); }
#else
template <class F>
DiceBits each_of_four(int first, F is_met) {
    DiceBits bits = 0;
    for (int i = 0; i < 4; ++i) bits |= DiceBits{is_met(static_cast<std::size_t>(first + i))} << i;
    return bits;
}
inline DiceBits unlocked(const State& state, int first) {
    return each_of_four(first, [&](std::size_t i) { return state.dice[i].unlocked(); });
}
inline DiceBits faceless(const State& state, int first) {
    return each_of_four(first, [&](std::size_t i) { return state.dice[i].face == 0; });
}
inline DiceBits like_the_next(const State& state, int first) {
    return each_of_four(first, [&](std::size_t i) { return state.dice[i] == state.dice[i + 1]; });
}
#endif

}  // namespace words

// Unlocked dice lie first.
inline DiceBits unlocked_dice(const State& state) {
    DiceBits bits = words::unlocked(state, 0) | words::unlocked(state, 4) << 4;
    if (state.dice_count > kWideDice)
        for (std::size_t i = kWideDice; i < state.dice_count; ++i) bits |= DiceBits{state.dice[i].unlocked()} << i;
    return bits & first_dice(state.dice_count);
}

// Unlocked dice that have no face yet.
inline DiceBits unrolled_dice(const State& state) {
    DiceBits bits = words::faceless(state, 0) | words::faceless(state, 4) << 4;
    if (state.dice_count > kWideDice)
        for (std::size_t i = kWideDice; i < state.dice_count; ++i) bits |= DiceBits{state.dice[i].face == 0} << i;
    return bits & unlocked_dice(state);
}

inline int unlocked_dice_count(const State& state) { return __builtin_ctz(~unlocked_dice(state)); }

}  // namespace encounters
