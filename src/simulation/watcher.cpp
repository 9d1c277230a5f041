// What is counted, where: decisions that were chances, and events.
#include <encounters/simulation/watcher.hpp>

#include <encounters/rules/queries.hpp>

#include <algorithm>
#include <type_traits>

namespace encounters::simulation {

namespace {

Count& entry(Counts& list, std::size_t index) { return list[index]; }

}  // namespace

// A showing: the card lies open, buying is not given up or closed, and the decider can pay it.
void Watcher::count_shown(const State& state) {
    look_again_ = false;
    if (state.replacements > 0 || state.player().cbills == 0 || market_closed(state, catalogue_)) return;
    const int cbills = state.player().cbills;
    for (std::size_t place = 0; place < static_cast<std::size_t>(catalogue_.table.market_size); ++place) {
        const EquipmentId card = state.market[place];
        if (!card.exists() || shown_[card.value]) continue;
        // Which of them can be paid can't be foreseen: each is counted, by 0 or 1.
        const bool is_new = cost_of(state, catalogue_, card) <= cbills;
        shown_[card.value] = is_new;
        entry(tally_.equipment_shown, card.value) += is_new;
    }
}

void Watcher::decided(const State& state, const Move& move) {
    if (look_again_ && state.market_open) count_shown(state);
    switch (move.kind) {
        case MoveKind::start_fresh: turn_.start = Start::declined; break;
        case MoveKind::burn:
        case MoveKind::keep_standing: ++tally_[Sum::burn_chances]; break;
        case MoveKind::choose_contract:
            if (contract_chooser(state) != state.active) break;
            for (int i = 0; i < state.looked_count; ++i) ++entry(tally_.contract_offered, state.looked[i]);
            ++entry(tally_.contract_chosen, state.looked[move.a]);
            break;
        case MoveKind::lock:
            is_defeat_counted_ = !tells(state, move.kind);
            if (is_defeat_counted_) count_defeat(state.encounters[state.newest].card);
            break;
        default: break;
    }
}

void Watcher::count_defeat(EncounterId card) {
    ++entry(tally_.encounter_defeated, card.value);
    ++turn_.defeated;
}

void Watcher::begin(const TurnBegan& event, const State& state) {
    turn_ = Turn{};
    turn_.number = event.turn;
    if (first_ == kNoSeat) first_ = event.seat;
    const SeatState& seat = state.seats[event.seat];
    tally_[Sum::owned] += seat.equipment_count;
    for (int slot = 0; slot < seat.equipment_count; ++slot) tally_[Sum::ready] += seat.is_ready(slot);
}

void Watcher::finish(SeatIndex seat, Ending ending, const State& state) {
    ++tally_[Sum::turns];
    ++tally_.ended(turn_.start, ending, turn_.column);
    ++tally_.at(turn_.start, TurnSum::turns);
    tally_.at(turn_.start, TurnSum::cashed) += turn_.cashed;
    tally_.at(turn_.start, TurnSum::penalties) += turn_.penalties;
    tally_.at(turn_.start, TurnSum::patronage) += turn_.patronage;
    tally_.at(turn_.start, TurnSum::reputation) += turn_.reputation;
    tally_.at(turn_.start, TurnSum::defeated) += turn_.defeated;
    for (unsigned columns = turn_.begun; columns != 0; columns &= columns - 1)
        ++entry(tally_.begun, static_cast<std::size_t>(__builtin_ctz(columns)));
    if (ending == Ending::escape) tally_[Sum::escape_encounters] += turn_.defeated;
    if (ending == Ending::complete) tally_[Sum::complete_reputation] += turn_.reputation;
    if (ending != Ending::none) {
        Counts& list = ending == Ending::escape     ? tally_.contract_escaped
                       : ending == Ending::complete ? tally_.contract_completed
                                                    : tally_.contract_defaulted;
        ++entry(list, contracts_[turn_.column].value);
    }
    const auto own_turn = static_cast<std::size_t>((turn_.number - 1) / state.seat_count);
    ++tally_.curve_turns[own_turn];
    tally_.curve_cbills[own_turn] += state.seats[seat].cbills;
    tally_.curve_reputation[own_turn] += state.seats[seat].reputation;
}

void Watcher::change(const CbillsChanged& event) {
    if (event.reason == CbillReason::default_penalty) turn_.penalties += event.by;
    if (event.reason == CbillReason::patronage) turn_.patronage += event.by;
}

// What each event adds.
struct Watcher::Teller {
    Watcher& to;
    const State& state;
    Tally& tally;

    void operator()(const TurnBegan& e) const { to.begin(e, state); }
    void operator()(const TurnEnded& e) const { to.finish(e.seat, e.ending, state); }
    void operator()(const WonGame& e) const { to.finish(e.seat, Ending::complete, state); }
    void operator()(const Secured& e) const {
        to.turn_.start = Start::secured;
        to.turn_.column = e.column;
    }
    void operator()(const ContractLaid& e) const {
        to.turn_.column = e.column;
        to.turn_.begun |= static_cast<std::uint16_t>(1u << e.column);
        to.contracts_[e.column] = e.card;
        ++entry(tally.contract_laid, e.card.value);
        to.look_again_ = true;
    }
    void operator()(const MarketOpened&) const {
        to.shown_ = {};
        to.look_again_ = true;
        ++tally[Sum::opportunities];
    }
    void operator()(const CardDrawn& e) const { to.look_again_ = to.look_again_ || e.deck == Deck::equipment; }
    void operator()(const Requisitioned&) const { to.look_again_ = true; }
    void operator()(const EffectStruck&) const { to.look_again_ = true; }
    void operator()(const EquipmentBought& e) const {
        ++entry(tally.equipment_bought, e.card.value);
        tally[Sum::bought_cbills] += e.cost;
    }
    void operator()(const EquipmentReadied& e) const {
        ++entry(tally.equipment_readied, e.card.value);
        tally[Sum::maintenance_cbills] += e.cost;
    }
    void operator()(const EncounterRevealed& e) const { to.count_revealed(e.card); }
    void operator()(const EncounterDefeated& e) const {
        if (!to.is_defeat_counted_) to.count_defeat(e.card);
    }
    void operator()(const EquipmentUsed& e) const { ++entry(tally.equipment_used, e.card.value); }
    void operator()(const PowerUsed& e) const { ++entry(tally.command_used, e.command.value); }
    void operator()(const HireUsed&) const { ++tally[Sum::hires_used]; }
    void operator()(const Extended& e) const { ++entry(tally.contract_completed, to.contracts_[e.column].value); }
    void operator()(const Burned&) const { ++tally[Sum::burns]; }
    void operator()(const CashedOut& e) const { to.turn_.cashed += e.total; }
    void operator()(const CbillsChanged& e) const { to.change(e); }
    void operator()(const ReputationScored& e) const { to.turn_.reputation += e.total; }
};

namespace {

// Kinds of events, as bits, that a teller takes: asking is cheaper than being led to nothing.
template <class T, class... E>
constexpr std::uint64_t kinds_taken_by(const std::variant<E...>*) {
    static_assert(sizeof...(E) <= 64);
    std::uint64_t kinds = 0;
    int kind = 0;
    ((kinds |= std::uint64_t{std::is_invocable_v<T, const E&>} << kind++), ...);
    return kinds;
}

}  // namespace

void Watcher::tell(const Event& event, const State& state) {
    static constexpr std::uint64_t kCounted = kinds_taken_by<Teller>(static_cast<const Event*>(nullptr));
    if (!((kCounted >> event.index()) & 1u)) return;
    const Teller teller{*this, state, tally_};
    std::visit(
        [&]<class E>(const E& happened) {
            if constexpr (std::is_invocable_v<Teller, const E&>) teller(happened);
        },
        event);
}

void Watcher::moved(const State& state) {
    for (const Event& event : events_) tell(event, state);
}

void Watcher::ended(const State& state, const std::vector<int>& names, int cap) {
    const bool is_won = state.winner != kNoSeat;
    const int turns = is_won ? state.turn : state.turn - 1;
    ++tally_[Sum::games];
    tally_[Sum::capped] += !is_won;
    ++entry(tally_.rounds, static_cast<std::size_t>(std::min((turns + state.seat_count - 1) / state.seat_count, cap)));
    for (int seat = 0; seat < state.seat_count; ++seat) {
        const bool wins = seat == state.winner;
        const std::size_t who = tally_.seat_and_name(seat, names[static_cast<std::size_t>(seat)]);
        ++entry(tally_.seat_games, who);
        entry(tally_.seat_wins, who) += wins;
        ++entry(tally_.command_games, state.seats[seat].command.value);
        entry(tally_.command_wins, state.seats[seat].command.value) += wins;
        entry(tally_.order_wins, static_cast<std::size_t>((seat - first_ + state.seat_count) % state.seat_count)) += wins;
    }
    first_ = kNoSeat;
    look_again_ = false;
}

}  // namespace encounters::simulation
