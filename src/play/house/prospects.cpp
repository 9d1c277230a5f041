// The table of prospects, made once: whole numbers only, so that every platform decides alike.
#include "play/house/prospects.hpp"

#include "play/house/rolls.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <vector>

namespace encounters::play {

namespace {

constexpr int kMostCbills = 11;
constexpr int kMostFixers = 3;
constexpr int kMostLocks = 3;
constexpr int kMostReputation = 6;
constexpr std::int64_t kCbill = 1000;
constexpr std::int64_t kReputation = 5 * kCbill;
constexpr std::int64_t kDefault = -kCbill;
// How often a fixer saves a failed roll, in percent, with one die and with more.
constexpr int kSavesOneDie = 40;
constexpr int kSavesMoreDice = 65;

// How many of 72 Encounters have the value 1, 2, ... 16.
constexpr std::array<int, kRolledValues> kValues{4, 4, 5, 6, 7, 8, 7, 6, 6, 4, 4, 4, 3, 2, 1, 1};
constexpr std::int64_t kAllValues = 72;

Standing within_the_table(Standing standing) {
    standing.dice = std::clamp(standing.dice, 0, kRolledDice);
    standing.cbills = std::clamp(standing.cbills, 0, kMostCbills);
    standing.fixers = std::clamp(standing.fixers, 0, kMostFixers);
    standing.locks = std::clamp(standing.locks, 0, kMostLocks);
    standing.reputation = std::clamp(standing.reputation, 0, kMostReputation);
    return standing;
}

// Rolls of n dice against a usual Encounter, by the numbers of dice that beat it; out of 72 x 6^n.
SizeCounts against_usual_values(int dice) {
    std::map<Sizes, std::int64_t> counts;
    for (int value = 1; value <= kRolledValues; ++value)
        for (const auto& [sizes, rolls] : roll_table().ways[dice][value]) counts[sizes] += rolls * kValues[value - 1];
    return {counts.begin(), counts.end()};
}

class Prospects {
public:
    Prospects() : worths_(index({kRolledDice, kMostCbills, kMostFixers, kMostLocks, kMostReputation}) + 1) {
        for (int dice = 1; dice <= kRolledDice; ++dice) {
            const SizeCounts counts = against_usual_values(dice);
            for_all({dice}, counts);
        }
    }

    std::int64_t now(Standing standing) const {
        standing = within_the_table(standing);
        return std::max(standing.cbills * kCbill, reveal(standing));
    }
    std::int64_t reveal(const Standing& standing) const { return worths_[index(within_the_table(standing))]; }

private:
    static std::size_t index(const Standing& at) {
        std::size_t place = static_cast<std::size_t>(at.dice);
        place = place * (kMostCbills + 1) + static_cast<std::size_t>(at.cbills);
        place = place * (kMostFixers + 1) + static_cast<std::size_t>(at.fixers);
        place = place * (kMostLocks + 1) + static_cast<std::size_t>(at.locks);
        return place * (kMostReputation + 1) + static_cast<std::size_t>(at.reputation);
    }

    void for_all(Standing at, const SizeCounts& counts) {
        for (at.cbills = 0; at.cbills <= kMostCbills; ++at.cbills)
            for (at.fixers = 0; at.fixers <= kMostFixers; ++at.fixers)
                for (at.locks = 0; at.locks <= kMostLocks; ++at.locks)
                    for (at.reputation = 0; at.reputation <= kMostReputation; ++at.reputation)
                        worths_[index(at)] = worth_of_rolling(at, counts);
    }

    // After an Encounter is beaten with `used` dice. Locks that suffice complete the Contract.
    std::int64_t after(Standing at, int used) const {
        at.dice -= used;
        at.cbills = std::min(at.cbills + 1, kMostCbills);
        if (at.dice <= at.locks) return at.reputation * kReputation + at.cbills * kCbill;
        return std::max(at.cbills * kCbill, worths_[index(at)]);
    }

    std::int64_t best_of(const Standing& at, Sizes sizes) const {
        std::int64_t best = kDefault;
        for (unsigned left = sizes; left != 0; left &= left - 1) best = std::max(best, after(at, std::countr_zero(left) + 1));
        return best;
    }

    std::int64_t after_failure(Standing at) const {
        if (at.fixers == 0) return kDefault;
        --at.fixers;
        const int saves = at.dice == 1 ? kSavesOneDie : kSavesMoreDice;
        return (saves * after(at, 1) + (100 - saves) * kDefault) / 100;
    }

    std::int64_t worth_of_rolling(const Standing& at, const SizeCounts& counts) const {
        std::int64_t failures = kAllValues * roll_table().rolls[at.dice];
        const std::int64_t all = failures;
        std::int64_t sum = 0;
        for (const auto& [sizes, rolls] : counts) {
            failures -= rolls;
            sum += rolls * best_of(at, sizes);
        }
        return (sum + failures * after_failure(at)) / all;
    }

    std::vector<std::int64_t> worths_;  // of revealing
};

const Prospects& prospects() {
    static const Prospects table;
    return table;
}

}  // namespace

std::int64_t worth_of(const Standing& standing) {
    if (standing.dice <= standing.locks)
        return std::max(standing.reputation, 0) * kReputation + standing.cbills * kCbill;
    return prospects().now(standing);
}

std::int64_t worth_of_reveal(const Standing& standing) {
    return standing.dice <= 0 ? kDefault : prospects().reveal(standing);
}

int hits_per_thousand(int dice, int value) {
    const int known_dice = std::clamp(dice, 0, kRolledDice);
    if (value < 1 || value > kRolledValues) return 0;
    std::int64_t hits = 0;
    for (const auto& [sizes, rolls] : roll_table().ways[known_dice][value]) hits += rolls;
    return static_cast<int>(hits * 1000 / roll_table().rolls[known_dice]);
}

}  // namespace encounters::play
