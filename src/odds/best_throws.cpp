#include "odds/best_throws.hpp"

#include <algorithm>
#include <map>

namespace encounters::odds {

namespace {

using Values = std::vector<std::uint64_t>;  // by roll, or by kept dice
using Sizes = std::vector<int>;             // dice kept of each class

// Mixed-radix numbers of the nodes of all classes, for kept dice of the given sizes.
struct Numbering {
    std::vector<std::size_t> stride;
    std::size_t count = 1;

    Numbering(const Pool& pool, const Sizes& sizes) : stride(pool.size()) {
        for (std::size_t i = pool.size(); i-- > 0;) {
            stride[i] = count;
            count *= static_cast<std::size_t>(pool[i].lattice.count(sizes[i]));
        }
    }
    int node(const Pool& pool, const Sizes& sizes, std::size_t of_class, std::size_t number) const {
        return static_cast<int>(number / stride[of_class] % static_cast<std::size_t>(pool[of_class].lattice.count(sizes[of_class])));
    }
};

Sizes full_sizes(const Pool& pool) {
    Sizes sizes;
    for (const DiceClass& dice : pool) sizes.push_back(dice.lattice.dice());
    return sizes;
}

// Sums over all faces of the dice that are thrown onto kept ones: made class by class, one die at a time.
class Sums {
public:
    Sums(const Pool& pool, Values full) : pool_(pool) { kept_.emplace(full_sizes(pool), std::move(full)); }

    const Values& at(const Sizes& sizes) {
        const auto found = kept_.find(sizes);
        if (found != kept_.end()) return found->second;
        std::size_t of_class = 0;
        while (sizes[of_class] == pool_[of_class].lattice.dice()) ++of_class;
        Sizes more = sizes;
        ++more[of_class];
        return kept_.emplace(sizes, thrown(at(more), sizes, more, of_class)).first->second;
    }

private:
    Values thrown(const Values& values, const Sizes& sizes, const Sizes& more, std::size_t of_class) const {
        const Numbering from(pool_, sizes);
        const Numbering to(pool_, more);
        Values sums(from.count, 0);
        for (std::size_t number = 0; number < from.count; ++number)
            for (int face = 1; face <= kFaces; ++face) {
                std::size_t target = 0;
                for (std::size_t i = 0; i < pool_.size(); ++i) {
                    const int node = from.node(pool_, sizes, i, number);
                    target += to.stride[i] * static_cast<std::size_t>(i == of_class ? pool_[i].lattice.with(sizes[i], node, face) : node);
                }
                sums[number] += values[target];
            }
        return sums;
    }

    const Pool& pool_;
    std::map<Sizes, Values> kept_;
};

std::uint64_t power_of_six(int dice) {
    std::uint64_t power = 1;
    for (int i = 0; i < dice; ++i) power *= kFaces;
    return power;
}

// The best choice of dice to throw again, for one roll.
class Reroll {
public:
    Reroll(const Pool& pool, const DiceIcons& icons, Sums& sums, int scale)
        : pool_(pool), icons_(icons), sums_(sums), scale_(scale), sizes_(full_sizes(pool)), nodes_(pool.size()) {}

    std::uint64_t best(const Numbering& numbering, std::size_t roll) {
        sizes_ = full_sizes(pool_);
        for (std::size_t i = 0; i < pool_.size(); ++i) nodes_[i] = numbering.node(pool_, sizes_, i, roll);
        best_ = 0;
        choose(0, kFaces, icons_.any, own(0), 0);
        return best_;
    }

private:
    int own(std::size_t of_class) const {
        return of_class < pool_.size() ? icons_.colour[static_cast<std::size_t>(index_of(pool_[of_class].colour))] : 0;
    }

    // Takes dice of one class after the other, of falling face.
    void choose(std::size_t of_class, int highest, int any, int own_left, int taken) {
        if (of_class == pool_.size()) {
            if (taken > 0) weigh(taken);
            return;
        }
        choose(of_class + 1, kFaces, any, own(of_class + 1), taken);
        if (own_left + any == 0) return;
        const bool of_any = own_left == 0;
        for (int face = highest; face >= 1; --face) {
            const int before = nodes_[of_class];
            const int less = pool_[of_class].lattice.without(sizes_[of_class], before, face);
            if (less < 0) continue;
            nodes_[of_class] = less;
            --sizes_[of_class];
            choose(of_class, face, of_any ? any - 1 : any, of_any ? 0 : own_left - 1, taken + 1);
            ++sizes_[of_class];
            nodes_[of_class] = before;
        }
    }

    void weigh(int taken) {
        const Numbering numbering(pool_, sizes_);
        std::size_t number = 0;
        for (std::size_t i = 0; i < pool_.size(); ++i) number += numbering.stride[i] * static_cast<std::size_t>(nodes_[i]);
        best_ = std::max(best_, sums_.at(sizes_)[number] * power_of_six(scale_ - taken));
    }

    const Pool& pool_;
    const DiceIcons& icons_;
    Sums& sums_;
    int scale_;  // dice that this use and none of those left can throw: values are put over as many
    Sizes sizes_;
    std::vector<int> nodes_;
    std::uint64_t best_ = 0;
};

// Values of all rolls of a pool, by which throwings are left; more dice join as throwings are used.
class Solver {
public:
    Solver(const DiceCounts& dice, const Kit& kit, const Demand& demand) : dice_(dice), kit_(kit), demand_(demand) {}

    // Dice that the throwings left can throw.
    int thrown_by(std::uint32_t left) const {
        int dice = 0;
        for (std::size_t i = 0; i < kit_.throwings.size(); ++i)
            if ((left >> i) & 1u) dice += thrown_by_one(i);
        return dice;
    }

    Values values(std::uint32_t left, std::uint32_t used) {
        const DiceCounts now = dice_after(used);
        const Pool pool = pool_with(now);
        const MaskRules rules{demand_.bounds, demand_.value, total(now)};
        const std::vector<SumMask> turned = turned_rolls(pool, kit_, rules);
        Values values(turned.size(), 0);
        const std::uint64_t sure = power_of_six(thrown_by(left));
        for (std::size_t roll = 0; roll < turned.size(); ++roll) values[roll] = (turned[roll] >> demand_.value) & 1u ? sure : 0;
        for (std::size_t i = 0; i < kit_.throwings.size(); ++i)
            if ((left >> i) & 1u) improve(values, pool, sure, i, left, used);
        return values;
    }

private:
    DiceCounts dice_after(std::uint32_t used) const {
        DiceCounts dice = dice_;
        for (std::size_t i = 0; i < kit_.throwings.size(); ++i)
            if ((used >> i) & 1u)
                for (std::size_t colour = 0; colour < kColours; ++colour) dice[colour] = static_cast<std::uint8_t>(dice[colour] + kit_.throwings[i].joining[colour]);
        return dice;
    }

    int thrown_by_one(std::size_t throwing) const {
        const Throwing& use = kit_.throwings[throwing];
        return total(use.joining) + std::min(use.again.count(), total(dice_after(~0u)));
    }

    void improve(Values& values, const Pool& pool, std::uint64_t sure, std::size_t throwing, std::uint32_t left, std::uint32_t used) {
        const std::uint32_t bit = 1u << throwing;
        const Throwing& use = kit_.throwings[throwing];
        const DiceCounts after = dice_after(used | bit);
        const Pool next = pool_with(after);
        Sums sums(next, this->values(left & ~bit, used | bit));
        const Numbering numbering(pool, full_sizes(pool));
        if (total(use.joining) > 0) {
            join(values, pool, numbering, next, sums);
            return;
        }
        Reroll reroll(pool, use.again, sums, thrown_by_one(throwing));
        for (std::size_t roll = 0; roll < values.size(); ++roll)
            if (values[roll] < sure) values[roll] = std::max(values[roll], reroll.best(numbering, roll));
    }

    // The classes of the pool are among those of the next one, where further classes hold no kept dice.
    static void join(Values& values, const Pool& pool, const Numbering& numbering, const Pool& next, Sums& sums) {
        Sizes kept;
        for (const DiceClass& dice : next) {
            const auto same = std::find_if(pool.begin(), pool.end(), [&](const DiceClass& old) { return old.colour == dice.colour; });
            kept.push_back(same == pool.end() ? 0 : same->lattice.dice());
        }
        const Values& joined = sums.at(kept);
        const Numbering to(next, kept);
        for (std::size_t roll = 0; roll < values.size(); ++roll) {
            std::size_t number = 0;
            for (std::size_t i = 0; i < next.size(); ++i)
                for (std::size_t old = 0; old < pool.size(); ++old)
                    if (pool[old].colour == next[i].colour)
                        number += to.stride[i] * static_cast<std::size_t>(numbering.node(pool, full_sizes(pool), old, roll));
            values[roll] = std::max(values[roll], joined[number]);
        }
    }

    DiceCounts dice_;
    const Kit& kit_;
    const Demand& demand_;
};

constexpr int kMostDiceCounted = 24;  // 6^24 is the largest power that 64 bits hold

double steps(const DiceCounts& dice, const Kit& kit, const Demand& demand) {
    DiceCounts all = dice;
    for (const Throwing& use : kit.throwings)
        for (std::size_t colour = 0; colour < kColours; ++colour) all[colour] = static_cast<std::uint8_t>(all[colour] + use.joining[colour]);
    double rolls = 1;
    for (const std::uint8_t count : all) {
        double multisets = 1;
        for (int i = 1; i < kFaces; ++i) multisets = multisets * (count + i) / i;
        rolls *= multisets;
    }
    if (rolls > 1e6) return rolls * 1e3;
    const Pool pool = pool_with(all);
    const double turning = steps_of_turning(pool, kit, MaskRules{demand.bounds, demand.value, total(all)});
    return turning * static_cast<double>(1u << kit.throwings.size()) + (kit.throwings.empty() ? 0 : rolls * 500 * static_cast<double>(1u << kit.throwings.size()));
}

}  // namespace

BestThrows best_throws(const DiceCounts& dice, const Kit& kit, const Demand& demand, double most_steps) {
    Solver solver(dice, kit, demand);
    const std::uint32_t all = (1u << kit.throwings.size()) - 1;
    if (demand.value < 1 || demand.value > kMostValue) return {{0, rolls_of(total(dice)), false}, true};
    const int thrown = total(dice) + solver.thrown_by(all);
    if (thrown > kMostDiceCounted || steps(dice, kit, demand) > most_steps) return {};
    const Values values = solver.values(all, 0);
    const Pool pool = pool_with(dice);
    const Numbering numbering(pool, full_sizes(pool));
    BestThrows best{{0, power_of_six(thrown), false}, true};
    for (std::size_t roll = 0; roll < values.size(); ++roll) {
        std::uint64_t ways = 1;
        for (std::size_t i = 0; i < pool.size(); ++i) ways *= pool[i].lattice.rolls(numbering.node(pool, full_sizes(pool), i, roll));
        best.odds.hits += ways * values[roll];
    }
    return best;
}

}  // namespace encounters::odds
