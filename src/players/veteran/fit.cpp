#include <encounters/players/fit.hpp>

#include "players/veteran/constants_list.hpp"
#include "players/veteran/veteran.hpp"

#include <encounters/play/chance_source.hpp>

#include <algorithm>
#include <cmath>

namespace encounters::players {

namespace {

constexpr int kMostTurns = 120;      // of a game; one that is not over then counts half
constexpr double kBeyond = 1.64;     // standard errors: one useless trial in twenty is taken
constexpr std::array<double, 2> kFactors{1.6, 1.25};
constexpr int kMostSteps = 4;        // in one direction

// What the player at `mine` gets of one game: 1, 0 or half.
double result_of(const Catalogue& cards, std::array<Player*, 2> seats, std::uint64_t seed, SeatIndex mine) {
    State state = new_game({2, false}, cards);
    play::SeededChance luck(seed);
    while (state.phase != Phase::over && state.turn <= kMostTurns) {
        if (const Chance due = chance(state, cards); due.kind != ChanceKind::none) {
            apply(state, *luck.outcome(state, due, cards), cards, Events());
            continue;
        }
        apply(state, seats[to_move(state, cards)]->decide(state).move, cards, Events());
    }
    if (state.phase != Phase::over) return 0.5;
    return state.winner == mine ? 1 : 0;
}

class Fitting {
public:
    Fitting(std::shared_ptr<const Catalogue> catalogue, const Constants& start, const FitTerms& terms)
        : catalogue_(std::move(catalogue)), best_(start), terms_(terms), champion_(make_veteran(knowledge_of(catalogue_, start))) {}

    Constants run() {
        for (const double factor : kFactors)
            for (const FittedNumber& number : kFittedNumbers)
                if (!climb(number, factor)) climb(number, 1 / factor);
        return best_;
    }

private:
    // As far as it helps in one direction; whether it did at all.
    bool climb(const FittedNumber& number, double factor) {
        bool helped = false;
        for (int step = 0; step < kMostSteps; ++step) {
            Constants tried = best_;
            double& value = tried.*number.value;
            value = std::clamp(std::round(value * factor * 1000) / 1000, number.least, number.most);
            if (value == best_.*number.value || !is_better(tried, number)) break;
            helped = true;
        }
        return helped;
    }

    bool is_better(const Constants& tried, const FittedNumber& number) {
        auto challenger = make_veteran(knowledge_of(catalogue_, tried));
        FitTrial trial = play(*challenger);
        trial.number = number.name;
        trial.value = tried.*number.value;
        trial.is_taken = trial.won - kBeyond * trial.error > 0.5;
        if (terms_.tell) terms_.tell(trial);
        if (!trial.is_taken) return false;
        best_ = tried;
        champion_ = std::move(challenger);
        return true;
    }

    // Every luck is met from both seats, so that pairs, not games, are independent.
    FitTrial play(Player& challenger) {
        const std::uint64_t pairs = (terms_.games + 1) / 2;
        double sum = 0;
        double square = 0;
        for (std::uint64_t pair = 0; pair < pairs; ++pair) {
            const std::uint64_t seed = play::SplitMix64(terms_.seed ^ (pair * 0x9e3779b97f4a7c15u)).next();
            const double won = (result_of(*catalogue_, {&challenger, champion_.get()}, seed, 0) +
                                result_of(*catalogue_, {champion_.get(), &challenger}, seed, 1)) / 2;
            sum += won;
            square += won * won;
        }
        const double count = static_cast<double>(pairs);
        FitTrial trial;
        trial.won = sum / count;
        trial.error = std::sqrt(std::max(0.0, square / count - trial.won * trial.won) / count);
        return trial;
    }

    std::shared_ptr<const Catalogue> catalogue_;
    Constants best_;
    const FitTerms& terms_;
    std::unique_ptr<Player> champion_;
};

}  // namespace

Constants fit(const std::shared_ptr<const Catalogue>& catalogue, const Constants& start, const FitTerms& terms) {
    return Fitting(catalogue, start, terms).run();
}

}  // namespace encounters::players
