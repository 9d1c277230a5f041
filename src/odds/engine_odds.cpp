#include "odds/engine_odds.hpp"

#include "odds/lattice.hpp"
#include "odds/luck.hpp"
#include "odds/sampled_odds.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace encounters::odds {

namespace {

constexpr double kStepsPerState = 1500;
constexpr int kSampledRolls = 24;
constexpr int kMostExact = 14;  // 6^14 is far from where sums of doubles would err by one

bool is_tried(MoveKind kind, Aim aim) {
    switch (kind) {
        case MoveKind::use_equipment:
        case MoveKind::use_power:
        case MoveKind::use_hire:
        case MoveKind::pick_die:
        case MoveKind::pick_face:
        case MoveKind::done:
        case MoveKind::strike:
        case MoveKind::pick_card:
        case MoveKind::pick_place: return true;
        case MoveKind::lock: return aim == Aim::lock_all;
        default: return false;
    }
}

class EngineSearch {
public:
    EngineSearch(const Catalogue& catalogue, Aim aim, const Limits& limits) : catalogue_(catalogue), aim_(aim), limits_(limits) {}

    // States that may still be looked at; what lies beyond counts as no chance.
    double left = 0;

    double chance_of(const State& state) {
        const Chance due = chance(state, catalogue_);
        if (due.kind != ChanceKind::dice && due.kind != ChanceKind::none) return after_card(state, due);
        if (left <= 0 || limits_.stopped()) return 0;
        const std::uint64_t hash = hash_of(state);
        if (const auto found = known_.find(hash); found != known_.end()) return found->second;
        left -= 1;
        const double value = due.kind == ChanceKind::dice ? average(state, due) : best(state);
        if (left > 0) known_.emplace(hash, value);
        return value;
    }

private:
    // Cards that are looked at decide nothing here: any will do.
    double after_card(State state, const Chance& due) {
        const std::uint8_t card = due.forced != kNone ? due.forced : catalogue_.copies_of(due.deck).definition[first_copy(state.deck(due.deck).unseen)];
        apply(state, Move::of(MoveKind::card_drawn, card), catalogue_, Events());
        return chance_of(state);
    }

    static std::size_t first_copy(const CardSet& set) {
        std::size_t copy = 0;
        while (!set.has(static_cast<int>(copy))) ++copy;
        return copy;
    }

    double average(const State& state, const Chance& due) {
        std::vector<int> faces(due.dice_count, 1);
        double sum = 0;
        double rolls = 0;
        add_faces(state, due, faces, 0, sum, rolls);
        return sum / rolls;
    }

    // Faces of one colour rise: each stands for all rolls that differ in order only.
    void add_faces(const State& state, const Chance& due, std::vector<int>& faces, std::size_t die, double& sum, double& rolls) {
        if (die == faces.size()) {
            const double ways = ways_to(due, faces);
            State rolled = state;
            apply(rolled, Move::dice_landed(faces), catalogue_, Events());
            sum += ways * chance_of(rolled);
            rolls += ways;
            return;
        }
        const bool again = die > 0 && due.colours[die] == due.colours[die - 1];
        for (faces[die] = again ? faces[die - 1] : 1; faces[die] <= kFaces; ++faces[die]) {
            const int face = faces[die];
            add_faces(state, due, faces, die + 1, sum, rolls);
            faces[die] = face;
        }
    }

    static double ways_to(const Chance& due, const std::vector<int>& faces) {
        std::array<FaceCounts, kColours> counts{};
        for (std::size_t die = 0; die < faces.size(); ++die) ++counts[static_cast<std::size_t>(index_of(due.colours[die]))][static_cast<std::size_t>(faces[die] - 1)];
        double ways = 1;
        for (const FaceCounts& count : counts) ways *= static_cast<double>(rolls_showing(count));
        return ways;
    }

    bool is_done(const State& state) const {
        if (aim_ == Aim::defeat) return can_lock(state, catalogue_);
        return state.phase == Phase::between && unlocked_count(state) == 0;
    }

    double best(const State& state) {
        if (is_done(state)) return 1;
        std::vector<Move> actions;
        legal_actions(state, catalogue_, actions);
        double best = 0;
        for (const Move& move : actions) {
            if (!is_tried(move.kind, aim_)) continue;
            if (move.kind == MoveKind::lock && state.ending != Ending::none) {
                if (__builtin_popcount(move.dice) == unlocked_count(state)) return 1;
                continue;
            }
            State used = state;
            apply(used, move, catalogue_, Events());
            best = std::max(best, chance_of(used));
            const bool any_will_do = move.kind == MoveKind::pick_card || move.kind == MoveKind::pick_place;
            if (best >= 1 || any_will_do) break;
        }
        return best;
    }

    const Catalogue& catalogue_;
    Aim aim_;
    Limits limits_;
    std::unordered_map<std::uint64_t, double> known_;  // by hash of the state
};

State rolled_at_random(State state, const Catalogue& catalogue, Luck& luck) {
    const Chance due = chance(state, catalogue);
    std::vector<int> faces;
    for (int die = 0; die < due.dice_count; ++die) faces.push_back(1 + luck.below(kFaces));
    if (!faces.empty()) apply(state, Move::dice_landed(faces), catalogue, Events());
    return state;
}

Odds out_of(double chance, int power, bool about) {
    const std::uint64_t rolls = rolls_of(power);
    return {static_cast<std::uint64_t>(std::llround(chance * static_cast<double>(rolls))), rolls, about};
}

}  // namespace

Odds engine_odds(const State& state, const Catalogue& catalogue, const EngineQuestion& question, const Limits& limits) {
    const double states = limits.steps / kStepsPerState;
    EngineSearch whole(catalogue, question.aim, limits);
    whole.left = states;
    const double exact = whole.chance_of(state);
    if (whole.left > 0 && question.power <= kMostExact) return out_of(exact, question.power, false);
    Luck luck(hash_of(state));
    double sum = 0;
    for (int i = 0; i < kSampledRolls; ++i) {
        EngineSearch search(catalogue, question.aim, limits);
        search.left = states / kSampledRolls;
        sum += search.chance_of(rolled_at_random(state, catalogue, luck));
    }
    return out_of(sum / kSampledRolls, kSampledPower, true);
}

}  // namespace encounters::odds
