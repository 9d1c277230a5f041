// What a computer player would do: a sentence beside the table, and a ring around the control that does it.
#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

void hint_box(Desk& desk) {
    if (desk.regions.hint.is_empty()) return;
    const Hint& hint = *desk.view.hint;
    SceneBuilder& scene = desk.scene;
    Panel body;
    body.surface = Surface::panel;
    body.edge = Edge::lit;
    scene.add(desk.regions.hint, body);
    Rectangle inside = inset(desk.regions.hint, 12, 7);
    scene.text(cut_top(inside, 17), hint.move ? fmt::format("A {} would:", hint.who) : fmt::format("A {} thinks \u2026", hint.who),
               {TextRole::secondary_strong, Colour::soft, Surface::panel});
    const float taken = scene.paragraph(inside, hint.what, {TextRole::body_strong, Colour::green, Surface::panel});
    cut_top(inside, taken + 2);
    scene.paragraph(inside, hint.why, {TextRole::body, Colour::plain, Surface::panel});
}

namespace {

const Item* item_hinted_at(const Scene& scene, const Move& move) {
    const Item* more = nullptr;
    for (const Item& item : scene.items) {
        if (!item.control || !item.control->is_enabled || item.visible().is_empty()) continue;
        const Intent* intent = &scene.intents[item.control->intent];
        const SendMove* sent = std::get_if<SendMove>(intent);
        if (sent != nullptr && sent->move == move) return &item;
        if (std::holds_alternative<TurnPage>(*intent)) more = &item;
    }
    return more;
}

}  // namespace

void hint_mark(Desk& desk) {
    if (!desk.view.hint || !desk.view.hint->move) return;
    const Item* item = item_hinted_at(desk.scene.so_far(), *desk.view.hint->move);
    if (item == nullptr) return;
    const Rectangle around = inset(item->visible(), -3, -3);
    desk.scene.set_layer(Layer::flight);
    desk.scene.panel(around, Surface::hinted);
}

}  // namespace encounters::table
