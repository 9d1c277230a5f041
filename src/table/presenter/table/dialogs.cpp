#include "table/presenter/table/dialogs.hpp"

#include <algorithm>

namespace encounters::table {

Rectangle dialog_sheet(Desk& desk, Size size, std::string_view title) {
    SceneBuilder& scene = desk.scene;
    const Size window = scene.size();
    const Rectangle at = centred({window.width / 2, window.height / 2},
                                 {std::min(size.width, window.width - 40), std::min(size.height, window.height - 40)});
    scene.set_layer(Layer::dialog);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.set_layer(Layer::dialog_pieces);
    Rectangle inside = inset(at, 24, 18);
    Rectangle head = cut_top(inside, 30);
    Control close = scene.control(CloseDialog{}, "Close");
    close.key.key = Key::escape;
    const Rectangle button = cut_right(head, 84);
    scene.add(button, Button{}).control = std::move(close);
    text_pair(scene, inset(button, 10, 4), {"Close", {TextRole::body_strong, Colour::bright, Surface::button}},
              {"Esc", {TextRole::secondary, Colour::soft, Surface::button}});
    cut_right(head, 12);
    scene.text(head, title, {TextRole::number, Colour::bright, Surface::dialog});
    cut_top(inside, 12);
    return inside;
}

}  // namespace encounters::table
