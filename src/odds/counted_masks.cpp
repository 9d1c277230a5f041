#include "odds/counted_masks.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

constexpr int kFaces = 6;

// A further die that shows `face` is taken or not.
SumsByCount with_die(const SumsByCount& before, int face, const MaskRules& rules) {
    SumsByCount after = before;
    for (int level = 0; level <= rules.top; ++level) {
        const int next = std::min(level + 1, rules.top);
        if (level == rules.top && !rules.saturates) break;
        after[static_cast<std::size_t>(next)] |= (before[static_cast<std::size_t>(level)] << face) & up_to(rules.value);
    }
    return after;
}

SumsByCount both(const SumsByCount& one, const SumsByCount& other, const MaskRules& rules) {
    SumsByCount sums{};
    for (int first = 0; first <= rules.top; ++first)
        for (int second = 0; second <= rules.top; ++second) {
            if (first + second > rules.top && !rules.saturates) continue;
            const int level = std::min(first + second, rules.top);
            sums[static_cast<std::size_t>(level)] |=
                joined(one[static_cast<std::size_t>(first)], other[static_cast<std::size_t>(second)]) & up_to(rules.value);
        }
    return sums;
}

}  // namespace

MaskRules::MaskRules(const LockBounds& asked, int value_asked, int dice)
    : bounds(asked), value(value_asked), top(0), saturates(asked.max >= dice) {
    top = std::min(saturates ? std::max(asked.min, 1) : asked.max, kMaxDice);
}

CountedRolls rolled(int dice, const MaskRules& rules) {
    CountedRolls rolls{CountedRoll{}};
    for (int die = 0; die < dice; ++die) {
        CountedRolls more;
        more.reserve(rolls.size() * kFaces);
        for (const CountedRoll& roll : rolls)
            for (int face = 1; face <= kFaces; ++face) {
                const bool counts = (rules.bounds.faces >> (face - 1)) & 1;
                more.push_back({counts ? with_die(roll.sums, face, rules) : roll.sums, roll.rolls});
            }
        merge_equal(more);
        rolls = std::move(more);
    }
    return rolls;
}

CountedRolls without_none(CountedRolls rolls) {
    for (CountedRoll& roll : rolls) roll.sums[0] &= ~SumMask{1};
    merge_equal(rolls);
    return rolls;
}

CountedRolls combined(const CountedRolls& one, const CountedRolls& other, const MaskRules& rules) {
    CountedRolls rolls;
    rolls.reserve(one.size() * other.size());
    for (const CountedRoll& first : one)
        for (const CountedRoll& second : other)
            rolls.push_back({both(first.sums, second.sums, rules), first.rolls * second.rolls});
    merge_equal(rolls);
    return rolls;
}

bool meets(const SumsByCount& sums, const MaskRules& rules) {
    for (int level = std::min(rules.bounds.min, rules.top + 1); level <= rules.top; ++level)
        if ((sums[static_cast<std::size_t>(level)] >> rules.value) & 1u) return true;
    return false;
}

}  // namespace encounters::odds
