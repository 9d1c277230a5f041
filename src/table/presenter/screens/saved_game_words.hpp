// What the screens say of a saved game: who plays, how it stands, what may be done with it.
#pragma once

#include <string>

#include <encounters/play/saved_games.hpp>

namespace encounters::table {

// "Ada, Ben and Cleo".
std::string players_of(const play::SavedGame& game);
// "Ada 3, Ben 2": Reputation by seat.
std::string standing_of(const play::SavedGame& game);
// "Turn 12: Ada 3, Ben 2": what would be continued.
std::string continue_words(const play::SavedGame& game);
// "Turn 12", "Ada won in turn 30", "Broken".
std::string progress_of(const play::SavedGame& game);
// "the game of Ada and Ben of 2026-11-30 03:28"; a broken one by its file.
std::string name_of(const play::SavedGame& game);

bool can_go_on(const play::SavedGame& game);
bool can_be_watched(const play::SavedGame& game);

}  // namespace encounters::table
