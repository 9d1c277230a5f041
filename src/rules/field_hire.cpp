#include "rules/field_hire.hpp"

#include "rules/dice.hpp"
#include "rules/use.hpp"

#include <encounters/rules/invariants.hpp>

namespace encounters {

namespace {

bool comes_before(const HireOnTable& one, const HireOnTable& other) {
    return one.seat != other.seat ? one.seat < other.seat : one.card < other.card;
}

}  // namespace

// R7.2, Q4.9, R4.7: no Equipment bar holds it up, but a barred die can't be changed.
Why why_not_hire_die(const State& state, ColourSet bars, std::uint8_t index) {
    if (index >= state.dice_count || !state.dice[index].unlocked()) return Refusal{"Q4.9", "choose an unlocked die"};
    const Die& die = state.dice[index];
    if (bars & colour_bit(die.colour)) return Refusal{"Q4.10", "a die of a barred colour can't be changed"};
    if (die.face >= 6) return Refusal{"R4.7", "a face is 1 to 6"};
    if (!is_canonical(state, index)) return Refusal{"Q8.14", "name the first one of equal dice"};
    return {};
}

bool hire_can_act(const State& state, const Catalogue& cards) {
    if (!roll_open(state)) return false;
    const ColourSet bars = barred(state, cards);
    for (int i = 0; i < state.dice_count; ++i)
        if (!why_not_hire_die(state, bars, static_cast<std::uint8_t>(i))) return true;
    return false;
}

void raise_die(Step& step, std::uint8_t index) {
    Die& die = step.state.dice[index];
    step.events.tell(DieChanged{die.colour, die.face, static_cast<std::uint8_t>(die.face + 1), ChangeReason::field_hire});
    ++die.face;
    sort_dice(step.state);
    end_effect(step, Outcome::did_something);
}

bool has_hire(const State& state, SeatIndex seat, EncounterId card) {
    for (int i = 0; i < state.hire_count; ++i)
        if (state.hires[i] == HireOnTable{seat, card}) return true;
    return false;
}

void add_hire(State& state, SeatIndex seat, EncounterId card) {
    const HireOnTable hire{seat, card};
    int i = state.hire_count++;
    for (; i > 0 && comes_before(hire, state.hires[i - 1]); --i) state.hires[i] = state.hires[i - 1];
    state.hires[i] = hire;
}

void remove_hire(State& state, SeatIndex seat, EncounterId card) {
    int i = 0;
    while (!(state.hires[i] == HireOnTable{seat, card})) ++i;
    for (; i + 1 < state.hire_count; ++i) state.hires[i] = state.hires[i + 1];
    state.hires[--state.hire_count] = HireOnTable{};
}

}  // namespace encounters
