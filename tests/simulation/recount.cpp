#include "simulation/recount.hpp"

#include "support/catch.hpp"

#include <encounters/play/house_player.hpp>
#include <encounters/play/replay.hpp>
#include <encounters/rules/queries.hpp>

#include <set>

namespace encounters::testing {

namespace {

using namespace simulation;

template <class E>
std::vector<E> events_of_kind(const std::vector<Event>& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const auto* one = std::get_if<E>(&event)) found.push_back(*one);
    return found;
}

// Equipment that some decision of an opportunity offered to buy, added up over all opportunities.
class Showings {
public:
    void look(const State& state, const std::vector<Move>& actions) {
        for (const Move& move : actions)
            if (move.kind == MoveKind::buy) seen_.insert(state.market[move.a].value);
    }
    void opened(Counts& shown) {
        for (int card : seen_) ++shown[static_cast<std::size_t>(card)];
        seen_.clear();
    }

private:
    std::set<int> seen_;
};

void count_cards(const std::vector<Event>& events, Tally& tally) {
    for (const auto& e : events_of_kind<ContractLaid>(events)) ++tally.contract_laid[e.card.value];
    for (const auto& e : events_of_kind<EncounterRevealed>(events)) ++tally.encounter_revealed[e.card.value];
    for (const auto& e : events_of_kind<EncounterDefeated>(events)) ++tally.encounter_defeated[e.card.value];
    for (const auto& e : events_of_kind<EquipmentBought>(events)) {
        ++tally.equipment_bought[e.card.value];
        tally[Sum::bought_cbills] += e.cost;
    }
    for (const auto& e : events_of_kind<EquipmentReadied>(events)) {
        ++tally.equipment_readied[e.card.value];
        tally[Sum::maintenance_cbills] += e.cost;
    }
    for (const auto& e : events_of_kind<EquipmentUsed>(events)) ++tally.equipment_used[e.card.value];
    for (const auto& e : events_of_kind<PowerUsed>(events)) ++tally.command_used[e.command.value];
    tally[Sum::hires_used] += static_cast<Count>(events_of_kind<HireUsed>(events).size());
    tally[Sum::opportunities] += static_cast<Count>(events_of_kind<MarketOpened>(events).size());
    tally[Sum::burns] += static_cast<Count>(events_of_kind<Burned>(events).size());
}

// What each turn came to, by play's own account of turns.
void count_turns(const play::Session& session, Tally& tally) {
    for (const play::TurnResult& turn : play::turns_of(session)) {
        ++tally[Sum::turns];
        if (turn.ending == Ending::escape) tally[Sum::escape_encounters] += turn.defeated;
        if (turn.ending == Ending::complete) tally[Sum::complete_reputation] += turn.reputation;
    }
}

void count_decision(const State& state, const Move& move, Tally& tally) {
    if (move.kind == MoveKind::burn || move.kind == MoveKind::keep_standing) ++tally[Sum::burn_chances];
    if (move.kind != MoveKind::choose_contract || contract_chooser(state) != state.active) return;
    for (int i = 0; i < state.looked_count; ++i) ++tally.contract_offered[state.looked[static_cast<std::size_t>(i)]];
    ++tally.contract_chosen[state.looked[move.a]];
}

}  // namespace

Tally recount(play::Session& session, const Terms& terms) {
    Tally tally(terms);
    Showings showings;
    while (!session.is_over()) {
        showings.look(session.state(), session.legal());
        const Move move = play::house_move(session.state(), session.catalogue());
        count_decision(session.state(), move, tally);
        REQUIRE_FALSE(session.act(move));
        if (!events_of_kind<MarketClosed>(session.last_events()).empty()) showings.opened(tally.equipment_shown);
    }
    count_cards(session.events(), tally);
    count_turns(session, tally);
    tally[Sum::games] = 1;
    return tally;
}

}  // namespace encounters::testing
