// Speed of the odds: against counting by the book, for dice with Equipment, and for a whole panel.
#include <encounters/cards/loader.hpp>
#include <encounters/odds/bare.hpp>
#include <encounters/odds/next.hpp>
#include <encounters/odds/panel.hpp>
#include <encounters/play/chance_source.hpp>
#include <encounters/play/house_player.hpp>
#include <encounters/rules/decks.hpp>
#include <encounters/rules/invariants.hpp>

#include "odds/turned_odds.hpp"
#include "odds/turned_totals.hpp"

#include <benchmark/benchmark.h>

#include <array>
#include <cstdlib>
#include <iostream>

namespace encounters::odds {

namespace {

const Catalogue& core_set() {
    static const cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
    if (!loaded.ok()) {
        std::cerr << "the core set has faults\n";
        std::exit(1);
    }
    return *loaded.catalogue;
}

// ---- bare dice: every roll, every set

bool any_set_totals(const std::array<int, 7>& faces, int dice, int value) {
    for (unsigned chosen = 1; chosen < (1u << dice); ++chosen) {
        int total = 0;
        for (int die = 0; die < dice; ++die)
            if ((chosen >> die) & 1u) total += faces[static_cast<std::size_t>(die)];
        if (total == value) return true;
    }
    return false;
}

std::uint64_t counted_by_the_book(int dice, int value) {
    std::uint64_t hits = 0;
    std::array<int, 7> faces{};
    for (std::uint64_t roll = 0; roll < rolls_of(dice); ++roll) {
        std::uint64_t rest = roll;
        for (int die = 0; die < dice; ++die, rest /= 6) faces[static_cast<std::size_t>(die)] = static_cast<int>(rest % 6) + 1;
        hits += any_set_totals(faces, dice, value);
    }
    return hits;
}

void bare_by_the_book(benchmark::State& bench) {
    const int dice = static_cast<int>(bench.range(0));
    for (auto _ : bench) benchmark::DoNotOptimize(counted_by_the_book(dice, 18));
}
BENCHMARK(bare_by_the_book)->Arg(7)->Unit(benchmark::kMillisecond);

// The same question asked anew, as a state asks it; and under a bound that the table doesn't know.
void bare_asked(benchmark::State& bench) {
    DiceToRoll dice{static_cast<std::uint8_t>(bench.range(0)), 0, 0, 0, 0};
    Demand demand{18, {}};
    benchmark::DoNotOptimize(defeat_odds(dice, demand));
    for (auto _ : bench) {
        benchmark::DoNotOptimize(demand);
        benchmark::DoNotOptimize(defeat_odds(dice, demand));
    }
}
BENCHMARK(bare_asked)->Arg(7);

void bare_bounded(benchmark::State& bench) {
    DiceToRoll dice{static_cast<std::uint8_t>(bench.range(0)), 0, 0, 0, 0};
    Demand demand{18, {}};
    demand.bounds.min = 2;
    for (auto _ : bench) benchmark::DoNotOptimize(defeat_odds(dice, demand));
}
BENCHMARK(bare_bounded)->Arg(7)->Unit(benchmark::kMicrosecond);

// ---- twelve dice of two colours with a set for each and an adjust for both

Problem twelve_dice() {
    Situation situation;
    DiceIcons white;
    white.colour[0] = 1;
    DiceIcons yellow;
    yellow.colour[1] = 1;
    DiceIcons any;
    any.any = 1;
    situation.kit.turnings = {{SetFace{white}, white, 0}, {SetFace{yellow}, yellow, 1}, {Adjust{AdjustKind::exactly, 1, any}, any, 2}};
    Problem problem;
    problem.situations = {situation};
    problem.values = {{31}};
    problem.due = {6, 6, 0, 0, 0};
    return problem;
}

void two_colours_with_equipment(benchmark::State& bench) {
    const Problem problem = twelve_dice();
    for (auto _ : bench) benchmark::DoNotOptimize(turned_odds(problem, {1e12, nullptr}));
}
BENCHMARK(two_colours_with_equipment)->Unit(benchmark::kMillisecond);

// Every two multisets, every way to turn and to choose their dice, one die after the other. It takes minutes, so only
// every kPart-th multiset of white dice is gone through.
constexpr int kPart = 66;
class DirectCount {
public:
    explicit DirectCount(const Problem& problem) : value_(problem.values[0][0]) {}

    std::uint64_t hits() {
        const Lattice& dice = lattice_of(6);
        std::uint64_t hits = 0;
        for (int white = 0; white < dice.count(6); white += kPart)
            for (int yellow = 0; yellow < dice.count(6); ++yellow) {
                lay(dice.faces(6, white), 0);
                lay(dice.faces(6, yellow), 6);
                if (makes(0, 0, {1, 1, 1})) hits += rolls_showing(dice.faces(6, white)) * rolls_showing(dice.faces(6, yellow));
            }
        return hits;
    }

private:
    struct Left {
        int white;
        int yellow;
        int any;
    };

    void lay(const FaceCounts& counts, std::size_t from) {
        for (int face = 1; face <= kFaces; ++face)
            for (int i = 0; i < counts[static_cast<std::size_t>(face - 1)]; ++i) faces_[from++] = face;
    }

    bool makes(std::size_t die, int total, Left left) const {
        if (total == value_) return true;
        if (die == faces_.size() || total > value_) return false;
        if (makes(die + 1, total, left) || makes(die + 1, total + faces_[die], left)) return true;
        if (left.any > 0)
            for (const int step : {-1, 1}) {
                const int turned = faces_[die] + step;
                if (turned >= 1 && turned <= kFaces && makes(die + 1, total + turned, {left.white, left.yellow, left.any - 1})) return true;
            }
        const int sets = die < 6 ? left.white : left.yellow;
        if (sets == 0) return false;
        const Left after{left.white - (die < 6), left.yellow - (die >= 6), left.any};
        for (int face = 1; face <= kFaces; ++face)
            if (makes(die + 1, total + face, after)) return true;
        return false;
    }

    int value_;
    std::array<int, 12> faces_{};
};

void two_colours_directly_a_66th(benchmark::State& bench) {
    const Problem problem = twelve_dice();
    DirectCount count(problem);
    for (auto _ : bench) benchmark::DoNotOptimize(count.hits());
}
BENCHMARK(two_colours_directly_a_66th)->Unit(benchmark::kMillisecond);

// ---- panels

// Before a reveal with six dice, two seats, and these cards ready.
State before_a_reveal(const std::vector<const char*>& equipment) {
    State state = new_game(Setup{2, false}, core_set());
    play::SeededChance luck(3);
    while (state.phase != Phase::between || unlocked_count(state) < 6) {
        const Chance due = chance(state, core_set());
        apply(state, due.kind != ChanceKind::none ? *luck.outcome(state, due, core_set()) : play::house_move(state, core_set()), core_set(), Events());
    }
    SeatState& player = state.player();
    player.equipment_count = 0;
    for (const char* id : equipment)
        for (std::uint8_t card = 0; card < core_set().equipment.size(); ++card)
            if (core_set().equipment[card].id == id) player.equipment[player.equipment_count++] = EquipmentId{card};
    return state;
}

const std::vector<std::vector<const char*>>& hands() {
    static const std::vector<std::vector<const char*>> all{{},
                                                           {"er-ppc", "autocannon-10"},
                                                           {"jump-jets"},
                                                           {"er-ppc", "flamer", "sword", "guardian-ecm-suite"},
                                                           {"double-heat-sinks", "jump-jets", "rotary-autocannon-5", "flamer"}};
    return all;
}

void panel(benchmark::State& bench) {
    const State state = before_a_reveal(hands()[static_cast<std::size_t>(bench.range(0))]);
    for (auto _ : bench) benchmark::DoNotOptimize(panel_of(state, core_set()));
    bench.counters["about"] = panel_of(state, core_set()).next->geared->about;
}
BENCHMARK(panel)->DenseRange(0, 4)->Unit(benchmark::kMillisecond);

void bare_panel(benchmark::State& bench) {
    const State state = before_a_reveal({});
    for (auto _ : bench) benchmark::DoNotOptimize(bare_panel_of(state, core_set()));
}
BENCHMARK(bare_panel)->Unit(benchmark::kMicrosecond);

void bare_next(benchmark::State& bench) {
    const State state = before_a_reveal({});
    for (auto _ : bench) benchmark::DoNotOptimize(bare_odds_of_next(state, core_set()));
}
BENCHMARK(bare_next)->Unit(benchmark::kMicrosecond);

void bare_next_solved(benchmark::State& bench) {
    const State state = before_a_reveal({});
    for (auto _ : bench) benchmark::DoNotOptimize(odds_of_next(state, core_set(), {Aim::defeat, Means::bare, {}}));
}
BENCHMARK(bare_next_solved)->Unit(benchmark::kMicrosecond);

}  // namespace

}  // namespace encounters::odds
