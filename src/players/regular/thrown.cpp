#include "players/regular/thrown.hpp"

#include <bit>
#include <map>

namespace encounters::players::regular {

namespace {

// Bit t is set where `kept` has bit value - t.
std::uint64_t mirrored(std::uint64_t kept, int value) {
    std::uint64_t result = 0;
    for (int total = 0; total <= value; ++total) result |= ((kept >> (value - total)) & 1u) << total;
    return result;
}

}  // namespace

Thrown::Thrown() {
    std::map<std::uint64_t, double> rolls{{1, 1.0}};
    for (std::size_t dice = 1; dice <= kMostThrown; ++dice) {
        std::map<std::uint64_t, double> more;
        for (const auto& [totals, share] : rolls)
            for (int face = 1; face <= 6; ++face) more[totals | totals << face] += share / 6;
        rolls = std::move(more);
        for (const auto& [totals, share] : rolls) rolls_[dice].push_back({totals, static_cast<float>(share)});
    }
}

float Thrown::chance(int count, std::uint64_t kept, int value) const {
    if (value > kMostValue || count <= 0) return 0;
    const std::uint64_t wanted = mirrored(kept, value);
    float chance = 0;
    for (const Roll& roll : rolls_[static_cast<std::size_t>(std::min(count, kMostThrown))])
        chance += std::bit_cast<float>(std::bit_cast<std::uint32_t>(roll.share) & (0u - static_cast<std::uint32_t>((roll.totals & wanted) != 0)));
    return chance;
}

std::uint64_t totals_without(const Question& question, std::uint32_t mask) {
    std::uint64_t totals = 1;
    for (int i = 0; i < question.piece_count; ++i) {
        const Piece& piece = question.pieces[static_cast<std::size_t>(i)];
        const bool counts = (question.bounds.faces >> (piece.face - 1)) & 1u;
        if (counts && !((mask >> i) & 1u)) totals |= totals << piece.face;
    }
    return totals;
}

}  // namespace encounters::players::regular
