// Counting rolls: each multiset of faces once, with the number of rolls that show it.
#include "play/house/rolls.hpp"

#include <map>

namespace encounters::play {

namespace {

using FaceCounts = std::array<int, 6>;  // dice that show face i + 1
using SizesByValue = std::array<Sizes, kRolledValues + 1>;

std::int64_t factorial(int number) {
    std::int64_t product = 1;
    for (int factor = 2; factor <= number; ++factor) product *= factor;
    return product;
}

std::int64_t rolls_showing(const FaceCounts& faces, int dice) {
    std::int64_t rolls = factorial(dice);
    for (const int count : faces) rolls /= factorial(count);
    return rolls;
}

// One face after the other, none to all of its dice are taken.
void collect_totals(const FaceCounts& faces, int face, int size, int value, SizesByValue& sizes) {
    if (value > kRolledValues) return;
    if (face == 6) {
        if (size > 0) sizes[value] |= static_cast<Sizes>(1u << (size - 1));
        return;
    }
    for (int taken = 0; taken <= faces[face]; ++taken)
        collect_totals(faces, face + 1, size + taken, value + taken * (face + 1), sizes);
}

class Counting {
public:
    explicit Counting(int dice) : dice_(dice) { count_from(0, dice); }
    SizeCounts of(int value) const { return {counts_[value].begin(), counts_[value].end()}; }

private:
    void count_from(int face, int left) {
        if (face == 5) {
            faces_[5] = left;
            return count_one();
        }
        for (int count = 0; count <= left; ++count) {
            faces_[face] = count;
            count_from(face + 1, left - count);
        }
    }

    void count_one() {
        SizesByValue sizes{};
        collect_totals(faces_, 0, 0, 0, sizes);
        for (int value = 1; value <= kRolledValues; ++value)
            if (sizes[value] != 0) counts_[value][sizes[value]] += rolls_showing(faces_, dice_);
    }

    int dice_;
    FaceCounts faces_{};
    std::array<std::map<Sizes, std::int64_t>, kRolledValues + 1> counts_;
};

RollTable counted() {
    RollTable table;
    std::int64_t rolls = 1;
    for (int dice = 0; dice <= kRolledDice; ++dice, rolls *= 6) {
        const Counting counting(dice);
        table.rolls[dice] = rolls;
        for (int value = 1; value <= kRolledValues; ++value) table.ways[dice][value] = counting.of(value);
    }
    return table;
}

}  // namespace

const RollTable& roll_table() {
    static const RollTable table = counted();
    return table;
}

}  // namespace encounters::play
