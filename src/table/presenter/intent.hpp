// What activating an item asks for: things of the screen itself, handed to the presenter.
#pragma once

#include <string>
#include <variant>

namespace encounters::table {

struct ToggleDie { int index = 0; };                     // select or drop the unlocked die at this place of the tray, from 0
struct DropSelection {};
struct NextLock { int step = 1; };                       // to the next (1) or previous (-1) ranked lock
struct OpenZoom { int card = 0; };                       // a handle of whoever laid the card out
struct CloseZoom {};
struct ScrollColumn { int column = 0; int lines = 0; };
struct ScrollLog { int lines = 0; };
struct ShowTab { int tab = 0; };                         // of the right panel
struct OpenDiscard { int deck = 0; };
struct ShowRule { std::string rule; };                   // a rule id, "R5.3"
struct CloseDialog {};
struct Undo {};
struct GoTo { int screen = 0; };
struct LeaveProgram {};

using Intent = std::variant<ToggleDie, DropSelection, NextLock, OpenZoom, CloseZoom, ScrollColumn, ScrollLog, ShowTab, OpenDiscard, ShowRule,
                            CloseDialog, Undo, GoTo, LeaveProgram>;

}  // namespace encounters::table
