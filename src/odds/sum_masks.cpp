#include "odds/sum_masks.hpp"

#include <algorithm>
#include <bit>

namespace encounters::odds {

SumMask joined(SumMask one, SumMask other) {
    SumMask sums = 0;
    for (; other != 0; other &= other - 1) sums |= one << std::countr_zero(other);
    return sums;
}

void merge_equal(std::vector<WeightedMask>& masks) {
    std::sort(masks.begin(), masks.end(), [](const WeightedMask& one, const WeightedMask& other) { return one.mask < other.mask; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < masks.size(); ++i) {
        if (kept > 0 && masks[kept - 1].mask == masks[i].mask) {
            masks[kept - 1].rolls += masks[i].rolls;
        } else {
            masks[kept++] = masks[i];
        }
    }
    masks.resize(kept);
}

}  // namespace encounters::odds
