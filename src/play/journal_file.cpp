// A journal kept on the disk while a game is played.
#include <encounters/play/journal_file.hpp>

namespace encounters::play {

std::optional<std::string> JournalFile::claim(const std::filesystem::path& path, const Session& session,
                                              const JournalHeader& header) {
    return file_.claim(path, write_journal(session, header, std::nullopt));
}

std::optional<std::string> JournalFile::begin(const std::filesystem::path& path, const Session& session,
                                              const JournalHeader& header) {
    const std::string text = write_journal(session, header, std::nullopt);
    lines_ = JournalLines(text, static_cast<int>(session.records().size()));
    return file_.replace(path, text);
}

std::optional<std::string> JournalFile::go_on(const ReadJournal& journal) {
    lines_ = JournalLines(journal);
    return file_.keep(journal.good_bytes);
}

std::optional<std::string> JournalFile::append(const Record& record, const State& after) {
    if (!file_.is_open()) return "the journal is not open";
    return file_.append(lines_.record(record, after));
}

std::optional<std::string> JournalFile::finish(const Seed& seed) {
    if (!file_.is_open()) return "the journal is not open";
    return file_.append(lines_.seed(seed));
}

}  // namespace encounters::play
