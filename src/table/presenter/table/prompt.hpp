// The question that the game asks now, in words: whose it is, what is asked, what may be answered.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/presenter/input.hpp"
#include "table/presenter/table/view.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

enum class ChoiceWeight : std::uint8_t { plain, main, held };  // held: acts only after being held, and looks dangerous

// One answer. It is drawn as its card, its die or its seat, when it has one, else as words.
struct Choice {
    Move move{};
    std::string title;
    std::string note{};
    std::optional<CardKey> card{};
    std::optional<encounters::Die> die{};
    SeatIndex seat = kNoSeat;
    ChoiceWeight weight = ChoiceWeight::plain;
    Key key = Key::none;  // besides the number of its place
};

// How the answers lie in the tray.
enum class Stage : std::uint8_t { dice, choices };

struct Prompt {
    std::string whose;                 // "Ana decides"
    std::string special{};             // one of the five decisions outside of a player's own run, by name
    std::string question;              // a short sentence
    std::vector<std::string> shorter{};  // ways to ask it in less room
    std::vector<std::string> lines{};  // what goes with it: consequences, what else may be done
    Stage stage = Stage::dice;
    std::vector<Choice> choices{};     // in the stage
    std::vector<Choice> buttons{};     // at the side: done, flip, leave
    std::vector<std::string> rules{};  // ids of the paragraphs that apply
};

Prompt prompt_of(const View& view);

// "Turn 14 · Ana", "Turn 31 · Ana secures from Farid".
std::string turn_words(const View& view);

// The number key of a place in a row, from 0; none after the tenth.
KeyPress key_of_place(int place);

}  // namespace encounters::table
