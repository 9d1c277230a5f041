// Journals read line by line: torn ends cut off, the first wrong line told, nothing after it believed.
#include "play/checksum.hpp"
#include "play/journal_fields.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>

namespace encounters::play {

namespace {

using nlohmann::json;

constexpr std::string_view kSumField = R"(,"sum":")";
constexpr std::size_t kTailLength = kSumField.size() + kChecksumDigits + 2;  // the digits, quote and brace
constexpr std::size_t kMostReasonBytes = 200;

// A reason may quote the file; what is cut off takes no half character with it.
std::string shortened(std::string reason) {
    if (reason.size() <= kMostReasonBytes) return reason;
    reason.resize(kMostReasonBytes);
    while (!reason.empty() && static_cast<unsigned char>(reason.back()) >= 0x80) reason.pop_back();
    return reason + "...";
}

struct Reading {
    ReadJournal& journal;
    std::uint64_t sum = kEmptyChecksum;
    int line = 0;

    void fail(const std::string& reason) { journal.fault = JournalFault{journal.file, line, shortened(reason)}; }
};

bool sum_is_right(const Reading& reading, std::string_view line) {
    if (line.size() < kTailLength) return false;
    const std::string_view before = line.substr(0, line.size() - kChecksumDigits - 2);
    if (!before.ends_with(kSumField) || !line.ends_with("\"}")) return false;
    return line.substr(before.size(), kChecksumDigits) == hex_hash(checksum_with(reading.sum, before));
}

bool is_newer(const json& line) {
    const auto format = line.is_object() ? line.find("format") : line.end();
    return format != line.end() && format->is_number_unsigned() && format->get<std::uint64_t>() > kJournalFormat;
}

// Some other file, taken for a journal: nobody should look for a changed byte in it.
bool is_header(const json& line) { return line.is_object() && line.contains("format") && line.contains("sum"); }

void take_header(Reading& reading, const json& line) {
    FieldReader fields(line);
    JournalHeader header = read_header(fields);
    reading.journal.knows_state_hashes = fields.text("state_hashes") == kStateHashes;
    fields.text("sum");
    fields.finish();
    if (fields.failed()) return reading.fail(fields.problem());
    reading.journal.header = std::move(header);
}

void take_seed(Reading& reading, FieldReader& fields) {
    const auto seed = seed_from_text(fields.text("seed"));
    fields.finish();
    if (!seed) fields.refuse("\"seed\" is no seed");
    if (seed && !is_promised(*reading.journal.header, *seed)) fields.refuse("the seed is not the one promised");
    if (!fields.failed()) reading.journal.seed = seed;
}

// A game played on can't have taken over more luck than the moves that it took over. Whoever claims so has a header that
// nothing can be believed of.
void check_old_luck(Reading& reading) {
    const JournalHeader& header = *reading.journal.header;
    const auto& records = reading.journal.records;
    if (header.played_on == PlayedOn::no || records.size() != static_cast<std::size_t>(header.taken_over)) return;
    const auto is_luck = [](const ReadRecord& read) { return read.record.kind == RecordKind::move && is_chance(read.record.move.kind); };
    if (std::count_if(records.begin(), records.end(), is_luck) >= header.luck_taken_over) return;
    reading.line = 1;
    reading.fail("\"old_luck\" is more than the luck of the first \"moves\"");
    reading.journal.header.reset();
    reading.journal.records.clear();
    reading.journal.good_bytes = 0;
}

void take_record(Reading& reading, FieldReader& fields, const std::string& kind) {
    ReadRecord read{read_record(fields, kind), reading.line, std::nullopt};
    const bool has_state = (reading.journal.records.size() + 1) % kRecordsPerStateHash == 0;
    if (has_state) read.state_hash = fields.hash("state");
    if (!reading.journal.knows_state_hashes) read.state_hash.reset();
    fields.finish();
    if (!fields.failed()) reading.journal.records.push_back(read);
    if (!fields.failed()) check_old_luck(reading);
}

void take_line(Reading& reading, const json& line) {
    FieldReader fields(line);
    const auto number = fields.number("n", kLargestJournal);
    const auto expected = reading.journal.records.size() + 1;
    if (number != expected) fields.refuse(fmt::format("it is number {} where {} has to come", number, expected));
    if (reading.journal.seed) fields.refuse("it comes after the seed, which ends a journal");
    fields.text("sum");
    const std::string kind = fields.text("kind");
    if (fields.failed()) return reading.fail(fields.problem());
    kind == "seed" ? take_seed(reading, fields) : take_record(reading, fields, kind);
    if (fields.failed()) reading.fail(fields.problem());
}

void take_text(Reading& reading, std::string_view text) {
    const json line = json::parse(text.begin(), text.end(), nullptr, false);
    if (reading.line == 1 && is_newer(line)) return reading.fail("it was written by a newer version of this program");
    if (reading.line == 1 && !is_header(line)) return reading.fail("this is not the first line of a journal");
    if (!sum_is_right(reading, text)) return reading.fail("the checksum is wrong");
    if (line.is_discarded()) return reading.fail("it is not JSON");
    reading.line == 1 ? take_header(reading, line) : take_line(reading, line);
}

// All whole lines; what follows the last line end is torn.
void take_lines(Reading& reading, std::string_view text) {
    while (!text.empty() && !reading.journal.fault) {
        const std::size_t end = text.find('\n');
        reading.journal.torn = end == std::string_view::npos;
        if (reading.journal.torn) return;
        ++reading.line;
        take_text(reading, text.substr(0, end));
        if (reading.journal.fault) return;
        reading.sum = checksum_with(reading.sum, text.substr(0, end + 1));
        reading.journal.good_bytes += end + 1;
        reading.journal.checksum = reading.sum;
        text.remove_prefix(end + 1);
    }
}

ReadJournal refused(const std::string& file, const std::string& reason) {
    ReadJournal journal;
    journal.file = file;
    journal.fault = JournalFault{file, 0, reason};
    return journal;
}

std::string too_large(std::uintmax_t bytes) {
    return fmt::format("it has {} bytes; a journal has at most {}", bytes, kLargestJournal);
}

}  // namespace

std::string to_text(const JournalFault& fault) {
    if (fault.line == 0) return fmt::format("{}: {}", fault.file, fault.reason);
    return fmt::format("{}:{}: {}", fault.file, fault.line, fault.reason);
}

ReadJournal read_journal(std::string_view text, const std::string& file) {
    if (text.size() > kLargestJournal) return refused(file, too_large(text.size()));
    if (text.empty()) return refused(file, "it is empty");
    ReadJournal journal;
    journal.file = file;
    read_more(journal, text);
    return journal;
}

void read_more(ReadJournal& journal, std::string_view text) {
    const int line = journal.header ? 1 + static_cast<int>(journal.records.size()) + (journal.seed ? 1 : 0) : 0;
    Reading reading{journal, journal.good_bytes > 0 ? journal.checksum : kEmptyChecksum, line};
    take_lines(reading, text);
    if (!journal.header && !journal.fault) reading.fail("it ends within its first line");
}

ReadJournal read_journal_file(const std::filesystem::path& path) {
    const std::string file = path.string();
    std::error_code error;
    const bool is_link = std::filesystem::is_symlink(path, error);
    if (!std::filesystem::exists(path, error))
        return refused(file, is_link ? "it is a link to a file that is not there" : "there is no such file");
    if (!std::filesystem::is_regular_file(path, error)) return refused(file, "it is not a regular file");
    const auto bytes = std::filesystem::file_size(path, error);
    if (!error && bytes > kLargestJournal) return refused(file, too_large(bytes));
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream text;
    if (stream && bytes > 0) text << stream.rdbuf();
    if (!stream || error) return refused(file, "it can't be read");
    return read_journal(text.str(), file);
}

}  // namespace encounters::play
