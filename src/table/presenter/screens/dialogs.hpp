// Questions and messages that lie over everything: the menu of a running game, and what needs an answer first.
#pragma once

#include <cstdint>
#include <string>

#include "table/presenter/scene.hpp"
#include "table/presenter/screens/text_field.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

enum class Question : std::uint8_t {
    menu,
    leave_table,    // a game that isn't being saved
    leave_program,  // the same
    not_saved,      // why, and where else
    delete_game,    // for good
    message,        // words alone
    players,        // who plays which seat, and what is shown; drawn by players_scene
    play_on         // from a point of a replay; drawn by play_on_scene
};

struct QuestionView {
    Question question = Question::menu;
    bool has_readings = false;  // texts to read are at hand
    std::string title{};        // of a message
    std::string words{};        // the message; why a game isn't saved; which one would be deleted; of the luck promised
    TextField place{};          // a folder, as it is being typed
    bool is_typing = false;     // into it
};

// To be laid over the scene below with lay_over. Escape answers it by going on; no answer that loses a game is on
// Enter.
Scene question_scene(const QuestionView& view, Size size, const TextMeasure& measure);

}  // namespace encounters::table
