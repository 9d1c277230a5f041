#include "rules/encounter_effects.hpp"
#include "rules/ending.hpp"

namespace encounters {

namespace {

using SeatSet = std::uint8_t;

SeatSet fewest_cbills(const State& state) {
    SeatSet seats = 0;
    std::int32_t least = state.seats[0].cbills;
    for (int i = 1; i < state.seat_count; ++i) least = std::min(least, state.seats[i].cbills);
    for (int i = 0; i < state.seat_count; ++i)
        if (state.seats[i].cbills == least) seats |= static_cast<SeatSet>(1u << i);
    return seats;
}

SeatSet most_reputation(const State& state) {
    SeatSet seats = 0;
    std::int16_t most = state.seats[0].reputation;
    for (int i = 1; i < state.seat_count; ++i) most = std::max(most, state.seats[i].reputation);
    for (int i = 0; i < state.seat_count; ++i)
        if (state.seats[i].reputation == most) seats |= static_cast<SeatSet>(1u << i);
    return seats;
}

// A token that stays is told too, so that a choice to keep it leaves a trace.
void hand_on(Step& step, Token token, SeatIndex to) {
    const SeatIndex holder = token == Token::patronage ? step.state.patronage : step.state.censure;
    if (holder == to) step.events.tell(TokenMoved{token, holder, to});
    move_token(step, token, to);
}

Progress pass_to(Step& step, Token token, SeatSet seats) {
    if (__builtin_popcount(seats) > 1) {
        step.state.phase = token == Token::patronage ? Phase::give_patronage : Phase::give_censure;
        return Progress::waiting;
    }
    hand_on(step, token, static_cast<SeatIndex>(__builtin_ctz(seats)));
    return Progress::finished;
}

}  // namespace

// R7.4, Q7.10, Q1.13
Progress pass_patronage(Step& step) {
    State& state = step.state;
    if (state.patronage != state.active || state.cashed != 0) return Progress::finished;
    state.player().cbills += step.cards.table.patronage_pay;
    step.events.tell(CbillsChanged{state.active, step.cards.table.patronage_pay, CbillReason::patronage});
    if (state.seat_count == 1) {
        move_token(step, Token::patronage, kNoSeat);
        return Progress::finished;
    }
    return pass_to(step, Token::patronage, fewest_cbills(state));
}

// R7.5, Q7.11, Q1.13
Progress pass_censure(Step& step) {
    State& state = step.state;
    if (state.censure != state.active) return Progress::finished;
    if (state.seat_count > 1) return pass_to(step, Token::censure, most_reputation(state));
    if (state.censured_at_start) move_token(step, Token::censure, kNoSeat);
    return Progress::finished;
}

// R7.4, R7.5
Why why_not_give_token(const State& state, SeatIndex seat) {
    const bool patronage = state.phase == Phase::give_patronage;
    if (!patronage && state.phase != Phase::give_censure) return Refusal{"R7.4", "no token is to be given"};
    const SeatSet seats = patronage ? fewest_cbills(state) : most_reputation(state);
    if (seat >= state.seat_count || !((seats >> seat) & 1u))
        return patronage ? Refusal{"R7.4", "only a player with the fewest C-bills"}
                         : Refusal{"R7.5", "only a player with the most Reputation"};
    return {};
}

void give_token(Step& step, SeatIndex seat) {
    State& state = step.state;
    hand_on(step, state.phase == Phase::give_patronage ? Token::patronage : Token::censure, seat);
    state.step = state.phase == Phase::give_patronage ? EndingStep::censure : EndingStep::pass;
    resolve_ending(step);
}

}  // namespace encounters
