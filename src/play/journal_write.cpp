// Journals written line by line, each line closed by the checksum of everything before it.
#include "play/carry_out.hpp"
#include "play/checksum.hpp"
#include "play/journal_fields.hpp"

#include <nlohmann/json.hpp>

namespace encounters::play {

namespace {

using nlohmann::ordered_json;

// Names people typed may hold bytes that are no UTF-8; they are replaced, for a file that can't be read is worse.
std::string text_of(const ordered_json& line) {
    return line.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace

JournalLines::JournalLines() : sum_(kEmptyChecksum) {}

JournalLines::JournalLines(std::string_view good, int records)
    : sum_(checksum_with(kEmptyChecksum, good)), records_(records) {}

JournalLines::JournalLines(const ReadJournal& journal)
    : sum_(journal.checksum), records_(static_cast<int>(journal.records.size())) {}

// `line` is an object; its closing brace makes room for the checksum.
std::string JournalLines::finish(std::string line) {
    line.pop_back();
    line += R"(,"sum":")";
    const std::string end = hex_hash(checksum_with(sum_, line)) + "\"}\n";
    line += end;
    sum_ = checksum_with(sum_, line);
    return line;
}

std::string JournalLines::header(const JournalHeader& header) { return finish(text_of(header_json(header))); }

std::string JournalLines::record(const Record& record, const State& after) {
    ordered_json line{{"n", ++records_}};
    write_record(line, record);
    if (records_ % kRecordsPerStateHash == 0) line["state"] = hex_hash(hash_of(after));
    return finish(text_of(line));
}

std::string JournalLines::seed(const Seed& seed) {
    return finish(text_of(ordered_json{{"n", records_ + 1}, {"kind", "seed"}, {"seed", to_text(seed)}}));
}

// The session's records are done again from its start, for the states that some lines carry.
std::string write_journal(const Session& session, const JournalHeader& header, const std::optional<Seed>& seed) {
    TableSetup table = session.table();
    table.seats = header.seats;
    Session again = Session::from(session.start(), std::move(table), std::make_unique<EnteredChance>());
    again.set_pace(LuckPace::one_at_a_time);
    JournalLines lines;
    std::string text = lines.header(header);
    for (const auto& record : session.records()) {
        carry_out(again, record);
        text += lines.record(record, again.state());
    }
    if (seed && session.is_over()) text += lines.seed(*seed);
    return text;
}

}  // namespace encounters::play
