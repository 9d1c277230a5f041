// Exact counts with everything that may be used: the value of every roll, for each use and strike that is left.
#pragma once

#include "odds/pools.hpp"
#include "odds/roll_values.hpp"

#include <encounters/odds/counts.hpp>
#include <encounters/odds/limits.hpp>

#include <map>

namespace encounters::odds {

class BestUses {
public:
    BestUses(const Problem& problem, const Limits& limits);  // the problem outlives it

    // How many steps odds() takes, about; infinite where the numbers don't fit.
    double steps();
    // One for each question.
    std::vector<Odds> odds();

private:
    const Situation& at(const Place& place) const { return problem_.situations[static_cast<std::size_t>(place.situation)]; }
    double steps_from(const Place& place);
    const Values& values(const Place& place);
    Values values_of_turning(const Place& place) const;
    bool throws(const Throwing& throwing, const Place& place) const;
    Values values_of_throw(const Throwing& throwing, const Place& place);
    Values values_of_strike(const Place& place, int next);

    const Problem& problem_;
    Limits limits_;
    Pools pools_;
    RollValues rolls_;
    std::map<Place, Values> known_;
    std::map<Place, bool> counted_;
};

}  // namespace encounters::odds
