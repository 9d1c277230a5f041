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
constexpr Efforts kThorough{Effort{16, 8, 24}, Effort{4, 2, 3}};
constexpr Efforts kHasty{Effort{8, 4, 8}, Effort{2, 2, 1}};  // where many cards throw
constexpr std::size_t kFewThrows = 2;
constexpr int kFewestRolls = 32;
constexpr int kFewestRollsOfMany = 8;  // for each of several questions
constexpr double kStepsPerLook = 400;

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
            if (situation.kit.throwings.size() > kFewThrows) efforts_ = kHasty;
    }

    std::vector<Odds> odds() {
        std::vector<double> sums(problem_.questions(), 0);
        int thrown = 0;
        const int fewest = sums.size() > 1 ? kFewestRollsOfMany : kFewestRolls;
        while (thrown < sampling_.rolls && !limits_.stopped() && (thrown < fewest || !is_spent())) {
            const Roll roll = first();
            ++thrown;
            for (question_ = 0; question_ < sums.size(); ++question_) sums[question_] += chance(roll);
        }
        const auto rolls = static_cast<double>(rolls_of(kSampledPower));
        std::vector<Odds> odds;
        for (const double sum : sums) odds.push_back({static_cast<std::uint64_t>(std::llround(sum / std::max(thrown, 1) * rolls)), rolls_of(kSampledPower), true});
        return odds;
    }

private:
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

    const TurnedTotals& turned(const Place& place) {
        auto& kept = turned_[place];
        if (!kept) {
            kept = std::make_unique<TurnedTotals>(at(place), pools_.sizes(place), pools_.lattices(), problem_.aim);
            kept->build(most_value_);
        }
        return *kept;
    }

    bool is_spent() const { return spent_ > limits_.steps; }

    double chance(const Roll& roll) {
        spent_ += kStepsPerLook;
        const int value = problem_.values[static_cast<std::size_t>(roll.place.situation)][question_];
        if (value <= kMostValue && ((turned(roll.place).totals(roll.nodes) >> value) & 1u)) return 1;
        double best = 0;
        for (const int next : at(roll.place).next) best = std::max(best, after_strike(roll, next));
        if (roll.throws == static_cast<int>(efforts_.size()) || limits_.stopped()) return best;
        for (const Throwing& throwing : at(roll.place).kit.throwings) {
            if ((roll.place.used >> throwing.card) & 1u) continue;
            best = std::max(best, throwing.again.count() > 0 ? after_reroll(roll, throwing) : after_joining(roll, throwing));
        }
        return best;
    }

    double after_strike(const Roll& roll, int next) {
        Roll struck = roll;
        struck.place.situation = next;
        const Sizes before = pools_.sizes(roll.place);
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
        return chance(struck);
    }

    double after_joining(const Roll& roll, const Throwing& throwing) {
        const DiceCounts joining = pools_.joining(throwing.card, roll.place.used);
        if (total(joining) == 0) return 0;
        const Sizes sizes = pools_.sizes(roll.place);
        const int throws = efforts_[static_cast<std::size_t>(roll.throws)].throws;
        double sum = 0;
        for (int i = 0; i < throws; ++i) {
            Roll more = roll;
            more.place.used |= 1u << throwing.card;
            ++more.throws;
            for (std::size_t colour = 0; colour < kColours; ++colour) more.nodes[colour] = thrown_onto(colour, sizes[colour], roll.nodes[colour], joining[colour]);
            sum += chance(more);
        }
        return sum / throws;
    }

    struct Kept {
        Sizes sizes{};
        Nodes nodes{};
        int taken = 0;
    };

    // Takes up to `wanted` dice that fit the icons, at random.
    Kept choose(const Roll& roll, const Throwing& throwing, int wanted) {
        Kept kept{pools_.sizes(roll.place), roll.nodes};
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

    double thrown_again(const Roll& roll, const Throwing& throwing, const Kept& kept, int throws) {
        const Sizes sizes = pools_.sizes(roll.place);
        double sum = 0;
        for (int i = 0; i < throws; ++i) {
            Roll more = roll;
            more.place.used |= 1u << throwing.card;
            ++more.throws;
            for (std::size_t colour = 0; colour < kColours; ++colour)
                more.nodes[colour] = thrown_onto(colour, kept.sizes[colour], kept.nodes[colour], sizes[colour] - kept.sizes[colour]);
            sum += chance(more);
        }
        return sum / throws;
    }

    double after_reroll(const Roll& roll, const Throwing& throwing) {
        const Effort& effort = efforts_[static_cast<std::size_t>(roll.throws)];
        Kept best;
        double most = 0;
        for (int i = 0; i < effort.choices && !limits_.stopped(); ++i) {
            const Kept kept = choose(roll, throwing, 1 + luck_.below(throwing.again.count()));
            if (kept.taken == 0) continue;
            const double found = thrown_again(roll, throwing, kept, effort.throws);
            if (found > most) {
                most = found;
                best = kept;
            }
        }
        return most > 0 ? thrown_again(roll, throwing, best, effort.again) : 0;
    }

    const Problem& problem_;
    Sampling sampling_;
    Limits limits_;
    Pools pools_;
    Luck luck_;
    int most_value_ = 1;
    std::size_t question_ = 0;
    double spent_ = 0;
    Efforts efforts_ = kThorough;
    std::map<Place, std::unique_ptr<TurnedTotals>> turned_;
};

}  // namespace

std::vector<Odds> sampled_odds(const Problem& problem, const Sampling& sampling, const Limits& limits) { return Sampler(problem, sampling, limits).odds(); }

}  // namespace encounters::odds
