#include "players/regular/sight.hpp"

namespace encounters::players::regular {

Gear gear_of(const Sight& sight, ColourSet bars) {
    Gear gear;
    const SeatState& own = sight.own();
    const Glance& power = sight.tables.cards.powers[own.command.value];
    const int unused = !sight.state.power_used;
    gear.saves = power.saves * unused;
    gear.locks = power.locks * unused;
    const unsigned ready = ready_slots(own);
    if (ready == 0 && sight.state.hire_count == 0) return gear;
    for (std::size_t slot = 0; slot < static_cast<std::size_t>(sight.slots()); ++slot) {
        const Glance& glance = sight.tables.cards.glances[own.equipment[slot].value];
        const int serves = static_cast<int>((ready >> slot) & 1u) & ((bars & glance.type) == 0);
        gear.saves += glance.saves & -serves;
        gear.locks += glance.locks & -serves;
    }
    for (int i = 0; i < sight.state.hire_count; ++i)
        if (sight.state.hires[static_cast<std::size_t>(i)].seat == sight.state.active) {
            ++gear.saves;
            break;
        }
    return gear;
}

ColourSet unstruck_contract_bars(const Sight& sight) {
    ColourSet bars = 0;
    const auto& effects = sight.cards.contract(sight.state.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const auto* hazard = std::get_if<Hazard>(&effects[i]); hazard && !((sight.state.column().struck >> i) & 1u))
            bars = static_cast<ColourSet>((bars | hazard->types) & ~colour_bit(Colour::white));
    return bars;
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

float pay_now(const Sight& sight) {
    const State& state = sight.state;
    std::array<float, kMaxColumns> each;  // 0 for columns that are paid
    float pay = 0;
    for (std::size_t column = 0; column < state.column_count; ++column) {
        each[column] = 0;
        if (state.columns[column].paid) continue;
        const ContractNumbers& contract = sight.tables.cards.contracts[state.columns[column].contract.value];
        each[column] = static_cast<float>(column + 1) + contract.pay_each;
        pay += column + 1u < state.column_count ? contract.pay_completion : 0.0f;
    }
    bool beaten = false;
    for (std::size_t i = 0; i < state.encounter_count; ++i) {
        const EncounterOnTable& encounter = state.encounters[i];
        const bool is_paid = state.columns[encounter.column].paid;
        const bool pays = encounter.defeated() & !is_paid;
        pay += static_cast<float>(pays) * (each[encounter.column] + sight.tables.cards.encounters[encounter.card.value].bonus);
        const bool is_own = pays & (encounter.defeated_by == state.active);
        beaten |= is_own & (encounter.column + 1 == state.column_count);
        pay += static_cast<float>(is_own & encounter.hazard_pay) * static_cast<float>(sight.cards.table.hazard_pay);
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

}  // namespace encounters::players::regular
