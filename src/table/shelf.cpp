#include "table/shelf.hpp"

namespace encounters::table {

namespace {

namespace fs = std::filesystem;

// An unfinished game has its seed beside it; one whose seed is lost can still be taken up from the list.
bool has_seed_beside(const fs::path& file) {
    std::error_code ignored;
    return fs::exists(play::seed_file_of(file), ignored);
}

}  // namespace

void Shelf::move_to(play::SavedGames saved) {
    saved_ = std::move(saved);
    known_.clear();
    look();
}

void Shelf::set_today(std::vector<play::PackToday> today) {
    today_ = std::move(today);
    known_.clear();
}

void Shelf::look() { files_ = saved_.files(); }

const play::SavedGame& Shelf::at(int index) {
    const fs::path& file = files_[static_cast<std::size_t>(index)];
    std::error_code ignored;
    const fs::file_time_type written = fs::last_write_time(file, ignored);
    const std::uintmax_t bytes = fs::file_size(file, ignored);
    const auto found = known_.find(file);
    if (found != known_.end() && found->second.written == written && found->second.bytes == bytes)
        return found->second.game;
    return (known_[file] = Known{written, bytes, saved_.describe(file, today_)}).game;
}

std::optional<int> Shelf::last_unfinished() {
    for (int index = 0; index < size(); ++index) {
        if (!has_seed_beside(files_[static_cast<std::size_t>(index)])) continue;
        const play::SavedGame& game = at(index);
        if (game.broken.empty() && !game.finished) return index;
    }
    return std::nullopt;
}

std::optional<int> Shelf::latest() {
    for (int index = 0; index < size(); ++index) {
        if (at(index).broken.empty()) return index;
    }
    return std::nullopt;
}

}  // namespace encounters::table
