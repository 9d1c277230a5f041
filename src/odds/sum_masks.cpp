#include "odds/sum_masks.hpp"

#include <bit>

namespace encounters::odds {

SumMask joined(SumMask one, SumMask other) {
    SumMask sums = 0;
    for (; other != 0; other &= other - 1) sums |= one << std::countr_zero(other);
    return sums;
}

}  // namespace encounters::odds
