#include "lab/fit_arguments.hpp"
#include "lab/output_file.hpp"
#include "lab/pack.hpp"

#include <encounters/arguments/arguments.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/players/fit.hpp>

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

constexpr std::uint64_t kMostGames = 1'000'000;

std::string line_of(const players::FitTrial& trial) {
    return fmt::format("{:<16} {:>7.3f}  won {:5.1f} % +- {:.1f}  {}\n", trial.number, trial.value, 100 * trial.won, 196 * trial.error,
                       trial.is_taken ? "taken" : "left");
}

}  // namespace

void add_fit(CLI::App& app, FitOptions& said) {
    CLI::App& command = *app.add_subcommand("fit", "Find the computer players' numbers for a set of cards by self-play");
    command.add_option("--data", said.data, "Folder of the cards, instead of the program's own; players.json is written there");
    arguments::add_number(command, "--seed", said.seed)->description("A number that all luck depends on; 1 if not said");
    arguments::add_number(command, "--games", said.games, {2, kMostGames})->description("Games of each trial; 2000 if not said");
}

int fit(const FitOptions& options, const Streams& streams) {
    const std::filesystem::path folder = pack_folder(options.data);
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    const std::string file = (folder / players::kConstantsFile).string();
    const std::string why_not = why_not_writable(file);
    if (!why_not.empty()) {
        streams.err << why_not << '\n';
        return kBadInput;
    }
    players::FitTerms terms;
    terms.seed = options.seed;
    terms.games = options.games;
    terms.tell = [&](const players::FitTrial& trial) { streams.out << line_of(trial) << std::flush; };
    const players::Constants found = players::fit(pack->catalogue, pack->constants, terms);
    return write_output(file, players::constants_text(found), streams) ? kDone : kFailed;
}

}  // namespace encounters::lab
