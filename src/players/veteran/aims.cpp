#include "players/veteran/aims.hpp"

#include "players/veteran/averages.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

constexpr double kStep = 2;          // C-bills over which a difference is taken
constexpr double kLeast = 1e-9;      // of a chance, so that sums stay finite when all is lost or won
constexpr double kMostCbills = 100;  // C-bills that four Reputation are worth at most, when wealth hardly helps any more

// How many C-bills the race takes one Reputation for at the start of a game of two.
double cbills_of_reputation() {
    static const double cbills = [] {
        std::array<Runner, kMaxSeats> order{};
        const auto chance = [&](int needed, double wealth) {
            order[0] = {10, 3};
            order[1] = {needed, wealth};
            return race().chance(order, 2, 1);
        };
        return (chance(9, 3) - chance(10, 3)) / ((chance(10, 4) - chance(10, 2)) / 2);
    }();
    return cbills;
}

}  // namespace

double wealth_of(const State& state, const Catalogue& catalogue, SeatIndex seat) {
    const SeatState& owner = state.seats[seat];
    double wealth = owner.cbills;
    for (std::uint8_t slot = 0; slot < owner.equipment_count; ++slot) {
        const EquipmentCard& card = catalogue.equipment_card(owner.equipment[slot]);
        if (owner.is_ready(slot)) wealth += left_over_worth(card);
        if (card.has_maintenance()) wealth += 0.5 * std::max(0, card.cost - card.maintenance);
    }
    return wealth;
}

Aims::Aims(const State& state, const Catalogue& catalogue, const Constants& constants, SeatIndex seat) : seats_(state.seat_count) {
    SeatIndex at = seat;
    for (int place = 0; place < seats_; ++place) {
        at = next_seat(state, at);
        order_[static_cast<std::size_t>(place)] = {catalogue.table.winning_reputation - state.seats[at].reputation, wealth_of(state, catalogue, at)};
    }
    const double own = order_[static_cast<std::size_t>(seats_ - 1)].wealth;
    const double next = order_[0].wealth;
    chance_ = chance_with(0, own, next);
    const double scale = constants.cbill_worth * cbills_of_reputation();
    const double least = kLeast + (chance_with(4, own, next) - chance_) / kMostCbills;
    cbill_ = std::max(least, scale * (chance_with(0, own + kStep, next) - chance_) / kStep);
    if (seats_ < 2) return;
    hurt_ = std::max(least / 2, scale * (chance_ - chance_with(0, own, next + kStep)) / kStep);
    next_cbill_ = hurt_ / cbill_;
}

double Aims::chance_with(int gained, double wealth, double next_wealth) const {
    std::array<Runner, kMaxSeats> order = order_;
    Runner& own = order[static_cast<std::size_t>(seats_ - 1)];
    if (seats_ > 1) order[0].wealth = next_wealth;
    own.needed -= gained;
    own.wealth = wealth;
    return race().chance(order, seats_, seats_ - 1);
}

double Aims::worth_of(int gained) const {
    if (gained == 0) return 0;
    const Runner& own = order_[static_cast<std::size_t>(seats_ - 1)];
    return (chance_with(gained, own.wealth, order_[0].wealth) - chance_) / cbill_;
}

double Aims::prize_of_next(int gained) const {
    if (seats_ < 2 || gained == 0) return 0;
    std::array<Runner, kMaxSeats> order = order_;
    order[0].needed -= gained;
    return (chance_ - race().chance(order, seats_, seats_ - 1)) / hurt_;
}

double Aims::turns_left() const { return race().turns_left(order_, seats_); }

}  // namespace encounters::players
