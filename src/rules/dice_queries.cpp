#include "rules/dice.hpp"
#include "rules/dice_words.hpp"

#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstring>

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

// Of unlocked dice, which differ in colour, face and marks only: the same order, by bytes as they lie in memory.
std::uint32_t rolled_order_of(const Die& die) {
    static_assert(sizeof(Die) == sizeof(std::uint32_t) && offsetof(Die, face) == 1 && offsetof(Die, marks) == 3);
    std::uint32_t order = 0;
    std::memcpy(&order, &die, sizeof order);
    return std::endian::native == std::endian::little ? __builtin_bswap32(order) : order;
}

void put_rolled(std::uint32_t order, Die& die) {
    if (std::endian::native == std::endian::little) order = __builtin_bswap32(order);
    std::memcpy(static_cast<void*>(&die), &order, sizeof order);
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

namespace {

inline void put_in_order(std::uint32_t& one, std::uint32_t& other) {
    const std::uint32_t lesser = std::min(one, other);
    other = std::max(one, other);
    one = lesser;
}

// Eight numbers by Batcher's network of 19 comparisons.
void sort_eight(std::array<std::uint32_t, kWideDice>& o) {
    put_in_order(o[0], o[1]), put_in_order(o[2], o[3]), put_in_order(o[4], o[5]), put_in_order(o[6], o[7]);
    put_in_order(o[0], o[2]), put_in_order(o[1], o[3]), put_in_order(o[4], o[6]), put_in_order(o[5], o[7]);
    put_in_order(o[1], o[2]), put_in_order(o[5], o[6]);
    put_in_order(o[0], o[4]), put_in_order(o[1], o[5]), put_in_order(o[2], o[6]), put_in_order(o[3], o[7]);
    put_in_order(o[2], o[4]), put_in_order(o[3], o[5]);
    put_in_order(o[1], o[2]), put_in_order(o[3], o[4]), put_in_order(o[5], o[6]);
}

void sort_few_rolled(State& state, int count) {
    std::array<std::uint32_t, kWideDice> orders;
    for (int i = 0; i < kWideDice; ++i) {
        const auto beyond = static_cast<std::uint32_t>((count - 1 - i) >> 31);  // all bits where the die is none of them
        orders[i] = rolled_order_of(state.dice[i]) | beyond;
    }
    sort_eight(orders);
    for (int i = 0; i < count; ++i) put_rolled(orders[i], state.dice[i]);
}

}  // namespace

// The colours lie in order already.
void sort_rolled(State& state) {
    if (const int few = unlocked_dice_count(state); few <= kWideDice) return sort_few_rolled(state, few);
    Orders orders;  // of unlocked dice
    int first_of_colour = 0;
    int count = 0;
    for (; count < state.dice_count && state.dice[count].unlocked(); ++count) {
        orders[count] = rolled_order_of(state.dice[count]);
        if (state.dice[count].colour != state.dice[first_of_colour].colour) first_of_colour = count;
        put_in_order(orders, first_of_colour, count);
    }
    for (int i = 0; i < count; ++i) put_rolled(orders[i], state.dice[i]);
}

int unlocked_count(const State& state) {
    return unlocked_dice_count(state);
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
    std::uint32_t equal =  // to the die below
        (words::like_the_next(state, 0) | words::like_the_next(state, 4) << 4) << 1;
    for (int i = kWideDice + 1; dice >> i != 0; ++i) equal |= static_cast<std::uint32_t>(state.dice[i] == state.dice[i - 1]) << i;
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
