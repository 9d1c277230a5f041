#include "odds/best_uses.hpp"

#include <algorithm>
#include <limits>

namespace encounters::odds {

namespace {

constexpr int kMostDiceSummed = 20;   // 6^20 is below 2^53
constexpr int kMostDiceCounted = 24;  // 6^24 is below 2^64

int most_value(const Problem& problem) {
    int most = 1;
    for (const std::vector<int>& values : problem.values)
        for (const int value : values) most = std::max(most, std::min(value, kMostValue));
    return most;
}

RollValues::Icons icons_of(const Throwing& throwing, const Situation& situation) { return {throwing.again, situation.bars}; }

bool rerolls(const Throwing& throwing) { return throwing.again.count() > 0; }

// Of each node of one colour, the one that remains when so many dice leave, lowest faces first (Q8.14).
std::vector<std::size_t> remaining_nodes(const Lattice& lattice, int size, int leaving) {
    std::vector<std::size_t> remaining;
    for (int node = 0; node < lattice.count(size); ++node) {
        int left = node;
        for (int gone = 0; gone < leaving; ++gone) {
            int face = 1;
            while (lattice.without(size - gone, left, face) < 0) ++face;
            left = lattice.without(size - gone, left, face);
        }
        remaining.push_back(static_cast<std::size_t>(left));
    }
    return remaining;
}

}  // namespace

BestUses::BestUses(const Problem& problem, const Limits& limits)
    : problem_(problem), limits_(limits), pools_(problem), rolls_(pools_.lattices(), problem.questions()) {}

bool BestUses::throws(const Throwing& throwing, const Place& place) const {
    if ((place.used >> throwing.card) & 1u) return false;
    return rerolls(throwing) || total(pools_.joining(throwing.card, place.used)) > 0;
}

double BestUses::steps() {
    const int throwable = pools_.throwable({});
    if (throwable > kMostDiceSummed || throwable + total(problem_.due) > kMostDiceCounted) return std::numeric_limits<double>::infinity();
    counted_.clear();
    return steps_from({});
}

double BestUses::steps_from(const Place& place) {
    if (counted_[place]) return 0;
    counted_[place] = true;
    const Sizes sizes = pools_.sizes(place);
    const auto rolls = static_cast<double>(pools_.rolls(sizes));
    double steps = TurnedTotals(at(place), sizes, pools_.lattices(), problem_.aim).steps() + rolls * static_cast<double>(problem_.questions()) * 3;
    if (steps > limits_.steps) return steps;
    for (const Throwing& throwing : at(place).kit.throwings)
        if (throws(throwing, place)) {
            if (rerolls(throwing)) steps += rolls_.steps_of_reroll(sizes, icons_of(throwing, at(place)));
            steps += steps_from({place.used | 1u << throwing.card, place.situation});
        }
    for (const int next : at(place).next) steps += steps_from({place.used, next});
    return steps;
}

const Values& BestUses::values(const Place& place) {
    if (const auto found = known_.find(place); found != known_.end()) return found->second;
    Values best = values_of_turning(place);
    const auto improve = [&](const Values& values) {
        for (std::size_t i = 0; i < best.size(); ++i) best[i] = std::max(best[i], values[i]);
    };
    for (const Throwing& throwing : at(place).kit.throwings)
        if (throws(throwing, place) && !limits_.stopped()) improve(values_of_throw(throwing, place));
    for (const int next : at(place).next)
        if (!limits_.stopped()) improve(values_of_strike(place, next));
    return known_.emplace(place, std::move(best)).first->second;
}

Values BestUses::values_of_turning(const Place& place) const {
    TurnedTotals turned(at(place), pools_.sizes(place), pools_.lattices(), problem_.aim);
    turned.build(most_value(problem_));
    const std::vector<SumMask> totals = turned.all();
    const std::vector<int>& asked = problem_.values[static_cast<std::size_t>(place.situation)];
    const double sure = power_of_six(pools_.throwable(place));
    Values values(totals.size() * asked.size(), 0);
    for (std::size_t roll = 0; roll < totals.size(); ++roll)
        for (std::size_t i = 0; i < asked.size(); ++i)
            if (asked[i] <= kMostValue && ((totals[roll] >> asked[i]) & 1u)) values[roll * asked.size() + i] = sure;
    return values;
}

Values BestUses::values_of_throw(const Throwing& throwing, const Place& place) {
    const Place after{place.used | 1u << throwing.card, place.situation};
    const Values& thrown = values(after);
    const int scale = pools_.throwable(place) - pools_.throwable(after);
    const Sizes sizes = pools_.sizes(place);
    if (rerolls(throwing)) return rolls_.rerolled(thrown, sizes, icons_of(throwing, at(place)), scale);
    Values joined = rolls_.thrown_onto(sizes, thrown, pools_.sizes(after));
    const double factor = power_of_six(scale - total(pools_.joining(throwing.card, place.used)));
    for (double& value : joined) value *= factor;
    return joined;
}

// Q5.14: dice that leave, then dice that come back and are thrown.
Values BestUses::values_of_strike(const Place& place, int next) {
    const Place after{place.used, next};
    const Sizes before = pools_.sizes(place);
    const Sizes then = pools_.sizes(after);
    Sizes kept = before;
    int returning = 0;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const int back = at(after).returning[colour] - at(place).returning[colour];
        kept[colour] = then[colour] - back;
        returning += back;
    }
    Values struck = rolls_.thrown_onto(kept, values(after), then);
    const double factor = power_of_six(pools_.throwable(place) - pools_.throwable(after) - returning);
    for (double& value : struck) value *= factor;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if (kept[colour] == before[colour]) continue;
        struck = rolls_.spread(struck, kept, colour, remaining_nodes(*pools_.lattices()[colour], before[colour], before[colour] - kept[colour]));
        kept[colour] = before[colour];
    }
    return struck;
}

namespace {

// How often dice of one colour show each node, by node.
std::vector<std::uint64_t> ways_of(const Problem& problem, const Lattice& lattice, std::size_t colour) {
    const int size = dice_of(problem)[colour];
    std::vector<std::uint64_t> ways;
    for (int node = 0; node < lattice.count(size); ++node) {
        FaceCounts thrown = lattice.faces(size, node);
        bool possible = true;
        for (std::size_t face = 0; face < kFaces; ++face) {
            possible = possible && thrown[face] >= problem.shown[colour][face];
            thrown[face] = static_cast<std::uint8_t>(thrown[face] - problem.shown[colour][face]);
        }
        ways.push_back(possible ? rolls_showing(thrown) : 0);
    }
    return ways;
}

}  // namespace

std::vector<Odds> BestUses::odds() {
    std::vector<std::uint64_t> ways{1};
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        std::vector<std::uint64_t> more;
        const std::vector<std::uint64_t> of_colour = ways_of(problem_, *pools_.lattices()[colour], colour);
        for (const std::uint64_t before : ways)
            for (const std::uint64_t one : of_colour) more.push_back(before * one);
        ways.swap(more);
    }
    std::uint64_t rolls = 1;
    for (int i = 0; i < pools_.throwable({}) + total(problem_.due); ++i) rolls *= kFaces;
    std::vector<Odds> odds(problem_.questions(), Odds{0, rolls, false});
    const Values& best = values({});
    for (std::size_t roll = 0; roll < ways.size(); ++roll)
        if (ways[roll] > 0)
            for (std::size_t i = 0; i < odds.size(); ++i) odds[i].hits += ways[roll] * static_cast<std::uint64_t>(best[roll * odds.size() + i]);
    return odds;
}

}  // namespace encounters::odds
