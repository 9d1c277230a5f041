#include "players/veteran/lock_plan.hpp"

#include "players/veteran/face_search.hpp"

#include <algorithm>
#include <utility>

namespace encounters::players {

namespace {

// A way to beat the Encounter, feasible or not.
struct Candidate {
    double worth = 0;
    std::uint32_t tools = 0;
    int dice = 0;
};

constexpr int kMostToolsTogether = 3;

bool changes_faces(const Tool& tool) {
    if (!tool.effect) return true;
    return std::holds_alternative<SetFace>(*tool.effect) || std::holds_alternative<Adjust>(*tool.effect) ||
           std::holds_alternative<Flip>(*tool.effect);
}

// Tools that change faces now, as bits.
std::uint32_t usable_tools(const Roll& roll) {
    std::uint32_t usable = 0;
    for (int i = 0; i < roll.tools.size; ++i)
        if (changes_faces(roll.tools[i]) && !roll.tools[i].is_barred(roll.in_use && i == 0 ? ColourSet{0} : roll.bars)) usable |= 1u << i;
    return usable;
}

// For each number of dice, a set that totals the value as it lies; of several the one that leaves the dice which the tools
// can still work on.
struct Natural {
    std::array<std::uint32_t, kMostRolled + 1> dice{};
};

int tools_for(const Roll& roll, Colour colour) {
    int tools = 0;
    for (const Tool& tool : roll.tools)
        if (tool.icons.any > 0 || tool.icons.colour[static_cast<std::size_t>(index_of(colour))] > 0) ++tools;
    return tools;
}

Natural natural_sets(const Roll& roll) {
    Natural natural;
    std::array<int, kMostRolled> wanted{};
    for (int die = 0; die < roll.size; ++die)
        wanted[static_cast<std::size_t>(die)] = tools_for(roll, roll.dice[static_cast<std::size_t>(die)].colour);
    std::array<int, kMostRolled + 1> least{};
    const FaceSearch search(roll);
    for (std::uint32_t set = 1; set < (1u << roll.size); ++set) {
        if (!search.totals_naturally(set)) continue;
        int taken = 0;
        for (int die = 0; die < roll.size; ++die)
            if ((set >> die) & 1u) taken += wanted[static_cast<std::size_t>(die)];
        const auto size = static_cast<std::size_t>(__builtin_popcount(set));
        if (natural.dice[size] != 0 && taken >= least[size]) continue;
        natural.dice[size] = set;
        least[size] = taken;
    }
    return natural;
}

class Candidates {
public:
    void add(const Candidate& candidate) {
        if (size_ < list_.size()) list_[size_++] = candidate;
    }
    void sort() {
        std::sort(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(size_), [](const Candidate& one, const Candidate& other) {
            if (one.worth != other.worth) return one.worth > other.worth;
            return one.tools != other.tools ? one.tools < other.tools : one.dice < other.dice;
        });
    }
    const Candidate* begin() const { return list_.data(); }
    const Candidate* end() const { return list_.data() + size_; }

private:
    std::array<Candidate, 512> list_;
    std::size_t size_ = 0;
};

void add_with_tools(const Mind& mind, const Roll& roll, std::uint32_t tools, Candidates& candidates) {
    const int most = std::min(roll.size, roll.bounds.max);
    for (int dice = std::max(1, roll.bounds.min); dice <= most; ++dice)
        candidates.add({worth_of_beating(mind, roll, dice, tools), tools, dice});
}

LockPlan plan_of(const Candidate& candidate, std::uint32_t dice) {
    LockPlan plan;
    plan.found = true;
    plan.worth = candidate.worth;
    plan.dice = dice;
    plan.tools = candidate.tools;
    return plan;
}

LockPlan best_natural(const Mind& mind, const Roll& roll) {
    const Natural natural = natural_sets(roll);
    LockPlan best;
    for (int size = 1; size <= roll.size; ++size) {
        const std::uint32_t dice = natural.dice[static_cast<std::size_t>(size)];
        if (dice == 0) continue;
        const double worth = worth_of_beating(mind, roll, size, roll.in_use ? 1u : 0u);
        if (!best.found || worth > best.worth) best = plan_of({worth, roll.in_use ? 1u : 0u, size}, dice);
    }
    return best;
}

bool try_candidate(const FaceSearch& search, const Candidate& candidate, LockPlan& plan) {
    for (std::uint32_t set = first_set(candidate.dice); set < search.sets(); set = next_set(set)) {
        if (!search.can_total(set, candidate.tools)) continue;
        plan = plan_of(candidate, set);
        if (search.assign(set, candidate.tools, plan)) return true;
    }
    plan.found = false;
    return false;
}

}  // namespace

double worth_of_beating(const Mind& mind, const Roll& roll, int dice, std::uint32_t used) {
    if (roll.decides) return roll.after.banked + roll.after.stakes.prize + worth_of_failing(roll, used) - roll.failing;
    Outlook after = roll.after;
    after.dice -= dice;
    Uses uses;
    for (int i = 0; i < roll.tools.size; ++i)
        if (((used >> i) & 1u) && roll.tools[i].source < kSourcePower) after.stakes.prize -= std::exchange(after.unused_bonus, 0.0);
    for (int i = 0; i < roll.tools.size; ++i)
        if (!((used >> i) & 1u) && !roll.tools[i].is_barred(after.bars)) count(roll.tools[i], uses);
    return roll.extra + worth_after(mind, after, use_list().number_of(uses)) + kept_difference(mind, roll.tools, after.bars, used);
}

double worth_of_failing(const Roll& roll, std::uint32_t used) {
    double kept = roll.failing;
    for (int i = 0; i < roll.tools.size; ++i)
        if (!((used >> i) & 1u)) kept += roll.tools[i].left_over;
    return kept;
}

std::vector<NaturalLock> natural_locks(const Mind& mind, const Roll& roll) {
    std::vector<NaturalLock> locks;
    const Natural natural = natural_sets(roll);
    for (int size = 1; size <= roll.size; ++size)
        if (const std::uint32_t dice = natural.dice[static_cast<std::size_t>(size)]) locks.push_back({dice, worth_of_beating(mind, roll, size, 0)});
    return locks;
}

LockPlan best_lock(const Mind& mind, const Roll& roll) {
    if (roll.size == 0) return {};
    LockPlan best;
    if (!roll.must_act) best = best_natural(mind, roll);
    const std::uint32_t usable = usable_tools(roll);
    if (usable == 0) return best;
    Candidates candidates;
    for (std::uint32_t tools = usable; tools != 0; tools = (tools - 1) & usable) {
        const bool in_use_too = !roll.in_use || (tools & 1u) != 0 || !roll.must_act;
        if (in_use_too && __builtin_popcount(tools) <= kMostToolsTogether) add_with_tools(mind, roll, roll.in_use ? tools | 1u : tools, candidates);
    }
    candidates.sort();
    const FaceSearch search(roll);
    for (const Candidate& candidate : candidates) {
        if (search.is_tired() || (best.found && candidate.worth <= best.worth)) break;
        LockPlan plan;
        if (try_candidate(search, candidate, plan)) return plan;
    }
    return best;
}

}  // namespace encounters::players
