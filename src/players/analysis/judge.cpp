#include "players/veteran/aims.hpp"

#include <encounters/play/chance_source.hpp>
#include <encounters/play/random.hpp>
#include <encounters/players/analysis.hpp>
#include <encounters/players/race.hpp>
#include <encounters/rules/engine.hpp>
#include <encounters/rules/queries.hpp>

#include <algorithm>

namespace encounters::players {

namespace {

constexpr std::size_t kFewMoves = 4;   // all of them are tried
constexpr int kMostSteps = 5000;       // of one game played on

// At the beginning of a turn: its player moves next.
double chance_in_race(const State& state, const Catalogue& catalogue, SeatIndex seat) {
    std::array<Runner, kMaxSeats> order{};
    int mine = 0;
    SeatIndex at = state.active;
    for (int place = 0; place < state.seat_count; ++place, at = next_seat(state, at)) {
        order[static_cast<std::size_t>(place)] = {catalogue.table.winning_reputation - state.seats[at].reputation,
                                                  wealth_of(state, catalogue, at)};
        if (at == seat) mine = place;
    }
    return race().chance(order, state.seat_count, mine);
}

bool is_stopped(const Rollouts& rollouts) { return rollouts.stop != nullptr && *rollouts.stop; }

}  // namespace

Judge::Judge(std::shared_ptr<const Knowledge> knowledge)
    : knowledge_(std::move(knowledge)), veteran_(player_named("veteran", knowledge_)) {
    if (!veteran_) veteran_ = player_named(player_names().front(), knowledge_);
}

double Judge::play_on(State state, SeatIndex seat, const Rollouts& rollouts, std::uint64_t seed) {
    const Catalogue& catalogue = catalogue_of(*knowledge_);
    play::SeededChance luck(seed);
    const int last_turn = state.turn + rollouts.turns;
    for (int step = 0; step < kMostSteps && state.phase != Phase::over && !is_stopped(rollouts); ++step) {
        if (state.turn >= last_turn && state.active != kNoSeat) return chance_in_race(state, catalogue, seat);
        const Chance due = chance(state, catalogue);
        const std::optional<Move> outcome =
            due.kind == ChanceKind::none ? veteran_->decide(state).move : luck.outcome(state, due, catalogue);
        if (!outcome || apply(state, *outcome, catalogue, Events())) break;
    }
    if (state.phase == Phase::over) return state.winner == seat ? 1 : 0;
    return chance_in_race(state, catalogue, seat);
}

double Judge::chance_of(const State& state, SeatIndex seat, const Rollouts& rollouts) {
    if (state.phase == Phase::over) return state.winner == seat ? 1 : 0;
    play::SplitMix64 seeds(rollouts.luck);
    double sum = 0;
    for (int game = 0; game < rollouts.games && !is_stopped(rollouts); ++game) sum += play_on(state, seat, rollouts, seeds.next());
    return sum / std::max(1, rollouts.games);
}

double Judge::chance_after(const State& state, const Move& move, SeatIndex seat, const Rollouts& rollouts) {
    State after = state;
    if (apply(after, move, catalogue_of(*knowledge_), Events())) return 0;
    return chance_of(after, seat, rollouts);
}

std::optional<Judgement> Judge::judge(const State& state, const Move& made, const Rollouts& rollouts) {
    std::vector<Move> legal;
    legal_actions(state, catalogue_of(*knowledge_), legal);
    if (legal.size() < 2) return std::nullopt;
    const Move advised = veteran_->decide(state).move;
    std::vector<Move> others;
    if (legal.size() <= kFewMoves) others = legal;
    if (std::find(others.begin(), others.end(), advised) == others.end()) others.push_back(advised);
    others.erase(std::remove(others.begin(), others.end(), made), others.end());
    if (others.empty()) return std::nullopt;
    const SeatIndex seat = to_move(state, catalogue_of(*knowledge_));
    Judgement judgement{made, chance_after(state, made, seat, rollouts), 0};
    for (const Move& other : others) {
        const double chance = chance_after(state, other, seat, rollouts);
        if (chance <= judgement.chance_better) continue;
        judgement.better = other;
        judgement.chance_better = chance;
    }
    return judgement;
}

Judgement Judge::judge_again(const State& state, const Move& made, const Move& better, const Rollouts& rollouts) {
    const SeatIndex seat = to_move(state, catalogue_of(*knowledge_));
    return {better, chance_after(state, made, seat, rollouts), chance_after(state, better, seat, rollouts)};
}

}  // namespace encounters::players
