#include "odds/pools.hpp"

#include <algorithm>

namespace encounters::odds {

Pools::Pools(const Problem& problem) : problem_(problem) {
    for (const Situation& situation : problem.situations) {
        for (const Throwing& throwing : situation.kit.throwings) throwings_[static_cast<std::size_t>(throwing.card)] = throwing;
        most_returning_ = std::max(most_returning_, total(situation.returning));
    }
    set_throwable();
}

void Pools::set_throwable() {
    DiceCounts most = joined((1u << kMostCards) - 1);
    const DiceCounts begun = dice_of(problem_);
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        int returning = 0;
        for (const Situation& situation : problem_.situations) returning = std::max<int>(returning, situation.returning[colour]);
        most[colour] = static_cast<std::uint8_t>(most[colour] + begun[colour] + returning);
        lattices_[colour] = &lattice_of(most[colour]);
    }
    for (std::size_t card = 0; card < kMostCards; ++card) {
        const Throwing& throwing = throwings_[card];
        int unfitting = 0;
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            throwable_[card] += std::min(throwing.joining[colour], problem_.supply[colour]);
            const int own = std::min(throwing.again.colour[colour], most[colour]);
            throwable_[card] += own;
            unfitting += most[colour] - own;
        }
        throwable_[card] += std::min<int>(throwing.again.any, unfitting);
    }
}

DiceCounts Pools::joined(std::uint32_t used) const {
    DiceCounts dice{};
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        int joined = 0;
        for (std::size_t card = 0; card < kMostCards; ++card)
            if ((used >> card) & 1u) joined += throwings_[card].joining[colour];
        dice[colour] = static_cast<std::uint8_t>(std::min<int>(joined, problem_.supply[colour]));
    }
    return dice;
}

Sizes Pools::sizes(const Place& place) const {
    const DiceCounts begun = dice_of(problem_);
    const DiceCounts more = joined(place.used);
    const Situation& situation = problem_.situations[static_cast<std::size_t>(place.situation)];
    Sizes sizes{};
    for (std::size_t colour = 0; colour < kColours; ++colour)
        sizes[colour] = std::max(0, begun[colour] + more[colour] - situation.leaving[colour]) + situation.returning[colour];
    return sizes;
}

DiceCounts Pools::joining(int card, std::uint32_t used) const {
    const DiceCounts before = joined(used);
    DiceCounts after = joined(used | 1u << card);
    for (std::size_t colour = 0; colour < kColours; ++colour) after[colour] = static_cast<std::uint8_t>(after[colour] - before[colour]);
    return after;
}

int Pools::throwable(const Place& place) const {
    int dice = most_returning_ - total(problem_.situations[static_cast<std::size_t>(place.situation)].returning);
    for (std::size_t card = 0; card < kMostCards; ++card)
        if (!((place.used >> card) & 1u)) dice += throwable_[card];
    return dice;
}

std::size_t Pools::rolls(const Sizes& sizes) const {
    std::size_t rolls = 1;
    for (std::size_t colour = 0; colour < kColours; ++colour) rolls *= static_cast<std::size_t>(lattices_[colour]->count(sizes[colour]));
    return rolls;
}

}  // namespace encounters::odds
