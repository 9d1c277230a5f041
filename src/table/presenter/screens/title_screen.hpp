// The first screen: what there is to do, and which cards are in play.
#pragma once

#include <string>

#include <encounters/play/saved_games.hpp>
#include <encounters/rules/catalogue.hpp>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct TitleView {
    const Catalogue* cards = nullptr;
    std::string cards_from{};  // the folder
    std::string version{};
    bool has_readings = false;  // texts to read are at hand
    const play::SavedGame* unfinished = nullptr;  // the game to continue
    const play::SavedGame* latest = nullptr;      // the game played last
    int saved_games = 0;                          // and replays
};

Scene title_scene(const TitleView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
