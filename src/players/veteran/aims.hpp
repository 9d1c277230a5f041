// What a player plays for: the chance to win, expressed in C-bills of its own so that tables of C-bills can be used.
#pragma once

#include <encounters/players/knowledge.hpp>
#include <encounters/players/race.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::players {

// Seen from a seat whose turn is about to end: the seat on its left moves next.
class Aims {
public:
    Aims(const State& state, const Catalogue& catalogue, const Constants& constants, SeatIndex seat);

    // C-bills that scoring so much Reputation is worth.
    double worth_of(int gained) const;
    // C-bills that it costs this seat when the next one becomes richer by one.
    double cost_of_next_cbill() const { return next_cbill_; }
    // What scoring so much is worth to the next seat, in C-bills of its own, as far as it hurts this one.
    double prize_of_next(int gained) const;
    // Chance to win as the seats stand, and what one more C-bill adds to it.
    double chance() const { return chance_; }
    double chance_of_cbill() const { return cbill_; }
    // Turns that the game is expected to give this seat.
    double turns_left() const;

private:
    double chance_with(int gained, double wealth, double next_wealth) const;

    std::array<Runner, kMaxSeats> order_{};
    int seats_ = 1;
    double chance_ = 0;
    double cbill_ = 0;
    double next_cbill_ = 0;
    double hurt_ = 0;  // chance that one C-bill of the next seat costs
};

// What a seat owns, in C-bills.
double wealth_of(const State& state, const Catalogue& catalogue, SeatIndex seat);

}  // namespace encounters::players
