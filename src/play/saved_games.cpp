// Games begun, taken up again and played on from a replay, each in its file.
#include <encounters/cards/situation.hpp>
#include <encounters/configured.hpp>
#include <encounters/play/replay.hpp>

#include "play/opened_games.hpp"

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

std::string notice_of(const ReadJournal& read, const ReplayedJournal& replayed) {
    if (replayed.fault)
        return "The file is damaged (" + to_text(*replayed.fault) + "). The game goes on from there in a new file; the old one is kept.";
    if (read.torn) return "The last move was not written completely and is gone.";
    return {};
}

void say_more(std::string& notice, const char* more) {
    if (!notice.empty()) notice += ' ';
    notice += more;
}

}  // namespace

SavedGames::SavedGames(std::filesystem::path folder, Clock clock, FileSystem& files)
    : folder_(std::move(folder)), clock_(clock), files_(&files) {}

OpenGame SavedGames::begin(const NewGame& game) const {
    const LocalTime now = clock_();
    auto header = journal_header(game.table, game.files, game.seed);
    header.began = to_text(now);
    header.dice = game.dice;
    header.situation = game.situation;
    return set_going_in_new_file(untouched_session(game), header, game.seed, {folder_, now, files_},
                                 luck_source(game.dice, game.seed));
}

ResumedGame SavedGames::resume(const std::filesystem::path& file) const {
    const auto read = read_journal_file(file);
    auto replayed = replay(read);
    if (!replayed.session) return refused(to_text(*replayed.fault));
    ResumedGame resumed;
    resumed.notice = notice_of(read, replayed);
    Session& session = *replayed.session;
    auto seed = read.seed ? read.seed : seed_beside(file, read.header->seed_hash);
    auto luck = seed ? recompute_luck(session, *read.header, *seed).luck : nullptr;
    if (session.is_over() && read.seed) return refused("The game is over; it can be looked at as a replay.");

    auto header = *read.header;
    if (!luck) {
        say_more(resumed.notice, "Its seed is not here any more; its luck is new from here on, and the game goes on in a new file.");
        seed = fresh_seed();
        header = with_new_luck(header, session, *seed);
        luck = luck_source(header.dice, *seed);
    }
    const bool is_same_file = !replayed.fault && header.luck_taken_over == read.header->luck_taken_over &&
                              header.seed_hash == read.header->seed_hash;
    if (!is_same_file) {
        resumed.game = set_going_in_new_file(std::move(session), header, *seed, {file.parent_path(), clock_(), files_}, std::move(luck));
        return resumed;
    }
    auto saving = std::make_shared<Saving>(header, seed, *files_);
    saving->go_on_in(file, read);
    if (saving->is_open_elsewhere()) return refused("The game is open in another window.");
    saving->finish(session);
    resumed.game = set_going(std::move(session), std::move(saving), std::move(luck));
    return resumed;
}

ResumedGame SavedGames::fork(const Replay& replay, std::vector<Seat> seats, ForkLuck luck) const {
    auto session = replay.session_here(std::move(seats));
    auto header = replay.header();
    header.program = configured::kVersion;
    header.began = to_text(clock_());
    header.seats = session.table().seats;
    header.taken_over = static_cast<int>(session.records().size());
    auto seed = replay.seed() ? replay.seed() : seed_beside(replay.file(), header.seed_hash);
    if (luck == ForkLuck::fresh) {
        seed = fresh_seed();
        header = with_new_luck(header, session, *seed);
    }
    if (luck_made(session) < header.luck_taken_over)
        return refused("The luck here came from another game; it can be played on with new luck only.");
    if (!seed) return refused("The seed of this game is not here; it can be played on with new luck only.");
    auto source = recompute_luck(session, header, *seed).luck;
    if (!source) return refused("The luck up to here is not what the seed gives; it can be played on with new luck only.");
    ResumedGame forked;
    forked.game = set_going_in_new_file(std::move(session), header, *seed, {folder_, clock_(), files_}, std::move(source));
    return forked;
}

}  // namespace encounters::play
