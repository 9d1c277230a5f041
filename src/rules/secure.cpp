#include "rules/secure.hpp"

#include "rules/dice.hpp"
#include "rules/ending.hpp"
#include "rules/market.hpp"
#include "rules/piles.hpp"
#include "rules/pool.hpp"

#include <encounters/rules/invariants.hpp>

namespace encounters {

namespace {

// R8.4
void discard_failed(Step& step) {
    State& state = step.state;
    const EncounterId failed = state.encounters[state.encounter_count - 1].card;
    state.encounters[--state.encounter_count] = EncounterOnTable{};
    discard_card(step, Deck::encounters, failed.value, DiscardReason::failed_encounter);
}

// Q8.15: a Contract's dice count among the unlocked first and are not swapped.
int swappable(const State& state, Colour colour) {
    int locked = 0;
    int unlocked = 0;
    for (int i = 0; i < state.dice_count; ++i) {
        const Die& die = state.dice[i];
        if (die.colour != colour) continue;
        locked += die.locked() && die.marks == 0;
        unlocked += die.unlocked();
    }
    return locked - std::max(0, state.contract_dice[index_of(colour)] - unlocked);
}

// R8.6, Q8.15
Why why_not_colours(const State& state, const Catalogue& cards, Colour from, Colour to) {
    const DiceCounts& own = cards.command(state.player().command).dice;
    if (from == Colour::white) return Refusal{"R8.6", "only a colour die is swapped"};
    if (from == to) return Refusal{"R8.6", "it has that colour"};
    if (swappable(state, from) <= 0) return Refusal{"Q8.15", "the Contract's dice are not swapped"};
    if (state.swapped[index_of(to)] >= own[index_of(to)]) return Refusal{"Q8.15", "your Command prints no more dice of that colour"};
    if (supply_left(state, cards, to) <= 0) return Refusal{"Q8.15", "the supply has no die of that colour"};
    return {};
}

bool any_swap(const State& state, const Catalogue& cards) {
    for (int i = 0; i < state.dice_count; ++i) {
        if (!state.dice[i].locked() || state.dice[i].marks != 0) continue;
        for (Colour to : kAllColours)
            if (!why_not_colours(state, cards, state.dice[i].colour, to)) return true;
    }
    return false;
}

}  // namespace

Why why_not_burn(const State& state) {
    if (state.phase != Phase::burn_choice) return Refusal{"R8.2", "only on a Default, with the Reputation to spend"};
    return {};
}

// R8.2
void burn(Step& step) {
    State& state = step.state;
    state.player().reputation = static_cast<std::int16_t>(state.player().reputation - step.cards.table.burn_cost);
    state.standing = false;
    step.events.tell(Burned{state.active, static_cast<std::int16_t>(step.cards.table.burn_cost)});
    resolve_ending(step);
}

void keep_standing(Step& step) { resolve_ending(step); }

Why why_not_secure(const State& state) {
    if (state.phase != Phase::secure_choice) return Refusal{"R2.1", "there is nothing to Secure"};
    return {};
}

// R8.4, Q8.5, R5.8, Q8.11: failed Encounter out, bonus dice out, swaps, market, reveal.
void secure(Step& step) {
    State& state = step.state;
    state.standing = false;
    state.reveal_due = true;
    state.secured_column = static_cast<std::uint8_t>(state.column_count - 1);
    step.events.tell(Secured{state.active, state.secured_column});
    discard_failed(step);
    remove_bonus_dice(step);
    remake_struck_pool(step);
    for (int i = 0; i < state.column_count; ++i) state.columns[i].struck = 0;
    clear_faces(state);
    state.swapped = {};
    if (any_swap(state, step.cards)) {
        state.phase = Phase::swaps;
    } else {
        end_swaps(step);
    }
}

// R8.6, Q8.15
Why why_not_swap(const State& state, const Catalogue& cards, const Move& move) {
    if (state.phase != Phase::swaps) return Refusal{"Q8.15", "dice are swapped once, right after Securing"};
    if (move.a >= state.dice_count || !state.dice[move.a].locked()) return Refusal{"R8.6", "choose a locked die"};
    if (state.dice[move.a].marks != 0) return Refusal{"Q8.15", "that die was swapped in"};
    if (move.b >= kColours) return Refusal{"R8.6", "there is no such colour"};
    if (!is_canonical(state, move.a)) return Refusal{"Q8.14", "name the first one of equal dice"};
    return why_not_colours(state, cards, state.dice[move.a].colour, static_cast<Colour>(move.b));
}

// R8.6
void swap_die(Step& step, std::uint8_t index, Colour colour) {
    State& state = step.state;
    Die& die = state.dice[index];
    step.events.tell(DieSwapped{state.active, die.colour, colour, die.face, die.place});
    die.colour = colour;
    die.marks = kDieTouched;
    ++state.swapped[index_of(colour)];
    sort_dice(state);
    if (!any_swap(state, step.cards)) end_swaps(step);
}

// Q8.11, R8.10, Q8.12: the pool as it stands now serves the whole turn.
void end_swaps(Step& step) {
    State& state = step.state;
    clear_marks(state);
    state.swapped = {};
    open_market(step);
    state.phase = Phase::between;
}

}  // namespace encounters
