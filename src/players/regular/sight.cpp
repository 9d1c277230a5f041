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
    for (int slot = 0; slot < own.equipment_count; ++slot) {
        if (!own.is_ready(slot)) continue;
        const Colour type = sight.cards.equipment_card(own.equipment[static_cast<std::size_t>(slot)]).type;
        if (!(bars & colour_bit(type))) add(gear, sight.slot(slot));
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
    if (!has_contract(sight.state)) return 0;
    if (sight.state.column().struck == 0) return sight.contract().bars;
    ColourSet bars = 0;
    const auto& effects = sight.cards.contract(sight.state.column().contract).effects;
    for (std::size_t i = 0; i < effects.size(); ++i)
        if (const auto* hazard = std::get_if<Hazard>(&effects[i]); hazard && !((sight.state.column().struck >> i) & 1u))
            bars = static_cast<ColourSet>((bars | hazard->types) & ~colour_bit(Colour::white));
    return bars;
}

int free_dice(const State& state, ColourSet bars) {
    int count = 0;
    for (std::size_t i = 0; i < state.dice_count && state.dice[i].unlocked(); ++i) count += !(bars & colour_bit(state.dice[i].colour));
    return count;
}

Standing standing_of(const Sight& sight, int cbills) {
    const State& state = sight.state;
    const ColourSet bars = contract_bars(sight);
    Standing at;
    at.dice = free_dice(state, bars);
    at.cbills = cbills;
    // A barred die can't be locked: the Contract can't be fulfilled.
    const bool reachable = bars == 0 || at.dice == unlocked_count(state);
    at.reputation = reachable ? counted_reputation(sight, state.active, reputation_on_complete(state, sight.cards)) : 0;
    const Gear gear = gear_of(sight, bars);
    at.saves = gear.saves;
    at.locks = gear.locks;
    at.course = state.column_count > 1 ? Course::later_column : Course::first_column;
    if (sight.contract().no_escape && state.column().struck == 0) at.course = Course::no_escape;
    return at;
}

int pay_for_newest(const Sight& sight) {
    const EncounterId card = sight.state.encounters[sight.state.newest].card;
    return sight.state.column_count + static_cast<int>(sight.contract().pay_each + sight.tables.cards.encounters[card.value].bonus);
}

int counted_reputation(const Sight& sight, SeatIndex seat, int reputation) {
    const int missing = sight.cards.table.winning_reputation - sight.state.seats[seat].reputation;
    return reputation >= missing ? std::max(missing, 0) + static_cast<int>(sight.tables.taste.win_bonus) : reputation;
}

}  // namespace encounters::players::regular
