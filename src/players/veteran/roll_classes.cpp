#include "players/veteran/roll_classes.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

using Sums = std::uint64_t;  // bit v: the total v can be made
constexpr int kHighestFace = 6;

// Totals that so many dice of a roll can make, [dice][part].
struct Reach {
    std::array<std::array<Sums, kParts>, kTableDice + 1> sums{};
    double share = 0;
};

Sums spread(Sums sums, int by) {
    Sums wide = sums;
    for (int step = 1; step <= by; ++step) wide |= (sums << step) | (sums >> step);
    return wide;
}

Sums possible(int dice) {
    const Sums below = (Sums{1} << dice) - 1;
    return ((Sums{2} << (kHighestFace * dice)) - 1) & ~below;
}

using BySize = std::array<Sums, kTableDice + 1>;

Sums raised(Sums sums, int by) {
    for (int step = 0; step < by; ++step) sums |= sums << 1;
    return sums;
}

// Faces that were set count 1 to 6 each; an adjust moves a total by 2, of one die by 1; a nudge raises it by 1.
Sums reached(const BySize& natural, int dice, const Part& part) {
    if (part.sets > dice) return 0;
    const int rest = dice - part.sets;
    Sums sums = natural[static_cast<std::size_t>(rest)];
    const int touched = std::min(rest, 2);
    sums = raised(spread(sums, part.adjusts * touched), std::min<int>(part.nudges, rest));
    for (int set = 0; set < part.sets; ++set) {
        Sums moved = 0;
        for (int face = 1; face <= kHighestFace; ++face) moved |= sums << face;
        sums = moved;
    }
    return sums & possible(dice);
}

class Rolls {
public:
    explicit Rolls(int dice) : dice_(dice) {
        BySize none{};
        none[0] = 1;
        add_face(1, dice, none, 1.0);
    }
    std::vector<Reach> all;

private:
    // `ways` counts the orders in which the faces so far can fall, as a product of binomials over 6^dice.
    void add_face(int face, int left, BySize sums, double ways) {
        if (face == kHighestFace) {
            for (int die = 0; die < left; ++die) add_die(face, sums);
            return keep(sums, ways);
        }
        double chosen = 1;
        for (int count = 0; count <= left; ++count) {
            add_face(face + 1, left - count, sums, ways * chosen);
            chosen = chosen * (left - count) / (count + 1);
            add_die(face, sums);
        }
    }
    static void add_die(int face, BySize& sums) {
        for (std::size_t size = kTableDice; size > 0; --size) sums[size] |= sums[size - 1] << face;
    }
    void keep(const BySize& sums, double ways) {
        Reach reach;
        reach.share = ways;
        for (int die = 0; die < dice_; ++die) reach.share /= kHighestFace;
        for (int size = 1; size <= dice_; ++size)
            for (std::size_t part = 0; part < kParts; ++part)
                reach.sums[static_cast<std::size_t>(size)][part] = reached(sums, size, parts()[part]);
        all.push_back(reach);
    }
    int dice_;
};

// For each number of dice, the parts with which a value can be made, as bits.
using Key = std::array<std::uint32_t, kTableDice + 1>;

Key key_of(const Reach& reach, int dice, int value) {
    Key key{};
    for (int size = 1; size <= dice; ++size)
        for (std::size_t part = 0; part < kParts; ++part)
            key[static_cast<std::size_t>(size)] |= static_cast<std::uint32_t>((reach.sums[static_cast<std::size_t>(size)][part] >> value) & 1u) << part;
    return key;
}

std::uint64_t mixed(const Key& key) {
    std::uint64_t hash = 0;
    for (const std::uint32_t bits : key) hash = (hash ^ bits) * 0x9e3779b97f4a7c15u + (hash >> 29);
    return hash ^ (hash >> 32);
}

// Numbers keys as they come.
class KeyNumbers {
public:
    explicit KeyNumbers(std::size_t places) : place_(places, -1) {}
    std::uint32_t number_of(const Key& key) {
        std::size_t at = mixed(key) % place_.size();
        while (place_[at] >= 0 && keys[static_cast<std::size_t>(place_[at])] != key) at = (at + 1) % place_.size();
        if (place_[at] < 0) {
            place_[at] = static_cast<std::int32_t>(keys.size());
            keys.push_back(key);
        }
        return static_cast<std::uint32_t>(place_[at]);
    }
    std::vector<Key> keys;

private:
    std::vector<std::int32_t> place_;
};

struct Keyed {
    Key key;
    double share;
};

// Adds up shares by number and gives them back in the order in which the numbers came first.
class Shares {
public:
    void add(std::uint32_t number, double share) {
        if (number >= share_.size()) share_.resize(number + 1024u, -1);
        if (share_[number] < 0) {
            share_[number] = 0;
            seen_.push_back(number);
        }
        share_[number] += share;
    }
    template <class F>
    void take(F with) {
        for (const std::uint32_t number : seen_) {
            with(number, share_[number]);
            share_[number] = -1;
        }
        seen_.clear();
    }

private:
    std::vector<double> share_;
    std::vector<std::uint32_t> seen_;
};

// Parts among `bits` of which no smaller one is among them.
std::uint32_t cheapest(std::uint32_t bits, const std::array<std::uint32_t, kParts>& within) {
    std::uint32_t least = 0;
    for (std::size_t part = 0; part < kParts; ++part)
        if (((bits >> part) & 1u) && (bits & within[part]) == (1u << part)) least |= 1u << part;
    return least;
}

Key masked(Key key, std::uint32_t bits) {
    for (std::uint32_t& parts : key) parts &= bits;
    return key;
}

// Rolls with equal keys as one.
std::vector<Keyed> keyed_rolls(const std::vector<Reach>& rolls, int dice, int value) {
    KeyNumbers numbers(1u << 12);
    std::vector<Keyed> all;
    for (const Reach& reach : rolls) {
        const std::uint32_t number = numbers.number_of(key_of(reach, dice, value));
        if (number == all.size()) all.push_back({numbers.keys.back(), 0});
        all[number].share += reach.share;
    }
    return all;
}

void add_ways(const Key& key, const std::array<std::uint32_t, kParts>& within, std::vector<LockWay>& ways) {
    for (std::size_t size = kTableDice; size > 0; --size) {
        const std::uint32_t least = cheapest(key[size], within);
        for (std::size_t spent = 0; spent < kParts; ++spent)
            if ((least >> spent) & 1u) ways.push_back({static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(spent)});
    }
}

}  // namespace

std::size_t RollClasses::index(int dice, int value, int part) {
    return (static_cast<std::size_t>(dice - 1) * kTableValues + static_cast<std::size_t>(value - 1)) * kParts + static_cast<std::size_t>(part);
}

RollClasses::RollClasses() {
    std::array<std::uint32_t, kParts> within{};
    for (std::size_t part = 0; part < kParts; ++part) within[part] = parts_within(static_cast<int>(part));
    KeyNumbers numbers(1u << 16);
    Shares shares;
    for (int dice = 1; dice <= kTableDice; ++dice) {
        const Rolls rolls(dice);
        for (int value = 1; value <= kTableValues; ++value) {
            const std::vector<Keyed> keyed = keyed_rolls(rolls.all, dice, value);
            for (const std::uint32_t bits : within) {
                first_.push_back(static_cast<std::uint32_t>(classes_.size()));
                for (const Keyed& one : keyed) shares.add(numbers.number_of(masked(one.key, bits)), one.share);
                shares.take([&](std::uint32_t list, double share) { classes_.push_back({static_cast<float>(share), list}); });
            }
        }
    }
    first_.push_back(static_cast<std::uint32_t>(classes_.size()));
    for (const Key& key : numbers.keys) {
        list_start_.push_back(static_cast<std::uint32_t>(ways_.size()));
        add_ways(key, within, ways_);
    }
    list_start_.push_back(static_cast<std::uint32_t>(ways_.size()));
}

RollClasses::Range RollClasses::of(int dice, int value, int part) const {
    const std::size_t at = index(dice, value, part);
    return {classes_.data() + first_[at], classes_.data() + first_[at + 1]};
}

const RollClasses& roll_classes() {
    static const RollClasses classes;
    return classes;
}

}  // namespace encounters::players
