#include "rules/dice.hpp"

#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>

namespace encounters {

namespace {

// A die as a number that is less the earlier it lies. Two more than its place, in a byte, puts unlocked dice (254) first
// and left-out ones (253) last.
std::uint32_t order_of(const Die& die) {
    static_assert(static_cast<std::uint8_t>(kUnlocked + 2) == 0 && static_cast<std::uint8_t>(kLeftOut + 2) == 255);
    return static_cast<std::uint32_t>(static_cast<std::uint8_t>(die.place + 2)) << 24 |
           static_cast<std::uint32_t>(die.colour) << 16 | static_cast<std::uint32_t>(die.face) << 8 | die.marks;
}

Die die_of(std::uint32_t order) {
    return Die{static_cast<Colour>(order >> 16 & 0xff), static_cast<std::uint8_t>(order >> 8 & 0xff),
               static_cast<std::uint8_t>((order >> 24) - 2), static_cast<std::uint8_t>(order & 0xff)};
}

using Orders = std::array<std::uint32_t, kMaxDice>;

// Puts entry `index` in its place among the sorted ones from `first` on. How a roll fell can't be guessed, so that none of
// the steps depends on a branch.
inline void put_in_order(Orders& orders, int first, int index) {
    std::uint32_t moving = orders[index];
    for (int i = first; i < index; ++i) {
        const std::uint32_t lesser = std::min(orders[i], moving);
        moving = std::max(orders[i], moving);
        orders[i] = lesser;
    }
    orders[index] = moving;
}

}  // namespace

// Mostly the dice lie in order, or only a few at the front do not.
void sort_dice(State& state) {
    Orders orders;  // the first dice_count are set
    std::uint32_t most = 0;
    int first = 0;
    int last = 0;
    for (int i = 0; i < state.dice_count; ++i) {
        orders[i] = order_of(state.dice[i]);
        if (orders[i] < most) {
            if (last == 0) first = i;
            last = i;
        }
        most = std::max(most, orders[i]);
    }
    if (last == 0) return;
    for (int i = first; i <= last; ++i) put_in_order(orders, 0, i);
    for (int i = 0; i <= last; ++i) state.dice[i] = die_of(orders[i]);
}

// The colours lie in order already.
void sort_rolled(State& state) {
    Orders orders;  // of unlocked dice
    int first_of_colour = 0;
    int count = 0;
    for (; count < state.dice_count && state.dice[count].unlocked(); ++count) {
        orders[count] = order_of(state.dice[count]);
        if (state.dice[count].colour != state.dice[first_of_colour].colour) first_of_colour = count;
        put_in_order(orders, first_of_colour, count);
    }
    for (int i = 0; i < count; ++i) state.dice[i] = die_of(orders[i]);
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

// Q8.14: equal dice lie next to each other; what is chosen moves down until the die below is chosen too or another one.
std::uint32_t canonical_dice(const State& state, std::uint32_t dice) {
    dice &= (1u << state.dice_count) - 1u;
    std::uint32_t equal = 0;  // to the die below
    for (int i = 1; dice >> i != 0; ++i) equal |= static_cast<std::uint32_t>(state.dice[i] == state.dice[i - 1]) << i;
    for (std::uint32_t moving = 0; (moving = dice & equal & ~(dice << 1)) != 0;) dice = (dice & ~moving) | moving >> 1;
    return dice;
}

int total_of(const State& state, std::uint32_t dice) {
    int sum = 0;
    for (int i = 0; i < state.dice_count; ++i)
        if ((dice >> i) & 1u) sum += state.dice[i].face;
    return sum;
}

}  // namespace encounters
