// Speed of the rules engine, beside a fixed yardstick: 16 dice rolled from the game's own generator.
#include <encounters/cards/loader.hpp>
#include <encounters/play/chance_source.hpp>
#include <encounters/play/house_player.hpp>
#include <encounters/rules/invariants.hpp>
#include <encounters/rules/queries.hpp>

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace encounters {

namespace {

const Catalogue& core_set() {
    static const cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
    if (!loaded.ok()) {
        std::cerr << "the core set has faults\n";
        std::exit(1);
    }
    return *loaded.catalogue;
}

// A game in which all choices are random; luck and choices are ready before the clock starts.
struct Position {
    State state;
    play::SeededChance luck{1};

    Position() : state(new_game(Setup{4, false}, core_set())) { run_luck(); }
    void run_luck() {
        for (Chance due = chance(state, core_set()); due.kind != ChanceKind::none; due = chance(state, core_set()))
            apply(state, *luck.outcome(state, due, core_set()), core_set(), Events());
    }
};

play::Xoshiro256 generator() {
    play::SplitMix64 seeds(7);
    return play::Xoshiro256(seeds);
}

// An open roll of `dice` dice of mixed colours and faces against an Encounter that several sets can beat.
State open_roll(int dice) {
    Position position;
    State state = position.state;
    while (state.phase != Phase::rolled) {
        const Chance due = chance(state, core_set());
        const Move move = due.kind != ChanceKind::none ? *position.luck.outcome(state, due, core_set())
                                                       : play::house_move(state, core_set());
        apply(state, move, core_set(), Events());
    }
    state.dice_count = 0;
    for (int i = 0; i < dice; ++i)
        state.dice[state.dice_count++] = Die{static_cast<Colour>(i % kColours), static_cast<std::uint8_t>(i % 6 + 1), kUnlocked, 0};
    sort_dice(state);
    return state;
}

void yardstick(benchmark::State& bench) {
    play::Xoshiro256 random = generator();
    for (auto _ : bench) {
        unsigned sum = 0;
        for (int i = 0; i < 16; ++i) sum += random.below(6);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(yardstick);

// One decision at random and the luck that follows it: legal actions, choice, apply.
void random_decision(benchmark::State& bench) {
    Position position;
    play::Xoshiro256 random = generator();
    std::vector<Move> actions;
    for (auto _ : bench) {
        if (position.state.phase == Phase::over) position = Position();
        legal_actions(position.state, core_set(), actions);
        const Move move = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        apply(position.state, move, core_set(), Events());
        position.run_luck();
    }
}
BENCHMARK(random_decision);

// The same with the house player choosing.
void house_decision(benchmark::State& bench) {
    Position position;
    for (auto _ : bench) {
        if (position.state.phase == Phase::over) position = Position();
        apply(position.state, play::house_move(position.state, core_set()), core_set(), Events());
        position.run_luck();
    }
}
BENCHMARK(house_decision);

// All moves of a few games of house players, luck included, as they were made.
struct RecordedGame {
    State begin;
    std::vector<Move> moves;
};

RecordedGame recorded_game(std::uint64_t seed) {
    play::SeededChance luck(seed);
    RecordedGame game{new_game(Setup{2, false}, core_set()), {}};
    for (State state = game.begin; state.phase != Phase::over;) {
        const Chance due = chance(state, core_set());
        const Move move = due.kind != ChanceKind::none ? *luck.outcome(state, due, core_set()) : play::house_move(state, core_set());
        game.moves.push_back(move);
        apply(state, move, core_set(), Events());
    }
    return game;
}

// One move of a game that is repeated: whether luck is due, and the move made. No list of actions, no events.
void apply_move(benchmark::State& bench) {
    constexpr std::size_t kGames = 16;
    std::vector<RecordedGame> games;
    for (std::size_t seed = 1; seed <= kGames; ++seed) games.push_back(recorded_game(seed));
    std::size_t game = 0;
    std::size_t next = 0;
    State state = games[game].begin;
    for (auto _ : bench) {
        if (next == games[game].moves.size()) {
            game = (game + 1) % kGames;
            next = 0;
            state = games[game].begin;
        }
        benchmark::DoNotOptimize(chance(state, core_set()));
        benchmark::DoNotOptimize(apply(state, games[game].moves[next++], core_set(), Events()));
    }
}
BENCHMARK(apply_move);

void copy_state(benchmark::State& bench) {
    const Position position;
    State copy;
    for (auto _ : bench) {
        copy = position.state;
        benchmark::DoNotOptimize(copy);
    }
}
BENCHMARK(copy_state);

void hash_state(benchmark::State& bench) {
    const Position position;
    for (auto _ : bench) benchmark::DoNotOptimize(hash_of(position.state));
}
BENCHMARK(hash_state);

void legal_locks(benchmark::State& bench) {
    const State state = open_roll(static_cast<int>(bench.range(0)));
    std::vector<Move> actions;
    for (auto _ : bench) {
        legal_actions(state, core_set(), actions);
        benchmark::DoNotOptimize(actions.data());
    }
    bench.counters["actions"] = static_cast<double>(actions.size());
}
BENCHMARK(legal_locks)->Arg(6)->Arg(13)->Arg(21);

void can_lock_now(benchmark::State& bench) {
    const State state = open_roll(static_cast<int>(bench.range(0)));
    for (auto _ : bench) benchmark::DoNotOptimize(can_lock(state, core_set()));
}
BENCHMARK(can_lock_now)->Arg(6)->Arg(21);

}  // namespace

}  // namespace encounters
