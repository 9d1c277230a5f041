#include <encounters/players/race.hpp>

#include <algorithm>

namespace encounters::players {

namespace {

// Counted in 10,000 games of two Veterans: the share of turns that complete a Contract, by the wealth with which they
// begin, and how the Reputation scored then is spread for the poor and for the rich.
constexpr std::array<double, 21> kCompleted{.014, .019, .031, .045, .085, .118, .159, .193, .230, .268, .295,
                                            .326, .355, .373, .395, .419, .440, .455, .470, .500, .530};
constexpr int kMostScored = 6;
constexpr std::array<double, kMostScored> kPoor{.01, .58, .16, .14, .07, .04};
constexpr std::array<double, kMostScored> kRich{.09, .14, .20, .22, .18, .17};
constexpr double kRichFrom = 13;

// With little lacking a turn is played for the win, whatever that costs.
constexpr std::array<double, 21> kTried{.060, .064, .090, .150, .225, .267, .300, .335, .350, .360, .370,
                                        .380, .395, .405, .415, .425, .435, .445, .455, .470, .490};
constexpr std::array<double, 4> kBoldness{0, .9, .7, .5};

double completed(int needed, std::size_t wealth) {
    const double share = kCompleted[wealth];
    if (needed >= static_cast<int>(kBoldness.size())) return share;
    const double bold = share + (1 - share) * kBoldness[static_cast<std::size_t>(needed)] * share;
    return needed <= 2 ? std::max(kTried[wealth], bold) : bold;
}

double wealth_after(double wealth) { return std::min(20.0, wealth + 1.95 - 0.05 * wealth - 0.005 * wealth * wealth); }

double scored(int wealth, int reputation) {
    const double rich = std::min(1.0, wealth / kRichFrom);
    const auto i = static_cast<std::size_t>(reputation - 1);
    return kPoor[i] * (1 - rich) + kRich[i] * rich;
}

}  // namespace

Race::Race() : left_(static_cast<std::size_t>((kMostNeeded + 1) * kWealth)) {
    for (std::size_t i = 0; i < left_.size(); ++i) left_[i].fill(i < kWealth ? 0.0f : 1.0f);
    const auto later = [&](int needed, double wealth, std::size_t turns) {
        const int low = std::min(static_cast<int>(wealth), kWealth - 2);
        const double up = wealth - low;
        const int lacking = std::max(0, needed);
        return (1 - up) * at(lacking, low)[turns] + up * at(lacking, low + 1)[turns];
    };
    for (std::size_t turns = 1; turns <= kTurns; ++turns)
        for (int needed = 1; needed <= kMostNeeded; ++needed)
            for (int wealth = 0; wealth < kWealth; ++wealth) {
                const double completes = completed(needed, static_cast<std::size_t>(wealth));
                const double after = wealth_after(wealth);
                double left = (1 - completes) * later(needed, after, turns - 1);
                for (int reputation = 1; reputation <= kMostScored; ++reputation)
                    left += completes * scored(wealth, reputation) * later(needed - reputation, after, turns - 1);
                left_[static_cast<std::size_t>(needed * kWealth + wealth)][turns] = static_cast<float>(left);
            }
}

Race::Left Race::of(const Runner& runner) const {
    const int needed = std::clamp(runner.needed, 0, kMostNeeded);
    const double wealth = std::clamp(runner.wealth, 0.0, static_cast<double>(kWealth - 1));
    const int low = std::min(static_cast<int>(wealth), kWealth - 2);
    const float up = static_cast<float>(wealth - low);
    const Left& below = at(needed, low);
    const Left& above = at(needed, low + 1);
    Left left;
    for (std::size_t turns = 0; turns <= kTurns; ++turns) left[turns] = below[turns] + (above[turns] - below[turns]) * up;
    return left;
}

// Whoever moves earlier in a round wins in it first.
double Race::chance(const std::array<Runner, kMaxSeats>& order, int seats, int mine) const {
    const Left own = of(order[static_cast<std::size_t>(mine)]);
    if (order[static_cast<std::size_t>(mine)].needed <= 0) return 1;
    Left others;
    others.fill(1);
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == mine) continue;
        if (order[static_cast<std::size_t>(seat)].needed <= 0) return 0;
        const Left left = of(order[static_cast<std::size_t>(seat)]);
        for (std::size_t turns = 1; turns <= kTurns; ++turns) others[turns] *= left[seat < mine ? turns : turns - 1];
    }
    double sum = 0;
    for (std::size_t turns = 1; turns <= kTurns; ++turns) sum += (own[turns - 1] - own[turns]) * others[turns];
    return sum + own[kTurns] * others[kTurns] / static_cast<float>(seats);
}

double Race::turns_left(const std::array<Runner, kMaxSeats>& order, int seats) const {
    Left all;
    all.fill(1);
    for (int seat = 0; seat < seats; ++seat) {
        const Left left = of(order[static_cast<std::size_t>(seat)]);
        for (std::size_t turns = 0; turns <= kTurns; ++turns) all[turns] *= left[turns];
    }
    double sum = 0;
    for (const float running : all) sum += static_cast<double>(running);
    return std::max(1.0, sum);
}

const Race& race() {
    static const Race table;
    return table;
}

}  // namespace encounters::players
