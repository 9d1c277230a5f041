// Games begun, taken up again and played on from a replay, each in its file.
#include <encounters/cards/situation.hpp>
#include <encounters/configured.hpp>
#include <encounters/play/replay.hpp>

#include "play/folder_notes.hpp"
#include "play/opened_games.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace encounters::play {

namespace {

// A session in which nothing has happened yet, not even luck.
Session untouched_session(const NewGame& game) {
    auto luck = std::make_unique<EnteredChance>();
    if (game.situation.empty()) return Session(game.table, std::move(luck), LuckPace::one_at_a_time);
    const auto read = cards::read_situation(game.situation, *game.table.catalogue);
    if (!read.ok()) {
        std::fputs("SavedGames::begin: the situation can't be read\n", stderr);
        std::abort();
    }
    auto session = Session::from(*read.state, game.table, std::move(luck));
    session.set_pace(LuckPace::one_at_a_time);
    return session;
}

ResumedGame refused(std::string problem) {
    ResumedGame resumed;
    resumed.problem = std::move(problem);
    return resumed;
}

// What people should know of the file, and of where the luck comes from.
std::string notice_of(const ReadJournal& read, const ReplayedJournal& replayed) {
    if (!replayed.fault) return read.torn ? "The last move was not written completely and is gone." : "";
    return "The file is damaged (" + to_text(*replayed.fault) +
           "). The game goes on from there in a new file, with new luck; the old one is kept.";
}

std::string notice_of_lost_luck(PlayedOn how) {
    const std::string why = how == PlayedOn::lost_luck ? "Its seed is not here any more" : "Its luck is not what its seed gives";
    return why + "; its luck is new from here on, and the game goes on in a new file.";
}

// The luck that the game would have had; missing where it can't be had, or where it would be luck that people may have
// seen already, because the file is a damaged one.
std::unique_ptr<ChanceSource> luck_after(const ReplayedJournal& replayed, const JournalHeader& header, const Seed& seed) {
    const Session& session = *replayed.session;
    const bool is_cut = replayed.records < header.taken_over || luck_made(session) < header.luck_taken_over;
    return replayed.fault || is_cut ? nullptr : recompute_luck(session, header, seed).luck;
}

// The seed of a game whose luck is no secret: it is over, or somebody chose it, or it was known when the game began.
std::optional<Seed> known_seed(const Replay& replay) {
    const JournalHeader& header = replay.header();
    if (replay.seed()) return replay.seed();
    const bool is_known = header.seed_chosen || header.played_on == PlayedOn::same_luck;
    return is_known ? seed_beside(replay.file(), header) : std::nullopt;
}

int luck_before(const Replay& replay) {
    const auto& steps = replay.whole().steps();
    return static_cast<int>(std::count_if(steps.begin(), steps.begin() + replay.position(),
                                          [](const Step& step) { return is_chance(step.move.kind); }));
}

}  // namespace

std::string why_no_same_luck(const Replay& replay) {
    const bool is_over = replay.whole().is_over();
    if (replay.header().seed_hash.empty()) return "No seed was promised for this game";
    if (!known_seed(replay))
        return is_over || !replay.problem().empty() ? "Its seed is not in this file" : "This game is not over: its seed is still secret";
    if (luck_before(replay) < replay.header().luck_taken_over) return "The luck here came from another game";
    return {};
}

SavedGames::SavedGames(std::filesystem::path folder, Clock clock, FileSystem& files)
    : first_(folder), folder_(std::move(folder)), clock_(clock), files_(&files) {}

OpenGame SavedGames::begin(const NewGame& game) const {
    if (!folder_.empty()) tidy(folder_, *files_);
    const LocalTime now = clock_();
    auto header = journal_header(game.table, game.files, game.seed);
    header.began = to_text(now);
    header.dice = game.dice;
    header.situation = game.situation;
    promise(header, game.seed);
    return noted(set_going_in_new_file(untouched_session(game), header, game.seed, {folder_, now, files_},
                                       luck_source(game.dice, game.seed)));
}

// The dates of the files tell which game was played last, unless a clock was set back.
OpenGame SavedGames::noted(OpenGame game) const {
    if (first_.empty() || !game.saving->is_saved()) return game;
    std::vector<std::filesystem::path> journals;
    for (const auto& folder : folders()) journals_in(folder, journals);
    sort_by_dates(journals);
    const auto& file = game.saving->file();
    note_as_last(first_, !journals.empty() && journals.front() == file ? std::filesystem::path{} : file, *files_);
    return game;
}

ResumedGame SavedGames::resume(const std::filesystem::path& file) const {
    JournalFile held(*files_);
    const auto why_not_held = held.hold(file);
    if (held.is_open_elsewhere()) return refused("The game is open in another window.");
    const auto read = read_journal_file(file);
    auto replayed = replay(read);
    if (!replayed.session) return refused(to_text(*replayed.fault));
    auto seed = read.seed ? read.seed : seed_beside(file, *read.header);
    const bool is_settled = read.seed || !seed || replayed.fault;
    if (replayed.session->is_over() && is_settled) return refused("The game is over; it can be looked at as a replay.");

    ResumedGame resumed;
    resumed.notice = notice_of(read, replayed);
    if (auto luck = seed ? luck_after(replayed, *read.header, *seed) : nullptr) {
        auto saving = std::make_shared<Saving>(*read.header, seed, *files_);
        saving->go_on_in(read, std::move(held), why_not_held);
        saving->finish(*replayed.session);
        resumed.game = noted(set_going(std::move(*replayed.session), std::move(saving), std::move(luck)));
        return resumed;
    }
    const PlayedOn how = seed ? PlayedOn::new_luck : PlayedOn::lost_luck;
    if (!replayed.fault || !seed) resumed.notice += (resumed.notice.empty() ? "" : " ") + notice_of_lost_luck(how);
    const Seed fresh = fresh_seed();
    const auto header = with_new_luck(*read.header, *replayed.session, fresh, how);
    resumed.game = noted(set_going_in_new_file(std::move(*replayed.session), header, fresh, {file.parent_path(), clock_(), files_},
                                               luck_source(header.dice, fresh)));
    return resumed;
}

ResumedGame SavedGames::fork(const Replay& replay, std::vector<Seat> seats, ForkLuck luck) const {
    const std::string why_not = luck == ForkLuck::same ? why_no_same_luck(replay) : "";
    if (!why_not.empty()) return refused(why_not + "; it can be played on with new luck only.");
    auto session = replay.session_here(seats);
    auto header = replay.header();
    header.program = configured::kVersion;
    header.began = to_text(clock_());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].kind = header.seats[seat].kind;
    header.seats = std::move(seats);
    const Seed seed = luck == ForkLuck::same ? *known_seed(replay) : fresh_seed();
    if (luck == ForkLuck::fresh) header = with_new_luck(header, session, seed, PlayedOn::new_luck);
    if (luck == ForkLuck::same) {
        header.played_on = PlayedOn::same_luck;
        header.taken_over = static_cast<int>(session.records().size());
        promise(header, seed);
    }
    auto source = recompute_luck(session, header, seed).luck;
    if (!source) return refused("The luck up to here is not what the seed gives; it can be played on with new luck only.");
    ResumedGame forked;
    forked.game = noted(set_going_in_new_file(std::move(session), header, seed, {folder_, clock_(), files_}, std::move(source)));
    return forked;
}

}  // namespace encounters::play
