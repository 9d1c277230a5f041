#include "rules/setup.hpp"

#include "rules/turn_start.hpp"

#include <encounters/rules/decks.hpp>

namespace encounters {

namespace {

int command_copies(const Catalogue& cards) {
    int copies = 0;
    for (const CommandCard& card : cards.commands) copies += card.copies;
    return copies;
}

// Q1.7
void pay_even_start(Step& step) {
    State& state = step.state;
    SeatIndex seat = state.active;
    for (int amount : step.cards.table.even_start) {
        state.seats[seat].cbills += amount;
        if (amount > 0) step.events.tell(CbillsChanged{seat, amount, CbillReason::even_start});
        seat = next_seat(state, seat);
        if (seat == state.active) return;
    }
}

}  // namespace

// Q1.8
std::optional<Refusal> why_no_game(const Setup& setup, const Catalogue& catalogue) {
    if (setup.seats < 1 || setup.seats > kMaxSeats) return Refusal{"Q1.8", "a game has 1 to 8 seats"};
    if (command_copies(catalogue) < setup.seats) return Refusal{"R1.4", "there are fewer Commands than seats"};
    if (!why_unplayable(catalogue).empty()) return Refusal{"R1.3", "the cards can't make a game"};
    return {};
}

// R1.3, R1.9, Q1.7
State new_game(const Setup& setup, const Catalogue& catalogue) {
    if (why_no_game(setup, catalogue)) broken("seats of a game that can begin", kMaxSeats, setup.seats);
    State state;
    for (int deck = 0; deck < kDecks; ++deck) state.decks[deck].unseen = all_cards(catalogue.copies[deck]);
    state.seat_count = static_cast<std::uint8_t>(setup.seats);
    state.even_start = setup.even_start;
    return state;
}

// R1.4
void deal_command(Step& step, CommandId command) {
    SeatIndex seat = 0;
    while (step.state.seats[seat].command.exists()) ++seat;
    step.state.seats[seat].command = command;
    step.events.tell(CommandDealt{seat, command});
    if (seat + 1 == step.state.seat_count) step.state.phase = Phase::first_seat;
}

// R1.4
void draw_first_seat(Step& step, SeatIndex seat) {
    step.state.active = seat;
    step.events.tell(FirstSeatDrawn{seat});
    if (step.state.even_start) pay_even_start(step);
    begin_turn(step, seat);
}

}  // namespace encounters
