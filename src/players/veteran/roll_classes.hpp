// All rolls of a few dice, put together by what can be locked with them: how many dice, and at the cost of which uses.
#pragma once

#include "players/veteran/uses.hpp"

#include <vector>

namespace encounters::players {

inline constexpr int kTableDice = 7;     // more dice are treated as so many
inline constexpr int kTableValues = 21;  // higher values count as this one

// One way to beat an Encounter: so many dice locked, a part of the uses spent. No way costs more than another that locks
// as many dice.
struct LockWay {
    std::uint8_t dice = 0;
    std::uint8_t part = 0;
};

// Rolls with the same ways, and their share of all rolls. A list without ways is a Default.
struct RollClass {
    float share = 0;
    std::uint32_t list = 0;
};

struct LockWays {
    const LockWay* begin_ = nullptr;
    const LockWay* end_ = nullptr;
    const LockWay* begin() const { return begin_; }
    const LockWay* end() const { return end_; }
    bool empty() const { return begin_ == end_; }
};

class RollClasses {
public:
    RollClasses();
    struct Range {
        const RollClass* begin_ = nullptr;
        const RollClass* end_ = nullptr;
        const RollClass* begin() const { return begin_; }
        const RollClass* end() const { return end_; }
    };
    // dice 1..kTableDice, value 1..kTableValues, part: what face-changing uses are at hand.
    Range of(int dice, int value, int part) const;
    int lists() const { return static_cast<int>(list_start_.size()) - 1; }
    LockWays ways(std::uint32_t list) const { return {ways_.data() + list_start_[list], ways_.data() + list_start_[list + 1]}; }

private:
    static std::size_t index(int dice, int value, int part);
    std::vector<RollClass> classes_;
    std::vector<LockWay> ways_;
    std::vector<std::uint32_t> list_start_;  // by list, one more than there are
    std::vector<std::uint32_t> first_;       // by index, one more than there are
};

// Made by the first question.
const RollClasses& roll_classes();

}  // namespace encounters::players
