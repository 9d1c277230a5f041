#include "rules/printed.hpp"

#include <algorithm>

namespace encounters {

SeatIndex next_seat(const State& state, SeatIndex seat) {
    return static_cast<SeatIndex>((seat + 1) % state.seat_count);
}

// R2.3, R7.6, Q1.13
SeatIndex contract_chooser(const State& state) {
    return state.censure == state.active ? next_seat(state, state.active) : state.active;
}

// R8.9, Q8.17: the chain of the current column goes on only when this turn Secured it.
bool can_secure_next(const State& state) {
    if (state.seat_count < 2 || !has_contract(state)) return false;
    const bool chain_goes_on = state.secured_column == state.column_count - 1;
    const SeatIndex start = chain_goes_on ? state.chain_start : state.active;
    return next_seat(state, state.active) != start;
}

// R8.2, Q8.16
bool can_burn(const State& state, const Catalogue& catalogue) {
    return state.player().reputation >= catalogue.table.burn_cost && can_secure_next(state);
}

// Q6.15
std::vector<SeatIndex> ranking(const State& state) {
    std::vector<SeatIndex> order;
    for (SeatIndex seat = 0; seat < state.seat_count; ++seat) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(), [&](SeatIndex one, SeatIndex other) {
        const SeatState& a = state.seats[one];
        const SeatState& b = state.seats[other];
        return a.reputation != b.reputation ? a.reputation > b.reputation : a.cbills > b.cbills;
    });
    return order;
}

// Q6.15
bool ranks_equal(const State& state, SeatIndex one, SeatIndex other) {
    return state.seats[one].reputation == state.seats[other].reputation &&
           state.seats[one].cbills == state.seats[other].cbills;
}

// R1.4
std::vector<CommandId> commands_left(const State& state, const Catalogue& catalogue) {
    std::vector<CommandId> left;
    for (std::size_t i = 0; i < catalogue.commands.size(); ++i) {
        const CommandId id{static_cast<std::uint8_t>(i)};
        int copies = catalogue.commands[i].copies;
        for (int seat = 0; seat < state.seat_count; ++seat) copies -= state.seats[seat].command == id;
        left.insert(left.end(), static_cast<std::size_t>(std::max(0, copies)), id);
    }
    return left;
}

int hires_of(const State& state, SeatIndex seat) {
    int count = 0;
    for (int i = 0; i < state.hire_count; ++i) count += state.hires[i].seat == seat;
    return count;
}

bool has_power(const CommandCard& command) {
    return std::any_of(command.effects.begin(), command.effects.end(), is_by_hand);
}

}  // namespace encounters
