// balance: every study of a set of cards played, one after the other, and the table of targets.
#include <encounters/configured.hpp>
#include <encounters/lab/studies.hpp>
#include <encounters/simulation/balance.hpp>
#include <encounters/simulation/run.hpp>

#include "lab/pack.hpp"
#include "lab/progress_line.hpp"
#include "lab/threads.hpp"

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

constexpr int kSeatsOfMainStudy = 4;

simulation::BalanceTerms asked_for(const BalanceOptions& options, const Pack& pack) {
    simulation::BalanceTerms asked;
    asked.games = options.games;
    asked.elite_games = options.elite_games;
    asked.player = options.player;
    asked.terms.program = configured::kVersion;
    asked.terms.seed = options.seed;
    asked.terms.constants = pack.constants;
    asked.terms.cards = simulation::card_lines(*pack.catalogue, pack.files);
    return asked;
}

}  // namespace

int balance(const BalanceOptions& options, const Streams& streams) {
    if (const std::string why_not = simulation::why_no_player(options.player); !why_not.empty()) {
        streams.err << why_not << '\n';
        return kBadInput;
    }
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    if (const auto refusal = why_no_game({kSeatsOfMainStudy, false}, *pack->catalogue)) {
        streams.err << fmt::format("no game of {} seats can begin: {} ({})\n", kSeatsOfMainStudy, refusal->reason, refusal->rule);
        return kBadInput;
    }

    const simulation::BalanceTerms asked = asked_for(options, *pack);
    simulation::Crew crew;
    crew.threads = options.threads.value_or(hardware_threads());
    crew.make_player = simulation::players_knowing(players::knowledge_of(pack->catalogue, asked.terms.constants));
    std::vector<simulation::PlayedStudy> played;
    const auto studies = simulation::balance_studies(asked);
    for (const simulation::Study& study : studies) {
        ProgressLine line(study.terms.games, streams, fmt::format("study {} of {}, {}: ", played.size() + 1, studies.size(), study.name));
        crew.progress = line.teller();
        played.push_back({study, simulation::run(*pack->catalogue, study.terms, {}, crew)});
    }
    streams.out << simulation::balance_report(played);
    return kDone;
}

}  // namespace encounters::lab
