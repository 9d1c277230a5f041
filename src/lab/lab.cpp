#include <encounters/arguments/arguments.hpp>
#include <encounters/configured.hpp>
#include <encounters/lab/commands.hpp>
#include <encounters/rules/ids.hpp>

#include "lab/fit_arguments.hpp"
#include "lab/odds_arguments.hpp"
#include "lab/study_arguments.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <exception>

namespace encounters::lab {

namespace {

constexpr const char* kAbout =
    "Encounters: BattleTech without a window: check cards, play in a terminal, write and read whole games.";

constexpr int kUsualSeats = 2;

// All that can stand on the command line; CLI11 fills it.
struct Arguments {
    std::string folder;
    std::string data;
    std::string situation;
    std::string journal;
    std::string source;
    std::optional<int> seats;
    std::optional<std::uint64_t> seed;
    bool events = false;
    bool state = false;
    bool check = false;
    SimulateOptions simulate;
    MergeOptions merge;
    BalanceOptions balance;
    OddsOptions odds;
    FitOptions fit;
};

void add_game_options(CLI::App& command, Arguments& said) {
    arguments::add_number(command, "--seats", said.seats, {1, kMaxSeats})->description("How many players, 1 to 8");
    arguments::add_number(command, "--seed", said.seed)
        ->description("A number that all luck depends on; without it nobody knows the luck ahead");
    command.add_option("--data", said.data, "Folder of the cards, instead of the program's own");
}

void describe(CLI::App& app, Arguments& said) {
    app.set_version_flag("--version", std::string("encounters-lab ") + configured::kVersion);
    app.require_subcommand(1);

    CLI::App* checked = app.add_subcommand("validate", "Read the cards of a folder and report every fault");
    checked->add_option("DIR", said.folder, "Folder of the cards, such as data/core")->required();

    CLI::App* played = app.add_subcommand("play", "Play in the terminal; type help there");
    add_game_options(*played, said);
    played->add_option("--state", said.situation, "Begin with the table of a situation file");
    played->add_option("--journal", said.journal, "Keep the game in this new file, move by move");

    CLI::App* told = app.add_subcommand("transcript", "A whole game of house players as text");
    add_game_options(*told, said);
    told->add_option("--journal", said.journal, "Write the game's journal to this file as well");

    CLI::App* again = app.add_subcommand("replay", "Carry out a journal again and show its log");
    again->add_option("FILE", said.journal, "The journal")->required();
    CLI::Option* events =
        again->add_flag("--events", said.events, "Show every event with all its fields, as JSON Lines");
    again->add_flag("--state", said.state, "Show the table it leads to, as a situation file")->excludes(events);

    CLI::App* verified = app.add_subcommand("verify", "Recompute a game's luck from its seed and say what that proves");
    verified->add_option("FILE", said.journal, "The journal")->required();

    add_odds(app, said.odds);
    add_simulate(app, said.simulate);
    add_merge(app, said.merge);
    add_balance(app, said.balance);
    add_fit(app, said.fit);

    CLI::App* index = app.add_subcommand("rules-index", "Which code and which tests name which rule and effect word");
    index->add_flag("--check", said.check, "Show only what is missing; exit code 1 if anything is");
    index->add_option("--source", said.source, "The checkout to read, instead of the one this was built from");
}

// Why the first word can't be a command; CLI11 would only say that one is required. Empty when it can.
std::string why_no_command(const CLI::App& app, const std::vector<std::string>& arguments) {
    if (!arguments.empty() && arguments.front().starts_with('-')) return "";
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    if (arguments.empty()) return fmt::format("Say a command: {}.", fmt::join(names, ", "));
    if (std::find(names.begin(), names.end(), arguments.front()) != names.end()) return "";
    return fmt::format("\"{}\" is no command; there are {}.", arguments.front(), fmt::join(names, ", "));
}

int refuse(const std::string& reason, const Streams& streams) {
    streams.err << reason << "\nRun with --help for more information.\n";
    return kBadInput;
}

ReplayShow shown(const Arguments& said) {
    if (said.events) return ReplayShow::events;
    return said.state ? ReplayShow::state : ReplayShow::log;
}

int carry_out(const CLI::App& command, const Arguments& said, const Streams& streams) {
    const std::string& name = command.get_name();
    if (name == "validate") return validate(said.folder, streams);
    if (name == "play") return play({said.seats, said.seed, said.situation, said.journal, said.data}, streams);
    if (name == "transcript")
        return transcript({said.seats.value_or(kUsualSeats), said.seed, said.journal, said.data}, streams);
    if (name == "replay") return replay({said.journal, shown(said)}, streams);
    if (name == "verify") return verify(said.journal, streams);
    if (name == "odds") return odds(said.odds, streams);
    if (name == "simulate") return simulate(said.simulate, streams);
    if (name == "merge") return merge(said.merge, streams);
    if (name == "balance") return balance(said.balance, streams);
    if (name == "fit") return fit(said.fit, streams);
    return rules_index({said.source, said.check ? IndexMode::check : IndexMode::whole}, streams);
}

}  // namespace

int run(const std::vector<std::string>& arguments, const Streams& streams) {
    try {
        CLI::App app{kAbout, "encounters-lab"};
        Arguments said;
        describe(app, said);
        if (const std::string reason = why_no_command(app, arguments); !reason.empty()) return refuse(reason, streams);
        try {
            app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
        } catch (const CLI::Success& asked) {
            return app.exit(asked, streams.out, streams.err) == 0 ? kDone : kBadInput;
        } catch (const CLI::ParseError& error) {
            return refuse(arguments::sentence(error), streams);
        }
        return carry_out(*app.get_subcommands().front(), said, streams);
    } catch (const std::exception& error) {
        streams.err << fmt::format("encounters-lab: {}\n", error.what());
        return kFailed;
    }
}

}  // namespace encounters::lab
