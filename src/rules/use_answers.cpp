#include "rules/use_answers.hpp"

#include "rules/dice.hpp"
#include "rules/effects/touching.hpp"
#include "rules/field_hire.hpp"
#include "rules/use.hpp"

namespace encounters {

namespace {

template <class E>
concept Touches = requires(Step& step, const E& effect) { pick_die(step, effect, std::uint8_t{}); };
template <class E>
concept AsksForFace = requires(const E& effect) { why_not_face(effect, 1, 2); };

Why why_not_touch(const State& state, const Effect& effect, ColourSet bars, std::uint8_t index) {
    const Die& die = state.dice[index];
    if (die.marks != 0) return Refusal{"Q5.11", "each die is touched once in a use"};
    if (bars & colour_bit(die.colour)) return Refusal{"Q4.10", "a die of a barred colour can't be changed"};
    if (!matches(state.use.icons, die.colour)) return Refusal{"R5.2", "no icon left matches its colour"};
    const bool changes = std::visit(
        [&]<class E>(const E& printed) {
            if constexpr (Touches<E>) return can_change(printed, die.face);
            return false;
        },
        effect);
    if (!changes) return Refusal{"R4.7", "it can't be changed so"};
    if (!is_canonical(state, index)) return Refusal{"Q8.14", "name the first one of equal dice"};
    return {};
}

}  // namespace

// R5.2, Q5.11
Why why_not_pick_die(const State& state, const Catalogue& cards, std::uint8_t die) {
    if (state.phase != Phase::use_die) return Refusal{"R5.2", "no die is asked for"};
    if (die >= state.dice_count || !state.dice[die].unlocked()) return Refusal{"Q4.9", "choose an unlocked die"};
    if (state.use.source == kSourceHire) return why_not_hire_die(state, barred(state, cards), die);
    return why_not_touch(state, effect_in_use(state, cards), barred(state, cards), die);
}

std::uint32_t dice_to_pick(const State& state, const Catalogue& cards) {
    const ColourSet bars = barred(state, cards);
    const bool hire = state.use.source == kSourceHire;
    const Effect* effect = hire ? nullptr : &effect_in_use(state, cards);
    std::uint32_t dice = 0;
    for (std::uint8_t die = 0; die < state.dice_count && state.dice[die].unlocked(); ++die) {
        const Why why = hire ? why_not_hire_die(state, bars, die) : why_not_touch(state, *effect, bars, die);
        if (!why) dice |= 1u << die;
    }
    return dice;
}

void pick_die(Step& step, std::uint8_t die) {
    if (step.state.use.source == kSourceHire) {
        raise_die(step, die);
        return;
    }
    std::visit(
        [&]<class E>(const E& effect) {
            if constexpr (Touches<E>) pick_die(step, effect, die);
        },
        effect_in_use(step.state, step.cards));
}

// R5.3, R5.4
Why why_not_pick_face(const State& state, const Catalogue& cards, std::uint8_t face) {
    if (state.phase != Phase::use_face) return Refusal{"R5.3", "no face is asked for"};
    return std::visit(
        [&]<class E>(const E& effect) -> Why {
            if constexpr (AsksForFace<E>) return why_not_face(effect, state.dice[state.use.die].face, face);
            return Refusal{"R5.3", "no face is asked for"};
        },
        effect_in_use(state, cards));
}

void pick_face(Step& step, std::uint8_t face) {
    std::visit(
        [&]<class E>(const E& effect) {
            if constexpr (AsksForFace<E>) {
                change_face(step, step.state.use.die, face, change_reason(effect));
                after_touch(step, effect);
            }
        },
        effect_in_use(step.state, step.cards));
}

// R5.8
Why why_not_strike_now(const State& state, const Catalogue& cards, const Move& move) {
    if (state.phase != Phase::use_strike) return Refusal{"R5.8", "nothing is being cancelled"};
    if (move.a > static_cast<std::uint8_t>(StrikeTarget::encounter)) return Refusal{"R5.8", "there is no such effect"};
    return why_not_strike(state, cards, static_cast<StrikeTarget>(move.a), move.b);
}

// Q9.6
Why why_not_pick_card(const State& state, std::uint8_t index) {
    if (state.phase != Phase::use_order && state.phase != Phase::use_card)
        return Refusal{"Q9.6", "no cards lie open to choose from"};
    if (index >= state.looked_count) return Refusal{"Q9.6", "there is no such card"};
    return {};
}

// Q9.6, Q3.12
void pick_card(Step& step, std::uint8_t index) {
    if (step.state.phase == Phase::use_order) {
        put_back(step, index);
    } else {
        requisition_card(step, index);
    }
}

// Q3.12
Why why_not_pick_place(const State& state, const Catalogue& cards, std::uint8_t place) {
    if (state.phase != Phase::use_place) return Refusal{"Q3.12", "no market place is asked for"};
    if (place >= cards.table.market_size || !state.market[place].exists())
        return Refusal{"Q3.12", "no card lies in that market place"};
    return {};
}

// R5.2, R5.5
void finish_dice(Step& step) {
    const bool rerolls = step.state.use.source != kSourceHire &&
                         std::holds_alternative<Reroll>(effect_in_use(step.state, step.cards));
    bool named = false;
    for (int i = 0; i < step.state.dice_count; ++i) named = named || step.state.dice[i].marks == kDieNamed;
    if (rerolls && named) {
        roll_named(step);
    } else {
        end_effect(step, Outcome::did_nothing);
    }
}

}  // namespace encounters
