#include "players/regular/worths.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

// What one step more of a helper adds; beyond the table's end a share of what the last step adds.
float gain_of_step(const Prospects& prospects, Standing at, int Standing::*helpers, float further) {
    const bool beyond = at.*helpers >= kSaveSteps - 1;
    if (beyond) at.*helpers = kSaveSteps - 2;
    const float before = prospects.now(at);
    ++(at.*helpers);
    return (prospects.now(at) - before) * (beyond ? further : 1.0f);
}

float worth_of(const UseNumbers& use, float gain, const Taste& taste) {
    if (use.maintenance == 0) return gain + use.cost * std::min(gain, 1.0f);
    return gain * taste.turns_served;
}

}  // namespace

static_assert(kSaveSteps == kLockSteps);

float gain_of_use(const Prospects& prospects, const Taste& taste, const UseNumbers& use, const Standing& at) {
    float gain = 0;
    if (use.saves()) gain += taste.strength * use.strength * gain_of_step(prospects, at, &Standing::saves, taste.further_helper);
    if (use.locks > 0) gain += static_cast<float>(use.locks) * gain_of_step(prospects, at, &Standing::locks, taste.further_helper);
    return gain;
}

std::size_t Worths::place_of(std::size_t card, int own_dice, const Gear& beside) {
    std::size_t place = card * (kCountedDice + 1) + static_cast<std::size_t>(std::clamp(own_dice, 0, kCountedDice));
    place = place * kSaveSteps + static_cast<std::size_t>(std::min(beside.saves, kSaveSteps - 1));
    return place * kLockSteps + static_cast<std::size_t>(std::min(beside.locks, kLockSteps - 1));
}

Worths::Worths(const CardNumbers& cards, const Prospects& prospects, const Taste& taste) {
    Standing at;
    at.reputation = std::max(1, static_cast<int>(cards.mean_reputation + 0.7f));
    for (const UseNumbers& use : cards.equipment)
        for (at.dice = 0; at.dice <= kCountedDice; ++at.dice)
            for (at.saves = 0; at.saves < kSaveSteps; ++at.saves)
                for (at.locks = 0; at.locks < kLockSteps; ++at.locks)
                    worths_.push_back(at.dice == 0 ? 0.0f : worth_of(use, gain_of_use(prospects, taste, use, at), taste));
}

}  // namespace encounters::players::regular
