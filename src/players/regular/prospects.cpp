#include "players/regular/prospects.hpp"

#include <algorithm>
#include <bit>

namespace encounters::players::regular {

namespace {

Standing after_defeat(Standing at, int used) {
    at.dice -= used;
    at.cbills += at.course == Course::later_column ? 2 : 1;
    return at;
}

}  // namespace

// A failed roll and a card that may help: with one die it uses that, with more usually two.
float Prospects::saved(const CountedRolls& rolls, const Standing& at) const {
    if (at.saves == 0) return -prices_.default_cost;
    Standing helped = after_defeat(at, at.dice == 1 ? 1 : 2);
    --helped.saves;
    const float chance = rolls.saves[static_cast<std::size_t>(at.dice)];
    const float worth = std::max(now(helped) - prices_.save, -prices_.default_cost);
    return chance * worth - (1 - chance) * prices_.default_cost;
}

float Prospects::worth_of_rolling(const CountedRolls& rolls, const Standing& at) const {
    std::array<float, kCountedDice + 1> after{};
    for (int used = 1; used <= at.dice; ++used) after[static_cast<std::size_t>(used)] = now(after_defeat(at, used));
    const float failed = saved(rolls, at);
    float sum = 0;
    for (const Outcome& outcome : rolls.outcomes[static_cast<std::size_t>(at.dice)]) {
        float best = outcome.sizes == 0 ? failed : -prices_.default_cost;
        for (unsigned left = outcome.sizes; left != 0; left &= left - 1) best = std::max(best, after[static_cast<std::size_t>(std::countr_zero(left)) + 1]);
        sum += outcome.share * best;
    }
    if (at.saves == 0) return sum;
    const float chance = rolls.fulfils[static_cast<std::size_t>(at.dice)];
    return sum + chance * std::max(0.0f, after[static_cast<std::size_t>(at.dice)] - prices_.save - sum);
}

Prospects::Prospects(const CountedRolls& rolls, const Prices& prices)
    : prices_(prices), worths_(std::size_t{kCourses} * kSaveSteps * kLockSteps * (kCountedDice + 1) * kReputationSteps * kCbillSteps) {
    Standing at;
    for (int course = 0; course < kCourses; ++course)
        for (at.saves = 0; at.saves < kSaveSteps; ++at.saves)
            for (at.locks = 0; at.locks < kLockSteps; ++at.locks)
                for (at.dice = 0; at.dice <= kCountedDice; ++at.dice)
                    for (at.reputation = 0; at.reputation < kReputationSteps; ++at.reputation)
                        for (at.cbills = 0; at.cbills < kCbillSteps; ++at.cbills) {
                            at.course = static_cast<Course>(course);
                            worths_[index(at)] = at.dice == 0 ? -prices_.default_cost : worth_of_rolling(rolls, at);
                        }
}

}  // namespace encounters::players::regular
