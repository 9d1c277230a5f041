#include "properties/step_rules.hpp"

#include <encounters/rules/queries.hpp>

#include <algorithm>

namespace encounters::testing {

namespace {

template <class... E>
bool told_any(const StepTaken& step) {
    return std::any_of(step.events.begin(), step.events.end(), [](const Event& event) { return (std::holds_alternative<E>(event) || ...); });
}

bool is_barred(const StepTaken& step, Colour colour) { return (barred(step.before, step.cards) & colour_bit(colour)) != 0; }

// R4.3, Q4.10
std::string why_dice_moved(const StepTaken& step) {
    if (told_any<DiceRecovered, DiceRemoved, DieSwapped, TurnEnded, StartedFresh>(step)) return {};
    const auto held = [](const State& state, const Die& die) {
        return std::count_if(state.dice.begin(), state.dice.begin() + state.dice_count, [&](const Die& other) {
            return other.colour == die.colour && other.face == die.face && other.place == die.place;
        });
    };
    for (int i = 0; i < step.before.dice_count; ++i) {
        const Die& die = step.before.dice[i];
        if (die.locked() && held(step.after, die) < held(step.before, die)) return "R4.3 a locked die changed or left";
    }
    return {};
}

// Q4.10, R4.7, R5.7
std::string why_dice_wrong(const StepTaken& step) {
    for (const Event& event : step.events) {
        if (const auto* changed = std::get_if<DieChanged>(&event)) {
            if (is_barred(step, changed->colour)) return "Q4.10 a barred die was changed";
            if (changed->to < 1 || changed->to > 6 || changed->to == changed->from) return "R4.7 a change to no other face";
        }
        if (const auto* locked = std::get_if<DiceLocked>(&event)) {
            int sum = 0;
            for (int i = 0; i < locked->dice.count; ++i) {
                sum += locked->dice.faces[i];
                if (is_barred(step, locked->dice.colours[i])) return "Q4.10 a barred die was locked";
            }
            if (sum != locked->value) return "Q4.2a the locked dice do not total the value";
        }
        if (const auto* extra = std::get_if<DieLockedExtra>(&event); extra && is_barred(step, extra->colour)) return "R5.7 a barred die was locked";
    }
    return {};
}

// R2.1, Q8.5, Q5.16: what a new turn begins with.
std::string why_turn_wrong(const StepTaken& step) {
    if (!told_any<TurnBegan, Secured>(step)) return {};
    const State& state = step.after;
    if (told_any<Secured>(step) && total(state.bonus_dice) != 0) return "Q8.5 bonus dice of the predecessor stayed";
    if (state.power_used || state.lock_window || state.newest != kNone || state.ending != Ending::none) return "Q5.16 a turn begins used up";
    if (state.phase == Phase::before_flip && (state.column_count != 0 || state.encounter_count != 0)) return "R2.2 a fresh start with a tableau";
    return {};
}

// R6.5, R8.8, R6.8
std::string why_tableau_wrong(const StepTaken& step) {
    const State& state = step.after;
    for (int i = 0; i + 1 < state.column_count; ++i)
        if (!state.columns[i].completed) return "R6.5 a column was begun beside an open one";
    for (int seat = 0; seat < state.seat_count; ++seat)
        if (state.seats[seat].reputation >= step.cards.table.winning_reputation && state.phase != Phase::over) return "R6.8 a winner plays on";
    if (state.market_open && state.phase == Phase::rolled) return "R3.1 the market is open in a roll";
    return {};
}

// Q1.12
std::string why_market_wrong(const StepTaken& step) {
    const State& state = step.after;
    if (to_move(state, step.cards) == kNoSeat || state.phase == Phase::salvage_choice || state.deck(Deck::equipment).empty()) return {};
    for (int place = 0; place < step.cards.table.market_size; ++place)
        if (!state.market[place].exists()) return "Q1.12 a market place is empty while a card can be drawn";
    return {};
}

// Q1.11: one rebuild takes all discards that one stroke brings.
std::string why_rebuilt_wrong(const StepTaken& step) {
    for (std::size_t i = 0; i + 1 < step.events.size(); ++i) {
        const auto* rebuilt = std::get_if<DeckRebuilt>(&step.events[i]);
        const auto* next = rebuilt ? std::get_if<CardDiscarded>(&step.events[i + 1]) : nullptr;
        if (next && next->deck == rebuilt->deck) return "Q1.11 a deck was rebuilt between two discards";
    }
    return {};
}

// R7.4, Q7.10: Patronage pays its holder, and only when the cash out was 0.
std::string why_patronage_wrong(const StepTaken& step) {
    int cashed = 0;
    for (const Event& event : step.events) {
        if (const auto* paid = std::get_if<CashedOut>(&event)) cashed += paid->total;
        const auto* changed = std::get_if<CbillsChanged>(&event);
        if (changed && changed->reason == CbillReason::patronage && (cashed != 0 || step.before.patronage != changed->seat))
            return "R7.4 Patronage paid without cause";
    }
    return {};
}

}  // namespace

std::string why_broken(const StepTaken& step) {
    for (const auto rule : {why_dice_moved, why_dice_wrong, why_turn_wrong, why_tableau_wrong, why_market_wrong, why_rebuilt_wrong, why_patronage_wrong})
        if (std::string why = rule(step); !why.empty()) return why;
    return {};
}

}  // namespace encounters::testing
