#include "table/shelf.hpp"

namespace encounters::table {

namespace fs = std::filesystem;

std::optional<std::string> Shelf::move_to(const fs::path& folder) {
    auto why_not_noted = saved_.move_to(folder);
    look();
    return why_not_noted;
}

void Shelf::set_today(std::vector<play::PackToday> today) {
    today_ = std::move(today);
    known_.clear();
}

void Shelf::look() {
    files_ = saved_.files();
    problems_ = saved_.problems();
}

const play::SavedGame& Shelf::at(int index) {
    const fs::path& file = files_[static_cast<std::size_t>(index)];
    std::error_code ignored;
    const fs::file_time_type written = fs::last_write_time(file, ignored);
    const std::uintmax_t bytes = fs::file_size(file, ignored);
    const auto found = known_.find(file);
    if (found != known_.end() && found->second.written == written && found->second.bytes == bytes)
        return found->second.game;
    play::SavedGame game = saved_.describe(file, today_);
    // A game that was over may have got its last line just now.
    return (known_[file] = Known{game.written, fs::file_size(file, ignored), std::move(game)}).game;
}

bool Shelf::read_one_more() {
    for (int index = 0; index < size(); ++index) {
        if (known_.contains(files_[static_cast<std::size_t>(index)])) continue;
        at(index);
        return true;
    }
    return false;
}

std::optional<int> Shelf::broken() const {
    int broken = 0;
    for (const fs::path& file : files_) {
        const auto found = known_.find(file);
        if (found == known_.end()) return std::nullopt;
        broken += found->second.game.broken.empty() ? 0 : 1;
    }
    return broken;
}

std::optional<int> Shelf::last_unfinished() {
    for (int index = 0; index < size(); ++index) {
        if (play::ends_with_seed(files_[static_cast<std::size_t>(index)])) continue;
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
