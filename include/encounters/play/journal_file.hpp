// A game's journal on the disk, every line synced before anything else happens.
#pragma once

#include <encounters/play/durable_file.hpp>
#include <encounters/play/journal.hpp>

namespace encounters::play {

class JournalFile {
public:
    // Writes the whole journal of a session so far in place of `path`, and goes on from there. Gives the reason when it
    // can't. A game that could not be saved for a while is saved whole by beginning again.
    std::optional<std::string> begin(const std::filesystem::path& path, const Session& session, const JournalHeader& header);
    // One more record, `after` being the state after it; for Session::observe. Gives the reason when it can't; the file
    // then takes no more until it is begun again.
    std::optional<std::string> append(const Record& record, const State& after);
    // The last line of a finished game.
    std::optional<std::string> finish(const Seed& seed);
    bool is_open() const { return file_.is_open(); }

private:
    std::optional<std::string> append_line(const std::string& line);

    AppendedFile file_;
    JournalLines lines_;
};

}  // namespace encounters::play
