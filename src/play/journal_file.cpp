// A journal kept on the disk while a game is played.
#include <encounters/play/journal_file.hpp>

namespace encounters::play {

std::optional<std::string> JournalFile::begin(const std::filesystem::path& path, const Session& session,
                                              const JournalHeader& header) {
    file_.close();
    const std::string text = write_journal(session, header, std::nullopt);
    if (auto reason = write_whole_file(path, text, 0644, *files_)) return reason;
    lines_ = JournalLines(text, static_cast<int>(session.records().size()));
    return file_.open(path, text.size());
}

std::optional<std::string> JournalFile::go_on(const std::filesystem::path& path, const ReadJournal& journal) {
    lines_ = JournalLines(journal);
    return file_.open(path, journal.good_bytes);
}

std::optional<std::string> JournalFile::append(const Record& record, const State& after) {
    if (!file_.is_open()) return "the journal is not open";
    return append_line(lines_.record(record, after));
}

std::optional<std::string> JournalFile::finish(const Seed& seed) {
    if (!file_.is_open()) return "the journal is not open";
    return append_line(lines_.seed(seed));
}

// After a line that failed, the checksums of further ones would be wrong.
std::optional<std::string> JournalFile::append_line(const std::string& line) {
    auto reason = file_.append(line);
    if (reason) file_.close();
    return reason;
}

}  // namespace encounters::play
