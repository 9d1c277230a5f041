// The folder read: every file told for what it is, none keeping the others from being told.
#include <encounters/play/saved_games.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <fstream>

#include "play/cards_today.hpp"
#include "play/folder_notes.hpp"
#include "play/opened_games.hpp"

namespace encounters::play {

namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".jsonl";
constexpr std::streamoff kLongestSeedLine = 512;

fs::file_time_type written_at(const fs::path& file) {
    std::error_code error;
    const auto time = fs::last_write_time(file, error);
    return error ? fs::file_time_type::min() : time;
}

void describe_session(SavedGame& game, const Session& session) {
    const State& state = session.state();
    game.seats = session.table().seats;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        game.reputation.push_back(state.seats[seat].reputation);
        game.cbills.push_back(state.seats[seat].cbills);
    }
    if (state.winner != kNoSeat) game.winner = state.winner;
    game.finished = session.is_over();
    game.turn = state.turn;
    game.moves = static_cast<int>(session.steps().size());
}

void describe_header(SavedGame& game, const JournalHeader& header) {
    game.began = header.began;
    game.pack_id = header.pack_id;
    game.pack_name = header.pack_name;
    game.pack_version = header.pack_version;
    game.physical_dice = header.dice == DiceOrigin::physical;
}

// Without the file's name, which stands beside it.
std::string text_of(const JournalFault& fault) {
    return fault.line == 0 ? fault.reason : fmt::format("line {}: {}", fault.line, fault.reason);
}

}  // namespace

bool ends_with_seed(const fs::path& journal) {
    std::error_code error;
    if (!fs::is_regular_file(journal, error)) return false;
    std::ifstream stream(journal, std::ios::binary | std::ios::ate);
    const auto bytes = std::min<std::streamoff>(stream.tellg(), kLongestSeedLine);
    if (!stream || bytes <= 0) return false;
    stream.seekg(-bytes, std::ios::end);
    std::string end(static_cast<std::size_t>(bytes), '\0');
    stream.read(end.data(), bytes);
    if (!end.ends_with('\n')) return false;
    end.pop_back();
    return end.substr(end.rfind('\n') + 1).find(R"("kind":"seed")") != std::string::npos;
}

std::vector<fs::path> SavedGames::folders() const {
    std::vector<fs::path> all;
    if (!first_.empty()) all.push_back(first_);
    for (const auto& folder : further_folders(first_)) all.push_back(folder);
    if (!folder_.empty()) all.push_back(folder_);
    std::vector<fs::path> each;
    for (const auto& folder : all)
        if (std::find(each.begin(), each.end(), folder) == each.end()) each.push_back(folder);
    return each;
}

std::optional<std::string> SavedGames::move_to(const fs::path& folder) {
    folder_ = folder;
    return folder == first_ ? std::nullopt : note_further_folder(first_, folder, *files_);
}

std::vector<std::string> SavedGames::problems() const {
    std::vector<std::string> found;
    for (const auto& folder : folders()) {
        std::error_code error;
        const fs::directory_iterator any(folder, error);
        if (error && error != std::errc::no_such_file_or_directory)
            found.push_back(fmt::format("The folder {} can't be read: {}.", folder.string(), error_text(error.value())));
    }
    return found;
}

std::vector<fs::path> SavedGames::files() const {
    std::vector<fs::path> found;
    for (const auto& folder : folders()) journals_in(folder, found);
    sort_by_dates(found);
    const auto last = std::find(found.begin(), found.end(), noted_as_last(first_));
    if (last != found.end()) std::rotate(found.begin(), last, last + 1);
    return found;
}

// A program was stopped between the last move and the line of the seed, or while it wrote that.
bool SavedGames::is_finished_now(const ReadJournal& journal, const Session& session) const {
    if (!session.is_over() || journal.seed || journal.fault) return false;
    const auto seed = seed_beside(journal.file, *journal.header);
    JournalFile held(*files_);
    if (!seed || held.hold(journal.file)) return false;
    const auto again = read_journal_file(journal.file);
    if (again.fault || again.checksum != journal.checksum) return false;
    Saving saving(*journal.header, seed, *files_);
    saving.go_on_in(again, std::move(held), std::nullopt);
    saving.finish(session);
    return saving.is_saved();
}

ReadJournal SavedGames::read(const fs::path& file) const {
    auto found = read_journal_file(file);
    const bool is_to_finish = found.header && !found.seed && !found.fault && seed_beside(file, *found.header);
    const auto replayed = is_to_finish ? replay(found) : ReplayedJournal{};
    const bool is_finished = replayed.session && !replayed.fault && is_finished_now(found, *replayed.session);
    return is_finished ? read_journal_file(file) : found;
}

SavedGame SavedGames::describe(const fs::path& file, const std::vector<PackToday>& today) const {
    SavedGame game;
    game.file = file;
    game.written = written_at(file);
    auto read = read_journal_file(file);
    const auto replayed = replay(read);
    if (!replayed.session) {
        game.broken = replayed.fault ? text_of(*replayed.fault) : "it holds no game";
        return game;
    }
    if (!replayed.fault && is_finished_now(read, *replayed.session)) {
        read = read_journal_file(file);
        game.written = written_at(file);
    }
    if (replayed.fault) game.damaged = text_of(*replayed.fault);
    if (!replayed.fault && read.torn) game.damaged = "its last move was not written completely";
    describe_header(game, *read.header);
    describe_session(game, *replayed.session);
    game.seed_lost = !game.finished && !is_seed_beside(file, *read.header);
    compare_cards(game, *read.header, today);
    return game;
}

std::vector<SavedGame> SavedGames::list(const std::vector<PackToday>& today) const {
    std::vector<SavedGame> games;
    for (const auto& file : files()) games.push_back(describe(file, today));
    return games;
}

std::optional<SavedGame> SavedGames::last(const std::vector<PackToday>& today) const {
    for (const auto& file : files()) {
        if (ends_with_seed(file)) continue;
        auto game = describe(file, today);
        if (game.broken.empty() && !game.finished) return game;
    }
    return std::nullopt;
}

// Held by nobody else, and by nobody else until it is gone. What can't be held can't be played either.
std::optional<std::string> SavedGames::remove(const fs::path& file) const {
    const auto ours = folders();
    const bool is_ours = std::find(ours.begin(), ours.end(), file.parent_path()) != ours.end() && file.extension() == kExtension;
    if (!is_ours) return fmt::format("{} is no saved game", file.string());
    JournalFile held(*files_);
    held.hold(file);
    if (held.is_open_elsewhere()) return "This game is being played in another window. It can be deleted once that is closed.";
    if (const int error = files_->remove(file)) return fmt::format("cannot delete {}: {}", file.string(), error_text(error));
    files_->remove(seed_file_of(file));
    return std::nullopt;
}

}  // namespace encounters::play
