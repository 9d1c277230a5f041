// A game's journal: JSON Lines that carry the cards, every move and checksums (docs/journal.md); written, read, replayed.
#pragma once

#include <encounters/cards/loader.hpp>
#include <encounters/play/seed.hpp>
#include <encounters/play/session.hpp>

#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace encounters::play {

inline constexpr int kJournalFormat = 1;
inline constexpr std::size_t kLargestJournal = std::size_t{64} * 1024 * 1024;  // bytes; a larger one is refused
inline constexpr int kRecordsPerStateHash = 50;
inline constexpr int kAllRecords = std::numeric_limits<int>::max();

enum class DiceOrigin : std::uint8_t { seeded, physical, scripted };
enum class CardOrigin : std::uint8_t { seeded, scripted };
// Whether a game was played on from another one, and where its luck comes from after that: from the same seed, which
// everybody could know by then; from a new one; or from a new one because the seed was not there any more.
enum class PlayedOn : std::uint8_t { no, same_luck, new_luck, lost_luck };
// What a header's hash is of: of the seed alone, as older programs made it, or of the seed and what it gives luck for.
enum class Promise : std::uint8_t { seed, seed_and_terms };

// The first line.
struct JournalHeader {
    std::string program;                   // version that wrote it
    std::string pack_id;
    std::string pack_name;
    std::string pack_version;
    std::vector<cards::PackText> files;    // the pack's files, byte for byte
    std::vector<Seat> seats;               // as they were when the game began
    bool even_start = false;               // Q1.7
    std::string situation;                 // text of the situation file the game began with; empty = the usual start
    DiceOrigin dice = DiceOrigin::seeded;
    CardOrigin cards = CardOrigin::seeded;
    std::string seed_hash;                 // the promise; empty when nothing is seeded
    Promise promise = Promise::seed;
    bool seed_chosen = false;              // by hand: then the dice prove nothing
    std::string began;                     // date and time as text; means nothing here, may be empty
    PlayedOn played_on = PlayedOn::no;
    int taken_over = 0;                    // a game played on from another one: so many first records are from there
    int luck_taken_over = 0;               // ... and so many first outcomes of luck are not from this seed
};

// Promises the seed for a game with the dice, cards, pack and old luck of this header. Make it last.
void promise(JournalHeader& header, const Seed& seed);
// Whether a seed is the one that the header promised.
bool is_promised(const JournalHeader& header, const Seed& seed);

// The header of a game about to begin at `table`, with the pack as it was loaded and all luck from `seed`. Take it
// before seats change hands.
JournalHeader journal_header(const TableSetup& table, const std::vector<cards::PackText>& files, const Seed& seed);

struct ReadJournal;

// Makes the lines of one journal in their order; every line's checksum covers all bytes before it.
class JournalLines {
public:
    JournalLines();
    // Goes on after the `good` lines of a journal, which hold `records` records.
    JournalLines(std::string_view good, int records);
    // Goes on after the good lines of a journal that was read.
    explicit JournalLines(const ReadJournal& journal);

    std::string header(const JournalHeader& header);
    // `after` is the state after the record; every 50th line carries its hash.
    std::string record(const Record& record, const State& after);
    // The last line of a finished game.
    std::string seed(const Seed& seed);

private:
    std::string finish(std::string line);

    std::uint64_t sum_;
    int records_ = 0;
};

// The whole journal of a session so far; when the game is over and a seed is given, it is the last line. A situation the
// session began from has to be named by the header.
std::string write_journal(const Session& session, const JournalHeader& header, const std::optional<Seed>& seed);

// Why a journal, or the rest of it, can't be used. `line` counts from 1; 0 = the file as a whole.
struct JournalFault {
    std::string file;
    int line = 0;
    std::string reason;
    bool operator==(const JournalFault&) const = default;
};
// "game.jsonl:12: the checksum is wrong"
std::string to_text(const JournalFault& fault);

// One record as it was read, the line it stands in, and the hash of the state after it where one is written.
struct ReadRecord {
    Record record;
    int line = 0;
    std::optional<std::uint64_t> state_hash;
};

// A journal as it was read: its good lines, and why there are no more. Without a header no game can begin.
struct ReadJournal {
    std::string file;
    std::optional<JournalHeader> header;
    std::vector<ReadRecord> records;
    std::optional<Seed> seed;           // of a finished game; the one that the header promised
    bool knows_state_hashes = true;     // `state` members are of the kind that this program makes
    std::optional<JournalFault> fault;  // a wrong line: it and all after it are left out
    bool torn = false;                  // an unfinished last line was cut off
    std::size_t good_bytes = 0;         // length of the good lines
    std::uint64_t checksum = 0;         // of the good lines
};

// `file` names the journal in faults.
ReadJournal read_journal(std::string_view text, const std::string& file);
// Reads on after the good lines of `journal`, which has no fault: `text` is all that follows them.
void read_more(ReadJournal& journal, std::string_view text);
// The same from a file; one that is missing, unreadable, no regular file or too large is a fault.
ReadJournal read_journal_file(const std::filesystem::path& path);

// A journal played again as far as it is good. `session` is missing when no game can begin (no header, cards or a
// situation that can't be loaded). `fault` says why the replay ends early: the journal's own fault, or a record that the
// rules refuse or that leads to another state than it did. Luck then has to
// be entered, or set with Session::set_luck.
struct ReplayedJournal {
    std::unique_ptr<Session> session;
    std::optional<JournalFault> fault;
    int records = 0;  // carried out
};
// Carries out at most the first `most` records.
ReplayedJournal replay(const ReadJournal& journal, int most = kAllRecords);

// Luck recomputed from a seed, along all steps of a session whose journal has this header: `luck` goes on where it stands
// after them. It is missing when a step of luck isn't what the seed gives; `record` is then that step's number among the
// journal's records, from 1, and `expected` what the seed gives. Faces that people entered, scripted luck, and luck taken
// over into a game with new luck, are passed over.
struct RecomputedLuck {
    std::unique_ptr<ChanceSource> luck;
    int rolls = 0;           // recomputed
    int draws = 0;           // recomputed; cards whose place was known are none
    int entered_rolls = 0;   // passed over
    int scripted_rolls = 0;  // passed over
    int scripted_draws = 0;  // passed over
    int taken_over = 0;      // outcomes of luck passed over
    int record = 0;
    std::optional<Move> expected;
    Move written;
    State before;            // that step
};
RecomputedLuck recompute_luck(const Session& session, const JournalHeader& header, const Seed& seed);
// The same for a game whose luck is all from the seed; only the luck.
std::unique_ptr<ChanceSource> seeded_luck_after(const Session& session, const Seed& seed);

// Where a new game's luck comes from: all from the seed, or cards from the seed and dice from people.
std::unique_ptr<ChanceSource> luck_source(DiceOrigin dice, const Seed& seed);

}  // namespace encounters::play
