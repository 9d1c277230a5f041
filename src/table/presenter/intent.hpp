// What activating an item asks for: a move of the game, or something of the screen itself.
#pragma once

#include <encounters/rules/moves.hpp>

#include <string>
#include <variant>

#include "table/presenter/card_key.hpp"
#include "table/presenter/screens/screen_deed.hpp"

namespace encounters::table {

// ---- of the game: for whoever drives it
struct SendMove {
    Move move{};
    bool operator==(const SendMove&) const = default;
};
struct AskHint {
    bool operator==(const AskHint&) const = default;
};  // what a computer player would do
struct Undo {
    bool operator==(const Undo&) const = default;
};

struct Redo {
    bool operator==(const Redo&) const = default;
};

// ---- of the table's screen: carried out by react()
struct ToggleDie {
    int index = 0;
    bool operator==(const ToggleDie&) const = default;
};  // of State::dice
struct DropSelection {
    bool operator==(const DropSelection&) const = default;
};
struct NextLock {
    int step = 1;
    bool operator==(const NextLock&) const = default;
};  // to the next (1) or previous (-1) ranked lock
struct OpenZoom {
    CardKey card{};
    bool operator==(const OpenZoom&) const = default;
};
struct CloseZoom {
    bool operator==(const CloseZoom&) const = default;
};
struct ScrollColumn {
    int column = 0;
    int lines = 0;
    bool operator==(const ScrollColumn&) const = default;
};
struct ScrollColumns {
    int step = 0;
    bool operator==(const ScrollColumns&) const = default;
};  // the tableau, by columns
struct ScrollLog {
    int lines = 0;
    bool operator==(const ScrollLog&) const = default;
};  // positive: towards older lines
struct ScrollRules {
    int lines = 0;
    bool operator==(const ScrollRules&) const = default;
};
struct TurnPage {
    int step = 1;
    bool operator==(const TurnPage&) const = default;
};  // of choices that don't fit
struct ShowTab {
    int tab = 0;
    bool operator==(const ShowTab&) const = default;
};  // of the right panel, a PanelTab
struct OpenDiscard {
    int deck = 0;
    bool operator==(const OpenDiscard&) const = default;
};  // an encounters::Deck
struct ShowRule {
    std::string rule;
    bool operator==(const ShowRule&) const = default;
};  // a rule id, "R5.3"; empty: from the beginning
struct CloseDialog {
    bool operator==(const CloseDialog&) const = default;
};
struct FocusLabel {
    std::string start;
    bool operator==(const FocusLabel&) const = default;
};  // the first enabled item whose label starts so
struct EnterFace {
    int face = 0;
    bool operator==(const EnterFace&) const = default;
};  // of the die that is next, or was chosen: rolled by hand
struct ChooseDieToEnter {
    int die = 0;
    bool operator==(const ChooseDieToEnter&) const = default;
};  // in the order of the roll
struct TakeBackFace {
    bool operator==(const TakeBackFace&) const = default;
};
struct TakeSeat {
    bool operator==(const TakeSeat&) const = default;
};  // the hand-over has been seen
struct Nothing {
    bool operator==(const Nothing&) const = default;
};  // an area that only shows

// ---- of the program: for the application
struct OpenMenu {
    bool operator==(const OpenMenu&) const = default;
};
struct GoTo {
    int screen = 0;
    bool operator==(const GoTo&) const = default;
};
struct DoOnScreen {
    ScreenDeed deed = ScreenDeed::none;
    int value = 0;
    bool operator==(const DoOnScreen&) const = default;
};
struct LeaveProgram {
    bool operator==(const LeaveProgram&) const = default;
};

using Intent = std::variant<SendMove, AskHint, Undo, Redo, ToggleDie, DropSelection, NextLock, OpenZoom, CloseZoom, ScrollColumn,
                            ScrollColumns, ScrollLog, ScrollRules, TurnPage, ShowTab, OpenDiscard, ShowRule,
                            CloseDialog, FocusLabel, EnterFace, ChooseDieToEnter, TakeBackFace,
                            TakeSeat, Nothing, OpenMenu, GoTo, DoOnScreen, LeaveProgram>;

}  // namespace encounters::table
