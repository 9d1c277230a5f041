#include "players/regular/total_range.hpp"

#include <algorithm>

namespace encounters::players::regular {

TotalRange::TotalRange(const Question& question, int needed)
    : enough_(needed <= question.piece_count && needed <= question.value && question.value <= 6 * question.piece_count) {
    if (!enough_) return;
    std::array<int, 7> dice{};
    for (int i = 0; i < question.piece_count; ++i) {
        const int face = question.pieces[static_cast<std::size_t>(i)].face;
        ++dice[static_cast<std::size_t>(face)];
        faces_ |= 1u << (face - 1);
        highest_ += face;
    }
    int left = needed;
    for (int face = 1; face <= 6; ++face) {
        const int taken = std::min(left, dice[static_cast<std::size_t>(face)]);
        lowest_ += taken * face;
        left -= taken;
    }
}

bool TotalRange::may_total(const Sight& sight, const Question& question) const {
    int down = 0;
    int up = 0;
    for (int i = 0; i < question.turning_count; ++i) {
        const Turning& turning = question.turnings[static_cast<std::size_t>(i)];
        const int icons = turning.icons.count();
        const Spans& spans = sight.tables.turnings.spans(turning);
        down += spans.down[faces_] * icons;
        up += spans.up[faces_] * icons;
    }
    return enough_ && lowest_ - down <= question.value && question.value <= highest_ + up;
}

}  // namespace encounters::players::regular
