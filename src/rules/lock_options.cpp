#include "rules/lock_options.hpp"

#include "rules/encounter.hpp"
#include "rules/printed.hpp"

#include <bitset>

namespace encounters {

namespace {

constexpr int kMostTotal = 6 * kMaxDice;
using Totals = std::bitset<kMostTotal + 1>;  // bit n: the total n can be made

// The search works on groups of equal dice, so that a set is found once however its dice are named.
struct Group {
    int first;
    int count;
    int face;
    ColourSet asked;  // its colour, where a lock_with asks for that
};

struct Search {
    LockBounds bounds;
    int value = 0;
    int groups = 0;
    std::array<Group, kMaxDice> group{};
    std::array<Totals, kMaxDice + 1> sums{};  // totals that the groups from here on can make
};

bool may_count(const Die& die, ColourSet bars, const LockBounds& bounds) {
    return die.unlocked() && die.face != 0 && !(bars & colour_bit(die.colour)) && ((bounds.faces >> (die.face - 1)) & 1u);
}

Search search_of(const State& state, const Catalogue& cards) {
    Search search;
    search.bounds = lock_bounds(state, cards);
    search.value = value_of(state, cards, state.encounters[state.newest].card);
    const ColourSet bars = barred(state, cards);
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) {
        const Die& die = state.dice[i];
        if (!may_count(die, bars, search.bounds)) continue;
        const bool again = search.groups > 0 && i > 0 && state.dice[i - 1] == die;
        if (again) {
            ++search.group[search.groups - 1].count;
        } else {
            search.group[search.groups++] = Group{i, 1, die.face, static_cast<ColourSet>(colour_bit(die.colour) & search.bounds.with)};
        }
    }
    search.sums[search.groups][0] = true;
    for (int i = search.groups - 1; i >= 0; --i) {
        search.sums[i] = search.sums[i + 1];
        for (int copy = 0; copy < search.group[i].count; ++copy) search.sums[i] |= search.sums[i] << static_cast<std::size_t>(search.group[i].face);
    }
    return search;
}

struct Found {
    int group = 0;
    int sum = 0;
    int count = 0;
    ColourSet with = 0;  // asked colours that are among them
    std::uint32_t dice = 0;
};

void visit(const Search& search, Found found, std::vector<Move>& actions) {
    if (found.sum == search.value) {
        const bool enough = found.count >= search.bounds.min && found.with == search.bounds.with;
        if (enough) actions.push_back(Move::lock(found.dice));
        return;
    }
    if (!search.sums[found.group][static_cast<std::size_t>(search.value - found.sum)]) return;
    const Group& group = search.group[found.group];
    Found next = found;
    ++next.group;
    visit(search, next, actions);
    for (int taken = 0; taken < group.count; ++taken) {
        next.sum += group.face;
        next.dice |= 1u << (group.first + taken);
        next.with |= group.asked;
        if (++next.count > search.bounds.max || next.sum > search.value) return;
        visit(search, next, actions);
    }
}

// Whether the value is among the totals, taken by number of dice used and by which asked colours are among them.
bool reachable(const Search& search) {
    Totals sums[kAnyColour + 1][kMaxDice + 1];
    sums[0][0][0] = true;
    int used = 0;
    for (int g = 0; g < search.groups; ++g)
        for (int copy = 0; copy < search.group[g].count; ++copy, ++used)
            for (int count = used; count >= 0; --count)
                for (int with = search.bounds.with; with >= 0; --with)
                    sums[with | search.group[g].asked][count + 1] |= sums[with][count] << static_cast<std::size_t>(search.group[g].face);
    Totals all;
    for (int count = search.bounds.min; count <= std::min(search.bounds.max, used); ++count) all |= sums[search.bounds.with][count];
    return all[static_cast<std::size_t>(search.value)];
}

}  // namespace

// Q4.13
LockBounds lock_bounds(const State& state, const Catalogue& catalogue) {
    LockBounds bounds;
    if (state.newest == kNone) return bounds;
    const EncounterOnTable& encounter = state.encounters[state.newest];
    each_of_encounter<LockCount>(encounter, catalogue, [&](const LockCount& count) {
        bounds.min = std::max<int>(bounds.min, count.min);
        if (count.max > 0) bounds.max = std::min<int>(bounds.max, count.max);
    });
    each_of_encounter<LockOnly>(encounter, catalogue, [&](const LockOnly& only) { bounds.faces &= only.faces; });
    const ColourSet bars = barred(state, catalogue);
    each_of_encounter<LockWith>(encounter, catalogue, [&](const LockWith& with) {
        if (bars & colour_bit(with.colour)) return;
        for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i)
            if (state.dice[i].colour == with.colour) bounds.with |= colour_bit(with.colour);
    });
    return bounds;
}

// Q4.6
bool can_lock(const State& state, const Catalogue& catalogue) {
    if (state.phase != Phase::rolled || state.newest == kNone) return false;
    const Search search = search_of(state, catalogue);
    const LockBounds& bounds = search.bounds;
    if (search.value > kMostTotal || !search.sums[0][static_cast<std::size_t>(search.value)]) return false;
    const bool free = bounds.min <= 1 && bounds.max >= kMaxDice && bounds.with == 0;
    return free || reachable(search);
}

void list_locks(const State& state, const Catalogue& cards, std::vector<Move>& actions) {
    const Search search = search_of(state, cards);
    if (search.value <= kMostTotal) visit(search, Found{}, actions);
}

// R4.2, Q4.2a, Q4.10, Q4.13
Why why_not_lock(const State& state, const Catalogue& cards, std::uint32_t dice) {
    if (is_question_open(state)) return Refusal{"R4.2", what_comes_first(state)};
    if (state.phase != Phase::rolled) return Refusal{"R4.2", "no roll lies open"};
    if (dice == 0) return Refusal{"R4.2", "choose one or more dice"};
    if (dice >> unlocked_count(state)) return Refusal{"R4.2", "only unlocked dice can be locked"};
    const LockBounds bounds = lock_bounds(state, cards);
    const ColourSet bars = barred(state, cards);
    ColourSet with = 0;
    for (int i = 0; i < state.dice_count; ++i) {
        if (!((dice >> i) & 1u)) continue;
        const Die& die = state.dice[i];
        if (bars & colour_bit(die.colour)) return Refusal{"Q4.10", "a die of a barred colour can't be locked"};
        if (!may_count(die, bars, bounds)) return Refusal{"Q4.13", "this Encounter does not take that face"};
        with |= colour_bit(die.colour);
    }
    const int count = __builtin_popcount(dice);
    if (count < bounds.min) return Refusal{"Q4.13", "this Encounter asks for more dice"};
    if (count > bounds.max) return Refusal{"Q4.13", "this Encounter asks for fewer dice"};
    if ((with & bounds.with) != bounds.with) return Refusal{"Q4.13", "this Encounter asks for a die of its colour"};
    const int value = value_of(state, cards, state.encounters[state.newest].card);
    if (total_of(state, dice) != value) return Refusal{"Q4.2a", "the dice must total exactly the Encounter's value"};
    if (canonical_dice(state, dice) != dice) return Refusal{"Q8.14", "name the first ones of equal dice"};
    return {};
}

}  // namespace encounters
