// After a Default, and at the end of a turn: Burn only against a neighbour who is about to win; Censure goes to others.
#include "players/regular/chapters.hpp"

namespace encounters::players::regular {

namespace {

// Whether taking this tableau over would let the next player win, and rather likely.
bool would_hand_over_the_game(const Sight& sight) {
    const State& state = sight.state;
    const SeatState& next = state.seats[next_seat(state, state.active)];
    const int missing = sight.cards.table.winning_reputation - next.reputation;
    return missing > 0 && reputation_on_complete(state, sight.cards) >= missing && unlocked_count(state) <= 3;
}

}  // namespace

void weigh_burning(const Sight& sight, Choice& choice) {
    const float price = sight.reputation_worth() * static_cast<float>(sight.cards.table.burn_cost);
    const float danger = would_hand_over_the_game(sight) ? 2 * price : 0.0f;
    choice.weigh(MoveKind::keep_standing, -danger);
    choice.weigh(MoveKind::burn, -price);
}

// Noble Patronage is kept where it may be, Censure is not.
void weigh_tokens(const Sight& sight, Choice& choice) {
    choice.by_rule = true;
    const State& state = sight.state;
    const bool is_welcome = state.phase == Phase::give_patronage;
    const auto standing = [&](SeatIndex seat) {
        return is_welcome ? state.seats[seat].cbills : -std::int32_t{state.seats[seat].reputation};
    };
    std::int32_t least = standing(0);
    for (SeatIndex seat = 1; seat < state.seat_count; ++seat) least = std::min(least, standing(seat));
    for (SeatIndex seat = 0; seat < state.seat_count; ++seat)
        if (standing(seat) == least) choice.weigh({MoveKind::give_token, seat}, (seat == state.active) == is_welcome ? 1.0f : 0.0f);
}

}  // namespace encounters::players::regular
