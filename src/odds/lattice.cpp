#include "odds/lattice.hpp"

#include <encounters/rules/catalogue.hpp>

#include <algorithm>
#include <memory>
#include <mutex>

namespace encounters::odds {

namespace {

void list_from(FaceCounts& counts, int face, int left, std::vector<FaceCounts>& list) {
    if (face == kFaces - 1) {
        counts[kFaces - 1] = static_cast<std::uint8_t>(left);
        list.push_back(counts);
        return;
    }
    for (int taken = 0; taken <= left; ++taken) {
        counts[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(taken);
        list_from(counts, face + 1, left - taken, list);
    }
}

std::vector<FaceCounts> multisets(int size) {
    std::vector<FaceCounts> list;
    FaceCounts counts{};
    list_from(counts, 0, size, list);
    return list;  // in rising order of counts, as a search needs it
}

int place_of(const std::vector<FaceCounts>& list, const FaceCounts& counts) {
    return static_cast<int>(std::lower_bound(list.begin(), list.end(), counts) - list.begin());
}

}  // namespace

Lattice::Lattice(int dice) : dice_(dice) {
    for (int size = 0; size <= dice; ++size) counts_.push_back(multisets(size));
    with_.resize(counts_.size());
    without_.resize(counts_.size());
    for (std::size_t size = 0; size < counts_.size(); ++size) {
        with_[size].resize(counts_[size].size());
        without_[size].resize(counts_[size].size());
        for (std::size_t node = 0; node < counts_[size].size(); ++node)
            for (std::size_t face = 0; face < kFaces; ++face) {
                FaceCounts counts = counts_[size][node];
                without_[size][node][face] = -1;
                if (counts[face] > 0) {
                    --counts[face];
                    without_[size][node][face] = place_of(counts_[size - 1], counts);
                    ++counts[face];
                }
                ++counts[face];
                if (size + 1 < counts_.size()) with_[size][node][face] = place_of(counts_[size + 1], counts);
            }
    }
}

int Lattice::with(int size, int node, int face) const {
    return with_[static_cast<std::size_t>(size)][static_cast<std::size_t>(node)][static_cast<std::size_t>(face - 1)];
}

int Lattice::without(int size, int node, int face) const {
    return without_[static_cast<std::size_t>(size)][static_cast<std::size_t>(node)][static_cast<std::size_t>(face - 1)];
}

std::uint64_t rolls_showing(const FaceCounts& faces) {
    std::uint64_t rolls = 1;
    std::uint64_t placed = 0;
    for (const std::uint8_t count : faces)
        for (std::uint64_t i = 1; i <= count; ++i) rolls = rolls * ++placed / i;
    return rolls;
}

const Lattice& lattice_of(int dice) {
    constexpr int kUsual = 5;
    static std::array<std::once_flag, kMaxDice + 1> made;
    static std::array<std::unique_ptr<const Lattice>, kMaxDice + 1> kept;
    const auto size = static_cast<std::size_t>(std::clamp(dice, kUsual, kMaxDice));
    std::call_once(made[size], [&] { kept[size] = std::make_unique<const Lattice>(static_cast<int>(size)); });
    return *kept[size];
}

}  // namespace encounters::odds
