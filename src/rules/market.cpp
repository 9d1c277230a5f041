#include "rules/market.hpp"

#include "rules/encounter.hpp"
#include "rules/piles.hpp"

namespace encounters {

namespace {

// R3.1, Q3.8
Why why_not_trading(const State& state, const Catalogue& cards) {
    if (is_question_open(state) && state.market_open) return Refusal{"R3.1", what_comes_first(state)};
    const bool resting = state.phase == Phase::before_flip || state.phase == Phase::between;
    if (!resting || !state.market_open)
        return Refusal{"R3.1", "the market is open from the start of a Contract to its first reveal"};
    if (market_closed(state, cards)) return Refusal{"Q3.8", "this Contract closes the market"};
    return {};
}

Why why_no_card(const State& state, const Catalogue& cards, std::uint8_t place) {
    if (place >= cards.table.market_size || !state.market[place].exists())
        return Refusal{"R3.1", "no card lies in that market place"};
    return {};
}

// The single cards' part of the refusals, for a market that is open.
// R3.2, R3.4, Q3.11
Why why_not_card(const State& state, const Catalogue& cards, std::uint8_t place) {
    if (Why why = why_no_card(state, cards, place)) return why;
    if (state.replacements > 0) return Refusal{"R3.4", "a market card was replaced instead of buying"};
    if (cost_of(state, cards, state.market[place]) > state.player().cbills)
        return Refusal{"R3.2", "it costs more C-bills than you have"};
    return {};
}

// R3.3, Q3.9, Q3.10
Why why_not_slot(const State& state, const Catalogue& cards, std::uint8_t slot) {
    const SeatState& player = state.player();
    if (slot >= player.equipment_count) return Refusal{"R3.3", "there is no Equipment in that place"};
    if (player.is_ready(slot)) return Refusal{"R3.3", "it is ready"};
    const int maintenance = maintenance_of(state, cards, player.equipment[slot]);
    if (maintenance == 0) return Refusal{"Q3.10", "it has no maintenance and can't be readied"};
    if ((player.readied >> slot) & 1u) return Refusal{"Q3.9", "it was readied in this market opportunity"};
    if (maintenance > player.cbills) return Refusal{"R3.3", "its maintenance is more C-bills than you have"};
    return {};
}

// R3.4
Why why_no_replacement(const State& state, const Catalogue& cards) {
    if (state.bought) return Refusal{"R3.4", "only who buys nothing may replace a market card"};
    if (state.replacements >= replacements_allowed(state, cards))
        return Refusal{"R3.4", "no further replacement in this opportunity"};
    return {};
}

// R3.2
void complete_purchase(Step& step, std::uint8_t place) {
    State& state = step.state;
    const EquipmentId card = state.market[place];
    const int cost = cost_of(state, step.cards, card);
    state.player().cbills -= cost;
    state.market[place] = EquipmentId{};
    state.bought = true;
    add_equipment(state.player(), card, Condition::ready);
    step.events.tell(EquipmentBought{state.active, card, place, static_cast<std::int16_t>(cost)});
}

std::uint8_t without_bit(std::uint8_t bits, int slot) {
    const unsigned low = bits & ((1u << slot) - 1u);
    const unsigned high = static_cast<unsigned>(bits) >> (slot + 1) << slot;
    return static_cast<std::uint8_t>(low | high);
}

}  // namespace

Phase resting_phase(const State& state) {
    return state.column_count == 0 || state.extending ? Phase::before_flip : Phase::between;
}

// R3.1, R8.10
void open_market(Step& step) {
    step.state.market_open = true;
    step.state.bought = false;
    step.state.replacements = 0;
    step.state.player().readied = 0;
    step.events.tell(MarketOpened{step.state.active});
}

void close_market(Step& step) {
    if (!step.state.market_open) return;
    step.state.market_open = false;
    step.state.player().readied = 0;
    step.events.tell(MarketClosed{step.state.active});
}

// R3.2, R3.4, Q3.11
Why why_not_buy(const State& state, const Catalogue& cards, std::uint8_t place) {
    if (Why why = why_not_trading(state, cards)) return why;
    return why_not_card(state, cards, place);
}

// R3.3, Q3.9, Q3.10
Why why_not_ready(const State& state, const Catalogue& cards, std::uint8_t slot) {
    if (Why why = why_not_trading(state, cards)) return why;
    return why_not_slot(state, cards, slot);
}

// R3.4
Why why_not_replace(const State& state, const Catalogue& cards, std::uint8_t place) {
    if (Why why = why_not_trading(state, cards)) return why;
    if (Why why = why_no_card(state, cards, place)) return why;
    return why_no_replacement(state, cards);
}

void list_trades(const State& state, const Catalogue& cards, std::vector<Move>& actions) {
    if (why_not_trading(state, cards)) return;
    const std::uint8_t places = static_cast<std::uint8_t>(cards.table.market_size);
    for (std::uint8_t place = 0; place < places && state.replacements == 0; ++place)
        if (!why_not_card(state, cards, place)) actions.push_back(Move::of(MoveKind::buy, place));
    for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
        if (!why_not_slot(state, cards, slot)) actions.push_back(Move::of(MoveKind::ready, slot));
    if (why_no_replacement(state, cards)) return;
    for (std::uint8_t place = 0; place < places; ++place)
        if (state.market[place].exists()) actions.push_back(Move::of(MoveKind::replace, place));
}

Why why_not_make_room(const State& state, std::uint8_t slot) {
    if (state.phase != Phase::make_room) return Refusal{"R3.5", "no purchase waits for room"};
    if (slot >= state.player().equipment_count) return Refusal{"R3.5", "there is no Equipment in that place"};
    return {};
}

// R3.2, R3.5
void buy(Step& step, std::uint8_t place) {
    if (step.state.player().equipment_count < step.cards.table.equipment_limit) {
        complete_purchase(step, place);
        return;
    }
    step.state.pending = place;
    step.state.phase = Phase::make_room;
}

// R3.5: first discard one of your own.
void make_room(Step& step, std::uint8_t slot) {
    const std::uint8_t place = step.state.pending;
    step.state.pending = kNone;
    step.state.phase = resting_phase(step.state);
    discard_equipment(step, slot, DiscardReason::room_made);
    rebuild_if_empty(step, Deck::equipment);
    complete_purchase(step, place);
}

// R3.3
void ready(Step& step, std::uint8_t slot) {
    SeatState& player = step.state.player();
    const int cost = maintenance_of(step.state, step.cards, player.equipment[slot]);
    const std::uint8_t bit = static_cast<std::uint8_t>(1u << slot);
    player.cbills -= cost;
    player.exhausted &= static_cast<std::uint8_t>(~bit);
    player.readied |= bit;
    step.events.tell(EquipmentReadied{step.state.active, player.equipment[slot], slot, static_cast<std::int16_t>(cost)});
}

// R3.4, Q1.11: the card joins the discards before its replacement is drawn.
void replace(Step& step, std::uint8_t place) {
    const EquipmentId card = step.state.market[place];
    step.state.market[place] = EquipmentId{};
    ++step.state.replacements;
    step.events.tell(MarketReplaced{step.state.active, card, place});
    discard_card(step, Deck::equipment, card.value, DiscardReason::market_replaced);
}

// Q3.6, Q2.8, Q1.11
void replace_all(Step& step) {
    for (int place = 0; place < step.cards.table.market_size; ++place) {
        const EquipmentId card = step.state.market[place];
        if (!card.exists()) continue;
        step.state.market[place] = EquipmentId{};
        lay_on_discards(step, Deck::equipment, card.value, DiscardReason::market_cleared);
    }
    rebuild_if_empty(step, Deck::equipment);
}

void discard_equipment(Step& step, std::uint8_t slot, DiscardReason reason) {
    SeatState& player = step.state.player();
    const EquipmentId card = player.equipment[slot];
    for (int i = slot + 1; i < player.equipment_count; ++i) player.equipment[i - 1] = player.equipment[i];
    player.equipment[--player.equipment_count] = EquipmentId{};
    player.exhausted = without_bit(player.exhausted, slot);
    player.readied = without_bit(player.readied, slot);
    lay_on_discards(step, Deck::equipment, card.value, reason);
}

// R5.10: it keeps its slot and condition from turn to turn.
void add_equipment(SeatState& seat, EquipmentId card, Condition condition) {
    const std::uint8_t bit = static_cast<std::uint8_t>(1u << seat.equipment_count);
    seat.equipment[seat.equipment_count++] = card;
    if (condition == Condition::exhausted) seat.exhausted |= bit;
}

}  // namespace encounters
