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
    const std::filesystem::path& folder() const { return folder_; }

    // Always gives a game, its first luck carried out; look at saving->why_not_saved().
    OpenGame begin(const NewGame& game) const;
    // The game of a journal at the very prompt where it was left, with the luck it would have had.
    ResumedGame resume(const std::filesystem::path& file) const;
    // A new game from a point of a replay, with all seats as given. Same luck needs the replay's seed: of a finished
    // game, or of one begun here.
    ResumedGame fork(const Replay& replay, std::vector<Seat> seats, ForkLuck luck) const;

    // Everything in the folder that is, or is named like, a journal; the one written last first. Never fails.
    std::vector<std::filesystem::path> files() const;
    // One of them. Reads and replays it (about 10 ms); `today` may be empty: then packs are missing.
    SavedGame describe(const std::filesystem::path& file, const std::vector<PackToday>& today) const;
    std::vector<SavedGame> list(const std::vector<PackToday>& today) const;
    // The game that Continue means: the last written one that is neither finished nor broken.
    std::optional<SavedGame> last(const std::vector<PackToday>& today) const;
    // Deletes a journal (or what is named like one, an empty folder too) and its seed. Gives the reason when it can't.
    std::optional<std::string> remove(const std::filesystem::path& file) const;

private:
    std::filesystem::path folder_;
    Clock clock_;
    FileSystem* files_;
};

// The name of a new game's file without a number: "2026-11-30 03.28 Anna, Ben.jsonl". Letters of any alphabet stay; what
// file systems dislike becomes '-'; at most 150 bytes.
std::string game_file_name(const LocalTime& time, const std::vector<Seat>& seats);

}  // namespace encounters::play
