// Why something can't be done, beside what the pointer or the focus rests on.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kWidth = 280;

const Item* asked_about(const Scene& scene, const UiState& ui) {
    const std::string& label = ui.focused.empty() ? ui.hovered : ui.focused;
    if (label.empty()) return nullptr;
    const std::optional<std::size_t> found = scene.item_labelled(label);
    if (!found) return nullptr;
    const Item& item = scene.items[*found];
    return item.control->is_enabled ? nullptr : &item;
}

}  // namespace

void reason_tooltip(SceneBuilder& scene, const Rectangle& about, const std::string& reason) {
    const TextStyle& style = scene.theme().text(TextRole::body);
    WrapLimits limits;
    limits.width = kWidth - 24;
    limits.max_lines = 4;
    const float lines = static_cast<float>(wrapped(reason, limits, scene.measure(), style).lines.size());
    const Size size{kWidth, lines * scene.line_height(TextRole::body) + 16};
    const Size window = scene.size();
    const float above = about.y - size.height - 6;
    const float x = std::clamp(about.x, 8.0F, std::max(8.0F, window.width - size.width - 8));
    const float y = above >= 8 ? above : std::min(about.bottom() + 6, window.height - size.height - 8);
    scene.set_layer(Layer::tooltip);
    scene.panel({x, y, size.width, size.height}, Surface::tooltip);
    scene.paragraph({x + 12, y + 8, size.width - 24, size.height - 14}, reason,
                    {TextRole::body, Colour::plain, Surface::tooltip});
}

namespace {

// A button that has room for the whole reason has said it.
bool is_told_already(const Scene& scene, const Item& item) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& other) {
        const Text* text = std::get_if<Text>(&other.drawing);
        return text != nullptr && text->text == item.control->why_not && item.rectangle.contains(other.rectangle.centre());
    });
}

}  // namespace

std::optional<Reason> reason_asked(const Scene& scene, const UiState& ui) {
    const Item* item = asked_about(scene, ui);
    if (item == nullptr || is_told_already(scene, *item)) return std::nullopt;
    return Reason{item->visible(), item->control->why_not};
}

}  // namespace encounters::table
