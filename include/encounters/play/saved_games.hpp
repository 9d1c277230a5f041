// The folder of saved games and replays: begin, resume, list, delete. A game is its journal (docs/journal.md).
#pragma once

#include <encounters/play/local_time.hpp>
#include <encounters/play/saving.hpp>

namespace encounters::play {

// What a new game is made of. `files` is the pack as it was loaded. With physical dice people enter every roll.
struct NewGame {
    TableSetup table;
    std::vector<cards::PackText> files;
    Seed seed = fresh_seed();
    DiceOrigin dice = DiceOrigin::seeded;  // seeded or physical
    std::string situation;                 // text of a situation to begin with; the caller has checked it (read_situation)
};

// A game being played and kept. Saving lives as long as the session.
struct OpenGame {
    Session session;
    std::shared_ptr<Saving> saving;
};

// A game taken up again, or why not. `notice` says what people should know: that an end was cut off, that the game goes on
// in a new file because the old one is damaged, that its seed is lost and luck is new. Empty when all is as it was.
struct ResumedGame {
    std::optional<OpenGame> game;
    std::string problem;
    std::string notice;
};

// A pack that is on this computer today.
struct PackToday {
    std::string id;
    std::vector<cards::PackText> files;
};
enum class CardsToday : std::uint8_t { same, changed, missing };

// One file of the folder.
struct SavedGame {
    std::filesystem::path file;
    std::string broken;               // why nothing can be done with it but delete it; then only `file` counts
    std::string damaged;              // why it ends early, playable as far as it is good; empty when whole
    std::string began;                // "2026-11-30 03:28"; may be empty
    std::vector<Seat> seats;          // as they are now
    std::vector<int> reputation;      // by seat
    std::vector<int> cbills;
    std::optional<SeatIndex> winner;
    bool finished = false;            // a replay
    int turn = 0;
    int moves = 0;                    // steps, luck included
    std::string pack_id;
    std::string pack_name;
    std::string pack_version;
    CardsToday cards = CardsToday::same;
    int cards_changed = 0;            // changed, gone or new since
    bool table_changed = false;       // the constants of table.json
    bool physical_dice = false;
    bool seed_lost = false;           // unfinished, its seed not beside it: it goes on with new luck, in a new file
    std::filesystem::file_time_type written{};
};
// "cards as today", "3 cards changed since", "pack not here".
std::string cards_text(const SavedGame& game);

// How "play on from here" gets its luck.
enum class ForkLuck : std::uint8_t { same, fresh };

class Replay;

class SavedGames {
public:
    using Clock = LocalTime (*)();
    // An empty folder: there is no place; games go on unsaved and say so. The folder is made when first needed.
    explicit SavedGames(std::filesystem::path folder, Clock clock = local_time_now, FileSystem& files = disk());
    // Where new games are kept.
    const std::filesystem::path& folder() const { return folder_; }
    // Where saved games are looked for: the folder given at first, those that games were ever moved to from there, and
    // folder(). Missing ones have no games.
    std::vector<std::filesystem::path> folders() const;
    // New games are kept in `folder` from here on. Its games are found at the next start too, unless that can't be noted
    // down in the folder given at first; then it gives the reason.
    std::optional<std::string> move_to(const std::filesystem::path& folder);
    // Why games may be missing from the list: a sentence for each folder that is there and can't be read.
    std::vector<std::string> problems() const;

    // Always gives a game, its first luck carried out; look at saving->why_not_saved().
    OpenGame begin(const NewGame& game) const;
    // The game of a journal at the very prompt where it was left, with the luck it would have had.
    ResumedGame resume(const std::filesystem::path& file) const;
    // A new game from a point of a replay, with all seats as given. Same luck only where why_no_same_luck is empty, or it
    // would show what is to come in a game that isn't over.
    ResumedGame fork(const Replay& replay, std::vector<Seat> seats, ForkLuck luck) const;

    // Everything in the folders that is, or is named like, a journal; the one played last first, whatever clocks say.
    // Never fails.
    std::vector<std::filesystem::path> files() const;
    // The journal of a file. A game that is over and lacks the line with its seed gets it first, if the seed is beside.
    ReadJournal read(const std::filesystem::path& file) const;
    // One of them. Reads and replays it (about 10 ms), as read() does; `today` may be empty: then packs are missing.
    SavedGame describe(const std::filesystem::path& file, const std::vector<PackToday>& today) const;
    std::vector<SavedGame> list(const std::vector<PackToday>& today) const;
    // The game that Continue means: the one played last that is neither finished nor broken.
    std::optional<SavedGame> last(const std::vector<PackToday>& today) const;
    // Deletes a journal (or what is named like one, an empty folder too) and its seed. Gives the reason when it can't; one
    // is that it is being played, here or by another program.
    std::optional<std::string> remove(const std::filesystem::path& file) const;

private:
    OpenGame noted(OpenGame game) const;
    bool is_finished_now(const ReadJournal& journal, const Session& session) const;

    std::filesystem::path first_;   // the folder given at first
    std::filesystem::path folder_;
    Clock clock_;
    FileSystem* files_;
};

// Why a game can't be played on with the same luck from where a replay is, in a few words; empty when it can.
std::string why_no_same_luck(const Replay& replay);

// Whether the seed of an unfinished game lies beside its journal.
bool is_seed_beside(const std::filesystem::path& journal, const JournalHeader& header);

// Whether a journal ends with the line of its seed; reads no more than its end.
bool ends_with_seed(const std::filesystem::path& journal);

// The name of a new game's file without a number: "2026-11-30 03.28 Anna, Ben.jsonl". Letters of any alphabet stay; what
// file systems dislike becomes '-'; at most 150 bytes.
std::string game_file_name(const LocalTime& time, const std::vector<Seat>& seats);

}  // namespace encounters::play
