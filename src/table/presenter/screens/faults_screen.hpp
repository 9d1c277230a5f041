// Card files that can't be played: every fault, as the lab prints it, another try, and the saved games, which have
// their own cards. Faults of the computer players' numbers alone stop nobody.
#pragma once

#include <string>
#include <vector>

#include <encounters/play/saved_games.hpp>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct FaultsView {
    std::vector<std::string> faults{};  // a line each
    std::string cards_from{};           // the folder
    bool can_play = false;              // only the computer players' numbers are at fault
    int first = 0;                      // row at the top
    const play::SavedGame* unfinished = nullptr;  // the game to continue
    int saved_games = 0;                          // and replays
};

struct FaultsScene {
    Scene scene;
    int last_first = 0;  // the last row that `first` may be
};
FaultsScene faults_scene(const FaultsView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
