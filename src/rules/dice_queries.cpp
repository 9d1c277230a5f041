#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters {

namespace {

std::uint32_t order_of(const Die& die) {
    std::uint32_t group = 2;
    if (die.unlocked()) group = 0;
    if (die.locked()) group = 1;
    return group << 24 | std::uint32_t{die.place} << 16 | static_cast<std::uint32_t>(die.colour) << 8 |
           std::uint32_t{die.face} << 4 | die.marks;
}

}  // namespace

void sort_dice(State& state) {
    for (int i = 1; i < state.dice_count; ++i) {
        const Die die = state.dice[i];
        const std::uint32_t order = order_of(die);
        int j = i;
        for (; j > 0 && order_of(state.dice[j - 1]) > order; --j) state.dice[j] = state.dice[j - 1];
        state.dice[j] = die;
    }
}

int unlocked_count(const State& state) {
    int count = 0;
    while (count < state.dice_count && state.dice[count].unlocked()) ++count;
    return count;
}

// R2.4, Q9.4
DiceCounts pool_of(const State& state) {
    DiceCounts counts{};
    for (int i = 0; i < state.dice_count; ++i)
        if (state.dice[i].place != kLeftOut) ++counts[index_of(state.dice[i].colour)];
    return counts;
}

// Q1.2: left-out dice have not gone back to the supply.
int supply_left(const State& state, const Catalogue& catalogue, Colour colour) {
    int left = catalogue.table.dice_supply[index_of(colour)];
    for (int i = 0; i < state.dice_count; ++i) left -= state.dice[i].colour == colour;
    return left;
}

// Q8.14
std::uint32_t canonical_dice(const State& state, std::uint32_t dice) {
    std::uint32_t result = 0;
    for (int first = 0; first < state.dice_count;) {
        int end = first;
        int named = 0;
        for (; end < state.dice_count && state.dice[end] == state.dice[first]; ++end) named += (dice >> end) & 1u;
        for (int i = 0; i < named; ++i) result |= 1u << (first + i);
        first = end;
    }
    return result;
}

int total_of(const State& state, std::uint32_t dice) {
    int sum = 0;
    for (int i = 0; i < state.dice_count; ++i)
        if ((dice >> i) & 1u) sum += state.dice[i].face;
    return sum;
}

}  // namespace encounters
