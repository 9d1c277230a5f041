// Between two people: who decides now, what is asked, what changed since that seat's last turn, and one deliberate key.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr std::size_t kMostLines = 6;
constexpr float kLine = 20;

void receipt_lines(Desk& desk, Rectangle at) {
    if (desk.view.receipt.empty()) return;
    caption(desk.scene, cut_top(at, 18), "SINCE YOUR LAST TURN");
    for (std::size_t index = 0; index < std::min(kMostLines, desk.view.receipt.size()); ++index) {
        desk.scene.text(cut_top(at, kLine), desk.view.receipt[index], {TextRole::body, Colour::plain, Surface::dialog});
    }
}

void sit_down_button(Desk& desk, const Rectangle& at) {
    Control control = desk.scene.control(TakeSeat{}, "Take the seat");
    control.key.key = Key::enter;
    desk.scene.button(at, {fmt::format("I am {}", seat_name(desk.view, desk.view.decider)), ""}, std::move(control),
                      Surface::button_primary);
}

}  // namespace

void hand_over_banner(Desk& desk, const Prompt& prompt) {
    if (!desk.view.ui.hand_over || desk.view.decider == kNoSeat) return;
    SceneBuilder& scene = desk.scene;
    const SeatView& seat = desk.view.seats[desk.view.decider];
    const std::size_t lines = std::min(kMostLines, desk.view.receipt.size());
    const float height = 186 + (lines > 0 ? 28 + kLine * static_cast<float>(lines) : 0);
    const Size window = scene.size();
    const Rectangle at = centred({window.width / 2, window.height / 2}, {std::min(560.0F, window.width - 60), height});
    scene.set_layer(Layer::dialog);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.panel({at.x + 1, at.y + 1, at.width - 2, 8}, seat_surface(seat.colour));
    scene.set_layer(Layer::dialog_pieces);
    Rectangle inside = inset(at, 28, 22);
    Rectangle head = cut_top(inside, 44);
    scene.icon(centred(cut_left(head, 40).centre(), {36, 36}), seat_shape(seat.shape), seat_colour(seat.colour));
    cut_left(head, 12);
    scene.text(cut_top(head, 26),
               prompt.special.empty() ? prompt.whose : fmt::format("{}: {}", prompt.special, prompt.whose),
               {TextRole::number, seat_colour(seat.colour), Surface::dialog});
    scene.text(head, turn_words(desk.view), {TextRole::body, Colour::soft, Surface::dialog});
    cut_top(inside, 6);
    scene.text(cut_top(inside, 24), prompt.question, {TextRole::title, Colour::bright, Surface::dialog});
    cut_top(inside, 8);
    const Rectangle button = cut_bottom(inside, 48);
    cut_bottom(inside, 8);
    receipt_lines(desk, inside);
    sit_down_button(desk, {button.right() - 240, button.y, 240, button.height});
}

}  // namespace encounters::table
