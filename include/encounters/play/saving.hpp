// A game kept on the disk while it is played: its journal, its seed beside it, and what happens when the disk won't.
#pragma once

#include <encounters/play/journal_file.hpp>

#include <memory>

namespace encounters::play {

// Keeps one game. Watches a session: every record has reached the disk when Session::act() and its like return. When
// that fails the game goes on, why_not_saved() says so, and every further record tries to save the whole game again. A
// finished game's file gets the seed as its last line. Not copied: the session holds it. The file is kept from other
// programs all the while.
class Saving : public std::enable_shared_from_this<Saving> {
public:
    // Touches no disk yet.
    Saving(JournalHeader header, std::optional<Seed> seed, FileSystem& files = disk());

    // Why moves are not on the disk now, as a sentence; empty while all of them are.
    const std::string& why_not_saved() const { return why_not_saved_; }
    bool is_saved() const { return why_not_saved_.empty(); }
    // Looks whether the file is still where it was written, and says so when it isn't. True when the game is saved.
    bool look();
    // The journal; where it would be if it could be written. Empty when no place was given.
    const std::filesystem::path& file() const { return at_.file; }
    const JournalHeader& header() const { return header_; }
    // The seed, to be shown once the game is over; nothing before, or when nothing was seeded.
    std::optional<Seed> seed_of_finished(const Session& session) const;

    // Writes the whole game so far to a new file of that name in `folder` (made if need be, the name changed where one is
    // taken) and goes on there, its first place. True when it is saved.
    bool begin_in(const std::filesystem::path& folder, const std::string& name, const Session& session);
    // The same in another place than before. What it left there is then deleted if it can be. When it can't be saved in
    // the new place, the one before stays the game's, and why_not_moved() says why, as a sentence.
    bool save_in(const std::filesystem::path& folder, const std::string& name, const Session& session);
    const std::string& why_not_moved() const { return why_not_moved_; }
    // Tries the same place again. True when the game is saved.
    bool save_again(const Session& session);
    // Goes on in the file of a journal that was read while `held`, and replayed; what follows its good lines is cut off.
    // False when it isn't saved there, for the reason `why_not_held` if there is one.
    bool go_on_in(const ReadJournal& journal, JournalFile held, const std::optional<std::string>& why_not_held);
    // Writes the seed as the last line of a game that is over and has none.
    void finish(const Session& session);
    // From here on every record of the session is saved. Call once.
    void watch(Session& session);

private:
    using Problem = std::optional<std::string>;
    struct Place {
        std::filesystem::path folder;
        std::string name;
        std::filesystem::path file;
        bool is_named = false;  // the file's name is this game's own
    };
    bool is_in_place() const;
    void take(const Session& session, const Record& record);
    Problem take_name();
    Problem write_whole(const Session& session);
    Problem write_in_place(const Session& session);
    Problem finish_if_over(const Session& session);
    bool told(const Problem& problem);
    bool is_this_game(const std::filesystem::path& file) const;
    void delete_left(const Place& place);

    JournalHeader header_;
    std::optional<Seed> seed_;
    FileSystem& files_;
    JournalFile journal_;
    Place at_;
    std::string why_not_saved_;
    std::string why_not_moved_;
    bool finished_ = false;  // nothing follows
};

// The file in which an unfinished game's seed lies, beside its journal.
std::filesystem::path seed_file_of(const std::filesystem::path& journal);

}  // namespace encounters::play
