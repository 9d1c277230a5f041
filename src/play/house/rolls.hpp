// All rolls of up to eight dice, counted by what they can total with how many dice.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace encounters::play {

inline constexpr int kRolledDice = 8;
inline constexpr int kRolledValues = 16;

// Bit k - 1: the value can be made of exactly k of the dice. Rolls counts how many of the 6^n rolls are such.
using Sizes = std::uint8_t;
using SizeCounts = std::vector<std::pair<Sizes, std::int64_t>>;

// [dice][value]: every set of sizes that occurs, without the empty one; dice 0..8, value 0..16.
struct RollTable {
    std::array<std::array<SizeCounts, kRolledValues + 1>, kRolledDice + 1> ways;
    std::array<std::int64_t, kRolledDice + 1> rolls{};  // 6^n
};
const RollTable& roll_table();

}  // namespace encounters::play
