// Speed of the computer players: one decision of each rank, and whole games of two Regulars.
#include <encounters/cards/loader.hpp>
#include <encounters/play/chance_source.hpp>
#include <encounters/players/knowledge.hpp>

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace encounters::players {

namespace {

const std::shared_ptr<const Knowledge>& core_knowledge() {
    static const std::shared_ptr<const Knowledge> knowledge = [] {
        cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
        if (!loaded.ok()) {
            std::cerr << "the core set has faults\n";
            std::exit(1);
        }
        return knowledge_of(std::make_shared<const Catalogue>(std::move(*loaded.catalogue)));
    }();
    return knowledge;
}

const Catalogue& core_set() { return catalogue_of(*core_knowledge()); }

// Plays a game of two that `player` decides alone; `see` is shown every State before its decision.
template <class See>
void play_game(Player& player, std::uint64_t seed, See see) {
    play::SeededChance luck(seed);
    State state = new_game(Setup{2, false}, core_set());
    while (state.phase != Phase::over) {
        const Chance due = chance(state, core_set());
        if (due.kind == ChanceKind::none) see(state);
        apply(state, due.kind == ChanceKind::none ? player.decide(state).move : *luck.outcome(state, due, core_set()), core_set(), Events());
    }
}

const std::vector<State>& decisions_of_regulars() {
    static const std::vector<State> states = [] {
        std::vector<State> seen;
        const auto player = player_named("regular", core_knowledge());
        for (std::uint64_t seed = 1; seed <= 10; ++seed) play_game(*player, seed, [&](const State& state) { seen.push_back(state); });
        return seen;
    }();
    return states;
}

void decision(benchmark::State& bench, const char* name) {
    const auto player = player_named(name, core_knowledge());
    if (!player) return bench.SkipWithError("there is no such player");
    const std::vector<State>& states = decisions_of_regulars();
    std::size_t next = 0;
    for (auto _ : bench) {
        const Decision decided = player->decide(states[next]);
        benchmark::DoNotOptimize(decided);
        next = next + 1 == states.size() ? 0 : next + 1;
    }
}
BENCHMARK_CAPTURE(decision, green, "green");
BENCHMARK_CAPTURE(decision, regular, "regular");
BENCHMARK_CAPTURE(decision, veteran, "veteran");
BENCHMARK_CAPTURE(decision, elite, "elite");
BENCHMARK_CAPTURE(decision, house, "house");

void game_of_regulars(benchmark::State& bench) {
    const auto player = player_named("regular", core_knowledge());
    std::uint64_t seed = 1;
    std::int64_t decisions = 0;
    for (auto _ : bench) play_game(*player, seed++, [&](const State&) { ++decisions; });
    bench.counters["decisions"] = static_cast<double>(decisions) / static_cast<double>(bench.iterations());
    bench.counters["games/s"] = benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(game_of_regulars);

void knowledge(benchmark::State& bench) {
    const auto catalogue = std::make_shared<const Catalogue>(core_set());
    for (auto _ : bench) benchmark::DoNotOptimize(knowledge_of(catalogue));
}
BENCHMARK(knowledge)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace encounters::players
