#include "players/elite/candidates.hpp"

#include "players/veteran/lock_plan.hpp"
#include "players/veteran/trading.hpp"

#include <algorithm>

namespace encounters::players {

namespace {

constexpr double kFar = 4;          // C-bills: what the Veteran holds for so much worse is not looked at
constexpr std::size_t kMost = 4;

class Gathering {
public:
    Gathering(const Mind& mind, const State& state, const Decision& veteran) : mind_(mind), state_(state) {
        list.push_back({veteran.move, static_cast<double>(veteran.reason.worth)});
    }

    void add(const Move& move, double worth) {
        if (list.size() >= kMost || worth < list.front().worth - kFar) return;
        for (const Candidate& candidate : list)
            if (candidate.move == move) return;
        if (!why_illegal(state_, move, mind_.cards)) list.push_back({move, worth});
    }
    std::vector<Candidate> list;

private:
    const Mind& mind_;
    const State& state_;
};

// Where two moves were compared, the other one is as good as the Veteran's second.
void add_other(Gathering& gathering, const Decision& veteran, std::initializer_list<MoveKind> kinds) {
    for (const MoveKind kind : kinds) gathering.add(Move::of(kind), veteran.reason.second);
}

void add_contracts(const State& state, const Decision& veteran, Gathering& gathering) {
    for (std::uint8_t i = 0; i < state.looked_count; ++i) gathering.add(Move::of(MoveKind::choose_contract, i), veteran.reason.second);
}

// Trades, or none at all; their gains are on top of a worth that all of them share.
void add_trades(const State& state, const Decision& veteran, Gathering& gathering) {
    const bool trades = veteran.move.kind == MoveKind::buy || veteran.move.kind == MoveKind::ready;
    if (!state.market_open) return;
    if (trades) gathering.add(Move::of(MoveKind::reveal), 0);
    for (std::uint8_t slot = 0; slot < state.player().equipment_count; ++slot)
        gathering.add(Move::of(MoveKind::ready, slot), trades ? static_cast<double>(veteran.reason.second) : static_cast<double>(veteran.reason.worth) - 0.5);
    for (std::uint8_t place = 0; place < kMaxMarket; ++place)
        gathering.add(Move::of(MoveKind::buy, place), trades ? static_cast<double>(veteran.reason.second) : static_cast<double>(veteran.reason.worth) - 1);
}

// Other numbers of dice to lock as they lie.
void add_locks(const Mind& mind, const State& state, Gathering& gathering) {
    if (gathering.list.front().move.kind != MoveKind::lock || state.ending != Ending::none) return;
    const Roll roll = roll_of(mind, state);
    for (const NaturalLock& lock : natural_locks(mind, roll)) {
        std::uint32_t dice = 0;
        for (int die = 0; die < roll.size; ++die)
            if ((lock.dice >> die) & 1u) dice |= 1u << roll.dice[static_cast<std::size_t>(die)].index;
        if (__builtin_popcount(dice) == __builtin_popcount(gathering.list.front().move.dice)) continue;
        gathering.add(Move::lock(canonical_dice(state, dice)), lock.worth);
    }
}

}  // namespace

std::vector<Candidate> candidates_of(const Mind& mind, const State& state, const Decision& veteran) {
    Gathering gathering(mind, state, veteran);
    switch (state.phase) {
        case Phase::secure_choice: add_other(gathering, veteran, {MoveKind::secure, MoveKind::start_fresh}); break;
        case Phase::burn_choice: add_other(gathering, veteran, {MoveKind::burn, MoveKind::keep_standing}); break;
        case Phase::choose_contract: add_contracts(state, veteran, gathering); break;
        case Phase::between:
            add_trades(state, veteran, gathering);
            if (veteran.move.kind != MoveKind::buy && veteran.move.kind != MoveKind::ready)
                add_other(gathering, veteran, {MoveKind::complete, MoveKind::extend, MoveKind::escape, MoveKind::reveal});
            break;
        case Phase::rolled: add_locks(mind, state, gathering); break;
        default: break;
    }
    return gathering.list;
}

}  // namespace encounters::players
