// Under the status: that this game isn't being saved, and why; it leads to what can be done about it.
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

// The cause alone: no file's name, which would leave no room for it.
std::string_view cause_of(std::string_view sentence) {
    const std::size_t colon = sentence.rfind(": ");
    return colon == std::string_view::npos ? sentence : sentence.substr(colon + 2);
}

}  // namespace

void saving_notice(Desk& desk) {
    if (desk.regions.notice.is_empty()) return;
    SceneBuilder& scene = desk.scene;
    Panel body;
    body.surface = Surface::panel;
    body.edge = Edge::lit;
    Control control = desk.scene.control(DoOnScreen{ScreenDeed::show_saving, 0}, "Not being saved");
    control.key.key = Key::f8;
    scene.add(desk.regions.notice, body).control = std::move(control);
    Rectangle inside = inset(desk.regions.notice, 12, 5);
    scene.icon(centred(cut_left(inside, 22).centre(), {20, 20}), IconName::warning, Colour::amber);
    cut_left(inside, 10);
    Rectangle head = cut_top(inside, inside.height / 2);
    scene.text(cut_right(head, 20), "F8", {TextRole::secondary_strong, Colour::soft, Surface::panel, Align::right});
    scene.text(head, "This game is not being saved", {TextRole::body_strong, Colour::amber, Surface::panel});
    scene.text(inside, with_capital(std::string(cause_of(desk.view.not_saved))),
               {TextRole::secondary, Colour::plain, Surface::panel});
}

}  // namespace encounters::table
