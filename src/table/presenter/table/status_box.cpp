// Top right: which turn, what is asked, and the ways to help and menu.
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

void small_button(Desk& desk, const Rectangle& at, std::string_view words, Control control) {
    desk.scene.add(at, Button{}).control = std::move(control);
    desk.scene.text(at, words, {TextRole::secondary_strong, Colour::plain, Surface::button, Align::centre});
}

}  // namespace

void status_box(Desk& desk, const Prompt& prompt) {
    SceneBuilder& scene = desk.scene;
    scene.panel(desk.regions.status, Surface::panel);
    Rectangle inside = inset(desk.regions.status, 12, 6);
    Rectangle buttons = cut_right(inside, 76);
    cut_right(inside, 8);
    buttons = centred(buttons.centre(), {buttons.width, 26});
    Control rules = scene.control(ShowRule{}, "Rules");
    rules.key.key = Key::f1;
    small_button(desk, cut_left(buttons, 30), "F1", std::move(rules));
    cut_left(buttons, 6);
    Control menu = scene.control(OpenMenu{}, "Menu");
    menu.key.key = Key::f10;
    small_button(desk, buttons, "Menu", std::move(menu));

    const float line = inside.height / 2;
    scene.text(cut_top(inside, line), turn_words(desk.view), {TextRole::card_title, Colour::bright, Surface::panel});
    scene.text(inside, prompt.question, {TextRole::body_strong, Colour::amber, Surface::panel});
}

}  // namespace encounters::table
