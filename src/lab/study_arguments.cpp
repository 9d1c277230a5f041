#include "lab/study_arguments.hpp"

#include <encounters/arguments/arguments.hpp>
#include <encounters/rules/ids.hpp>
#include <encounters/simulation/terms.hpp>

namespace encounters::lab {

namespace {

constexpr std::uint64_t kMostThreads = 1024;

}  // namespace

void add_simulate(CLI::App& app, SimulateOptions& said) {
    CLI::App& command = *app.add_subcommand("simulate", "Play many games between computer players and report on them");
    arguments::add_number(command, "--games", said.games, {1, simulation::kMostGames})->description("How many; 1000 if not said");
    arguments::add_number(command, "--seats", said.seats, {1, kMaxSeats})->description("How many players, 1 to 8");
    command.add_option("--players", said.players, "One name for all seats, or one for each: veteran,regular,regular,regular");
    command.add_option("--data", said.data, "Folder of the cards, instead of the program's own");
    arguments::add_number(command, "--seed", said.seed)->description("A number that all luck depends on; 1 if not said");
    arguments::add_number(command, "--threads", said.threads, {1, kMostThreads})
        ->description("How many games at a time; as many as the machine can if not said");
    arguments::add_number(command, "--cap", said.cap, {1, simulation::kMostCap})
        ->description("Stop games after so many turns a player; 60 if not said");
    command.add_flag("--even-start", said.even_start, "C-bills at the start by turn order, as table.json says");
    command.add_flag("--rotate", said.rotate, "All players move on by one seat from game to game");
    command.add_option("--json", said.json, "Write the report as JSON to this file; - is standard output");
    command.add_option("--csv", said.csv, "Write the report as a table to this file; - is standard output");
    command.add_option("--journal", said.journal, "Write the journal of the first game to this file");
    command.add_option("--shard", said.part, "Play one part of the run, such as 2/8, and write what merge joins");
}

void add_merge(CLI::App& app, MergeOptions& said) {
    CLI::App& command = *app.add_subcommand("merge", "Join the parts of a run that simulate --shard wrote");
    command.add_option("FILES", said.files, "All parts of one run, in any order")->required();
    command.add_option("--json", said.json, "Write the report as JSON to this file; - is standard output");
    command.add_option("--csv", said.csv, "Write the report as a table to this file; - is standard output");
}

void add_balance(CLI::App& app, BalanceOptions& said) {
    CLI::App& command = *app.add_subcommand("balance", "Play the studies that show whether a set of cards makes a good game");
    arguments::add_number(command, "--games", said.games, {1, simulation::kMostGames})
        ->description("Games of the main study; 20000 if not said, 1000 are a quick look");
    arguments::add_number(command, "--elite-games", said.elite_games, {0, simulation::kMostGames})
        ->description("Games of four Elites, which take long; none if not said");
    command.add_option("--player", said.player, "Whose play is measured; veteran if not said");
    command.add_option("--data", said.data, "Folder of the cards, instead of the program's own");
    arguments::add_number(command, "--seed", said.seed)->description("A number that all luck depends on; 1 if not said");
    arguments::add_number(command, "--threads", said.threads, {1, kMostThreads})
        ->description("How many games at a time; as many as the machine can if not said");
}

}  // namespace encounters::lab
