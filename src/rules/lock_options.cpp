#include "rules/lock_options.hpp"

#include "rules/encounter.hpp"
#include "rules/lock_aim.hpp"

namespace encounters {

namespace {

// Totals by the asked colours that are among the dice, and by their number. Only rows of colours that are asked are set.
template <class Totals>
struct SortedTotals {
    std::array<std::array<Totals, kMaxDice + 1>, kAnyColour + 1> sums;
    int used = 0;

    template <class F>
    static void each_row(ColourSet asked, F with) {
        for (unsigned row = asked;; row = (row - 1) & asked) {
            with(row);
            if (row == 0) return;
        }
    }
    explicit SortedTotals(ColourSet asked) {
        each_row(asked, [&](unsigned row) { sums[row].fill(Totals{}); });
        sums[0][0] = Totals{1};
    }
    void add(const Die& die, ColourSet asked) {
        const unsigned own = colour_bit(die.colour) & asked;
        for (int count = used; count >= 0; --count)
            each_row(asked, [&](unsigned row) { sums[row | own][count + 1] |= sums[row][count] << die.face; });
        ++used;
    }
};

// Totals of as many dice as the bounds allow, with the colours that they ask for.
template <class Totals>
Totals totals_within(const State& state, const Aim& aim) {
    SortedTotals<Totals> sorted(aim.bounds.with);
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (may_count(state.dice[i], aim)) sorted.add(state.dice[i], aim.bounds.with);
    Totals all{};
    for (int count = aim.bounds.min; count <= std::min(aim.bounds.max, sorted.used); ++count)
        all |= sorted.sums[aim.bounds.with][count];
    return all;
}

template <class Totals>
Totals all_totals(const State& state, const Aim& aim) {
    Totals sums{1};
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
        if (may_count(state.dice[i], aim)) sums |= sums << state.dice[i].face;
    return sums;
}

template <class Totals>
bool can_total(const State& state, const Aim& aim) {
    if (!has_total(all_totals<Totals>(state, aim), aim.value)) return false;
    const bool free = aim.bounds.min <= 1 && aim.bounds.max >= kMaxDice && aim.bounds.with == 0;
    return free || has_total(totals_within<Totals>(state, aim), aim.value);
}

// What is asked of the dice of a lock.
struct Chosen {
    int total = 0;
    ColourSet colours = 0;
    bool first_of_equals = true;

    void add(const State& state, std::uint32_t dice, int index) {
        const Die& die = state.dice[index];
        total += die.face;
        colours |= colour_bit(die.colour);
        if (index > 0 && !((dice >> (index - 1)) & 1u) && state.dice[index - 1] == die) first_of_equals = false;
    }
};

}  // namespace

// Q4.6
bool can_lock(const State& state, const Catalogue& catalogue) {
    if (state.phase != Phase::rolled || state.newest == kNone) return false;
    const Aim aim = aim_of(state, catalogue);
    if (aim.value <= kMostSmall) return can_total<SmallTotals>(state, aim);
    return aim.value <= kMostTotal && can_total<AllTotals>(state, aim);
}

// R4.2, Q4.2a, Q4.10, Q4.13
Why why_not_lock(const State& state, const Catalogue& cards, std::uint32_t dice) {
    if (is_question_open(state)) return Refusal{"R4.2", what_comes_first(state)};
    if (state.phase != Phase::rolled) return Refusal{"R4.2", "no roll lies open"};
    if (dice == 0) return Refusal{"R4.2", "choose one or more dice"};
    if (dice >> unlocked_count(state)) return Refusal{"R4.2", "only unlocked dice can be locked"};
    const Aim aim = aim_of(state, cards);
    Chosen chosen;
    for (std::uint32_t left = dice; left != 0; left &= left - 1) {
        const int i = __builtin_ctz(left);
        const Die& die = state.dice[i];
        if (aim.bars & colour_bit(die.colour)) return Refusal{"Q4.10", "a die of a barred colour can't be locked"};
        if (!may_count(die, aim)) return Refusal{"Q4.13", "this Encounter does not take that face"};
        chosen.add(state, dice, i);
    }
    const LockBounds& bounds = aim.bounds;
    const int count = __builtin_popcount(dice);
    if (count < bounds.min) return Refusal{"Q4.13", "this Encounter asks for more dice"};
    if (count > bounds.max) return Refusal{"Q4.13", "this Encounter asks for fewer dice"};
    if ((chosen.colours & bounds.with) != bounds.with) return Refusal{"Q4.13", "this Encounter asks for a die of its colour"};
    if (chosen.total != aim.value) return Refusal{"Q4.2a", "the dice must total exactly the Encounter's value"};
    if (!chosen.first_of_equals) return Refusal{"Q8.14", "name the first ones of equal dice"};
    return {};
}

}  // namespace encounters
