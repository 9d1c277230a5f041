// Whether the cards of an old game are those of today.
#pragma once

#include <encounters/play/saved_games.hpp>

namespace encounters::play {

// Fills the fields of `game` that compare its cards with today's packs.
void compare_cards(SavedGame& game, const JournalHeader& header, const std::vector<PackToday>& today);

}  // namespace encounters::play
