// The grid of stakes on which worths are tabulated: one block of numbers for each number of dice and each set of uses.
#pragma once

#include "players/veteran/turn_worth.hpp"

#include <algorithm>

namespace encounters::players::grid {

inline constexpr int kLosses = 12;  // 0..11 C-bills
inline constexpr int kRow = 16;     // a row repeats its last number, so that it can be read shifted by 1 to 4
inline constexpr int kPrizes = 9;
inline constexpr int kBlock = kPrizes * kRow;
inline constexpr std::array<float, kPrizes> kPrizeAt{0, 4, 8, 12, 18, 30, 60, 150, 600};
inline constexpr std::size_t kUses = 46;

using Block = std::array<float, kBlock>;

inline std::size_t place_of(int dice, int uses) {
    return (static_cast<std::size_t>(dice) * kUses + static_cast<std::size_t>(uses)) * kBlock;
}

// A point between four of the grid; worths are convex in both directions, so that this errs upwards a little.
struct Point {
    std::size_t corner = 0;
    float right = 0;  // share of the next loss
    float up = 0;     // share of the next prize
};

inline Point point_at(Stakes stakes) {
    const float loss = std::clamp(static_cast<float>(stakes.loss), 0.0f, static_cast<float>(kLosses - 1));
    const float prize = std::clamp(static_cast<float>(stakes.prize), kPrizeAt.front(), kPrizeAt.back());
    const int column = std::min(static_cast<int>(loss), kLosses - 2);
    int row = 0;
    while (row + 2 < kPrizes && prize >= kPrizeAt[static_cast<std::size_t>(row) + 1]) ++row;
    const float low = kPrizeAt[static_cast<std::size_t>(row)];
    const float high = kPrizeAt[static_cast<std::size_t>(row) + 1];
    return {static_cast<std::size_t>(row * kRow + column), loss - static_cast<float>(column), (prize - low) / (high - low)};
}

inline float read(const float* block, const Point& point) {
    const float* low = block + point.corner;
    const float* high = low + kRow;
    const float below = low[0] + (low[1] - low[0]) * point.right;
    const float above = high[0] + (high[1] - high[0]) * point.right;
    return below + (above - below) * point.up;
}

}  // namespace encounters::players::grid
