// simulate: what was asked checked, the games played, the report written.
#include <encounters/arguments/arguments.hpp>
#include <encounters/configured.hpp>
#include <encounters/lab/studies.hpp>
#include <encounters/simulation/journal.hpp>
#include <encounters/simulation/part_file.hpp>
#include <encounters/simulation/report.hpp>

#include "lab/output_file.hpp"
#include "lab/pack.hpp"
#include "lab/progress_line.hpp"
#include "lab/threads.hpp"

#include <fmt/format.h>

#include <ostream>

namespace encounters::lab {

namespace {

using simulation::Part;
using simulation::Terms;

std::vector<std::string> parts_of(const std::string& list) {
    std::vector<std::string> parts;
    for (std::size_t from = 0;;) {
        const std::size_t comma = list.find(',', from);
        parts.push_back(list.substr(from, comma - from));
        if (comma == std::string::npos) return parts;
        from = comma + 1;
    }
}

// "2/8"
std::optional<Part> part_of(const std::string& text) {
    const std::size_t stroke = text.find('/');
    if (stroke == std::string::npos) return std::nullopt;
    const auto number = arguments::whole_number(text.substr(0, stroke));
    const auto of = arguments::whole_number(text.substr(stroke + 1));
    if (!number || !of || *number < 1 || *number > *of || *of > simulation::kMostParts) return std::nullopt;
    return Part{*number, *of};
}

// What is asked for, without the cards; a sentence in `why_not` when it makes no sense.
struct Asked {
    std::vector<std::string> players;
    Part part;
    std::string why_not;
};

Asked seated(const SimulateOptions& options) {
    Asked asked{parts_of(options.players), {}, ""};
    for (const std::string& name : asked.players)
        if (asked.why_not.empty()) asked.why_not = simulation::why_no_player(name);
    if (!asked.why_not.empty()) return asked;
    const std::size_t named = asked.players.size();
    const std::size_t seats = options.seats ? static_cast<std::size_t>(*options.seats) : named > 1 ? named : 2;
    if (seats > kMaxSeats) {
        asked.why_not = fmt::format("A game has 1 to {} seats; --players names {} players.", kMaxSeats, named);
    } else if (named != 1 && named != seats) {
        asked.why_not = fmt::format("--players names {} players for {} seats; name one for all or one for each.", named, seats);
    } else {
        asked.players.resize(seats, asked.players.front());
    }
    return asked;
}

std::string why_no_part(const SimulateOptions& options, Asked& asked) {
    if (options.part.empty()) return "";
    const auto part = part_of(options.part);
    if (!part)
        return fmt::format("--shard takes a part and how many there are, such as 2/8, not \"{}\".", options.part);
    if (part->of > options.games)
        return fmt::format("{} games can't be split into {} parts.", options.games, part->of);
    if (!options.csv.empty()) return "A part has no report of its own; merge writes --csv.";
    asked.part = *part;
    return "";
}

Asked asked_for(const SimulateOptions& options) {
    Asked asked = seated(options);
    if (asked.why_not.empty()) asked.why_not = why_no_part(options, asked);
    for (const std::string& file : {options.json, options.csv, options.journal})
        if (asked.why_not.empty()) asked.why_not = why_not_writable(file);
    return asked;
}

Terms terms_of(const SimulateOptions& options, const Asked& asked, const Pack& pack) {
    Terms terms;
    terms.program = configured::kVersion;
    terms.games = options.games;
    terms.players = asked.players;
    terms.seating = options.rotate ? simulation::Seating::rotating : simulation::Seating::fixed;
    terms.seed = options.seed;
    terms.cap = options.cap;
    terms.even_start = options.even_start;
    terms.constants = pack.constants;
    terms.cards = simulation::card_lines(*pack.catalogue, pack.files);
    return terms;
}

bool write_report(const SimulateOptions& options, const simulation::PlayedPart& played, const Streams& streams) {
    if (!options.part.empty()) return write_output(options.json.empty() ? "-" : options.json, part_json(played), streams);
    const auto& [terms, part, tally] = played;
    if (is_out_free(options.json, options.csv)) streams.out << simulation::report_text(terms, tally);
    const bool is_written = options.json.empty() || write_output(options.json, simulation::report_json(terms, tally), streams);
    return (options.csv.empty() || write_output(options.csv, simulation::report_csv(terms, tally), streams)) && is_written;
}

}  // namespace

int simulate(const SimulateOptions& options, const Streams& streams) {
    const Asked asked = asked_for(options);
    if (!asked.why_not.empty()) {
        streams.err << asked.why_not << '\n';
        return kBadInput;
    }
    const auto pack = load(options.data, streams);
    if (!pack) return kBadInput;
    const Terms terms = terms_of(options, asked, *pack);
    if (const auto refusal = why_no_game(terms.setup(), *pack->catalogue)) {
        streams.err << fmt::format("no game can begin: {} ({})\n", refusal->reason, refusal->rule);
        return kBadInput;
    }

    simulation::Crew crew;
    crew.threads = options.threads.value_or(hardware_threads());
    crew.make_player = simulation::players_knowing(players::knowledge_of(pack->catalogue, terms.constants));
    ProgressLine line(simulation::games_of(terms, asked.part).size(), streams);
    crew.progress = line.teller();
    const simulation::PlayedPart played{terms, asked.part, simulation::run(*pack->catalogue, terms, asked.part, crew)};
    crew.progress = nullptr;

    bool is_written = write_report(options, played, streams);
    if (!options.journal.empty()) {
        const std::uint64_t first = simulation::games_of(terms, asked.part).first;
        const simulation::JournalOf game{pack->catalogue, pack->files, terms, first};
        is_written = write_output(options.journal, simulation::journal_of(game, crew.make_player), streams) && is_written;
    }
    return is_written ? kDone : kFailed;
}

}  // namespace encounters::lab
