// The Black Market: what can be had for less than it promises over the next turns is bought or kept ready.
#include "players/regular/chapters.hpp"

#include <algorithm>

namespace encounters::players::regular {

namespace {

constexpr int kCanPay = 3;

int own_dice(const Sight& sight) { return total(sight.cards.command(sight.own().command).dice); }

Standing fresh_turn(const Sight& sight) {
    Standing at;
    at.dice = own_dice(sight);
    at.reputation = std::max(1, static_cast<int>(sight.tables.cards.mean_reputation + 0.7f));
    return at;
}

// What one more helper against failed rolls, or one more die locked, adds to a turn that stands so.
float gain_of_save(const Prospects& prospects, Standing at, float margin) {
    const bool beyond = at.saves >= kSaveSteps - 1;
    if (beyond) at.saves = kSaveSteps - 2;
    const float before = prospects.now(at);
    ++at.saves;
    return (prospects.now(at) - before) * (beyond ? margin : 1.0f);
}

float gain_of_lock(const Prospects& prospects, Standing at, float margin) {
    const bool beyond = at.locks >= kLockSteps - 1;
    if (beyond) at.locks = kLockSteps - 2;
    const float before = prospects.now(at);
    ++at.locks;
    return (prospects.now(at) - before) * (beyond ? margin : 1.0f);
}

float gain_of_use(const Sight& sight, const UseNumbers& use, const Standing& at) {
    const Prospects& prospects = sight.tables.prospects;
    float gain = 0;
    if (use.saves()) gain += sight.tables.taste.strength * use.strength * gain_of_save(prospects, at, sight.tables.taste.second_save);
    if (use.locks > 0) gain += static_cast<float>(use.locks) * gain_of_lock(prospects, at, sight.tables.taste.second_save);
    return gain;
}

// Helpers of the own cards that can serve again or are ready, one slot left out.
Gear owned_without(const Sight& sight, int left_out) {
    Gear gear;
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        if (slot == left_out) continue;
        const EquipmentCard& card = sight.cards.equipment_card(sight.own().equipment[static_cast<std::size_t>(slot)]);
        if (!sight.own().is_ready(slot) && !card.has_maintenance()) continue;
        gear.saves += sight.slot(slot).saves();
        gear.locks += sight.slot(slot).locks;
    }
    return gear;
}

float worth_beside(const Sight& sight, EquipmentId id, const Gear& gear) {
    const UseNumbers& use = sight.tables.cards.equipment[id.value];
    Standing at = fresh_turn(sight);
    at.saves = gear.saves;
    at.locks = gear.locks;
    const float gain = gain_of_use(sight, use, at);
    const float turns = static_cast<float>(sight.tables.equipment_turns) * sight.tables.taste.reusable;
    if (!sight.cards.equipment_card(id).has_maintenance()) return gain + use.cost * std::min(gain, 1.0f);
    return gain * turns;
}

// What losing the card in a slot would cost.
float worth_of_slot(const Sight& sight, int slot) {
    const EquipmentId id = sight.own().equipment[static_cast<std::size_t>(slot)];
    const EquipmentCard& card = sight.cards.equipment_card(id);
    const bool is_ready = sight.own().is_ready(slot);
    if (!is_ready && !card.has_maintenance()) return 0;
    const float worth = worth_beside(sight, id, owned_without(sight, slot));
    return is_ready ? worth : worth - static_cast<float>(card.maintenance);
}

float least_slot_worth(const Sight& sight) {
    float least = worth_of_slot(sight, 0);
    for (int slot = 1; slot < sight.own().equipment_count; ++slot) least = std::min(least, worth_of_slot(sight, slot));
    return std::max(least, 0.0f);
}

// A card that this Contract bars serves later.
float readying_gain(const Sight& sight, int slot, const Standing& at) {
    const EquipmentId id = sight.own().equipment[static_cast<std::size_t>(slot)];
    const bool is_barred = (contract_bars(sight) & colour_bit(sight.cards.equipment_card(id).type)) != 0;
    if (is_barred) return 0;
    return sight.tables.taste.readying * gain_of_use(sight, sight.slot(slot), at);
}

bool can_ready(const Sight& sight, int slot) {
    const SeatState& own = sight.own();
    if (own.is_ready(slot) || ((own.readied >> slot) & 1u)) return false;
    const int price = maintenance_of(sight.state, sight.cards, own.equipment[static_cast<std::size_t>(slot)]);
    return price > 0 && price <= own.cbills;
}

void weigh_readying(const Sight& sight, float going_on, const Standing& at, Choice& choice) {
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        if (!can_ready(sight, slot)) continue;
        const int price = maintenance_of(sight.state, sight.cards, sight.own().equipment[static_cast<std::size_t>(slot)]);
        choice.weigh(Move::of(MoveKind::ready, static_cast<std::uint8_t>(slot)), going_on + readying_gain(sight, slot, at) - static_cast<float>(price));
    }
}

void weigh_buying(const Sight& sight, float going_on, Choice& choice) {
    if (sight.state.replacements > 0 || sight.own().cbills == 0) return;
    const bool has_room = sight.own().equipment_count < sight.cards.table.equipment_limit;
    const Gear owned = owned_without(sight, kNone);
    float lost = -1;
    for (int place = 0; place < sight.cards.table.market_size; ++place) {
        const EquipmentId card = sight.state.market[static_cast<std::size_t>(place)];
        if (!card.exists()) continue;
        const int price = cost_of(sight.state, sight.cards, card);
        if (price > sight.own().cbills) continue;
        if (lost < 0) lost = has_room ? 0.0f : least_slot_worth(sight);
        const float worth = worth_beside(sight, card, owned);
        choice.weigh(Move::of(MoveKind::buy, static_cast<std::uint8_t>(place)), going_on + worth - lost - static_cast<float>(price));
    }
}

void weigh_requisition(const Sight& sight, float going_on, Choice& choice) {
    if (sight.own().cbills < kCanPay || sight.state.replacements > 0 || sight.state.deck(Deck::equipment).empty()) return;
    if (!sight.state.power_used && sight.power().requisitions) choice.weigh(Move::of(MoveKind::use_power), going_on + sight.tables.taste.requisition);
    for (int slot = 0; slot < sight.own().equipment_count; ++slot) {
        const Colour type = sight.cards.equipment_card(sight.own().equipment[static_cast<std::size_t>(slot)]).type;
        const bool is_barred = (barred(sight.state, sight.cards) & colour_bit(type)) != 0;
        if (sight.own().is_ready(slot) && sight.slot(slot).requisitions && !is_barred)
            choice.weigh(Move::of(MoveKind::use_equipment, static_cast<std::uint8_t>(slot)), going_on + sight.tables.taste.requisition - 1);
    }
}

}  // namespace

float worth_of_card(const Sight& sight, EquipmentId card) { return worth_beside(sight, card, owned_without(sight, kNone)); }

void weigh_trades(const Sight& sight, const Standing& at, float going_on, Choice& choice) {
    if (!sight.state.market_open || market_closed(sight.state, sight.cards)) return;
    weigh_requisition(sight, going_on, choice);
    if (sight.own().cbills == 0) return;
    weigh_readying(sight, going_on, at, choice);
    weigh_buying(sight, going_on, choice);
}

void weigh_room(const Sight& sight, Choice& choice) {
    for (int slot = 0; slot < sight.own().equipment_count; ++slot)
        choice.weigh(Move::of(MoveKind::make_room, static_cast<std::uint8_t>(slot)), -worth_of_slot(sight, slot));
}

// With room it is free; else it has to be worth more than what goes.
void weigh_salvage(const Sight& sight, Choice& choice) {
    const EquipmentId found{sight.state.salvaged};
    const float worth = worth_of_card(sight, found) - static_cast<float>(sight.cards.equipment_card(found).maintenance);
    if (sight.own().equipment_count < sight.cards.table.equipment_limit) {
        choice.weigh(Move::of(MoveKind::take_salvage, kNone), std::max(worth, 0.1f));
    } else {
        for (int slot = 0; slot < sight.own().equipment_count; ++slot)
            choice.weigh(Move::of(MoveKind::take_salvage, static_cast<std::uint8_t>(slot)), worth - worth_of_slot(sight, slot));
    }
    choice.weigh(Move::of(MoveKind::leave_salvage), 0);
}

void weigh_looked_at(const Sight& sight, Choice& choice) {
    for (std::uint8_t i = 0; i < sight.state.looked_count; ++i) {
        const EquipmentId card{sight.state.looked[i]};
        const int price = cost_of(sight.state, sight.cards, card);
        const float beyond = price > sight.own().cbills ? 100.0f : 0.0f;
        choice.weigh(Move::of(MoveKind::pick_card, i), worth_of_card(sight, card) - static_cast<float>(price) - beyond);
    }
}

void weigh_places(const Sight& sight, Choice& choice) {
    for (int place = 0; place < sight.cards.table.market_size; ++place) {
        const EquipmentId card = sight.state.market[static_cast<std::size_t>(place)];
        if (card.exists()) choice.weigh(Move::of(MoveKind::pick_place, static_cast<std::uint8_t>(place)), static_cast<float>(cost_of(sight.state, sight.cards, card)) - worth_of_card(sight, card));
    }
}

}  // namespace encounters::players::regular
