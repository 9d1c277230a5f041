#include "table/presenter/table/react_keys.hpp"

#include <optional>

#include "table/presenter/table/act_on.hpp"
#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/focus.hpp"

namespace encounters::table {

namespace {

const Item* item_named(const Scene& scene, const std::string& label) {
    if (label.empty()) return nullptr;
    const std::optional<std::size_t> found = scene.item_labelled(label);
    return found ? &scene.items[*found] : nullptr;
}

// What F1 and Z are about: the focus, else what lies under the pointer.
const Item* item_meant(const UiState& ui, const Scene& scene) {
    const Item* focused = item_named(scene, ui.focused);
    return focused != nullptr ? focused : item_named(scene, ui.hovered);
}

std::optional<Direction> direction_of(Key key) {
    switch (key) {
        case Key::left: return Direction::left;
        case Key::right: return Direction::right;
        case Key::up: return Direction::up;
        case Key::down: return Direction::down;
        default: return std::nullopt;
    }
}

// Letters that take the focus to a group of things.
const char* group_of(Key key) {
    switch (key) {
        case Key::b: return "Buy ";
        case Key::r: return "Replace ";
        case Key::m: return "Ready ";
        case Key::u: return "Use ";
        case Key::k: return "Contract of column";
        default: return nullptr;
    }
}

void back_out(Reaction& reaction, const View& view) {
    UiState& ui = reaction.ui;
    if (ui.zoom || ui.glance) {
        ui.zoom.reset();
        ui.glance.reset();
    } else if (ui.selected != 0) {
        ui.selected = 0;
        ui.ranked = -1;
    } else if (!ui.focused.empty()) {
        ui.focused.clear();
    } else if (view.state.use.source != kNone && !view.undo_takes_back.empty()) {
        reaction.asks.emplace_back(Undo{});
    } else {
        reaction.asks.emplace_back(OpenMenu{});
    }
}

void press(Reaction& reaction, const View& view, const Scene& scene, const Item& item, Key key) {
    if (!item.control->is_held || !item.control->is_enabled) return activate(reaction, view, scene, item);
    reaction.ui.pressed = item.control->label;
    reaction.ui.pressed_key = key;
    reaction.ui.pressed_at = reaction.ui.now;
}

bool open_rules_or_card(Reaction& reaction, const Scene& scene, Key key) {
    UiState& ui = reaction.ui;
    const Item* meant = item_meant(ui, scene);
    if (key == Key::f1) {
        ui.rules_open = !ui.rules_open;
        ui.rules_scroll = 0;
        ui.rule = meant != nullptr ? meant->control->rule : "";
        return true;
    }
    if (key != Key::z) return false;
    if (ui.zoom) {
        ui.zoom.reset();
    } else if (meant != nullptr && meant->control->card) {
        ui.zoom = meant->control->card;
        ui.glance.reset();
    }
    return true;
}

bool move_focus(Reaction& reaction, const Scene& scene, const KeyPress& press) {
    UiState& ui = reaction.ui;
    const std::optional<Direction> direction = direction_of(press.key);
    if (direction && ui.rules_open) {
        ui.rules_scroll += press.key == Key::up ? -1 : press.key == Key::down ? 1 : 0;
        return true;
    }
    if (direction) {
        ui.focused = focus_towards(scene, ui.focused, *direction);
        return true;
    }
    if (press.key != Key::tab) return false;
    ui.focused = focus_towards(scene, ui.focused, press.shift ? Direction::previous : Direction::next);
    return true;
}

// Tab goes through the locks while there are any, and through everything else otherwise.
bool next_lock(Reaction& reaction, const View& view, const Scene& scene, const KeyPress& key) {
    KeyPress tab;
    tab.key = Key::tab;
    if (key.key != Key::tab || !scene.item_for(tab)) return false;
    const int locks = static_cast<int>(view.ranked_locks.size());
    if (locks == 0) return false;
    const int step = key.shift ? -1 : 1;
    const int from = reaction.ui.ranked < 0 && step < 0 ? 0 : reaction.ui.ranked;
    reaction.ui.ranked = (from + step + locks) % locks;
    reaction.ui.selected = view.ranked_locks[static_cast<std::size_t>(reaction.ui.ranked)].dice;
    reaction.ui.focused.clear();
    return true;
}

}  // namespace

namespace {

// Ctrl+Shift+Z is another name of Ctrl+Y.
KeyDown by_its_usual_name(KeyDown key) {
    if (key.press == KeyPress{Key::z, true, true}) key.press = {Key::y, true, false};
    return key;
}

}  // namespace

void react_to_key(Reaction& reaction, const View& view, const Scene& scene, const KeyDown& pressed) {
    const KeyDown key = by_its_usual_name(pressed);
    UiState& ui = reaction.ui;
    ui.device = Device::keys;
    if (key.repeated && !direction_of(key.press.key) && key.press.key != Key::tab) return;
    const Item* focused = item_named(scene, ui.focused);
    if (key.press.key == Key::enter && focused != nullptr) return press(reaction, view, scene, *focused, Key::enter);
    const bool is_plain = !key.press.control && !key.press.shift;
    if (is_plain && !ui.zoom && choose_colour(ui, view, key.press.key)) return;
    if (is_plain && open_rules_or_card(reaction, scene, key.press.key)) return;
    if (ui.zoom && key.press.key != Key::none) return back_out(reaction, view);
    if (next_lock(reaction, view, scene, key.press)) return;
    if (is_plain && refuse_face(ui, view, key.press.key)) return;
    if (const std::optional<std::size_t> item = scene.item_for(key.press))
        return press(reaction, view, scene, scene.items[*item], key.press.key);
    if (key.press.key == Key::escape) return back_out(reaction, view);
    if (move_focus(reaction, scene, key.press)) return;
    const char* group = is_plain ? group_of(key.press.key) : nullptr;
    if (group == nullptr) return;
    if (key.press.key == Key::u || key.press.key == Key::m) ui.tab = PanelTab::mine;
    ui.focused = std::string(group) + "*";
}

void react_to_key_up(Reaction& reaction, const KeyUp& key) {
    if (reaction.ui.pressed_key == Key::none || reaction.ui.pressed_key != key.key) return;
    reaction.ui.pressed.clear();
    reaction.ui.pressed_key = Key::none;
}

}  // namespace encounters::table
