#include <encounters/simulation/share.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::simulation {

namespace {

constexpr double kQuantile = 1.959963984540054;  // of the normal distribution, 97.5 %

}  // namespace

Interval Share::interval() const {
    if (of <= 0) return {0, 1};
    const double n = static_cast<double>(of);
    const double z2 = kQuantile * kQuantile;
    const double middle = rate() + z2 / (2 * n);
    const double half = kQuantile * std::sqrt(rate() * (1 - rate()) / n + z2 / (4 * n * n));
    const double scale = 1 + z2 / n;
    return {std::max(0.0, (middle - half) / scale), std::min(1.0, (middle + half) / scale)};
}

double mean(Count sum, Count count) { return count > 0 ? static_cast<double>(sum) / static_cast<double>(count) : 0; }

}  // namespace encounters::simulation
