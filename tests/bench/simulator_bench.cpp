// Speed of the simulator: whole games, what counting costs, and what a second core brings.
#include <encounters/cards/loader.hpp>
#include <encounters/simulation/run.hpp>
#include <encounters/simulation/watcher.hpp>

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <iostream>

namespace encounters::simulation {

namespace {

struct Core {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<cards::PackText> files;
    MakePlayer make_player;
};

const Core& core() {
    static const Core core = [] {
        cards::LoadResult loaded = cards::load_pack(ENCOUNTERS_SOURCE_DIR "/data/core");
        if (!loaded.ok()) {
            std::cerr << "the core set has faults\n";
            std::exit(1);
        }
        auto catalogue = std::make_shared<const Catalogue>(std::move(*loaded.catalogue));
        return Core{catalogue, loaded.pack_texts, players_knowing(players::knowledge_of(catalogue))};
    }();
    return core;
}

Terms terms_of(const char* player, int seats, std::uint64_t games) {
    Terms terms;
    terms.games = games;
    terms.players.assign(static_cast<std::size_t>(seats), player);
    terms.cards = card_lines(*core().catalogue, core().files);
    return terms;
}

enum class Counting { off, on };

// One game after the other, always the same hundred.
void games(benchmark::State& bench, const char* name, Counting counting) {
    const Terms terms = terms_of(name, static_cast<int>(bench.range(0)), 1);
    const auto player = core().make_player(name);
    const std::vector<players::Player*> seated(terms.players.size(), player.get());
    const std::vector<int> names(terms.players.size(), 0);
    Tally tally(terms);
    Watcher watcher(*core().catalogue, tally);
    std::uint64_t game = 0;
    std::int64_t turns = 0;
    for (auto _ : bench) {
        const bool is_counted = counting == Counting::on;
        const PlayedGame played = play_game({*core().catalogue, terms.setup(), terms.cap}, seed_of_game(terms.seed, game++ % 100), seated,
                                            is_counted ? &watcher : nullptr);
        if (is_counted) watcher.ended(played.end, names, terms.cap);
        turns += played.end.turn;
    }
    bench.SetItemsProcessed(bench.iterations());
    bench.counters["turns"] = static_cast<double>(turns) / static_cast<double>(bench.iterations());
}
BENCHMARK_CAPTURE(games, regular_uncounted, "regular", Counting::off)->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(games, regular_counted, "regular", Counting::on)->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(games, veteran_counted, "veteran", Counting::on)->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(games, house_counted, "house", Counting::on)->Arg(2);

// A run of 2,000 games on so many threads.
void whole_run(benchmark::State& bench) {
    constexpr std::uint64_t kGames = 2000;
    const Terms terms = terms_of("regular", 2, kGames);
    Crew crew;
    crew.threads = static_cast<int>(bench.range(0));
    crew.make_player = core().make_player;
    for (auto _ : bench) benchmark::DoNotOptimize(run(*core().catalogue, terms, {}, crew));
    bench.SetItemsProcessed(bench.iterations() * static_cast<std::int64_t>(kGames));
}
BENCHMARK(whole_run)->Arg(1)->Arg(2)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace encounters::simulation
