#include "table/presenter/table/prompt.hpp"

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/prompt_parts.hpp"

namespace encounters::table {

namespace {

std::string whose_words(const View& view) {
    if (view.decider == kNoSeat) return view.state.phase == Phase::over ? "The game is over" : "Luck decides";
    const std::string who = seat_and_rank(view, view.decider);
    if (view.decider == view.state.active) return who + " decides";
    return fmt::format("{} decides for {}", who, seat_name(view, view.state.active));
}

void ask(const View& view, Prompt& prompt) {
    switch (view.state.phase) {
        case Phase::secure_choice: return ask_secure(view, prompt);
        case Phase::swaps: return ask_swaps(view, prompt);
        case Phase::before_flip: return ask_before_flip(view, prompt);
        case Phase::choose_contract: return ask_contract(view, prompt);
        case Phase::between: return ask_between(view, prompt);
        case Phase::make_room: return ask_room(view, prompt);
        case Phase::choose_encounter: return ask_encounter(view, prompt);
        case Phase::rolled: return ask_lock(view, prompt);
        case Phase::use_die: return ask_use_die(view, prompt);
        case Phase::use_face: return ask_use_face(view, prompt);
        case Phase::use_strike: return ask_strike(view, prompt);
        case Phase::use_order: return ask_order(view, prompt);
        case Phase::use_card: return ask_card(view, prompt);
        case Phase::use_place: return ask_place(view, prompt);
        case Phase::burn_choice: return ask_burn(view, prompt);
        case Phase::salvage_choice: return ask_salvage(view, prompt);
        case Phase::give_patronage: return ask_patronage(view, prompt);
        case Phase::give_censure: return ask_censure(view, prompt);
        case Phase::over: return tell_standing(view, prompt);
        case Phase::deal_commands:
        case Phase::first_seat:
        case Phase::flip_contracts:
        case Phase::draw_encounters:
        case Phase::use_look:
        case Phase::salvage_draw: break;
    }
    tell_luck(view, prompt);
}

}  // namespace

Prompt prompt_of(const View& view) {
    Prompt prompt;
    prompt.whose = whose_words(view);
    if (is_roll_asked(view)) {
        ask_roll(view, prompt);
    } else if (view.decider == kNoSeat && view.state.phase != Phase::over) {
        tell_luck(view, prompt);
    } else {
        ask(view, prompt);
    }
    return prompt;
}

std::string turn_words(const View& view) {
    const State& state = view.state;
    if (state.active == kNoSeat) return "Set-up";
    std::string words = fmt::format("Turn {} · {}", state.turn, seat_name(view, state.active));
    if (state.secured_column == kNone || state.seat_count < 2) return words;
    const int before = (state.active + state.seat_count - 1) % state.seat_count;
    return words + " secures from " + seat_name(view, static_cast<SeatIndex>(before));
}

KeyPress key_of_place(int place) {
    KeyPress press;
    if (place >= 20) return press;
    const int digit = (place + 1) % 10;
    press.key = static_cast<Key>(static_cast<int>(Key::digit_0) + digit);
    press.shift = place >= 10;
    return press;
}

}  // namespace encounters::table
