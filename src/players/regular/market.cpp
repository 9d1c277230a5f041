// The Black Market: what can be had for less than it promises over the next turns is bought or kept ready.
#include "players/regular/chapters.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr int kCanPay = 3;  // C-bills with which somebody looks for further cards

// What the card in a slot helps with, when it can serve again or is ready.
Gear help_of_slot(const Sight& sight, int slot) {
    const SeatState& own = sight.own();
    const Glance& glance = sight.tables.cards.glances[own.equipment[static_cast<std::size_t>(slot)].value];
    const int counts = static_cast<int>(own.is_ready(slot) | ((glance.kinds & kLasts) != 0));
    return {glance.saves * counts, glance.locks * counts};
}

// The same of all own cards.
Gear owned_help(const Sight& sight) {
    Gear gear;
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        const Gear help = help_of_slot(sight, slot);
        gear.saves += help.saves;
        gear.locks += help.locks;
    }
    return gear;
}

float worth_beside(const Sight& sight, EquipmentId card, const Gear& gear) { return sight.tables.worths.of(card, own_dice(sight), gear); }

// What losing the card in a slot would cost somebody whose cards help so.
float worth_of_slot(const Sight& sight, int slot, const Gear& owned) {
    const int maintenance = sight.slot(slot).maintenance;
    const bool is_ready = sight.own().is_ready(slot);
    if (!is_ready && maintenance == 0) return 0;
    const Gear help = help_of_slot(sight, slot);
    const Gear others{owned.saves - help.saves, owned.locks - help.locks};
    const float worth = worth_beside(sight, sight.own().equipment[static_cast<std::size_t>(slot)], others);
    return is_ready ? worth : worth - static_cast<float>(maintenance);
}

float least_slot_worth(const Sight& sight, const Gear& owned) {
    float least = worth_of_slot(sight, 0, owned);
    for (int slot = 1; slot < sight.own().equipment_count; ++slot) least = std::min(least, worth_of_slot(sight, slot, owned));
    return std::max(least, 0.0f);
}

// A card that this Contract bars serves later.
float readying_gain(const Sight& sight, int slot, const Standing& at) {
    const UseNumbers& use = sight.slot(slot);
    if (contract_bars(sight) & use.type) return 0;
    return sight.tables.taste.turns_ready * gain_of_use(sight.tables.prospects, sight.tables.taste, use, at);
}

void weigh_readying(const Sight& sight, float going_on, const Standing& at, Choice& choice) {
    const SeatState& own = sight.own();
    unsigned exhausted = own.exhausted & ~unsigned{own.readied} & ((1u << own.equipment_count) - 1u);
    for (; exhausted != 0; exhausted &= exhausted - 1) {
        const int slot = __builtin_ctz(exhausted);
        const int price = upkeep_of(sight, own.equipment[static_cast<std::size_t>(slot)]);
        if (price <= 0 || price > own.cbills) continue;
        choice.weigh({MoveKind::ready, static_cast<std::uint8_t>(slot)}, going_on + readying_gain(sight, slot, at) - static_cast<float>(price));
    }
}

void weigh_buying(const Sight& sight, float going_on, Choice& choice) {
    const int cbills = sight.own().cbills;
    if (sight.state.replacements > 0 || cbills == 0) return;
    const bool as_printed = are_prices_as_printed(sight);
    const bool has_room = sight.own().equipment_count < sight.cards.table.equipment_limit;
    const int dice = own_dice(sight);
    const Gear owned = owned_help(sight);
    float lost = -1;
    std::array<int, kMaxMarket> prices{};
    unsigned affordable = 0;  // places, as bits: which they are can't be foreseen
    for (std::size_t place = 0; place < static_cast<std::size_t>(sight.cards.table.market_size); ++place) {
        const EquipmentId card = sight.state.market[place];
        if (!card.exists()) continue;
        prices[place] = as_printed ? sight.tables.cards.equipment[card.value].price : price_of(sight, card);
        affordable |= static_cast<unsigned>(prices[place] <= cbills) << place;
    }
    for (; affordable != 0; affordable &= affordable - 1) {
        const int place = __builtin_ctz(affordable);
        const EquipmentId card = sight.state.market[static_cast<std::size_t>(place)];
        const int price = prices[static_cast<std::size_t>(place)];
        if (lost < 0) lost = has_room ? 0.0f : least_slot_worth(sight, owned);
        const float worth = sight.tables.worths.of(card, dice, owned);
        choice.weigh({MoveKind::buy, static_cast<std::uint8_t>(place)}, going_on + worth - lost - static_cast<float>(price));
    }
}

void weigh_requisition(const Sight& sight, float going_on, Choice& choice) {
    if (sight.own().cbills < kCanPay || sight.state.replacements > 0 || sight.state.deck(Deck::equipment).empty()) return;
    if (!sight.state.power_used && sight.power().requisitions) choice.weigh(MoveKind::use_power, going_on + sight.tables.taste.requisition);
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        const UseNumbers& use = sight.slot(slot);
        if (sight.own().is_ready(slot) && use.requisitions && !(bars_now(sight) & use.type))
            choice.weigh({MoveKind::use_equipment, static_cast<std::uint8_t>(slot)}, going_on + sight.tables.taste.requisition - 1);
    }
}

}  // namespace

float worth_of_card(const Sight& sight, EquipmentId card) { return worth_beside(sight, card, owned_help(sight)); }

void weigh_trades(const Sight& sight, const Standing& at, float going_on, Choice& choice) {
    if (!sight.state.market_open || is_market_closed(sight)) return;
    weigh_requisition(sight, going_on, choice);
    if (sight.own().cbills == 0) return;
    weigh_readying(sight, going_on, at, choice);
    weigh_buying(sight, going_on, choice);
}

void weigh_room(const Sight& sight, Choice& choice) {
    const Gear owned = owned_help(sight);
    for (int slot = 0; slot < sight.own().equipment_count; ++slot)
        choice.weigh({MoveKind::make_room, static_cast<std::uint8_t>(slot)}, -worth_of_slot(sight, slot, owned));
}

// With room it is free; else it has to be worth more than what goes.
void weigh_salvage(const Sight& sight, Choice& choice) {
    const EquipmentId found{sight.state.salvaged};
    const float worth = worth_of_card(sight, found) - static_cast<float>(sight.tables.cards.equipment[found.value].maintenance);
    if (sight.own().equipment_count < sight.cards.table.equipment_limit) {
        choice.weigh({MoveKind::take_salvage, kNone}, std::max(worth, 0.1f));
    } else {
        const Gear owned = owned_help(sight);
        for (int slot = 0; slot < sight.own().equipment_count; ++slot)
            choice.weigh({MoveKind::take_salvage, static_cast<std::uint8_t>(slot)}, worth - worth_of_slot(sight, slot, owned));
    }
    choice.weigh(MoveKind::leave_salvage, 0);
}

void weigh_looked_at(const Sight& sight, Choice& choice) {
    for (std::uint8_t i = 0; i < sight.state.looked_count; ++i) {
        const EquipmentId card{sight.state.looked[i]};
        const int price = price_of(sight, card);
        const float beyond = price > sight.own().cbills ? 100.0f : 0.0f;
        choice.weigh({MoveKind::pick_card, i}, worth_of_card(sight, card) - static_cast<float>(price) - beyond);
    }
}

void weigh_places(const Sight& sight, Choice& choice) {
    for (int place = 0; place < sight.cards.table.market_size; ++place) {
        const EquipmentId card = sight.state.market[static_cast<std::size_t>(place)];
        if (card.exists()) choice.weigh({MoveKind::pick_place, static_cast<std::uint8_t>(place)}, static_cast<float>(price_of(sight, card)) - worth_of_card(sight, card));
    }
}

}  // namespace encounters::players::regular
