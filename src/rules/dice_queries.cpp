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

// The lesser first. Of std::min and std::max g++ makes branches here.
inline void put_in_order(std::uint32_t& one, std::uint32_t& other) {
    const std::uint32_t swapped = (one ^ other) & (0u - static_cast<std::uint32_t>(other < one));
    one ^= swapped;
    other ^= swapped;
}

// Puts entry `index` in its place among the sorted ones from `first` on. How a roll fell can't be guessed, so that none of
// the steps depends on a branch.
inline void put_in_order(Orders& orders, int first, int index) {
    for (int i = first; i < index; ++i) put_in_order(orders[i], orders[index]);
}

}  // namespace

// Mostly the dice lie in order, or only a few at the front do not.
void sort_dice(State& state) {
    Orders orders;  // the first dice_count are set
    std::uint32_t most = 0;
    DiceBits misplaced = 0;  // behind one that they should lie before
    for (int i = 0; i < state.dice_count; ++i) {
        orders[i] = order_of(state.dice[i]);
        const bool is_less = orders[i] < most;
        misplaced |= DiceBits{is_less} << i;
        most ^= (most ^ orders[i]) & (0u - static_cast<std::uint32_t>(!is_less));
    }
    if (misplaced == 0) return;
    const int last = 31 - __builtin_clz(misplaced);
    for (int i = __builtin_ctz(misplaced); i <= last; ++i) put_in_order(orders, 0, i);
    for (int i = 0; i <= last; ++i) state.dice[i] = die_of(orders[i]);
}

namespace {

// A number for each of eight dice, compared and counted all at once.
using Eight = std::int16_t __attribute__((vector_size(2 * kWideDice)));

// Less the earlier a die lies; no two are alike. Dice from `count` on stay where they are.
void put_places_wanted(const std::array<Die, kWideDice>& dice, int count, Eight& wanted) {
    for (int i = 0; i < kWideDice; ++i) {
        const int order = index_of(dice[i].colour) << 8 | dice[i].face << 5 | dice[i].marks << 3 | i;
        const int beyond = (count - 1 - i) >> 31;  // all bits where the die is none of them
        wanted[i] = static_cast<std::int16_t>((order & ~beyond) | ((1 << 12 | i) & beyond));
    }
}

// Each die's place is the number of those before it: no step depends on how the roll fell.
void sort_few_rolled(State& state, int count) {
    std::array<Die, kWideDice> before;
    std::copy_n(state.dice.begin(), kWideDice, before.begin());
    Eight wanted{};
    put_places_wanted(before, count, wanted);
    Eight places{};
    for (int i = 0; i < kWideDice; ++i) places -= wanted > wanted[i];
    for (int i = 0; i < kWideDice; ++i) state.dice[places[i]] = before[i];
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
