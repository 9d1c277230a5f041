#include "players/regular/sight.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

void add(Gear& gear, const UseNumbers& use) {
    gear.saves += use.saves();
    gear.locks += use.locks;
}

}  // namespace

Gear gear_of(const Sight& sight, ColourSet bars) {
    Gear gear;
    const SeatState& own = sight.own();
    for (unsigned ready = ready_slots(own); ready != 0; ready &= ready - 1) {
        const UseNumbers& use = sight.tables.cards.equipment[own.equipment[static_cast<std::size_t>(__builtin_ctz(ready))].value];
        if (!(bars & use.type)) add(gear, use);
    }
    if (!sight.state.power_used) add(gear, sight.power());
    for (int i = 0; i < sight.state.hire_count; ++i)
        if (sight.state.hires[static_cast<std::size_t>(i)].seat == sight.state.active) {
            ++gear.saves;
            break;
        }
    return gear;
}

ColourSet contract_bars(const Sight& sight) {
    if (sight.state.column_count == 0) return 0;
    if (sight.state.column().struck == 0) return sight.contract().bars;
    ColourSet bars = 0;
    const auto& effects = sight.cards.contract(sight.state.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const auto* hazard = std::get_if<Hazard>(&effects[i]); hazard && !((sight.state.column().struck >> i) & 1u))
            bars = static_cast<ColourSet>((bars | hazard->types) & ~colour_bit(Colour::white));
    return bars;
}

ColourSet bars_now(const Sight& sight) {
    const ColourSet bars = contract_bars(sight);
    if (sight.state.newest == kNone) return bars;
    const EncounterOnTable& newest = sight.state.encounters[sight.state.newest];
    if (newest.struck != 0) return barred(sight.state, sight.cards);
    return bars | sight.tables.cards.encounters[newest.card.value].bars;
}

int value_now(const Sight& sight) {
    const EncounterId card = sight.state.encounters[sight.state.newest].card;
    const bool plain = !sight.contract().picks_values && sight.state.column().struck == 0 && !sight.power().changes_values;
    if (!plain) return value_of(sight.state, sight.cards, card);
    return std::max(1, sight.tables.cards.encounters[card.value].value + sight.contract().value);
}

LockBounds bounds_now(const Sight& sight) {
    const EncounterOnTable& newest = sight.state.encounters[sight.state.newest];
    const EncounterNumbers& numbers = sight.tables.cards.encounters[newest.card.value];
    if (newest.struck != 0 || numbers.asks_colour) return lock_bounds(sight.state, sight.cards);
    return {numbers.min, numbers.max, numbers.faces, 0};
}

int free_dice(const State& state, ColourSet bars) {
    if (bars == 0) return loose_dice(state);
    int count = 0;
    for (std::size_t i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) count += !(bars & colour_bit(state.dice[i].colour));
    return count;
}

Standing standing_of(const Sight& sight, float cbills) {
    const State& state = sight.state;
    const ColourSet bars = contract_bars(sight);
    Standing at;
    at.dice = free_dice(state, bars);
    at.cbills = static_cast<int>(cbills + 0.5f);
    // A barred die can't be locked: the Contract can't be fulfilled.
    const bool reachable = bars == 0 || at.dice == loose_dice(state);
    at.reputation = reachable ? score_now(sight) : 0;
    const Gear gear = gear_of(sight, bars);
    at.saves = gear.saves;
    at.locks = gear.locks;
    at.course = state.column_count > 1 ? Course::later_column : Course::first_column;
    if (sight.contract().no_escape && state.column().struck == 0) at.course = Course::no_escape;
    return at;
}

float pay_for_newest(const Sight& sight) {
    const EncounterId card = sight.state.encounters[sight.state.newest].card;
    return static_cast<float>(sight.state.column_count) + sight.contract().pay_each + sight.tables.cards.encounters[card.value].bonus;
}

float pay_now(const Sight& sight) {
    const State& state = sight.state;
    std::array<float, kMaxColumns> each{};
    float pay = 0;
    for (std::size_t column = 0; column < state.column_count; ++column) {
        if (state.columns[column].paid) continue;
        const ContractNumbers& contract = sight.tables.cards.contracts[state.columns[column].contract.value];
        each[column] = static_cast<float>(column + 1) + contract.pay_each;
        pay += column + 1u < state.column_count ? contract.pay_completion : 0.0f;
    }
    bool beaten = false;
    for (std::size_t i = 0; i < state.encounter_count; ++i) {
        const EncounterOnTable& encounter = state.encounters[i];
        if (!encounter.defeated() || state.columns[encounter.column].paid) continue;
        pay += each[encounter.column] + sight.tables.cards.encounters[encounter.card.value].bonus;
        if (encounter.defeated_by != state.active) continue;
        beaten = beaten || encounter.column + 1 == state.column_count;
        if (encounter.hazard_pay) pay += static_cast<float>(sight.cards.table.hazard_pay);
    }
    if (beaten) pay += sight.contract().pay_escape + sight.power().pay_escape;
    return pay;
}

int score_now(const Sight& sight) {
    const State& state = sight.state;
    int score = state.command_reputation;
    const bool asks = sight.contract().changes_score || sight.power().changes_score;
    if (asks) return counted_reputation(sight, state.active, reputation_on_complete(state, sight.cards));
    for (std::size_t column = 0; column < state.column_count; ++column)
        score += sight.tables.cards.contracts[state.columns[column].contract.value].reputation + static_cast<int>(column) + state.columns[column].bonus_reputation;
    return counted_reputation(sight, state.active, score);
}

bool are_prices_as_printed(const Sight& sight) {
    return !sight.power().changes_prices && (sight.state.column_count == 0 || !sight.contract().changes_prices);
}

int price_of(const Sight& sight, EquipmentId card) {
    return are_prices_as_printed(sight) ? sight.tables.cards.equipment[card.value].price : cost_of(sight.state, sight.cards, card);
}

int upkeep_of(const Sight& sight, EquipmentId card) {
    return are_prices_as_printed(sight) ? sight.tables.cards.equipment[card.value].maintenance : maintenance_of(sight.state, sight.cards, card);
}

bool is_market_closed(const Sight& sight) {
    const bool open = !sight.power().changes_prices && (sight.state.column_count == 0 || !sight.contract().closes_market);
    return !open && market_closed(sight.state, sight.cards);
}

int counted_reputation(const Sight& sight, SeatIndex seat, int reputation) {
    const int missing = sight.cards.table.winning_reputation - sight.state.seats[seat].reputation;
    return reputation >= missing ? std::max(missing, 0) + sight.tables.taste.win_bonus : reputation;
}

}  // namespace encounters::players::regular
