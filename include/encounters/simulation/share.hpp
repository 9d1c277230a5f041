// So many of so many, as a share with the interval in which the true one lies.
#pragma once

#include <encounters/simulation/tally.hpp>

namespace encounters::simulation {

struct Interval {
    double low = 0;
    double high = 1;
};

struct Share {
    Count count = 0;
    Count of = 0;
    // 0 of nothing.
    double rate() const { return of > 0 ? static_cast<double>(count) / static_cast<double>(of) : 0; }
    // Wilson's 95 % interval; 0 to 1 of nothing.
    Interval interval() const;
};

// `sum` a `count`; 0 for nothing.
double mean(Count sum, Count count);

}  // namespace encounters::simulation
