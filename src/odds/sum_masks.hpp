// Sets of totals as bits of one word, and the rolls that lead to each set.
#pragma once

#include <encounters/odds/counts.hpp>

#include <algorithm>
#include <vector>

namespace encounters::odds {

// Bit s: the total s can be made, for s = 0..kMostValue.
using SumMask = std::uint64_t;

// `count` further dice showing `face` may each be taken or not.
constexpr SumMask with_faces(SumMask mask, int face, int count) {
    for (int i = 0; i < count; ++i) mask |= mask << face;
    return mask;
}

// Totals made of one total of each.
SumMask joined(SumMask one, SumMask other);

// Bits 0..value: what a question about `value` can tell apart.
constexpr SumMask up_to(int value) { return value >= kMostValue ? ~SumMask{0} : (SumMask{2} << value) - 1; }

struct MaskedRoll {
    SumMask sums = 1;
    std::uint64_t rolls = 1;
};

// Sorted by `sums`, each once, with the rolls of all that were equal.
template <class Roll>
void merge_equal(std::vector<Roll>& list) {
    std::sort(list.begin(), list.end(), [](const Roll& one, const Roll& other) { return one.sums < other.sums; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (kept > 0 && list[kept - 1].sums == list[i].sums) {
            list[kept - 1].rolls += list[i].rolls;
        } else {
            list[kept++] = list[i];
        }
    }
    list.resize(kept);
}

}  // namespace encounters::odds
