#include "table/presenter/screens/dialogs.hpp"

#include <algorithm>

#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kButton = 48;
constexpr float kGap = 10;

struct Sheet {
    std::string_view title;
    std::string_view words;
    int buttons = 1;
};

// Veil and sheet; returns the room for the buttons, one below the other.
Rectangle sheet(SceneBuilder& scene, const Sheet& look) {
    const Size window = scene.size();
    const float words = look.words.empty() ? 0.0F : 48.0F;
    const float height = 78 + words + static_cast<float>(look.buttons) * (kButton + kGap);
    const Rectangle at = centred({window.width / 2, window.height / 2}, {std::min(460.0F, window.width - 60), height});
    scene.set_layer(Layer::alert);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.set_layer(Layer::alert_pieces);
    Rectangle inside = inset(at, 30, 24);
    scene.text(cut_top(inside, 30), look.title, {TextRole::number, Colour::bright, Surface::dialog});
    cut_top(inside, 8);
    if (words > 0)
        scene.paragraph(cut_top(inside, words), look.words, {TextRole::rule_text, Colour::plain, Surface::dialog});
    return inside;
}

Rectangle next_button(Rectangle& room) {
    const Rectangle place = cut_top(room, kButton);
    cut_top(room, kGap);
    return place;
}

void go_on(SceneBuilder& scene, Rectangle& room) {
    screen_button(scene, next_button(room), {"Go on playing", "", plain_key(Key::escape), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
}

void menu(SceneBuilder& scene, bool has_readings) {
    Rectangle room = sheet(scene, {"The game waits", "", has_readings ? 4 : 3});
    go_on(scene, room);
    if (has_readings)
        screen_button(scene, next_button(room), {"How to play", "", plain_key(Key::h)},
                      DoOnScreen{ScreenDeed::show_text, 0});
    screen_button(scene, next_button(room), {"Leave this game", "", plain_key(Key::l)},
                  GoTo{static_cast<int>(ScreenName::title)});
    screen_button(scene, next_button(room), {"Quit", "", plain_key(Key::q)}, LeaveProgram{});
}

void leave(SceneBuilder& scene, ScreenDeed deed) {
    Rectangle room =
        sheet(scene, {"Leave this game?", "It can't be saved yet: everything played so far would be lost.", 2});
    go_on(scene, room);
    const bool is_program = deed == ScreenDeed::leave_program;
    screen_button(
        scene, next_button(room),
        {is_program ? "Lose the game and quit" : "Lose the game", "", plain_key(Key::l), Surface::button_danger},
        DoOnScreen{deed, 0});
}

}  // namespace

Scene question_scene(const QuestionView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    switch (view.question) {
        case Question::menu: menu(scene, view.has_readings); break;
        case Question::leave_table: leave(scene, ScreenDeed::leave_table); break;
        case Question::leave_program: leave(scene, ScreenDeed::leave_program); break;
    }
    return scene.finish();
}

}  // namespace encounters::table
