// Questions that lie over everything: the menu of a running game, and what would be lost by leaving it.
#pragma once

#include <cstdint>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

enum class Question : std::uint8_t { menu, leave_table, leave_program };

struct QuestionView {
    Question question = Question::menu;
    bool has_readings = false;  // texts to read are at hand
};

// To be laid over the scene below with lay_over. Escape answers it by going on; no answer that loses the game is on
// Enter.
Scene question_scene(const QuestionView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
