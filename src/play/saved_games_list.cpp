// The folder read: every file told for what it is, none keeping the others from being told.
#include <encounters/play/saved_games.hpp>

#include <fmt/format.h>

#include <algorithm>

#include "play/cards_today.hpp"

namespace encounters::play {

namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".jsonl";

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

std::vector<fs::path> SavedGames::files() const {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code error;
    for (fs::directory_iterator at(folder_, error), end; !error && at != end; at.increment(error))
        if (at->path().extension() == kExtension) found.emplace_back(written_at(at->path()), at->path());
    std::sort(found.begin(), found.end(), std::greater<>());
    std::vector<fs::path> files;
    for (auto& entry : found) files.push_back(std::move(entry.second));
    return files;
}

SavedGame SavedGames::describe(const fs::path& file, const std::vector<PackToday>& today) const {
    SavedGame game;
    game.file = file;
    game.written = written_at(file);
    const auto read = read_journal_file(file);
    const auto replayed = replay(read);
    if (!replayed.session) {
        game.broken = replayed.fault ? text_of(*replayed.fault) : "it holds no game";
        return game;
    }
    if (replayed.fault) game.damaged = text_of(*replayed.fault);
    if (!replayed.fault && read.torn) game.damaged = "its last move was not written completely";
    describe_header(game, *read.header);
    describe_session(game, *replayed.session);
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
        auto game = describe(file, today);
        if (game.broken.empty() && !game.finished) return game;
    }
    return std::nullopt;
}

std::optional<std::string> SavedGames::remove(const fs::path& file) const {
    const bool is_ours = file.parent_path() == folder_ && file.extension() == kExtension;
    if (!is_ours) return fmt::format("{} is no saved game", file.string());
    if (const int error = files_->remove(file)) return fmt::format("cannot delete {}: {}", file.string(), error_text(error));
    files_->remove(seed_file_of(file));
    return std::nullopt;
}

}  // namespace encounters::play
