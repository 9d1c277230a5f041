// Before a flip and between Encounters: trade, lock one more, go on, stop, complete or extend.
#include "players/veteran/answers.hpp"
#include "players/veteran/market_cards.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

bool is_legal(const Mind& mind, const State& state, MoveKind kind) { return !why_illegal(state, Move::of(kind), mind.cards); }

// Prices fall only under the Contract that was just completed: otherwise the market waits until the next one lies open.
bool is_cheap_now(const Mind& mind, const State& state) {
    if (!state.extending || !state.market_open) return false;
    for (const Effect& effect : mind.cards.contract(state.column().contract).effects)
        if (const Market* market = std::get_if<Market>(&effect); market && (market->cost < 0 || market->maintenance < 0)) return true;
    return false;
}

std::uint32_t locks_of(const Tools& tools, ColourSet bars) {
    std::uint32_t locks = 0;
    for (int i = 0; i < tools.size; ++i)
        if (tools[i].effect && std::holds_alternative<LockExtra>(*tools[i].effect) && !tools[i].is_barred(bars)) locks |= 1u << i;
    return locks;
}

// Locking one more die (R5.7) against what is worth most without.
std::optional<Decision> wish_to_lock(const Mind& mind, const State& state, const Tools& tools, double otherwise) {
    if (!state.lock_window) return std::nullopt;
    const std::uint32_t locks = locks_of(tools, barred(state, mind.cards));
    std::optional<Decision> best;
    for (int i = 0; i < tools.size; ++i) {
        if (!((locks >> i) & 1u)) continue;
        Outlook after = outlook_of(mind, state);
        if (after.dice == 0) continue;
        after.dice -= std::min(after.dice, tools[i].counted.times);
        if (tools[i].source < kSourcePower) after.stakes.prize -= after.unused_bonus;
        Uses uses;
        for (int other = 0; other < tools.size; ++other)
            if (other != i && !tools[other].is_barred(after.bars)) count(tools[other], uses);
        const double worth = worth_after(mind, after, use_list().number_of(uses)) + kept_difference(mind, tools, after.bars, 1u << i);
        if (worth <= otherwise || (best && worth <= static_cast<double>(best->reason.worth))) continue;
        const Move move = use_of(tools[i]);
        if (!why_illegal(state, move, mind.cards)) best = chosen(move, worth, otherwise);
    }
    return best;
}

Decision stop_or_go(const Mind& mind, const State& state) {
    const Tools tools = tools_of(state, mind.cards, state.active, Turn::now);
    const Outlook outlook = outlook_of(mind, state);
    const int uses = use_list().number_of(uses_of(tools, outlook.bars));
    const double kept = kept_difference(mind, tools, outlook.bars, 0);
    const double going = worth_of_push(mind, outlook, uses) + kept;
    const double stopping = worth_of_escape(mind, outlook, uses) + kept;
    const bool can_stop = is_legal(mind, state, MoveKind::escape);
    const bool can_go = is_legal(mind, state, MoveKind::reveal);
    const double best = can_stop && can_go ? std::max(going, stopping) : can_go ? going : stopping;
    if (auto lock = wish_to_lock(mind, state, tools, best)) return *lock;
    if (auto strike = wish_to_strike(mind, state, best)) return *strike;
    if (!can_stop && !can_go) return first_legal(mind, state);
    if (can_go && (!can_stop || going > stopping)) return chosen(Move::of(MoveKind::reveal), going, can_stop ? stopping : going);
    return chosen(Move::of(MoveKind::escape), stopping, can_go ? going : stopping);
}

std::optional<Decision> wish_to_trade(const Mind& mind, const State& state) {
    if (!state.market_open) return std::nullopt;
    if (auto look = wish_to_requisition(mind, state)) return look;
    const Trade trade = best_trade(mind, state);
    if (!trade.found) return std::nullopt;
    return chosen(trade.move, trade.gain, trade.second);
}

}  // namespace

Decision decide_before_flip(const Mind& mind, const State& state) {
    if (is_cheap_now(mind, state))
        if (auto trade = wish_to_trade(mind, state)) return *trade;
    return by_rule(Move::of(MoveKind::flip_contracts));
}

Decision decide_between(const Mind& mind, const State& state) {
    if (is_legal(mind, state, MoveKind::complete)) return decide_fulfilled(mind, state);
    if (auto trade = wish_to_trade(mind, state)) return *trade;
    return stop_or_go(mind, state);
}

}  // namespace encounters::players
