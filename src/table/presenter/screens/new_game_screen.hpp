// Setting up a table: the seats with their names, colours and shapes, and what this table plays by.
#pragma once

#include <string>

#include "table/presenter/scene.hpp"
#include "table/presenter/screens/table_wish.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

struct NewGameView {
    const Catalogue* cards = nullptr;
    TableWish wish{};
    std::vector<play::SeatKind> offered{};  // computer players that there are
    std::string focused{};  // the label of the field that takes the keys shows its caret
};

Scene new_game_scene(const NewGameView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
