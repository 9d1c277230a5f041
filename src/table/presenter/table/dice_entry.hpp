// Real dice: which faces people have entered so far, and what each of their entries changes.
#pragma once

#include <encounters/play/real_dice.hpp>

#include "table/presenter/table/view.hpp"

namespace encounters::table {

// Dice are due and people roll them.
bool is_roll_asked(const View& view);

// The roll with the faces entered so far; of size 0 when none is asked.
play::DiceEntry entry_of(const View& view);

// The die that the next face is for: the chosen one, else one of the chosen colour, else the first without a face; -1
// when all have one and none was chosen.
int die_to_enter(const View& view);

// A face for the chosen die, or else for the first without one. What is refused changes nothing but
// UiState::roll.refused.
void enter_face(UiState& ui, const View& view, int face);
// The next face is for this die, whether it has one or not.
void choose_die(UiState& ui, const View& view, int die);
// The face entered last.
void take_back_face(UiState& ui);

// The letter of a colour, or the one on its dice: its dice take the faces that follow, as long as one has none. False
// when the key is none of them, no roll is asked, or all its dice are of one colour.
bool choose_colour(UiState& ui, const View& view, Key key);

// Digits that are no face are refused with the reason; false when the key is none of them or no roll is asked.
bool refuse_face(UiState& ui, const View& view, Key key);

}  // namespace encounters::table
