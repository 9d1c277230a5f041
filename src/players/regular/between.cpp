// Between Encounters: complete or extend when the Contract is fulfilled; else trade, lock what is left when that fulfils
// it, and weigh another Encounter against the C-bills of an Escape.
#include "players/regular/chapters.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

bool is_struck(const Sight& sight, std::size_t effect) { return (sight.state.column().struck >> effect) & 1u; }

// Escaping from this Contract, as R6.6 and Q6.10 have it.
bool contract_allows_escape(const Sight& sight) {
    const ContractNumbers& numbers = sight.contract();
    if (!numbers.no_escape && numbers.needed == 0) return true;
    int needed = 0;
    const auto& effects = sight.cards.contract(sight.state.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        if (is_struck(sight, i)) continue;
        if (std::holds_alternative<NoEscape>(effects[i])) return false;
        if (const auto* least = std::get_if<MinEncounters>(&effects[i])) needed = std::max<int>(needed, least->encounters);
    }
    return defeated_in(sight.state, sight.state.column_count - 1) >= needed;
}

bool may_escape(const Sight& sight) {
    if (!can_reveal(sight.state)) return true;
    return !sight.state.reveal_due && loose_dice(sight.state) > 0 && contract_allows_escape(sight);
}

// The chance that one more Encounter is beaten with so many dice.
float chance_of_next(const Sight& sight, int dice) { return sight.tables.rolls.defeats[static_cast<std::size_t>(std::clamp(dice, 0, kCountedDice))]; }

// ---- fulfilled

bool may_extend(const Sight& sight) {
    return sight.state.column_count < sight.cards.table.max_columns && !sight.state.deck(Deck::contracts).empty();
}

void weigh_completing(const Sight& sight, Choice& choice) {
    const State& state = sight.state;
    const int scored = reputation_on_complete(state, sight.cards);
    const float cbills = static_cast<float>(payout_total(state, sight.cards, Ending::complete));
    const float reputation = static_cast<float>(counted_reputation(sight, state.active, scored)) * sight.reputation_worth();
    const int dice = total(pool_of(state));
    const float survives = assault_ahead(state, sight.cards) ? chance_of_next(sight, dice) : 1.0f;
    choice.weigh(MoveKind::complete, survives * (cbills + reputation), assault_ahead(state, sight.cards) ? survives : kNoChance);
    if (!may_extend(sight)) return;
    // The column's C-bills are safe, its Reputation rides on the next one.
    const Gear gear = gear_of(sight, 0);
    Standing at;
    at.course = Course::later_column;
    at.dice = dice;
    at.saves = gear.saves;
    at.locks = gear.locks;
    at.reputation = counted_reputation(sight, state.active, scored + static_cast<int>(sight.tables.cards.mean_reputation + 0.5f) + state.column_count);
    choice.weigh(MoveKind::extend, cbills + sight.tables.prospects.now(at) - sight.tables.taste.extending);
}

// ---- not fulfilled

// Takes from `left` what the icons fit; of each colour its own icons first.
void cover(DiceCounts& left, const DiceIcons& icons) {
    int any = icons.any;
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        const int own = std::min<int>(left[colour], icons.colour[colour]);
        const int other = std::min<int>(left[colour] - own, any);
        any -= other;
        left[colour] = static_cast<std::uint8_t>(left[colour] - own - other);
    }
}

// Covers what a card's Locks fit; false when it has none, or adds dice as well.
bool covers(DiceCounts& left, const UseNumbers& use, const std::vector<Effect>& effects) {
    if (use.locks == 0 || use.adds) return false;
    const int before = total(left);
    for (const Effect& effect : effects)
        if (const auto* lock = std::get_if<LockExtra>(&effect)) cover(left, lock->dice);
    return total(left) < before;
}

// Locks that take all that is left fulfil the Contract.
void weigh_locking(const Sight& sight, const Standing& at, Choice& choice) {
    const State& state = sight.state;
    if (!state.lock_window || state.newest == kNone) return;
    if (at.locks == 0) return;
    const ColourSet bars = bars_now(sight);
    DiceCounts left{};
    for (std::size_t i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) {
        if (bars & colour_bit(state.dice[i].colour)) return;
        ++left[static_cast<std::size_t>(index_of(state.dice[i].colour))];
    }
    Action first;
    float cost = 0;
    bool found = false;
    const auto take = [&](const Action& action, const UseNumbers& use, const std::vector<Effect>& effects) {
        if (total(left) == 0 || !covers(left, use, effects)) return;
        if (!found) first = action;
        found = true;
        cost += use.cost;
    };
    if (!state.power_used) take(MoveKind::use_power, sight.power(), sight.cards.command(sight.own().command).effects);
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        if (sight.own().is_ready(slot) && !(bars & sight.slot(slot).type) && sight.slot(slot).locks > 0)
            take({MoveKind::use_equipment, static_cast<std::uint8_t>(slot)}, sight.slot(slot),
                 sight.cards.equipment_card(sight.own().equipment[static_cast<std::size_t>(slot)]).effects);
    }
    if (found && total(left) == 0) choice.weigh(first, sight.tables.prospects.complete(at) + sight.contract().pay_completion - cost);
}

// Whether nothing but a reveal is left to weigh.
bool is_reveal_forced(const Sight& sight) {
    return !sight.state.market_open && !may_escape(sight) && gear_of(sight, contract_bars(sight)).locks == 0;
}

// The table knows no penalties; who holds nothing pays none.
float worth_of_reveal(const Sight& sight, const Standing& at) {
    const float penalty = std::min(sight.contract().penalty, static_cast<float>(sight.own().cbills));
    if (at.dice <= 0) return -sight.tables.prospects.prices().default_cost - penalty;
    return sight.tables.prospects.reveal(at) - (1 - chance_of_next(sight, at.dice)) * penalty;
}

}  // namespace

void weigh_between(const Sight& sight, Wanted wanted, Choice& choice) {
    const State& state = sight.state;
    if (is_fulfilled(state)) return weigh_completing(sight, choice);
    if (wanted == Wanted::move_only && is_reveal_forced(sight)) return choice.weigh(MoveKind::reveal, 0);
    const float cbills = state.encounter_count == 0 ? 0.0f : pay_now(sight);
    const Standing at = standing_of(sight, cbills);
    if (can_reveal(state)) {
        const int dice = std::clamp(at.dice, 0, kCountedDice);
        choice.weigh(MoveKind::reveal, worth_of_reveal(sight, at), chance_of_next(sight, dice));
    }
    if (may_escape(sight)) {
        const bool assault = assault_ahead(state, sight.cards);
        const float survives = assault ? chance_of_next(sight, at.dice) : 1.0f;
        choice.weigh(MoveKind::escape, survives * cbills, assault ? survives : kNoChance);
    }
    weigh_locking(sight, at, choice);
    if (state.market_open) weigh_trades(sight, at, choice.best.worth, choice);
}

}  // namespace encounters::players::regular
