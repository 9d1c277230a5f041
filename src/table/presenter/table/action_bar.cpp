// The actions of a run: reveal, extend, complete; undo; and far from them the Escape Clause.
#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/pieces.hpp"
#include "table/presenter/table/preview.hpp"
#include "table/presenter/table/shorter_words.hpp"

namespace encounters::table {

namespace {

struct Action {
    MoveKind kind;
    const char* title;
    Key key;
    std::string (*consequence)(const View&);
    Surface surface;
};

std::string reveal_words(const View& view) {
    const int dice = unlocked_count(view.state);
    if (view.meter && view.meter->next)
        return fmt::format("rolls {}, {}", dice_words(dice), percent(view.meter->next->bare));
    return fmt::format("rolls {}", dice_words(dice));
}

// While a question is open its answer comes first, whatever else would be in the way.
bool is_run(Phase phase) { return phase == Phase::between || phase == Phase::rolled || phase == Phase::over; }

void action_button(Desk& desk, const Rectangle& at, const Action& action) {
    const Move move = Move::of(action.kind);
    Control control = move_control(desk, move, action.title);
    control.key.key = action.key;
    const bool is_asked = !is_run(desk.state().phase) && !desk.view.is_computer_deciding();
    if (!control.is_enabled && is_asked) control.why_not = "Answer the tray first";
    ButtonText words{action.title, ""};
    if (control.is_enabled) {
        words.note = action.consequence(desk.view);
    } else if (desk.view.is_computer_deciding()) {
        words.shorter = {"Computer decides"};
    } else if (desk.view.decider == kNoSeat && desk.state().phase != Phase::over) {
        words.shorter = {is_roll_asked(desk.view) ? "The roll comes first" : "Luck comes first"};
    } else {
        words.shorter = {"Not allowed here"};
    }
    desk.scene.button(at, words, std::move(control), action.surface);
}

// Which decision and, with several people, whose: "Ada: buy Autocannon for 3 C-bills"; shorter ways after it.
std::vector<std::string> decision_words(const View& view, const std::string& whose, const std::string& what) {
    if (what.empty()) return {what};
    const std::vector<std::string> ways = shorter_and_shorter(what);
    if (view.seats.size() < 2) return ways;
    std::vector<std::string> all;
    for (const std::string& way : ways) all.push_back(whose + ": " + way);
    all.insert(all.end(), ways.begin(), ways.end());
    return all;
}

Control undo_control(Desk& desk) {
    const View& view = desk.view;
    const bool is_possible = !view.undo_takes_back.empty();
    Control control = is_possible ? desk.scene.control(Undo{}, "Undo")
                                  : desk.scene.refused(Undo{}, "Undo", with_capital(view.why_no_undo));
    if (!is_possible) {
        control.focus = -1;
        control.rule = "Q10.1";
    }
    control.key.key = Key::z;
    control.key.control = true;
    return control;
}

void undo_button(Desk& desk, const Rectangle& at) {
    const View& view = desk.view;
    std::vector<std::string> ways = decision_words(view, view.undo_whose, view.undo_takes_back);
    Control control = undo_control(desk);
    if (!control.is_enabled) ways = {"", desk.view.is_computer_deciding() ? "Computer decides" : "A computer decided last"};
    ButtonText words{"Undo", ways.front(), {ways.begin() + 1, ways.end()}};
    desk.scene.button(at, words, std::move(control));
}

// One of two lines in the place of one button.
struct HalfButton {
    const char* title;
    std::vector<std::string> decision;  // the longest way to name it first
};

void half_button(Desk& desk, const Rectangle& at, const HalfButton& look, Control control) {
    constexpr float kWideEnoughForKey = 180;
    Button body;
    body.surface = control.is_enabled ? Surface::button : Surface::button_off;
    const Colour title = control.is_enabled ? Colour::bright : Colour::soft;
    const std::string key = key_name(control.key);
    desk.scene.add(at, body).control = std::move(control);
    Rectangle inside = inset(at, 10, 0);
    if (at.width >= kWideEnoughForKey) {
        const Rectangle room = cut_right(inside, desk.scene.text_width(key, TextRole::secondary_strong) + 2);
        desk.scene.text(room, key, {TextRole::secondary_strong, Colour::soft, body.surface, Align::right});
        cut_right(inside, 4);
    }
    const Rectangle word = cut_left(inside, desk.scene.text_width(look.title, TextRole::secondary_strong) + 2);
    desk.scene.text(word, look.title, {TextRole::secondary_strong, title, body.surface});
    cut_left(inside, 5);
    desk.scene.text(inside, desk.scene.fitting(look.decision, inside.width, TextRole::secondary), {TextRole::secondary, Colour::soft, body.surface});
}

// Redo has a place only while something is taken back.
void undo_and_redo(Desk& desk, Rectangle at) {
    const View& view = desk.view;
    if (view.redo_makes_again.empty()) return undo_button(desk, at);
    const Rectangle upper = cut_top(at, (at.height - 4) / 2);
    cut_top(at, 4);
    half_button(desk, upper, {"Undo", decision_words(view, view.undo_whose, view.undo_takes_back)}, undo_control(desk));
    Control redo = desk.scene.control(Redo{}, "Redo");
    redo.key.key = Key::y;
    redo.key.control = true;
    half_button(desk, at, {"Redo", decision_words(view, view.redo_whose, view.redo_makes_again)}, std::move(redo));
}

}  // namespace

void action_bar(Desk& desk) {
    Rectangle row = desk.regions.actions;
    const float unit = row.width / 100;
    const Action reveal{MoveKind::reveal, "Reveal next", Key::space, reveal_words, Surface::button};
    const Action extend{MoveKind::extend, "Extend", Key::x, extend_words, Surface::button};
    const Action complete{MoveKind::complete, "Complete", Key::c, complete_words, Surface::button};
    const Action escape{MoveKind::escape, "Escape Clause", Key::e, escape_words, Surface::button_danger};
    for (const Action& action : {reveal, extend, complete}) {
        action_button(desk, cut_left(row, unit * 18), action);
        cut_left(row, 8);
    }
    action_button(desk, cut_right(row, unit * 18), escape);
    cut_right(row, unit * 2);
    undo_and_redo(desk, cut_right(row, std::min(row.width, unit * 20)));
}

}  // namespace encounters::table
