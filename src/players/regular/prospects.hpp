// What a turn still promises to somebody with bare dice and a few helpers: the table that Regular decides by.
#pragma once

#include "players/regular/counted_rolls.hpp"

#include <algorithm>

namespace encounters::players::regular {

inline constexpr int kSaveSteps = 3;        // 0, 1, 2 or more cards that change dice
inline constexpr int kLockSteps = 3;        // 0, 1, 2 or more dice that ready Lock cards lock
inline constexpr int kCbillSteps = 14;
inline constexpr int kReputationSteps = 9;  // 0..8

// How the current column pays and ends.
enum class Course : std::uint8_t { first_column, later_column, no_escape };
inline constexpr int kCourses = 3;

// Where a turn stands, as coarsely as the table knows it; numbers beyond its ends are taken as its ends.
struct Standing {
    int dice = 0;        // unlocked and not barred
    int cbills = 0;      // that an Escape would pay now
    int reputation = 1;  // that completing now would score
    int saves = 0;       // ready cards that change dice
    int locks = 0;       // dice that ready Lock cards would lock
    Course course = Course::first_column;
};

// Worths are in C-bills; a Default is worth -default_cost.
struct Prices {
    float reputation = 6;
    float default_cost = 0.6f;
    float save = 2;  // of using a card that changes dice
    float lock = 2;  // of using a Lock card
};

class Prospects {
public:
    Prospects(const CountedRolls& rolls, const Prices& prices);

    // By revealing now.
    float reveal(const Standing& at) const { return worths_[index(at)]; }
    // By choosing best from here on; no dice left means a fulfilled Contract.
    float now(const Standing& at) const {
        if (at.dice <= 0) return complete(at);
        float best = reveal(at);
        if (at.course != Course::no_escape) best = std::max(best, static_cast<float>(at.cbills));
        if (at.dice <= at.locks) best = std::max(best, complete(at) - prices_.lock * static_cast<float>(at.dice));
        return best;
    }
    float complete(const Standing& at) const { return static_cast<float>(at.reputation) * prices_.reputation + static_cast<float>(at.cbills); }
    const Prices& prices() const { return prices_; }

private:
    static int within(int number, int steps) { return number < 0 ? 0 : number < steps ? number : steps - 1; }
    static std::size_t index(const Standing& at);
    float worth_of_rolling(const CountedRolls& rolls, const Standing& at) const;
    float saved(const CountedRolls& rolls, const Standing& at) const;

    Prices prices_;
    std::vector<float> worths_;
};

// Numbers of dice lie next to each other: one decision asks for several of them.
inline std::size_t Prospects::index(const Standing& at) {
    int place = static_cast<int>(at.course);
    place = place * kSaveSteps + within(at.saves, kSaveSteps);
    place = place * kLockSteps + within(at.locks, kLockSteps);
    place = place * kReputationSteps + within(at.reputation, kReputationSteps);
    place = place * kCbillSteps + within(at.cbills, kCbillSteps);
    return static_cast<std::size_t>(place * (kCountedDice + 1) + within(at.dice, kCountedDice + 1));
}

}  // namespace encounters::players::regular
