// Saved games and replays in a list, and what can be done with the chosen one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <encounters/play/saved_games.hpp>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// Rows that are seen at once, 1 or more.
int saves_rows(Size window);

struct SavesView {
    std::vector<const play::SavedGame*> shown{};  // the rows in sight, from number `first` on
    int first = 0;
    int count = 0;   // of all files
    std::optional<int> broken{};  // how many of them are no games; nothing as long as that isn't known
    int chosen = 0;  // number of the chosen one; it need not be in sight
    std::string folder{};
    bool has_title = true;  // else the list of the cards' faults is where one came from
};

Scene saves_scene(const SavesView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
