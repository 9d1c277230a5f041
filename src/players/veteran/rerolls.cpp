#include "players/veteran/rerolls.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace encounters::players {

namespace {

constexpr int kMostThrown = 5;
constexpr int kMostNamings = 64;  // choices of dice that are looked at
using Sums = std::uint64_t;  // bit v: the total v
using BySize = std::array<Sums, kMostRolled + kMostThrown + 1>;

struct Fall {
    double share = 0;
    std::array<Sums, kMostThrown + 1> sums{};  // by number of dice
};

class Falling {
public:
    explicit Falling(std::uint8_t faces) : faces_(faces) {}
    void from(int face, int left, Fall fall) {
        if (face > 6) {
            if (left == 0) list.push_back(fall);
            return;
        }
        double orders = 1;
        for (int count = 0; count <= left; ++count) {
            Fall next = fall;
            next.share = fall.share * orders;
            from(face + 1, left - count, next);
            orders = orders * (left - count) / (count + 1);
            if ((faces_ >> (face - 1)) & 1u)
                for (std::size_t size = kMostThrown; size > 0; --size) fall.sums[size] |= fall.sums[size - 1] << face;
        }
    }
    std::vector<Fall> list;

private:
    std::uint8_t faces_;
};

// All ways in which so many dice can fall, faces that don't count left out of the totals.
const std::vector<Fall>& falls(int dice, std::uint8_t faces) {
    static thread_local std::array<std::array<std::vector<Fall>, 64>, kMostThrown + 1> tables;
    std::vector<Fall>& list = tables[static_cast<std::size_t>(dice)][faces & 0x3f];
    if (list.empty()) {
        Fall none;
        none.share = 1;
        for (int die = 0; die < dice; ++die) none.share /= 6;
        none.sums[0] = 1;
        Falling falling(faces);
        falling.from(1, dice, none);
        list = std::move(falling.list);
    }
    return list;
}

// Worths by number of dice locked, and of failing, for one use of a card.
struct Worths {
    std::array<double, kMostRolled + kMostThrown + 1> beating{};
    double failing = 0;
};

BySize kept_sums(const Roll& roll, std::uint32_t thrown) {
    BySize sums{};
    sums[0] = 1;
    for (int die = 0; die < roll.size; ++die) {
        const int face = roll.dice[static_cast<std::size_t>(die)].face;
        if (((thrown >> die) & 1u) || !((roll.bounds.faces >> (face - 1)) & 1u)) continue;
        for (std::size_t size = static_cast<std::size_t>(roll.size); size > 0; --size) sums[size] |= sums[size - 1] << face;
    }
    return sums;
}

// Bit v becomes bit `value` - v.
Sums turned_round(Sums sums, int value) {
    Sums turned = 0;
    for (int sum = 0; sum <= value && sum < 64; ++sum)
        if ((sums >> sum) & 1u) turned |= Sums{1} << (value - sum);
    return turned;
}

double expected(const Roll& roll, std::uint32_t thrown, int count, const Worths& worths) {
    BySize rest = kept_sums(roll, thrown);
    const int kept = roll.size - __builtin_popcount(thrown);
    for (int size = 0; size <= kept; ++size) rest[static_cast<std::size_t>(size)] = turned_round(rest[static_cast<std::size_t>(size)], roll.value);
    double sum = 0;
    for (const Fall& fall : falls(count, roll.bounds.faces)) {
        double best = worths.failing;
        for (int of_kept = 0; of_kept <= kept; ++of_kept)
            for (int of_thrown = 0; of_thrown <= count; ++of_thrown) {
                const int dice = of_kept + of_thrown;
                if (dice < std::max(1, roll.bounds.min) || dice > roll.bounds.max) continue;
                if (rest[static_cast<std::size_t>(of_kept)] & fall.sums[static_cast<std::size_t>(of_thrown)])
                    best = std::max(best, worths.beating[static_cast<std::size_t>(dice)]);
            }
        sum += fall.share * best;
    }
    return sum;
}

bool fits(const Roll& roll, std::uint32_t thrown, DiceIcons icons) {
    int any = icons.any;
    for (int die = 0; die < roll.size; ++die) {
        if (!((thrown >> die) & 1u)) continue;
        std::uint8_t& own = icons.colour[static_cast<std::size_t>(index_of(roll.dice[static_cast<std::size_t>(die)].colour))];
        if (own > 0)
            --own;
        else if (--any < 0)
            return false;
    }
    return true;
}

Worths worths_with(const Mind& mind, const Roll& roll, std::uint32_t used, double otherwise) {
    Worths worths;
    for (int dice = 1; dice <= roll.size; ++dice) worths.beating[static_cast<std::size_t>(dice)] = worth_of_beating(mind, roll, dice, used);
    worths.failing = std::max(worth_of_failing(roll, used), otherwise);
    return worths;
}

// A use of the tool at this place; `must` are dice named already.
struct Naming {
    int tool = 0;
    std::uint32_t must = 0;
};

ThrowPlan best_reroll(const Mind& mind, const Roll& roll, Naming use, double otherwise) {
    ThrowPlan best;
    best.tool = use.tool;
    const Worths worths = worths_with(mind, roll, 1u << use.tool, otherwise);
    int looked_at = 0;
    for (std::uint32_t thrown = (1u << roll.size) - 1; thrown > 0 && looked_at < kMostNamings; --thrown) {
        const int count = __builtin_popcount(thrown);
        if (count > kMostThrown || (thrown & use.must) != use.must) continue;
        if (!fits(roll, thrown & ~use.must, roll.tools[use.tool].icons)) continue;
        ++looked_at;
        const double worth = expected(roll, thrown, count, worths);
        if (best.found && worth <= best.worth) continue;
        best.found = true;
        best.worth = worth;
        best.dice = thrown;
    }
    return best;
}

int joining(const Roll& roll, const AddDice& effect) {
    int count = 0;
    for (const Colour colour : kAllColours)
        if (!(roll.bars & colour_bit(colour))) count += effect.dice[static_cast<std::size_t>(index_of(colour))];
    return std::min(count, kMostThrown);
}

ThrowPlan best_joining(const Mind& mind, const Roll& roll, int tool, double otherwise) {
    ThrowPlan plan;
    plan.tool = tool;
    const int count = joining(roll, std::get<AddDice>(*roll.tools[tool].effect));
    if (count == 0 || roll.size + count > kMostRolled) return plan;
    Roll larger = roll;
    larger.after.dice += count;
    larger.after.pool += count;
    Worths worths;
    for (int dice = 1; dice <= roll.size + count; ++dice)
        worths.beating[static_cast<std::size_t>(dice)] = worth_of_beating(mind, larger, dice, 1u << tool);
    worths.failing = std::max(worth_of_failing(roll, 1u << tool), otherwise);
    plan.found = true;
    plan.worth = expected(roll, 0, count, worths);
    return plan;
}

}  // namespace

ThrowPlan best_throw(const Mind& mind, const Roll& roll, double otherwise) {
    ThrowPlan best;
    for (int tool = roll.in_use ? 1 : 0; tool < roll.tools.size; ++tool) {
        const Tool& here = roll.tools[tool];
        if (!here.effect || here.is_barred(roll.bars)) continue;
        const bool fails = worth_of_failing(roll, 0) >= otherwise;
        const double afterwards = fails ? -1e9 : otherwise - here.left_over - 0.5;
        ThrowPlan plan;
        if (std::holds_alternative<Reroll>(*here.effect)) plan = best_reroll(mind, roll, {tool, 0}, afterwards);
        if (std::holds_alternative<AddDice>(*here.effect)) plan = best_joining(mind, roll, tool, afterwards);
        if (plan.found && plan.worth > otherwise && (!best.found || plan.worth > best.worth)) best = plan;
    }
    return best;
}

ThrowPlan best_naming(const Mind& mind, const Roll& roll, std::uint32_t named) { return best_reroll(mind, roll, {0, named}, -1e9); }

}  // namespace encounters::players
