// Saved games for tests: a folder of them, the clock standing still, games begun in one line.
#pragma once

#include "support/play_tables.hpp"
#include "support/test_files.hpp"

#include <encounters/play/saved_games.hpp>

namespace encounters::testing {

// 2026-11-30 03:28, always.
play::LocalTime standing_clock();

// A new game of persons named "Anna", "Ben", ...
play::NewGame game_of(const Pack& pack, int seats, play::Seed seed);

// Saved games in a folder of their own, on a disk that can fail.
struct SavesFolder {
    explicit SavesFolder(const std::string& name) : folder(name), saved(folder.path(), standing_clock, files) {}
    Folder folder;
    TestFiles files;
    play::SavedGames saved;
    std::vector<play::PackToday> today() const;  // the packs of the tests
    std::vector<play::SavedGame> list() const { return saved.list(today()); }
};

// A game resumed from its file; REQUIREs that it could be. Nothing else may have the file open.
play::OpenGame resumed(const SavesFolder& saves, const std::filesystem::path& file);

}  // namespace encounters::testing
