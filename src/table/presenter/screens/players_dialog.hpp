// Who plays which seat of a running game, how fast computer players decide, and whose odds are shown.
#pragma once

#include <string>

#include "table/presenter/scene.hpp"
#include "table/presenter/table/table_options.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct PlayersView {
    const View* table = nullptr;
    TableOptions options{};
    std::string note{};  // why they won't be kept; empty when they are
};

// To be laid over the scene below with lay_over. Escape goes on playing.
Scene players_scene(const PlayersView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
