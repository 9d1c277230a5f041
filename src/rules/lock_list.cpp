// All locks of a roll, each once.
#include "rules/lock_aim.hpp"
#include "rules/lock_options.hpp"

namespace encounters {

namespace {

// The search works on groups of equal dice, so that a set is found once however its dice are named.
struct Group {
    std::uint8_t first;
    std::uint8_t count;
    std::uint8_t face;
    ColourSet asked;  // its colour, where a lock_with asks for that
};

template <class Totals>
struct Search {
    explicit Search(const Aim& what) : aim(what) {}
    const Aim& aim;
    int groups = 0;
    std::array<Group, kMaxDice> group;      // the first `groups` are set
    std::array<Totals, kMaxDice + 1> sums;  // totals that the groups from here on can make; one more is set
};

template <class Totals>
void gather_groups(Search<Totals>& search, const State& state) {
    for (int i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) {
        const Die& die = state.dice[i];
        if (!may_count(die, search.aim)) continue;
        if (search.groups > 0 && state.dice[i - 1] == die) {
            ++search.group[search.groups - 1].count;
        } else {
            const ColourSet asked = colour_bit(die.colour) & search.aim.bounds.with;
            search.group[search.groups++] = Group{static_cast<std::uint8_t>(i), 1, die.face, asked};
        }
    }
}

template <class Totals>
void sum_groups(Search<Totals>& search) {
    search.sums[search.groups] = Totals{1};
    for (int i = search.groups - 1; i >= 0; --i) {
        search.sums[i] = search.sums[i + 1];
        for (int copy = 0; copy < search.group[i].count; ++copy) search.sums[i] |= search.sums[i] << search.group[i].face;
    }
}

struct Found {
    std::uint8_t group = 0;
    std::uint8_t sum = 0;
    std::uint8_t count = 0;
    ColourSet with = 0;  // asked colours that are among them
    std::uint32_t dice = 0;
};

template <class Totals>
bool can_finish(const Search<Totals>& search, const Found& found) {
    return has_total(search.sums[found.group], search.aim.value - found.sum);
}

// Adds none, one, two, ... of the next group's dice to what was found, wherever the rest can make up the total.
template <class Totals>
void visit(const Search<Totals>& search, Found found, std::vector<Move>& actions) {
    const LockBounds& bounds = search.aim.bounds;
    if (found.sum == search.aim.value) {
        if (found.count >= bounds.min && found.with == bounds.with) actions.push_back(Move::lock(found.dice));
        return;
    }
    const Group& group = search.group[found.group++];
    for (int die = group.first; found.count <= bounds.max && found.sum <= search.aim.value; ++die) {
        if (can_finish(search, found)) visit(search, found, actions);
        if (die == group.first + group.count) return;
        found.sum = static_cast<std::uint8_t>(found.sum + group.face);
        found.dice |= 1u << die;
        found.with |= group.asked;
        ++found.count;
    }
}

template <class Totals>
void list_locks_by(const State& state, const Aim& aim, std::vector<Move>& actions) {
    Search<Totals> search(aim);
    gather_groups(search, state);
    sum_groups(search);
    if (can_finish(search, Found{})) visit(search, Found{}, actions);
}

}  // namespace

void list_locks(const State& state, const Catalogue& cards, std::vector<Move>& actions) {
    const Aim aim = aim_of(state, cards);
    if (aim.value <= kMostSmall)
        list_locks_by<SmallTotals>(state, aim, actions);
    else if (aim.value <= kMostTotal)
        list_locks_by<AllTotals>(state, aim, actions);
}

}  // namespace encounters
