#include "table/presenter/screens/hands.hpp"

#include <cmath>

#include "table/presenter/table/focus.hpp"

namespace encounters::table {

namespace {

std::string label_at(const Scene& scene, Point at) {
    const std::optional<std::size_t> found = scene.item_at(at);
    return found ? scene.items[*found].control->label : "";
}

std::optional<Intent> intent_of(const Scene& scene, const Item* item) {
    if (item == nullptr || !item->control->is_enabled) return std::nullopt;
    const Intent* intent = scene.intent_of(*item);
    return intent == nullptr ? std::nullopt : std::optional<Intent>(*intent);
}

// The one lit button, where there is one: what Enter means while nothing has the focus.
const Item* lit_button(const Scene& scene) {
    const Item* lit = nullptr;
    for (const std::size_t index : scene.focus_order()) {
        const Item& item = scene.items[index];
        const Button* button = std::get_if<Button>(&item.drawing);
        if (button == nullptr || button->surface != Surface::button_primary || !item.control->is_enabled) continue;
        if (lit != nullptr) return nullptr;
        lit = &item;
    }
    return lit;
}

std::optional<Direction> direction_of(const KeyPress& press) {
    switch (press.key) {
        case Key::left: return Direction::left;
        case Key::right: return Direction::right;
        case Key::up: return Direction::up;
        case Key::down: return Direction::down;
        case Key::tab: return press.shift ? Direction::previous : Direction::next;
        default: return std::nullopt;
    }
}

struct TakeEvent {
    Hands& hands;
    const Scene& scene;

    std::optional<Intent> operator()(const PointerMove& move) const {
        hands.pointer = move.at;
        hands.hovered = label_at(scene, move.at);
        return std::nullopt;
    }
    std::optional<Intent> operator()(const PointerDown& down) const {
        hands.pointer = down.at;
        hands.hovered = label_at(scene, down.at);
        if (down.button != PointerButton::left) return std::nullopt;
        hands.pressed = hands.hovered;
        hands.focused.clear();
        return std::nullopt;
    }
    std::optional<Intent> operator()(const PointerUp& up) const {
        if (up.button != PointerButton::left) return std::nullopt;
        const std::string pressed = hands.pressed;
        hands.pressed.clear();
        if (pressed.empty() || label_at(scene, up.at) != pressed) return std::nullopt;
        return intent_of(scene, item_named(scene, pressed));
    }
    std::optional<Intent> operator()(const PointerGone&) const {
        hands.pointer.reset();
        hands.hovered.clear();
        hands.pressed.clear();
        return std::nullopt;
    }
    std::optional<Intent> operator()(const Wheel& wheel) const {
        return DoOnScreen{ScreenDeed::scroll, -static_cast<int>(std::lround(wheel.lines * 3))};
    }
    std::optional<Intent> operator()(const KeyDown& key) const {
        const Item* focused = item_named(scene, hands.focused);
        const bool takes_focused = key.press == KeyPress{Key::enter} || key.press == KeyPress{Key::space};
        if (takes_focused && focused != nullptr && !key.repeated) return intent_of(scene, focused);
        if (const std::optional<std::size_t> item = scene.item_for(key.press)) {
            const std::optional<Intent> meant = intent_of(scene, &scene.items[*item]);
            const DoOnScreen* deed = meant ? std::get_if<DoOnScreen>(&*meant) : nullptr;
            const bool may_repeat = deed != nullptr && deed->deed == ScreenDeed::scroll;
            return key.repeated && !may_repeat ? std::nullopt : meant;
        }
        if (key.press == KeyPress{Key::enter} && !key.repeated) return intent_of(scene, lit_button(scene));
        if (const std::optional<Direction> direction = direction_of(key.press)) {
            hands.focused = focus_towards(scene, hands.focused, *direction);
        }
        return std::nullopt;
    }
    template <class Other>
    std::optional<Intent> operator()(const Other&) const {
        return std::nullopt;
    }
};

}  // namespace

const Item* item_named(const Scene& scene, const std::string& label) {
    const std::optional<std::size_t> found = label.empty() ? std::nullopt : scene.item_labelled(label);
    return found ? &scene.items[*found] : nullptr;
}

std::optional<Intent> react(Hands& hands, const Scene& scene, const InputEvent& event) {
    return std::visit(TakeEvent{hands, scene}, event);
}

void after_layout(Hands& hands, const Scene& scene) {
    if (item_named(scene, hands.focused) == nullptr) hands.focused.clear();
    if (item_named(scene, hands.pressed) == nullptr) hands.pressed.clear();
    hands.hovered = hands.pointer ? label_at(scene, *hands.pointer) : "";
}

Highlight highlight(const Hands& hands, const Scene& scene) {
    const auto index_of = [&](const std::string& label) {
        return label.empty() ? std::optional<std::size_t>() : scene.item_labelled(label);
    };
    Highlight marks;
    marks.hovered = index_of(hands.hovered);
    marks.pressed = index_of(hands.pressed);
    marks.focused = index_of(hands.focused);
    return marks;
}

}  // namespace encounters::table
