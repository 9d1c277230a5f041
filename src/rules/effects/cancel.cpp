#include "rules/effects/effects.hpp"
#include "rules/pool.hpp"
#include "rules/printed.hpp"
#include "rules/use.hpp"

namespace encounters {

namespace {

const PrintedEffects* effects_of(const State& state, const Catalogue& cards, StrikeTarget target) {
    if (target == StrikeTarget::contract)
        return state.column_count > 0 ? &printed_on(cards, state.column().contract) : nullptr;
    return state.newest != kNone ? &printed_on(cards, state.encounters[state.newest].card) : nullptr;
}

// Q5.14: what a market effect did when it was laid can't be struck; one that only replaced has nothing else.
bool only_replaced(const Effect& effect) {
    const Market* market = std::get_if<Market>(&effect);
    if (!market || !market->replace_all) return false;
    Market rest = *market;
    rest.replace_all = false;
    rest.types = kAnyColour;
    return rest == Market{};
}

// Q5.14, Q9.1: of a Contract completed by extending, until the next is laid, only bars, prices, dice and pay lie ahead.
bool outlasts_completion(const Effect& effect) {
    return std::holds_alternative<Hazard>(effect) || std::holds_alternative<Market>(effect) || std::holds_alternative<Pool>(effect) ||
           std::holds_alternative<Pay>(effect) || std::holds_alternative<SecureBonus>(effect);
}

Why why_not_contract(const State& state, const Effect& effect, std::uint8_t index) {
    if (is_struck(state.column().struck, index)) return Refusal{"R5.8", "that effect is struck already"};
    if (state.extending && !outlasts_completion(effect)) return Refusal{"Q5.14", "what has happened can't be struck"};
    if (only_replaced(effect)) return Refusal{"Q5.14", "what has happened can't be struck"};
    if (std::holds_alternative<FinalAssault>(effect) && state.ending != Ending::none)
        return Refusal{"Q5.14", "the ending is declared already"};
    return {};
}

Why why_not_encounter(const State& state, const Effect& effect, std::uint8_t index) {
    const EncounterOnTable& encounter = state.encounters[state.newest];
    if (is_struck(encounter.struck, index)) return Refusal{"R5.8", "that effect is struck already"};
    if (encounter.defeated() && !std::holds_alternative<Hazard>(effect))
        return Refusal{"Q5.14", "what has happened can't be struck"};
    return {};
}

}  // namespace

// R5.8, Q5.14
Why why_not_strike(const State& state, const Catalogue& cards, StrikeTarget target, std::uint8_t index) {
    const PrintedEffects* printed = effects_of(state, cards, target);
    if (!printed || index >= printed->count) return Refusal{"R5.8", "there is no such effect"};
    const Effect& effect = printed->effect[index];
    return target == StrikeTarget::contract ? why_not_contract(state, effect, index)
                                            : why_not_encounter(state, effect, index);
}

std::vector<Move> strikes(const State& state, const Catalogue& catalogue) {
    std::vector<Move> moves;
    for (StrikeTarget target : {StrikeTarget::contract, StrikeTarget::encounter})
        for (std::uint8_t i = 0; i < kMaxEffects; ++i)
            if (!why_not_strike(state, catalogue, target, i))
                moves.push_back(Move::of(MoveKind::strike, static_cast<std::uint8_t>(target), i));
    return moves;
}

bool can_act(const State& state, const Catalogue& cards, const Cancel&) {
    for (StrikeTarget target : {StrikeTarget::contract, StrikeTarget::encounter})
        for (std::uint8_t i = 0; i < kMaxEffects; ++i)
            if (!why_not_strike(state, cards, target, i)) return true;
    return false;
}

void begin(Step& step, const Cancel&) { step.state.phase = Phase::use_strike; }

// R5.8, Q5.14, R6.2: a pool effect struck may take the last unlocked die.
void strike(Step& step, StrikeTarget target, std::uint8_t index) {
    State& state = step.state;
    const std::uint8_t bit = static_cast<std::uint8_t>(1u << index);
    const bool had_unlocked = unlocked_count(state) > 0;
    if (target == StrikeTarget::encounter) {
        EncounterOnTable& encounter = state.encounters[state.newest];
        encounter.struck |= bit;
        step.events.tell(EffectStruck{state.active, target, encounter.card.value, index});
    } else {
        state.column().struck |= bit;
        step.events.tell(EffectStruck{state.active, target, state.column().contract.value, index});
        const Effect& effect = printed_on(step.cards, state.column().contract).effect[index];
        if (const Pool* pool = std::get_if<Pool>(&effect)) undo_contract_pool(step, *pool);
    }
    state.phase = state.use.back;
    if (had_unlocked && is_fulfilled(state))
        step.events.tell(ContractFulfilled{state.active, static_cast<std::uint8_t>(state.column_count - 1)});
    end_effect(step, Outcome::did_something);
}

}  // namespace encounters
