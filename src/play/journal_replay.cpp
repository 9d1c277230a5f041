// Journals played again: the same cards, the same moves, the same states, or a fault that says where not.
#include "play/carry_out.hpp"

#include <encounters/cards/situation.hpp>
#include <encounters/play/journal.hpp>

#include <fmt/format.h>

#include <map>

namespace encounters::play {

namespace {

// What a game begins with, or why it can't.
struct Beginning {
    TableSetup table;
    std::optional<State> situation;
    std::string problem;
};

void load_cards(Beginning& beginning, const JournalHeader& header) {
    std::map<std::string, std::string> texts;
    for (const auto& file : header.files) texts[file.file] = file.text;
    auto loaded = cards::load_pack_from_texts(texts);
    if (loaded.ok())
        beginning.table.catalogue = std::make_shared<const Catalogue>(std::move(*loaded.catalogue));
    else
        beginning.problem = "its cards can't be read: " + cards::to_text(loaded.faults.front());
}

void read_start(Beginning& beginning, const JournalHeader& header) {
    const auto read = cards::read_situation(header.situation, *beginning.table.catalogue);
    beginning.situation = read.state;
    if (!read.ok()) beginning.problem = "its situation can't be read: " + cards::to_text(read.faults.front());
    if (read.ok() && read.state->seat_count != header.seats.size()) beginning.problem = "its situation has other seats";
}

Beginning beginning_of(const JournalHeader& header) {
    Beginning beginning;
    beginning.table.seats = header.seats;
    beginning.table.even_start = header.even_start;
    load_cards(beginning, header);
    if (!beginning.problem.empty()) return beginning;
    if (!header.situation.empty())
        read_start(beginning, header);
    else if (const auto refusal = why_no_game(beginning.table.setup(), *beginning.table.catalogue))
        beginning.problem = fmt::format("no game can begin so: {} ({})", refusal->reason, refusal->rule);
    return beginning;
}

std::unique_ptr<Session> session_of(Beginning&& beginning) {
    auto luck = std::make_unique<EnteredChance>();
    if (!beginning.situation)
        return std::make_unique<Session>(std::move(beginning.table), std::move(luck), LuckPace::one_at_a_time);
    auto session = Session::from(*beginning.situation, std::move(beginning.table), std::move(luck));
    session.set_pace(LuckPace::one_at_a_time);
    return std::make_unique<Session>(std::move(session));
}

std::string carry_out_and_compare(Session& session, const ReadRecord& read) {
    std::string problem = carry_out(session, read.record);
    if (problem.empty() && read.state_hash && *read.state_hash != hash_of(session.state()))
        return "the table is not the one that was written down";
    return problem;
}

}  // namespace

ReplayedJournal replay(const ReadJournal& journal, int most) {
    ReplayedJournal replayed;
    replayed.fault = journal.fault;
    if (!journal.header) return replayed;
    auto beginning = beginning_of(*journal.header);
    if (!beginning.problem.empty()) {
        replayed.fault = JournalFault{journal.file, 1, beginning.problem};
        return replayed;
    }
    replayed.session = session_of(std::move(beginning));
    for (const auto& read : journal.records) {
        if (replayed.records == most) break;
        const std::string problem = carry_out_and_compare(*replayed.session, read);
        if (!problem.empty()) replayed.fault = JournalFault{journal.file, read.line, problem};
        if (!problem.empty()) break;
        ++replayed.records;
    }
    return replayed;
}

}  // namespace encounters::play
