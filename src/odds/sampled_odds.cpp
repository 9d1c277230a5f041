#include "odds/sampled_odds.hpp"

#include "odds/luck.hpp"
#include "odds/pools.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace encounters::odds {

namespace {

// How many choices of dice are tried for a reroll, how often each of them is thrown, and how often the best one again;
// by how many throws came before.
struct Effort {
    int choices;
    int throws;
    int again;
};
using Efforts = std::array<Effort, 2>;
constexpr std::array<Efforts, 4> kEfforts{{
    {Effort{16, 8, 24}, Effort{4, 2, 3}},
    {Effort{8, 4, 8}, Effort{2, 2, 1}},  // where many cards throw
    {Effort{6, 2, 4}, Effort{1, 1, 1}},  // this and the next where the rolls come late
    {Effort{4, 1, 2}, Effort{0, 0, 0}},
}};
constexpr std::size_t kFewThrows = 2;
constexpr double kStepsPerLook = 400;

// One for each question.
using Chances = std::vector<double>;

void raise(Chances& chances, const Chances& others) {
    for (std::size_t i = 0; i < chances.size(); ++i) chances[i] = std::max(chances[i], others[i]);
}

struct Roll {
    Place place;
    Nodes nodes{};
    int throws = 0;  // so far, after the first
};

class Sampler {
public:
    Sampler(const Problem& problem, const Sampling& sampling, const Limits& limits)
        : problem_(problem), sampling_(sampling), limits_(limits), pools_(problem), luck_(sampling.seed) {
        for (const std::vector<int>& values : problem.values)
            for (const int value : values) most_value_ = std::max(most_value_, std::min(value, kMostValue));
        for (const Situation& situation : problem.situations)
            if (situation.kit.throwings.size() > kFewThrows) haste_ = 1;
    }

    std::vector<Odds> odds() {
        Chances sums(problem_.questions(), 0);
        int thrown = 0;
        while (thrown < sampling_.rolls && !limits_.stopped() && (thrown < sampling_.fewest || spent_ <= limits_.steps)) {
            const Chances found = chances(first());
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += found[i];
            ++thrown;
            hurry_if_late(thrown);
        }
        const auto rolls = static_cast<double>(rolls_of(kSampledPower));
        std::vector<Odds> odds;
        for (const double sum : sums) odds.push_back({static_cast<std::uint64_t>(std::llround(sum / std::max(thrown, 1) * rolls)), rolls_of(kSampledPower), true});
        return odds;
    }

private:
    // The fewest rolls have to come within the limit too: who is late tries less with those that are left.
    void hurry_if_late(int thrown) {
        const bool is_late = thrown < sampling_.fewest && spent_ * sampling_.fewest > limits_.steps * thrown;
        if (is_late && haste_ + 1 < kEfforts.size()) ++haste_;
    }

    const Situation& at(const Place& place) const { return problem_.situations[static_cast<std::size_t>(place.situation)]; }
    const Lattice& lattice(std::size_t colour) const { return *pools_.lattices()[colour]; }

    int thrown_onto(std::size_t colour, int size, int node, int dice) {
        for (; dice > 0; --dice, ++size) node = lattice(colour).with(size, node, 1 + luck_.below(kFaces));
        return node;
    }

    Roll first() {
        Roll roll;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            int size = 0;
            for (int face = 1; face <= kFaces; ++face)
                for (int i = 0; i < problem_.shown[colour][static_cast<std::size_t>(face - 1)]; ++i) roll.nodes[colour] = lattice(colour).with(size++, roll.nodes[colour], face);
            roll.nodes[colour] = thrown_onto(colour, size, roll.nodes[colour], problem_.due[colour]);
        }
        return roll;
    }

    struct Kept {
        Sizes sizes{};
        Nodes nodes{};
        int taken = 0;
    };

    struct Spot {
        Sizes sizes{};
        std::unique_ptr<TurnedTotals> turned;
        bool is_built = false;
    };

    Spot& planned_spot(const Place& place) {
        Spot& kept = spots_[place];
        if (!kept.turned) {
            kept.sizes = pools_.sizes(place);
            kept.turned = std::make_unique<TurnedTotals>(at(place), kept.sizes, pools_.lattices(), problem_.aim);
        }
        return kept;
    }

    const Spot& spot(const Place& place) {
        Spot& kept = planned_spot(place);
        if (!kept.is_built) {
            kept.is_built = true;
            kept.turned->build(most_value_);
            spent_ += kept.turned->build_steps();
        }
        return kept;
    }

    // Building what lies behind a further card takes most of the time: what would go beyond the limit is not tried.
    bool may_look_at(const Place& place) {
        const Spot& kept = planned_spot(place);
        return kept.is_built || spent_ + kept.turned->build_steps() <= limits_.steps;
    }

    // Of beating the Encounter as the dice lie: all or nothing.
    Chances as_it_lies(const Roll& roll) {
        spent_ += kStepsPerLook;
        const SumMask totals = spot(roll.place).turned->totals(roll.nodes);
        Chances chances;
        for (const int value : problem_.values[static_cast<std::size_t>(roll.place.situation)])
            chances.push_back(value <= kMostValue && ((totals >> value) & 1u) ? 1 : 0);
        return chances;
    }

    Chances chances(const Roll& roll) {
        Chances best = as_it_lies(roll);
        if (std::find(best.begin(), best.end(), 0.0) == best.end()) return best;
        for (const int next : at(roll.place).next)
            if (may_look_at({roll.place.used, next})) raise(best, after_strike(roll, next));
        if (roll.throws == static_cast<int>(efforts().size()) || effort(roll).throws == 0 || limits_.stopped()) return best;
        for (const Throwing& throwing : at(roll.place).kit.throwings) {
            if ((roll.place.used >> throwing.card) & 1u || !may_look_at({roll.place.used | 1u << throwing.card, roll.place.situation})) continue;
            raise(best, throwing.again.count() > 0 ? after_reroll(roll, throwing) : after_joining(roll, throwing));
        }
        return best;
    }

    Chances after_strike(const Roll& roll, int next) {
        Roll struck = roll;
        struck.place.situation = next;
        const Sizes before = spot(roll.place).sizes;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            int size = before[colour];
            const int leaving = at(struck.place).leaving[colour] - at(roll.place).leaving[colour];
            for (int gone = 0; gone < leaving && size > 0; ++gone, --size) {
                int face = 1;
                while (lattice(colour).without(size, struck.nodes[colour], face) < 0) ++face;
                struck.nodes[colour] = lattice(colour).without(size, struck.nodes[colour], face);
            }
            struck.nodes[colour] = thrown_onto(colour, size, struck.nodes[colour], at(struck.place).returning[colour] - at(roll.place).returning[colour]);
        }
        return chances(struck);
    }

    Chances after_joining(const Roll& roll, const Throwing& throwing) {
        Kept kept{spot(roll.place).sizes, roll.nodes};
        if (total(pools_.joining(throwing.card, roll.place.used)) == 0) return Chances(problem_.questions(), 0);
        return thrown_onto_kept(roll, throwing, kept, effort(roll).throws);
    }

    // Takes up to `wanted` dice that fit the icons, at random.
    Kept choose(const Roll& roll, const Throwing& throwing, int wanted) {
        Kept kept{spot(roll.place).sizes, roll.nodes};
        DiceIcons icons = throwing.again;
        constexpr int kTries = 40;
        for (int i = 0; i < kTries && kept.taken < wanted; ++i) {
            const auto colour = static_cast<std::size_t>(luck_.below(kColours));
            std::uint8_t& icon = icons.colour[colour] > 0 ? icons.colour[colour] : icons.any;
            if (kept.sizes[colour] == 0 || icon == 0 || ((at(roll.place).bars >> colour) & 1)) continue;
            const int less = lattice(colour).without(kept.sizes[colour], kept.nodes[colour], 1 + luck_.below(kFaces));
            if (less < 0) continue;
            --icon;
            --kept.sizes[colour];
            ++kept.taken;
            kept.nodes[colour] = less;
        }
        return kept;
    }

    // Averages over dice thrown onto kept ones, up to as many as there are once the card is used.
    Chances thrown_onto_kept(const Roll& roll, const Throwing& throwing, const Kept& kept, int throws) {
        Roll more = roll;
        more.place.used |= 1u << throwing.card;
        ++more.throws;
        const Sizes sizes = spot(more.place).sizes;
        Chances sums(problem_.questions(), 0);
        for (int i = 0; i < throws; ++i) {
            for (std::size_t colour = 0; colour < kColours; ++colour)
                more.nodes[colour] = thrown_onto(colour, kept.sizes[colour], kept.nodes[colour], sizes[colour] - kept.sizes[colour]);
            const Chances found = chances(more);
            for (std::size_t q = 0; q < sums.size(); ++q) sums[q] += found[q];
        }
        for (double& sum : sums) sum /= throws;
        return sums;
    }

    const Efforts& efforts() const { return kEfforts[haste_]; }
    const Effort& effort(const Roll& roll) const { return efforts()[static_cast<std::size_t>(roll.throws)]; }

    // For each question the choice that does best in a few throws, judged by some more.
    Chances after_reroll(const Roll& roll, const Throwing& throwing) {
        std::vector<Kept> choices;
        Chances most(problem_.questions(), 0);
        std::vector<int> best(problem_.questions(), -1);
        for (int i = 0; i < effort(roll).choices && !limits_.stopped(); ++i) {
            const Kept kept = choose(roll, throwing, 1 + luck_.below(throwing.again.count()));
            if (kept.taken == 0) continue;
            const Chances found = thrown_onto_kept(roll, throwing, kept, effort(roll).throws);
            for (std::size_t q = 0; q < most.size(); ++q)
                if (found[q] > most[q]) {
                    most[q] = found[q];
                    best[q] = static_cast<int>(choices.size());
                }
            choices.push_back(kept);
        }
        return judged(roll, throwing, choices, best);
    }

    Chances judged(const Roll& roll, const Throwing& throwing, const std::vector<Kept>& choices, const std::vector<int>& best) {
        Chances chances(best.size(), 0);
        for (std::size_t choice = 0; choice < choices.size(); ++choice) {
            if (std::find(best.begin(), best.end(), static_cast<int>(choice)) == best.end()) continue;
            const Chances found = thrown_onto_kept(roll, throwing, choices[choice], effort(roll).again);
            for (std::size_t q = 0; q < best.size(); ++q)
                if (best[q] == static_cast<int>(choice)) chances[q] = found[q];
        }
        return chances;
    }

    const Problem& problem_;
    Sampling sampling_;
    Limits limits_;
    Pools pools_;
    Luck luck_;
    int most_value_ = 1;
    double spent_ = 0;
    std::size_t haste_ = 0;  // index of kEfforts
    std::map<Place, Spot> spots_;
};

}  // namespace

std::vector<Odds> sampled_odds(const Problem& problem, const Sampling& sampling, const Limits& limits) { return Sampler(problem, sampling, limits).odds(); }

}  // namespace encounters::odds
