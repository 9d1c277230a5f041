#include "players/elite/rollouts.hpp"

#include "players/veteran/aims.hpp"

#include <encounters/play/chance_source.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::players {

namespace {

constexpr int kBatch = 12;           // rollouts of each candidate between two looks at the result
constexpr double kPrior = 0.02;      // how far, as a chance to win, the Veteran's worths are off as a rule
constexpr double kClear = 3;         // standard errors that settle a question
constexpr int kMostDecisions = 600;  // of one rollout; more happen in no sensible game

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t turn) { return play::SplitMix64(seed ^ (turn * 0x9e3779b97f4a7c15u)).next(); }

// Chance of `seat` as the seats stand, whoever moves next.
double chance_at(const Mind& mind, const State& state, SeatIndex seat) {
    if (state.phase == Phase::over) return state.winner == seat ? 1 : 0;
    std::array<Runner, kMaxSeats> order{};
    int mine = 0;
    SeatIndex at = state.active;
    for (int place = 0; place < state.seat_count; ++place, at = next_seat(state, at)) {
        order[static_cast<std::size_t>(place)] = {mind.cards.table.winning_reputation - state.seats[at].reputation, wealth_of(state, mind.cards, at)};
        if (at == seat) mine = place;
    }
    return race().chance(order, state.seat_count, mine);
}

// Every turn has luck of its own, so that what comes later meets the same luck however much was rolled before.
double play_out(const Mind& mind, State state, SeatIndex seat, std::uint64_t seed, int last_turn) {
    int turn = state.turn;
    const auto goes_on = [&] {
        if (state.turn <= last_turn) return true;
        // What a Default left lying is played on by whoever takes it over.
        return state.turn == last_turn + 1 && (state.phase == Phase::secure_choice || state.secured_column != kNone);
    };
    play::SeededChance luck(seed_of(seed, static_cast<std::uint64_t>(turn)));
    for (int decisions = 0; state.phase != Phase::over && goes_on() && decisions < kMostDecisions;) {
        if (state.turn != turn) {
            turn = state.turn;
            luck = play::SeededChance(seed_of(seed, static_cast<std::uint64_t>(turn)));
        }
        if (const Chance due = chance(state, mind.cards); due.kind != ChanceKind::none) {
            apply(state, *luck.outcome(state, due, mind.cards), mind.cards, Events());
            continue;
        }
        apply(state, veteran_decision(mind, state).move, mind.cards, Events());
        ++decisions;
    }
    return chance_at(mind, state, seat);
}

// Results of one candidate against the first one's, luck by luck.
struct Tally {
    double sum = 0;
    double difference = 0;
    double square = 0;
    int count = 0;
    void add(double chance, double first) {
        sum += chance;
        difference += chance - first;
        square += (chance - first) * (chance - first);
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
    double mean_difference() const { return count > 0 ? difference / count : 0; }
    double error() const {
        if (count < 2) return 1;
        const double variance = std::max(1e-8, square / count - mean_difference() * mean_difference());
        return std::sqrt(variance / count);
    }
};

// How much better than the first one, what the Veteran thought of it counted as one more observation.
double gain(const Tally& tally, double prior) {
    const double error = std::max(tally.error(), 1e-4);
    const double of_games = 1 / (error * error);
    const double of_prior = 1 / (kPrior * kPrior);
    return (tally.mean_difference() * of_games + prior * of_prior) / (of_games + of_prior);
}

class Weighing {
public:
    Weighing(const Mind& mind, const State& state, const std::vector<Candidate>& candidates, const Budget& budget)
        : mind_(mind), candidates_(candidates), seat_(to_move(state, mind.cards)), last_turn_(state.turn + state.seat_count * budget.rounds),
          seed_(hash_of(state)), tallies_(candidates.size()), open_(candidates.size(), true) {
        for (const Candidate& candidate : candidates) {
            after_.push_back(state);
            apply(after_.back(), candidate.move, mind.cards, Events());
        }
        const Aims aims(state, mind.cards, mind.constants, seat_);
        for (const Candidate& candidate : candidates) priors_.push_back((candidate.worth - candidates.front().worth) * aims.chance_of_cbill());
    }

    void play(int rollouts, const std::atomic<bool>* stop) {
        while (rollouts > 0 && !is_settled()) {
            for (int i = 0; i < kBatch; ++i) {
                if (stop && stop->load(std::memory_order_relaxed)) return;
                rollouts -= play_once();
            }
            close_hopeless();
        }
    }

    Verdict verdict() const {
        Verdict verdict;
        double most = 0;
        for (std::size_t i = 1; i < candidates_.size(); ++i) {
            const double here = gain(tallies_[i], priors_[i]);
            if (tallies_[i].count == 0 || here <= most) continue;
            most = here;
            verdict.best = i;
        }
        verdict.chance = tallies_[verdict.best].mean();
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            if (i != verdict.best) verdict.second = std::max(verdict.second, tallies_[i].mean());
        return verdict;
    }

private:
    int play_once() {
        const std::uint64_t seed = seed_of(seed_, luck_++);
        int played = 0;
        double first = 0;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            if (!open_[i]) continue;
            const double chance = play_out(mind_, after_[i], seat_, seed, last_turn_);
            if (i == 0) first = chance;
            tallies_[i].add(chance, first);
            ++played;
        }
        return played;
    }

    void close_hopeless() {
        for (std::size_t i = 1; i < candidates_.size(); ++i)
            if (open_[i] && gain(tallies_[i], priors_[i]) < -kClear * tallies_[i].error() / 2) open_[i] = false;
    }

    bool is_settled() const {
        int open = 0;
        for (std::size_t i = 1; i < candidates_.size(); ++i) open += open_[i] ? 1 : 0;
        if (open != 1) return open == 0;
        for (std::size_t i = 1; i < candidates_.size(); ++i)
            if (open_[i]) return tallies_[i].count >= kBatch && tallies_[i].mean_difference() > kClear * tallies_[i].error();
        return false;
    }

    const Mind& mind_;
    const std::vector<Candidate>& candidates_;
    SeatIndex seat_;
    int last_turn_;
    std::uint64_t seed_;
    std::uint64_t luck_ = 0;
    std::vector<State> after_;
    std::vector<double> priors_;
    std::vector<Tally> tallies_;
    std::vector<bool> open_;  // the first one stays open
};

}  // namespace

Verdict weigh(const Mind& mind, const State& state, const std::vector<Candidate>& candidates, const Budget& budget) {
    Weighing weighing(mind, state, candidates, budget);
    weighing.play(budget.rollouts, budget.stop);
    return weighing.verdict();
}

}  // namespace encounters::players
