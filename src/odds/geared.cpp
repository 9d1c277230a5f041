#include <encounters/odds/geared.hpp>

#include "odds/best_uses.hpp"
#include "odds/coming.hpp"
#include "odds/engine_odds.hpp"
#include "odds/sampled_odds.hpp"
#include "odds/turned_odds.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

void take_means_away(Problem& problem) {
    problem.situations.resize(1);
    problem.values.resize(1);
    problem.situations.front().kit = {};
    problem.situations.front().next.clear();
}

Problem asked(const State& state, const Catalogue& catalogue, const Wish& wish) {
    Problem problem = problem_of(state, catalogue, wish.aim);
    if (wish.means == Means::bare) take_means_away(problem);
    return without_useless_dice(std::move(problem));
}

bool is_mixed(const Problem& problem) {
    return std::any_of(problem.situations.begin(), problem.situations.end(), [&](const Situation& situation) {
        return situation.kit.mixed || (problem.aim == Aim::lock_all && situation.kit.locks_mixed);
    });
}

// Dice that are thrown at most.
int most_thrown(const Problem& problem) {
    int most = 0;
    for (const Situation& situation : problem.situations) {
        int thrown = total(problem.due) + total(situation.returning);
        for (const Throwing& throwing : situation.kit.throwings) thrown += throwing.again.count() + total(throwing.joining);
        most = std::max(most, thrown);
    }
    return most;
}

// Steps that counting takes at most.
double steps_of(const Problem& problem, const Limits& limits) {
    return is_only_turned(problem) ? steps_of_turning(problem) : BestUses(problem, limits).steps();
}

std::vector<Odds> solved(const Problem& problem, const Sampling& sampling, const Limits& limits) {
    if (is_only_turned(problem)) {
        if (auto odds = turned_odds(problem, limits)) return *odds;
    } else {
        BestUses best(problem, limits);
        if (best.steps() <= limits.steps) return best.odds();
    }
    return sampled_odds(problem, sampling, limits);
}

constexpr int kSampledRolls = 600;
constexpr int kFewestSampled = 200;  // of all groups together

Odds odds_of_state(const State& state, const Catalogue& catalogue, const Wish& wish) {
    const Problem problem = asked(state, catalogue, wish);
    if (is_mixed(problem)) return engine_odds(state, catalogue, {wish.aim, most_thrown(problem)}, wish.limits);
    return solved(problem, {hash_of(state), kSampledRolls, 32}, wish.limits).front();
}

// Encounters whose problems differ in nothing but values are solved together.
struct Group {
    Problem problem;
    std::vector<EncounterId> cards;
    double steps = 0;  // that counting takes
};

std::vector<Group> groups_of(const State& state, const Catalogue& catalogue, const std::vector<EncounterId>& cards, const Wish& wish) {
    std::vector<Group> groups;
    for (const EncounterId card : cards) {
        Problem problem = asked(revealed(state, card), catalogue, wish);
        const auto like = std::find_if(groups.begin(), groups.end(), [&](const Group& group) { return is_like(group.problem, problem); });
        if (like == groups.end()) {
            groups.push_back({std::move(problem), {card}, 0});
        } else {
            append_questions(like->problem, problem);
            like->cards.push_back(card);
        }
    }
    return groups;
}

// Odds by Encounter, what takes least first: all together may take so many steps, and what is left over is for sampling.
std::vector<Odds> odds_by_card(const State& state, const Catalogue& catalogue, const std::vector<EncounterId>& cards, const Wish& wish) {
    std::vector<Odds> odds(catalogue.encounters.size());
    std::vector<Group> groups = groups_of(state, catalogue, cards, wish);
    for (Group& group : groups) group.steps = is_mixed(group.problem) ? wish.limits.steps : steps_of(group.problem, wish.limits);
    std::stable_sort(groups.begin(), groups.end(), [](const Group& one, const Group& other) { return one.steps < other.steps; });
    double left = wish.limits.steps;
    std::size_t groups_left = groups.size();
    const int fewest = std::max(4, kFewestSampled / static_cast<int>(groups.size()));
    for (const Group& group : groups) {
        Wish part = wish;
        const bool is_counted = group.steps <= left;
        part.limits.steps = is_counted ? left : std::max(left, wish.limits.steps / 4) / static_cast<double>(groups_left);
        if (is_counted) left -= group.steps;
        --groups_left;
        if (is_mixed(group.problem)) {
            part.limits.steps /= static_cast<double>(group.cards.size());
            for (const EncounterId card : group.cards) odds[card.value] = odds_of_state(revealed(state, card), catalogue, part);
            continue;
        }
        const std::vector<Odds> found = solved(group.problem, {hash_of(state), kSampledRolls, fewest}, part.limits);
        for (std::size_t i = 0; i < found.size(); ++i) odds[group.cards[i].value] = found[i];
    }
    return odds;
}

}  // namespace

Odds odds_against(const State& state, const Catalogue& catalogue, EncounterId card, const Wish& wish) {
    return odds_of_state(revealed(state, card), catalogue, wish);
}

std::optional<Odds> odds_now(const State& state, const Catalogue& catalogue, const Wish& wish) {
    if (state.phase != Phase::rolled || state.newest == kNone) return {};
    return odds_of_state(state, catalogue, wish);
}

// All chances are put over the most rolls that one of them needs, a power of six like all of them.
std::optional<Odds> odds_of_next(const State& state, const Catalogue& catalogue, const Wish& wish) {
    const std::vector<EncounterId> coming = coming_cards(state, catalogue);
    if (coming.empty()) return {};
    const std::vector<Odds> odds = odds_by_card(state, catalogue, coming, wish);
    std::uint64_t rolls = 1;
    bool about = false;
    for (const Odds& one : odds) rolls = std::max(rolls, one.rolls);
    std::vector<std::uint64_t> hits(odds.size(), 0);
    for (const EncounterId card : coming) {
        hits[card.value] = odds[card.value].hits * (rolls / odds[card.value].rolls);
        about = about || odds[card.value].about;
    }
    Odds average = average_of_coming(state, catalogue, hits, rolls);
    average.about = average.about || about;
    return average;
}

}  // namespace encounters::odds
