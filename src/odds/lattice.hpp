// Dice that are alike, as multisets of faces: every multiset of up to so many dice is a node, one more die leads on.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace encounters::odds {

inline constexpr int kFaces = 6;
using FaceCounts = std::array<std::uint8_t, kFaces>;

class Lattice {
public:
    explicit Lattice(int dice);

    int dice() const { return dice_; }
    // Multisets of `size` dice, 0..dice(); they are numbered from 0 for each size.
    int count(int size) const { return static_cast<int>(counts_[static_cast<std::size_t>(size)].size()); }
    const FaceCounts& faces(int size, int node) const { return counts_[static_cast<std::size_t>(size)][static_cast<std::size_t>(node)]; }
    // The node of size + 1 that one more die showing `face` (1..6) makes; size < dice().
    int with(int size, int node, int face) const;
    // The node of size - 1 without one such die, or -1.
    int without(int size, int node, int face) const;

private:
    int dice_;
    std::vector<std::vector<FaceCounts>> counts_;
    std::vector<std::vector<std::array<std::int32_t, kFaces>>> with_;
    std::vector<std::vector<std::array<std::int32_t, kFaces>>> without_;
};

// Rolls of that many dice that show these faces.
std::uint64_t rolls_showing(const FaceCounts& faces);

// A lattice of at least so many dice, 0..kMaxDice; made by the first question and kept.
const Lattice& lattice_of(int dice);

}  // namespace encounters::odds
