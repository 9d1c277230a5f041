#include <encounters/players/race.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::players {

namespace {

// Counted in 10,000 games of two Veterans: the share of turns that complete a Contract, by the wealth with which they
// begin, and how the Reputation scored then (1 to 10) is spread, for every third C-bill of wealth.
constexpr std::array<double, 21> kCompleted{.035, .040, .058, .105, .205, .277, .320, .360, .385, .395, .402,
                                            .412, .420, .430, .440, .448, .460, .475, .490, .510, .530};
constexpr int kMostScored = 10;
using Spread = std::array<double, kMostScored>;
constexpr std::array<Spread, 6> kSpread{{
    {.575, .377, .017, .021, .006, .004, .000, .000, .000, .000},
    {.521, .313, .079, .053, .019, .005, .006, .003, .001, .000},
    {.400, .286, .140, .098, .034, .019, .013, .007, .002, .001},
    {.231, .198, .195, .166, .077, .045, .049, .028, .007, .004},
    {.083, .104, .183, .209, .095, .086, .111, .062, .034, .033},
    {.014, .017, .080, .099, .072, .122, .228, .152, .098, .118},
}};
constexpr double kSpreadStep = 3;

// With little lacking a turn is played for the win, whatever that costs.
constexpr std::array<double, 21> kTried{.060, .070, .110, .160, .260, .310, .350, .395, .420, .450, .500,
                                        .530, .540, .560, .580, .600, .615, .630, .640, .650, .660};
constexpr std::array<double, 5> kBoldness{0, 1.15, 1, .9, .4};

double completed(int needed, std::size_t wealth) {
    if (needed >= static_cast<int>(kBoldness.size())) return kCompleted[wealth];
    const double bold = kBoldness[static_cast<std::size_t>(needed)];
    return std::min(0.8, kCompleted[wealth] + bold * (kTried[wealth] - kCompleted[wealth]));
}

double wealth_after(double wealth) { return std::min(20.0, wealth + 1.9 - 0.05 * wealth - 0.003 * wealth * wealth); }

double scored(int wealth, int reputation) {
    const double at = std::min(wealth / kSpreadStep, static_cast<double>(kSpread.size() - 1));
    const auto low = std::min(static_cast<std::size_t>(at), kSpread.size() - 2);
    const double up = at - static_cast<double>(low);
    const auto i = static_cast<std::size_t>(reputation - 1);
    return kSpread[low][i] * (1 - up) + kSpread[low + 1][i] * up;
}

// Games are less decided than the race takes them for: luck comes in runs, and the poor find bargains.
constexpr double kTemper = 0.65;

double tempered(double chance, int seats) {
    if (seats < 2 || chance <= 0 || chance >= 1) return chance;
    const double own = std::pow(chance, kTemper);
    return own / (own + (seats - 1) * std::pow((1 - chance) / (seats - 1), kTemper));
}

constexpr std::size_t kAnswers = 1u << 12;
constexpr double kQuarter = 0.25;

using Question = std::array<std::uint64_t, 4>;
struct Answer {
    Question question{~0ull, 0, 0, 0};
    double chance = 0;
};

std::uint16_t quarters(double wealth) { return static_cast<std::uint16_t>(std::clamp(wealth, 0.0, 100.0) / kQuarter + 0.5); }

Question asked(const std::array<Runner, kMaxSeats>& order, int seats, int mine) {
    Question question{static_cast<std::uint64_t>(seats * kMaxSeats + mine), 0, 0, 0};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        question[1] |= static_cast<std::uint64_t>(std::clamp(order[seat].needed, 0, 255)) << (8 * seat);
        question[2 + seat / 4] |= static_cast<std::uint64_t>(quarters(order[seat].wealth)) << (16 * (seat % 4));
    }
    return question;
}

std::array<Runner, kMaxSeats> rounded(std::array<Runner, kMaxSeats> order, int seats) {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) order[seat].wealth = quarters(order[seat].wealth) * kQuarter;
    return order;
}

std::size_t mixed(const Question& question) {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : question) hash = (hash ^ word) * 0x9e3779b97f4a7c15u + (hash >> 31);
    return static_cast<std::size_t>(hash ^ (hash >> 29));
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

// The same question comes up again and again in a turn: answers are kept, wealth being told apart by quarters.
double Race::chance(const std::array<Runner, kMaxSeats>& order, int seats, int mine) const {
    static thread_local std::vector<Answer> answers(kAnswers);
    const Question question = asked(order, seats, mine);
    Answer& answer = answers[mixed(question) % kAnswers];
    if (answer.question != question) answer = {question, work_out(rounded(order, seats), seats, mine)};
    return answer.chance;
}

// Whoever moves earlier in a round wins in it first.
double Race::work_out(const std::array<Runner, kMaxSeats>& order, int seats, int mine) const {
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
    return tempered(sum + own[kTurns] * others[kTurns] / static_cast<float>(seats), seats);
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
