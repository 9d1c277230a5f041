#include "players/veteran/trading.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

constexpr double kLeastGain = 0.05;
constexpr double kRequisitionWorth = 1.6;  // C-bills that a look at three more cards brings
constexpr int kFreshDice = 6;

// A market opportunity as it is looked at for one question.
struct Stall {
    const Mind& mind;
    const State& state;
    Outlook outlook;
    Tools tools;
    double now = 0;
};

double standing_with(const Stall& stall, const Tools& tools) {
    const int uses = use_list().number_of(uses_of(tools, stall.outlook.bars));
    const double kept = kept_difference(stall.mind, tools, stall.outlook.bars, 0);
    if (stall.state.reveal_due) return worth_of_push(stall.mind, stall.outlook, uses) + kept;
    return worth_between(stall.mind, stall.outlook, uses) + kept;
}

Stall stall_of(const Mind& mind, const State& state) {
    Stall stall{mind, state, outlook_of(mind, state), tools_of(state, mind.cards, state.active, Turn::now)};
    stall.now = standing_with(stall, stall.tools);
    return stall;
}

double gain_of_ready_tool(const Stall& stall, EquipmentId card) {
    const auto tool = tool_of(stall.mind.cards.equipment_card(card));
    if (!tool) return 0;
    Tools more = stall.tools;
    more.add(*tool);
    return standing_with(stall, more) - stall.now;
}

bool requisitions(const EquipmentCard& card) {
    return std::any_of(card.effects.begin(), card.effects.end(), [](const Effect& effect) { return std::holds_alternative<Requisition>(effect); });
}

bool is_banned(const Mind& mind, const EquipmentCard& card) {
    if (!mind.habits.buys) return true;
    for (const Effect& effect : card.effects)
        if ((mind.habits.not_bought >> effect.index()) & 1u) return true;
    return false;
}

// What striking out the worst of the Contract would bring.
double gain_of_striking(const Stall& stall) {
    double most = 0;
    const std::size_t effects = stall.mind.cards.contract(stall.state.column().contract).effects.size();
    for (std::size_t i = 0; i < effects; ++i) {
        State struck = stall.state;
        Column& column = struck.columns[static_cast<std::size_t>(struck.column_count - 1)];
        if ((column.struck >> i) & 1u) continue;
        column.struck = static_cast<std::uint8_t>(column.struck | (1u << i));
        const Stall after{stall.mind, struck, outlook_of(stall.mind, struck), stall.tools};
        most = std::max(most, standing_with(after, stall.tools) - stall.now);
    }
    return most;
}

// What it brings this turn.
double gain_now(const Stall& stall, EquipmentId id) {
    double gain = gain_of_ready_tool(stall, id);
    for (const Effect& effect : stall.mind.cards.equipment_card(id).effects) {
        if (std::holds_alternative<Cancel>(effect)) gain = std::max(gain, gain_of_striking(stall));
        if (std::holds_alternative<Requisition>(effect)) gain += kRequisitionWorth;
    }
    return gain;
}

double gain_of_buying(const Stall& stall, EquipmentId card) {
    const SeatState& player = stall.state.player();
    double gain = gain_now(stall, card) + worth_of_owning(stall.mind, stall.state, stall.state.active, card);
    if (player.equipment_count >= stall.mind.cards.table.equipment_limit)
        gain -= least_slot(stall.mind, stall.state, stall.state.active).worth;
    return gain - cost_of(stall.state, stall.mind.cards, card);
}

bool can_ready(const State& state, const Catalogue& cards, std::uint8_t slot) {
    const SeatState& player = state.player();
    if (player.is_ready(slot) || ((player.readied >> slot) & 1u)) return false;
    const int price = maintenance_of(state, cards, player.equipment[slot]);
    return price > 0 && price <= player.cbills;
}

void take_better(Trade& best, const Move& move, double gain) {
    if (gain <= kLeastGain) return;
    if (best.found && gain <= best.gain) {
        best.second = std::max(best.second, gain);
        return;
    }
    best = {true, move, gain, best.gain};
}

Trade best_of_stall(const Stall& stall) {
    Trade best;
    const State& state = stall.state;
    const Catalogue& cards = stall.mind.cards;
    if (!state.market_open || market_closed(state, cards)) return best;
    for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
        if (can_ready(state, cards, slot)) {
            const EquipmentId card = state.player().equipment[slot];
            take_better(best, Move::of(MoveKind::ready, slot), gain_now(stall, card) - maintenance_of(state, cards, card));
        }
    for (std::uint8_t place = 0; place < cards.table.market_size && state.replacements == 0; ++place) {
        const EquipmentId card = state.market[place];
        if (!card.exists() || cost_of(state, cards, card) > state.player().cbills || is_banned(stall.mind, cards.equipment_card(card))) continue;
        take_better(best, Move::of(MoveKind::buy, place), gain_of_buying(stall, card));
    }
    return best;
}

}  // namespace

double gain_of_offer(const Mind& mind, const State& state, EquipmentId card) {
    if (cost_of(state, mind.cards, card) > state.player().cbills || is_banned(mind, mind.cards.equipment_card(card))) return 0;
    return std::max(0.0, gain_of_buying(stall_of(mind, state), card));
}

Trade best_trade(const Mind& mind, const State& state) { return best_of_stall(stall_of(mind, state)); }

double worth_of_standing(const Mind& mind, const State& state) { return stall_of(mind, state).now; }

double worth_with_trades(const Mind& mind, const State& state) {
    const Stall stall = stall_of(mind, state);
    return stall.now + best_of_stall(stall).gain;
}

namespace {

// A trade that would be open at a market opportunity to come, at today's prices.
struct Offer {
    EquipmentId card;
    int price = 0;
    double later = 0;
};

struct Offers {
    std::array<Offer, kMaxMarket + kMaxEquipment> list;
    std::size_t size = 0;
};

Offers offers_to(const Mind& mind, const State& state) {
    Offers offers;
    const SeatState& player = state.player();
    for (std::uint8_t slot = 0; slot < player.equipment_count; ++slot) {
        const int price = player.is_ready(slot) ? 0 : maintenance_of(state, mind.cards, player.equipment[slot]);
        if (price > 0) offers.list[offers.size++] = {player.equipment[slot], price, 0};
    }
    if (player.equipment_count >= mind.cards.table.equipment_limit) return offers;
    for (std::uint8_t place = 0; place < mind.cards.table.market_size; ++place) {
        const EquipmentId card = state.market[place];
        if (!card.exists() || is_banned(mind, mind.cards.equipment_card(card))) continue;
        offers.list[offers.size++] = {card, cost_of(state, mind.cards, card), worth_of_owning(mind, state, state.active, card)};
    }
    return offers;
}

}  // namespace

Outfit best_outfit(const Mind& mind, const State& state, const Tools& tools, const ColumnAhead& ahead) {
    Outfit outfit{tools, 0};
    Offers offers = offers_to(mind, state);
    int cbills = state.player().cbills;
    const auto worth = [&](const Tools& with) {
        return mind.worth.between(ahead.kind, ahead.dice, use_list().number_of(uses_of(with, 0)), ahead.stakes) + kept_difference(mind, with, 0, 0);
    };
    double now = worth(outfit.tools);
    for (int round = 0; round < 3; ++round) {
        double best = kLeastGain;
        std::size_t chosen = offers.size;
        for (std::size_t i = 0; i < offers.size; ++i) {
            const Offer& offer = offers.list[i];
            const auto tool = offer.price <= cbills ? tool_of(mind.cards.equipment_card(offer.card)) : std::nullopt;
            if (!tool) continue;
            Tools with = outfit.tools;
            with.add(*tool);
            const double gain = worth(with) - now + offer.later - offer.price;
            if (gain <= best) continue;
            best = gain;
            chosen = i;
        }
        if (chosen == offers.size) break;
        const Offer taken = offers.list[chosen];
        outfit.tools.add(*tool_of(mind.cards.equipment_card(taken.card)));
        outfit.gain += taken.later - taken.price;
        cbills -= taken.price;
        now = worth(outfit.tools);
        offers.list[chosen] = offers.list[--offers.size];
    }
    return outfit;
}

double worth_of_owning(const Mind& mind, const State& state, SeatIndex seat, EquipmentId id) {
    const EquipmentCard& card = mind.cards.equipment_card(id);
    if (!card.has_maintenance()) return 0;
    const auto tool = tool_of(card);
    if (!tool) return requisitions(card) ? (mind.constants.equipment_turns - 1) * std::max(0.0, kRequisitionWorth - card.maintenance) : 0;
    const Tools tools = tools_of(state, mind.cards, seat, Turn::next);
    Uses uses = uses_of(tools, 0);
    const Stakes typical{mind.worth.handing_on(), mind.worth.typical_prize()};
    const double without = mind.worth.between(TurnKind::plain, kFreshDice, use_list().number_of(uses), typical);
    count(*tool, uses);
    const double with = mind.worth.between(TurnKind::plain, kFreshDice, use_list().number_of(uses), typical);
    return (mind.constants.equipment_turns - 1) * std::max(0.0, with - without - card.maintenance);
}

LeastSlot least_slot(const Mind& mind, const State& state, SeatIndex seat) {
    LeastSlot least{0, 1e9};
    const SeatState& owner = state.seats[seat];
    for (std::uint8_t slot = 0; slot < owner.equipment_count; ++slot) {
        double worth = worth_of_owning(mind, state, seat, owner.equipment[slot]);
        if (owner.is_ready(slot)) worth += left_over_worth(mind.cards.equipment_card(owner.equipment[slot]));
        if (worth < least.worth) least = {slot, worth};
    }
    return least;
}

}  // namespace encounters::players
