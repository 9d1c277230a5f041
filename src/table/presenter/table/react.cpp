#include "table/presenter/table/react.hpp"

#include <algorithm>

#include "table/presenter/table/act_on.hpp"
#include "table/presenter/table/focus.hpp"
#include "table/presenter/table/react_keys.hpp"
#include "table/presenter/table/react_pointer.hpp"

namespace encounters::table {

namespace {

const Durations& durations() { return standard_theme().durations; }

// A card is glanced at after resting on it for twice as long as a tooltip takes.
Milliseconds glance_delay() { return 2 * durations().tooltip; }

const Item* item_named(const Scene& scene, const std::string& label) {
    if (label.empty()) return nullptr;
    const std::optional<std::size_t> found = scene.item_labelled(label);
    return found ? &scene.items[*found] : nullptr;
}

const Item* held_item(const UiState& ui, const Scene& scene) {
    const Item* item = item_named(scene, ui.pressed);
    return item != nullptr && item->control->is_held && item->control->is_enabled ? item : nullptr;
}

const Item* card_to_glance_at(const UiState& ui, const Scene& scene) {
    if (ui.device != Device::mouse || ui.zoom || ui.glance || !ui.pressed.empty()) return nullptr;
    const Item* item = item_named(scene, ui.hovered);
    return item != nullptr && item->control->card ? item : nullptr;
}

struct TakeEvent {
    Reaction& reaction;
    const View& view;
    const Scene& scene;

    void operator()(const PointerMove& move) const { react_to_move(reaction, scene, move.at); }
    void operator()(const PointerDown& down) const { react_to_down(reaction, scene, down); }
    void operator()(const PointerUp& up) const { react_to_up(reaction, view, scene, up); }
    void operator()(const PointerGone&) const { react_to_gone(reaction); }
    void operator()(const Wheel& wheel) const { react_to_wheel(reaction, view, scene, wheel); }
    void operator()(const KeyDown& key) const { react_to_key(reaction, view, scene, key); }
    void operator()(const KeyUp& key) const { react_to_key_up(reaction, key); }
    void operator()(const TextTyped&) const {}
    void operator()(const Resized&) const {}
    void operator()(const Redraw&) const {}
    void operator()(const Minimised&) const {}
    void operator()(const Quit&) const { reaction.asks.emplace_back(LeaveProgram{}); }
};

}  // namespace

Reaction react(const View& view, const Scene& scene, const InputEvent& event, Milliseconds now) {
    Reaction reaction = pass_time(view, scene, now);
    std::visit(TakeEvent{reaction, view, scene}, event);
    return reaction;
}

Reaction pass_time(const View& view, const Scene& scene, Milliseconds now) {
    Reaction reaction{view.ui, {}};
    reaction.ui.now = now;
    if (const Item* held = held_item(reaction.ui, scene);
        held != nullptr && now - reaction.ui.pressed_at >= durations().hold) {
        reaction.ui.pressed.clear();
        reaction.ui.pressed_key = Key::none;
        activate(reaction, view, scene, *held);
        return reaction;
    }
    const Item* card = card_to_glance_at(reaction.ui, scene);
    if (card != nullptr && now - reaction.ui.hovered_since >= glance_delay()) reaction.ui.glance = card->control->card;
    return reaction;
}

std::optional<Milliseconds> time_to_wait(const View& view, const Scene& scene, Milliseconds now) {
    constexpr Milliseconds kFrame{16};
    if (held_item(view.ui, scene) != nullptr) return kFrame;
    if (card_to_glance_at(view.ui, scene) == nullptr) return std::nullopt;
    return std::max(Milliseconds{1}, view.ui.hovered_since + glance_delay() - now);
}

UiState after_layout(const View& view, const Scene& scene, Milliseconds now) {
    UiState ui = view.ui;
    if (!ui.focused.empty() && ui.focused.back() == '*') {
        ui.focused = first_starting(scene, ui.focused.substr(0, ui.focused.size() - 1));
    } else if (!ui.focused.empty() && !scene.item_labelled(ui.focused)) {
        ui.focused.clear();
    }
    if (!ui.pointer) return ui;
    const std::optional<std::size_t> under = scene.item_at(*ui.pointer);
    const std::string label = under ? scene.items[*under].control->label : "";
    if (label == ui.hovered) return ui;
    ui.hovered = label;
    ui.hovered_since = now;
    ui.changed_at = now;
    return ui;
}

Highlight highlight(const UiState& ui, const Scene& scene) {
    const auto index_of_label = [&](const std::string& label) {
        return label.empty() ? std::optional<std::size_t>() : scene.item_labelled(label);
    };
    Highlight marks;
    if (ui.device == Device::mouse) marks.hovered = index_of_label(ui.hovered);
    marks.pressed = index_of_label(ui.pressed);
    marks.focused = index_of_label(ui.focused);
    if (held_item(ui, scene) != nullptr) {
        const float passed = static_cast<float>((ui.now - ui.pressed_at).count());
        marks.held = std::clamp(passed / static_cast<float>(durations().hold.count()), 0.0F, 1.0F);
    }
    return marks;
}

}  // namespace encounters::table
