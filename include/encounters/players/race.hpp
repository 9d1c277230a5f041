// The race to the winning Reputation: how many more turns each seat may need, and with that its chance to win.
#pragma once

#include <encounters/rules/state.hpp>

#include <vector>

namespace encounters::players {

// Where a seat stands in the race.
struct Runner {
    int needed = 10;    // Reputation that it lacks; 0 or less has won
    double wealth = 0;  // C-bills, and what its Equipment is worth in C-bills
};

// Turns to the win by what is lacking and by wealth, from what a turn brought on average in games of Veterans.
class Race {
public:
    Race();
    // Chance that the seat `mine` is the first to win. `order` holds at least one runner in the order in which they move
    // next; at most kMaxSeats.
    double chance(const std::array<Runner, kMaxSeats>& order, int seats, int mine) const;
    // Turns that the game is still expected to give the seat that moves first, at least 1.
    double turns_left(const std::array<Runner, kMaxSeats>& order, int seats) const;

private:
    static constexpr int kMostNeeded = 20;  // more is treated as so much
    static constexpr int kWealth = 21;      // 0..20
    static constexpr int kTurns = 24;       // longer ones are taken to end here
    using Left = std::array<float, kTurns + 1>;  // chance that so many turns were not enough
    double work_out(const std::array<Runner, kMaxSeats>& order, int seats, int mine) const;
    Left of(const Runner& runner) const;
    const Left& at(int needed, int wealth) const { return left_[static_cast<std::size_t>(needed * kWealth + wealth)]; }
    std::vector<Left> left_;
};

const Race& race();

}  // namespace encounters::players
