// A game's journal on the disk, every line synced before anything else happens.
#pragma once

#include <encounters/play/durable_file.hpp>
#include <encounters/play/journal.hpp>

namespace encounters::play {

class JournalFile {
public:
    explicit JournalFile(FileSystem& files = disk()) : file_(files) {}
    // Keeps other programs from a journal that is there, before it is read. Gives the reason when it can't.
    std::optional<std::string> hold(const std::filesystem::path& path) { return file_.hold(path); }
    // The same for a journal that is about to be written whole; nothing need be there. What is there is refused when it
    // is anything else than a beginning of that journal.
    std::optional<std::string> claim(const std::filesystem::path& path, const Session& session, const JournalHeader& header);
    // Writes the whole journal of a session so far in place of `path`, and goes on from there. Gives the reason when it
    // can't. A game that could not be saved for a while is saved whole by beginning again.
    std::optional<std::string> begin(const std::filesystem::path& path, const Session& session, const JournalHeader& header);
    // Goes on in the file that is held, as it was read, after its good lines; the rest is cut off. Gives the reason when
    // it can't.
    std::optional<std::string> go_on(const ReadJournal& journal);
    // One more record, `after` being the state after it; for Session::observe. Gives the reason when it can't; the file
    // then takes no more until it is begun again, but is still held.
    std::optional<std::string> append(const Record& record, const State& after);
    // The last line of a finished game.
    std::optional<std::string> finish(const Seed& seed);
    bool is_open() const { return file_.is_open(); }
    // The path still names the file that is held, not another one or none.
    bool is_in_place() const { return file_.is_in_place(); }
    bool is_open_elsewhere() const { return file_.is_open_elsewhere(); }
    // The last begin() or claim() was refused for the sake of what lies there.
    bool is_taken() const { return file_.is_taken(); }
    void close() { file_.close(); }

private:
    AppendedFile file_;
    JournalLines lines_;
};

}  // namespace encounters::play
