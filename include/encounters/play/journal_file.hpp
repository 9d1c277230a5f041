// A game's journal on the disk, every line synced before anything else happens.
#pragma once

#include <encounters/play/durable_file.hpp>
#include <encounters/play/journal.hpp>

namespace encounters::play {

class JournalFile {
public:
    explicit JournalFile(FileSystem& files = disk()) : files_(&files), file_(files) {}
    // Writes the whole journal of a session so far in place of `path`, and goes on from there. Gives the reason when it
    // can't. A game that could not be saved for a while is saved whole by beginning again.
    std::optional<std::string> begin(const std::filesystem::path& path, const Session& session, const JournalHeader& header);
    // Goes on in a file that was read, after its good lines; the rest is cut off. Gives the reason when it can't.
    std::optional<std::string> go_on(const std::filesystem::path& path, const ReadJournal& journal);
    // One more record, `after` being the state after it; for Session::observe. Gives the reason when it can't; the file
    // then takes no more until it is begun again.
    std::optional<std::string> append(const Record& record, const State& after);
    // The last line of a finished game.
    std::optional<std::string> finish(const Seed& seed);
    bool is_open() const { return file_.is_open(); }
    bool is_open_elsewhere() const { return file_.is_open_elsewhere(); }

private:
    std::optional<std::string> append_line(const std::string& line);

    FileSystem* files_;
    AppendedFile file_;
    JournalLines lines_;
};

}  // namespace encounters::play
