#include "rules/use.hpp"

#include "rules/dice.hpp"
#include "rules/effects/effects.hpp"
#include "rules/encounter.hpp"
#include "rules/field_hire.hpp"
#include "rules/piles.hpp"
#include "rules/printed.hpp"

#include <encounters/rules/invariants.hpp>

#include <type_traits>

namespace encounters {

namespace {

template <class E>
concept ByHand = requires(Step& step, const E& effect) { begin(step, effect); };

bool has_power(const PrintedEffects& command) {
    return std::any_of(command.effect.begin(), command.effect.begin() + command.count, is_by_hand);
}

bool effect_can_act(const State& state, const Catalogue& cards, const Effect& effect) {
    return std::visit(
        [&]<class E>(const E& printed) {
            if constexpr (ByHand<E>) return can_act(state, cards, printed);
            return false;
        },
        effect);
}

bool any_can_act(const State& state, const Catalogue& cards, const PrintedEffects& printed, int from) {
    for (int i = from; i < printed.count; ++i)
        if (effect_can_act(state, cards, printed.effect[i])) return true;
    return false;
}

template <class E>
concept ChangesDice = ByHand<E> && requires(const E& effect) { effect.dice.any; } && !std::is_same_v<E, LockExtra>;

// Of a card that can do nothing now, what stands in its way: the moment, the supply, the deck, or no target.
Refusal why_idle(const State& state, const Effect& effect) {
    return std::visit(
        [&]<class E>(const E&) {
            if constexpr (std::is_same_v<E, AddDice>) return Refusal{"Q5.13", "the supply has none of its dice"};
            if constexpr (std::is_same_v<E, Cancel>) return Refusal{"R5.8", "there is no effect to strike"};
            if constexpr (std::is_same_v<E, Scout> || std::is_same_v<E, Requisition>)
                return Refusal{"Q9.6", "that deck is empty"};
            if constexpr (std::is_same_v<E, LockExtra>)
                if (!state.lock_window || roll_open(state))
                    return Refusal{"Q5.12", "only after a victory and before the next reveal"};
            if constexpr (ChangesDice<E>)
                if (!roll_open(state)) return Refusal{"Q4.9", "no roll lies open"};
            return Refusal{"Q5.11", "it would do nothing now"};
        },
        effect);
}

// Q5.11
Why why_nothing(const State& state, const Catalogue& cards, const PrintedEffects& printed) {
    if (any_can_act(state, cards, printed, 0)) return {};
    for (int i = 0; i < printed.count; ++i)
        if (is_by_hand(printed.effect[i])) return why_idle(state, printed.effect[i]);
    return Refusal{"Q5.11", "it would do nothing now"};
}

// R5.9, Q9.7: whether the Encounter or the Contract bars the type.
Why why_barred(const State& state, const Catalogue& cards, Colour type) {
    if (!(barred(state, cards) & colour_bit(type))) return {};
    ColourSet by_contract = 0;
    each_of_contract<Hazard>(state, cards, [&](const Hazard& hazard) { by_contract |= hazard.types; });
    if (by_contract & colour_bit(type)) return Refusal{"Q9.7", "the Contract bars Equipment of its type"};
    return Refusal{"R5.9", "the Encounter bars Equipment of its type"};
}

// R5.1: before a flip, between Encounters or in an open roll, and with no question open.
bool is_time_to_use(const State& state) {
    return state.phase == Phase::before_flip || state.phase == Phase::between || state.phase == Phase::rolled;
}

Why why_not_now(const State& state) {
    if (!is_time_to_use(state)) return Refusal{"R5.1", what_comes_first(state)};
    return {};
}

void begin_use(Step& step, std::uint8_t source, std::uint8_t card) {
    Use use;
    use.source = source;
    use.card = card;
    use.back = step.state.phase;
    step.state.use = use;
}

void end_use(Step& step) {
    State& state = step.state;
    clear_marks(state);
    state.phase = state.use.back;
    state.use = Use{};
}

}  // namespace

bool is_by_hand(const Effect& effect) {
    return std::visit([]<class E>(const E&) { return ByHand<E>; }, effect);
}

const PrintedEffects& effects_in_use(const State& state, const Catalogue& cards) {
    if (state.use.source == kSourcePower) return printed_on(cards, CommandId{state.use.card});
    return printed_on(cards, EquipmentId{state.use.card});
}

const Effect& effect_in_use(const State& state, const Catalogue& cards) {
    return effects_in_use(state, cards).effect[state.use.effect];
}

Deck looked_deck(const State& state, const Catalogue& cards) {
    const Scout* scout = std::get_if<Scout>(&effect_in_use(state, cards));
    return scout ? scout->deck : Deck::equipment;
}

// R5.1, R5.9, Q5.11, Q5.14, Q9.7
Why why_not_use_equipment(const State& state, const Catalogue& cards, std::uint8_t slot) {
    if (Why why = why_not_now(state)) return why;
    if (slot >= state.player().equipment_count) return Refusal{"R5.1", "there is no Equipment in that place"};
    if (!state.player().is_ready(slot)) return Refusal{"R5.1", "it is exhausted"};
    const EquipmentDigest& card = cards.equipment_digests[state.player().equipment[slot].value];
    if (Why why = why_barred(state, cards, card.type); why && card.printed.all<Cancel>() == 0) return why;
    return why_nothing(state, cards, card.printed);
}

bool can_use_equipment(const State& state, const Catalogue& cards, std::uint8_t slot) {
    if (!is_time_to_use(state) || slot >= state.player().equipment_count || !state.player().is_ready(slot)) return false;
    const EquipmentDigest& card = cards.equipment_digests[state.player().equipment[slot].value];
    const bool free = !(barred(state, cards) & colour_bit(card.type)) || card.printed.all<Cancel>() != 0;
    return free && any_can_act(state, cards, card.printed, 0);
}

// R1.10, Q5.16
Why why_not_use_power(const State& state, const Catalogue& cards) {
    if (Why why = why_not_now(state)) return why;
    const PrintedEffects& command = printed_on(cards, state.player().command);
    if (!has_power(command)) return Refusal{"R1.10", "this Command has no power to use by hand"};
    if (state.power_used) return Refusal{"Q5.16", "the power was used this turn"};
    return why_nothing(state, cards, command);
}

bool can_use_power(const State& state, const Catalogue& cards) {
    return is_time_to_use(state) && !state.power_used && any_can_act(state, cards, printed_on(cards, state.player().command), 0);
}

// R7.2
Why why_not_use_hire(const State& state, const Catalogue& cards, std::uint8_t card) {
    if (Why why = why_not_now(state)) return why;
    if (!has_hire(state, state.active, EncounterId{card})) return Refusal{"R7.2", "there is no such Field Hire"};
    if (!roll_open(state)) return Refusal{"Q4.9", "no roll lies open"};
    if (!hire_can_act(state, cards)) return Refusal{"Q5.11", "no die can be raised"};
    return {};
}

// R5.1, Q9.3
void use_equipment(Step& step, std::uint8_t slot) {
    State& state = step.state;
    const EquipmentId card = state.player().equipment[slot];
    begin_use(step, slot, card.value);
    state.player().exhausted |= static_cast<std::uint8_t>(1u << slot);
    if (has_contract(state) && !state.extending) state.column().equipment_used = 1;
    step.events.tell(EquipmentUsed{state.active, card, slot});
    continue_use(step);
}

void use_power(Step& step) {
    State& state = step.state;
    begin_use(step, kSourcePower, state.player().command.value);
    state.power_used = true;
    step.events.tell(PowerUsed{state.active, state.player().command});
    continue_use(step);
}

// R7.2
void use_hire(Step& step, std::uint8_t card) {
    State& state = step.state;
    begin_use(step, kSourceHire, card);
    remove_hire(state, state.active, EncounterId{card});
    step.events.tell(HireUsed{state.active, EncounterId{card}});
    state.phase = Phase::use_die;
    discard_card(step, Deck::encounters, card, DiscardReason::hire_spent);
}

// Q5.11: every effect that can do something is carried out, in printed order; a due roll lands first.
void continue_use(Step& step) {
    State& state = step.state;
    const PrintedEffects& effects = effects_in_use(state, step.cards);
    for (; state.use.effect < effects.count; ++state.use.effect) {
        if (roll_due(state)) {
            state.phase = Phase::rolled;
            return;
        }
        const Effect& effect = effects.effect[state.use.effect];
        if (!effect_can_act(state, step.cards, effect)) continue;
        std::visit(
            [&]<class E>(const E& printed) {
                if constexpr (ByHand<E>) begin(step, printed);
            },
            effect);
        return;
    }
    end_use(step);
}

void end_effect(Step& step, Outcome outcome) {
    Use& use = step.state.use;
    use.acted = use.acted || outcome == Outcome::did_something;
    use.die = kNone;
    use.icons = {};
    if (use.source == kSourceHire) {
        end_use(step);
        return;
    }
    ++use.effect;
    continue_use(step);
}

// R5.2, Q5.11: dice icons may stay unused, but a use must do something.
Why why_not_done(const State& state, const Catalogue& cards) {
    if (state.phase != Phase::use_die) return Refusal{"R5.2", "nothing is being used on dice"};
    if (state.use.acted) return {};
    if (state.use.source != kSourceHire &&
        any_can_act(state, cards, effects_in_use(state, cards), state.use.effect + 1))
        return {};
    return Refusal{"Q5.11", "a use must do something"};
}

}  // namespace encounters
