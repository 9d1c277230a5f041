#include "odds/turned_rolls.hpp"

#include "odds/turned_faces.hpp"

#include <algorithm>
#include <numeric>

namespace encounters::odds {

namespace {

// Icons spent so far, as one number: a digit for each kind of icon of each turning that fits a die of the pool.
struct Digit {
    int limit = 0;
    int stride = 0;
    int of(int spent) const { return spent / stride % (limit + 1); }
};

class Spending {
public:
    Spending(const Pool& pool, const Kit& kit) {
        for (const Turning& turning : kit.turnings) {
            own_.emplace_back();
            for (const DiceClass& dice : pool)
                own_.back()[static_cast<std::size_t>(index_of(dice.colour))] =
                    digit(std::min<int>(turning.icons.colour[static_cast<std::size_t>(index_of(dice.colour))], dice.lattice.dice()));
            any_.push_back(digit(turning.icons.any));
        }
        hires_ = digit(kit.hires);
    }

    int states() const { return states_; }

    // What is spent once a die of this colour is turned so, or -1.
    int after(int spent, const TurnedFace& way, Colour colour) const {
        for (std::size_t turning = 0; turning < own_.size(); ++turning)
            if ((way.turnings >> turning) & 1u) {
                const Digit& own = own_[turning][static_cast<std::size_t>(index_of(colour))];
                const Digit& icon = own.of(spent) < own.limit ? own : any_[turning];
                if (icon.of(spent) >= icon.limit) return -1;
                spent += icon.stride;
            }
        return hires_.of(spent) + way.hires > hires_.limit ? -1 : spent + way.hires * hires_.stride;
    }

private:
    Digit digit(int limit) {
        const Digit made{limit, states_};
        states_ *= limit + 1;
        return made;
    }

    int states_ = 1;
    std::vector<std::array<Digit, kColours>> own_;
    std::vector<Digit> any_;
    Digit hires_;
};

// Totals by what is spent, which asked colours are among the dice, and how many dice there are.
using Totals = std::vector<SumMask>;

struct Step {
    int spent = 0;
    int after = 0;
    int face = 0;
};

class Search {
public:
    Search(const Pool& pool, const Kit& kit, const MaskRules& rules, const std::vector<int>& order, std::vector<SumMask>& found)
        : pool_(pool), rules_(rules), spending_(pool, kit), levels_(rules.top + 1),
          withs_(rules.bounds.with == 0 ? 1 : kAnyColour + 1), found_(found) {
        for (const DiceClass& dice : pool) {
            steps_.emplace_back();
            for (int face = 1; face <= kFaces; ++face) steps_.back().push_back(steps_for(turned_faces(kit, order, dice.colour, face), dice.colour));
        }
    }

    void run() {
        Totals none(static_cast<std::size_t>(spending_.states() * withs_ * levels_), 0);
        none[0] = 1;
        add_class(0, none, 0);
    }

private:
    std::size_t place(int spent, int with, int level) const {
        return static_cast<std::size_t>((spent * withs_ + with) * levels_ + level);
    }

    std::vector<Step> steps_for(const std::vector<TurnedFace>& ways, Colour colour) const {
        std::vector<Step> steps;
        for (const TurnedFace& way : ways) {
            if (!((rules_.bounds.faces >> (way.face - 1)) & 1)) continue;
            for (int spent = 0; spent < spending_.states(); ++spent)
                if (const int after = spending_.after(spent, way, colour); after >= 0) steps.push_back({spent, after, way.face});
        }
        return steps;
    }

    void take(const Step& step, int asked, const Totals& before, Totals& after) const {
        for (int with = 0; with < withs_; ++with)
            for (int level = 0; level < levels_; ++level) {
                const SumMask sums = before[place(step.spent, with, level)];
                if (sums == 0 || (level == rules_.top && !rules_.saturates)) continue;
                after[place(step.after, with | asked, std::min(level + 1, rules_.top))] |= (sums << step.face) & up_to(rules_.value);
            }
    }

    Totals with_die(const Totals& before, std::size_t of_class, int face) const {
        Totals after = before;
        const int asked = rules_.bounds.with & colour_bit(pool_[of_class].colour);
        for (const Step& step : steps_[of_class][static_cast<std::size_t>(face - 1)]) take(step, asked, before, after);
        return after;
    }

    void add_class(std::size_t of_class, const Totals& totals, std::size_t roll) {
        if (of_class == pool_.size()) {
            found_[roll] |= met(totals);
            return;
        }
        add_dice(of_class, 0, 0, 1, totals, roll);
    }

    void add_dice(std::size_t of_class, int size, int node, int lowest, const Totals& totals, std::size_t roll) {
        const Lattice& lattice = pool_[of_class].lattice;
        if (size == lattice.dice()) {
            add_class(of_class + 1, totals, roll * static_cast<std::size_t>(lattice.count(size)) + static_cast<std::size_t>(node));
            return;
        }
        for (int face = lowest; face <= kFaces; ++face)
            add_dice(of_class, size + 1, lattice.with(size, node, face), face, with_die(totals, of_class, face), roll);
    }

    SumMask met(const Totals& totals) const {
        SumMask sums = 0;
        for (int spent = 0; spent < spending_.states(); ++spent)
            for (int level = std::min(rules_.bounds.min, rules_.top + 1); level <= rules_.top; ++level)
                sums |= totals[place(spent, rules_.bounds.with, level)];
        return sums;
    }

    const Pool& pool_;
    const MaskRules& rules_;
    Spending spending_;
    int levels_;
    int withs_;  // sets of asked colours that are told apart
    std::vector<SumMask>& found_;
    std::vector<std::vector<std::vector<Step>>> steps_;  // by class and face
};

// Setting needs no order: nothing follows or precedes it on a die. Of the others every order is tried.
std::vector<int> turnings_in_order(const Kit& kit) {
    std::vector<int> order(kit.turnings.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_partition(order.begin(), order.end(), [&](int turning) {
        return std::holds_alternative<SetFace>(kit.turnings[static_cast<std::size_t>(turning)].effect);
    });
    return order;
}

int sets_in(const Kit& kit) {
    return static_cast<int>(std::count_if(kit.turnings.begin(), kit.turnings.end(), [](const Turning& turning) { return std::holds_alternative<SetFace>(turning.effect); }));
}

}  // namespace

Pool pool_with(const DiceCounts& dice) {
    Pool pool;
    for (Colour colour : kAllColours)
        if (const int count = dice[static_cast<std::size_t>(index_of(colour))]; count > 0) pool.push_back({colour, Lattice(count)});
    return pool;
}

std::size_t roll_count(const Pool& pool) {
    std::size_t rolls = 1;
    for (const DiceClass& dice : pool) rolls *= static_cast<std::size_t>(dice.lattice.count(dice.lattice.dice()));
    return rolls;
}

std::vector<SumMask> turned_rolls(const Pool& pool, const Kit& kit, const MaskRules& rules) {
    std::vector<SumMask> found(roll_count(pool), 0);
    std::vector<int> order = turnings_in_order(kit);
    const auto free = order.begin() + sets_in(kit);
    do Search(pool, kit, rules, order, found).run();
    while (std::next_permutation(free, order.end()));
    return found;
}

double steps_of_turning(const Pool& pool, const Kit& kit, const MaskRules& rules) {
    double orders = 1;
    for (int left = static_cast<int>(kit.turnings.size()) - sets_in(kit); left > 1; --left) orders *= left;
    return orders * static_cast<double>(roll_count(pool)) * Spending(pool, kit).states() * (rules.top + 1) * 20;
}

}  // namespace encounters::odds
