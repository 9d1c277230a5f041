// The folder of saved games as the window knows it: which files there are, each read only when it is looked at.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <encounters/play/saved_games.hpp>

namespace encounters::table {

class Shelf {
public:
    explicit Shelf(play::SavedGames saved) : saved_(std::move(saved)) {}

    const play::SavedGames& saved() const { return saved_; }
    // Games are kept in another folder from here on, and found there after the next start too; a reason when they won't be.
    std::optional<std::string> move_to(const std::filesystem::path& folder);
    // The packs that are here now.
    void set_today(std::vector<play::PackToday> today);

    // Notices files that have come, gone or grown.
    void look();
    // Why some may be missing: sentences on folders that can't be read.
    const std::vector<std::string>& problems() const { return problems_; }
    int size() const { return static_cast<int>(files_.size()); }
    // One of them, the one played last first; `index` from 0 to size() - 1.
    const play::SavedGame& at(int index);
    // Reads one that wasn't yet; false when all are known.
    bool read_one_more();
    // How many are no games; nothing as long as one wasn't read.
    std::optional<int> broken() const;
    // The game that can be gone on with; the one played last, finished or not. Nothing when there is none.
    std::optional<int> last_unfinished();
    std::optional<int> latest();

private:
    struct Known {
        std::filesystem::file_time_type written{};
        std::uintmax_t bytes = 0;
        play::SavedGame game{};
    };

    play::SavedGames saved_;
    std::vector<play::PackToday> today_{};
    std::vector<std::filesystem::path> files_{};
    std::vector<std::string> problems_{};
    std::map<std::filesystem::path, Known> known_{};
};

}  // namespace encounters::table
