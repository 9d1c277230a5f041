#include "odds/roll_values.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

constexpr double kStepsPerValue = 5;

void add(double* to, const double* from, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) to[i] += from[i];
}

void raise_to(double* to, const double* from, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) to[i] = to[i] < from[i] ? from[i] : to[i];
}

}  // namespace

double power_of_six(int dice) {
    double power = 1;
    for (int i = 0; i < dice; ++i) power *= kFaces;
    return power;
}

std::size_t RollValues::rolls(const Sizes& sizes, std::size_t from, std::size_t to) const {
    std::size_t count = 1;
    for (std::size_t colour = from; colour < to; ++colour) count *= static_cast<std::size_t>(lattices_[colour]->count(sizes[colour]));
    return count;
}

Values RollValues::one_thrown(const Values& values, const Sizes& sizes, std::size_t colour) const {
    const Lattice& lattice = *lattices_[colour];
    const int size = sizes[colour] - 1;
    const auto nodes = static_cast<std::size_t>(lattice.count(size));
    const auto more = static_cast<std::size_t>(lattice.count(size + 1));
    const std::size_t outer = rolls(sizes, 0, colour);
    const std::size_t inner = rolls(sizes, colour + 1, kColours) * questions_;
    Values sums(outer * nodes * inner, 0);
    for (std::size_t i = 0; i < outer; ++i)
        for (std::size_t node = 0; node < nodes; ++node)
            for (int face = 1; face <= kFaces; ++face) {
                const auto target = static_cast<std::size_t>(lattice.with(size, static_cast<int>(node), face));
                add(&sums[(i * nodes + node) * inner], &values[(i * more + target) * inner], inner);
            }
    return sums;
}

Values RollValues::thrown_onto(const Sizes& kept, Values values, Sizes sizes) const {
    for (std::size_t colour = 0; colour < kColours; ++colour)
        for (; sizes[colour] > kept[colour]; --sizes[colour]) values = one_thrown(values, sizes, colour);
    return values;
}

void RollValues::raise(Values& values, const Sizes& sizes, const Values& fewer, std::size_t colour) const {
    const Lattice& lattice = *lattices_[colour];
    const int size = sizes[colour];
    const auto nodes = static_cast<std::size_t>(lattice.count(size));
    const auto less = static_cast<std::size_t>(lattice.count(size - 1));
    const std::size_t outer = rolls(sizes, 0, colour);
    const std::size_t inner = rolls(sizes, colour + 1, kColours) * questions_;
    for (std::size_t i = 0; i < outer; ++i)
        for (std::size_t node = 0; node < nodes; ++node)
            for (int face = 1; face <= kFaces; ++face)
                if (const int source = lattice.without(size, static_cast<int>(node), face); source >= 0)
                    raise_to(&values[(i * nodes + node) * inner], &fewer[(i * less + static_cast<std::size_t>(source)) * inner], inner);
}

Values RollValues::spread(const Values& values, const Sizes& kept, std::size_t colour, const std::vector<std::size_t>& nodes) const {
    const auto less = static_cast<std::size_t>(lattices_[colour]->count(kept[colour]));
    const std::size_t outer = rolls(kept, 0, colour);
    const std::size_t inner = rolls(kept, colour + 1, kColours) * questions_;
    Values spread(outer * nodes.size() * inner);
    for (std::size_t i = 0; i < outer; ++i)
        for (std::size_t node = 0; node < nodes.size(); ++node)
            std::copy_n(&values[(i * less + nodes[node]) * inner], inner, &spread[(i * nodes.size() + node) * inner]);
    return spread;
}

bool RollValues::take(Choice& choice, std::size_t colour) {
    if (choice.left[colour] == 0 || ((choice.icons.bars >> colour) & 1)) return false;
    DiceIcons& printed = choice.icons.icons;
    std::uint8_t& icons = printed.colour[colour] > 0 ? printed.colour[colour] : printed.any;
    if (icons == 0) return false;
    --icons;
    --choice.left[colour];
    --choice.scale;
    choice.last = colour;
    return true;
}

// Dice are taken colour by colour, so that every choice is met once.
Values RollValues::best(const Choice& choice, const Values& sums) const {
    Values values = sums;
    const double scale = power_of_six(choice.scale);
    for (double& value : values) value *= scale;
    for (std::size_t colour = choice.last; colour < kColours; ++colour) {
        Choice more = choice;
        if (!take(more, colour)) continue;
        raise(values, choice.left, best(more, one_thrown(sums, choice.left, colour)), colour);
    }
    return values;
}

Values RollValues::rerolled(const Values& thrown, const Sizes& sizes, const Icons& icons, int scale) const {
    return best({sizes, icons, 0, scale}, thrown);
}

double RollValues::steps_of(const Choice& choice) const {
    double steps = static_cast<double>(rolls(choice.left, 0, kColours));
    for (std::size_t colour = choice.last; colour < kColours; ++colour) {
        Choice more = choice;
        if (take(more, colour)) steps += steps_of(more);
    }
    return steps;
}

double RollValues::steps_of_reroll(const Sizes& sizes, const Icons& icons) const {
    return steps_of({sizes, icons, 0, 0}) * static_cast<double>(questions_) * kStepsPerValue;
}

}  // namespace encounters::odds
