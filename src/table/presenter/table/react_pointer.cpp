#include "table/presenter/table/react_pointer.hpp"

#include <algorithm>
#include <cmath>

#include "table/presenter/table/act_on.hpp"
#include "table/presenter/table/regions.hpp"

namespace encounters::table {

namespace {

constexpr Milliseconds kLongAgo{-10000};

const Item* item_under(const Scene& scene, Point at) {
    const std::optional<std::size_t> found = scene.item_at(at);
    return found ? &scene.items[*found] : nullptr;
}

std::string label_under(const Scene& scene, Point at) {
    const Item* item = item_under(scene, at);
    return item == nullptr ? "" : item->control->label;
}

std::optional<int> die_of(const Scene& scene, const std::string& label) {
    const std::optional<std::size_t> found = label.empty() ? std::nullopt : scene.item_labelled(label);
    if (!found) return std::nullopt;
    const Intent* intent = scene.intent_of(scene.items[*found]);
    const ToggleDie* toggle = intent == nullptr ? nullptr : std::get_if<ToggleDie>(intent);
    if (toggle == nullptr || !scene.items[*found].control->is_enabled) return std::nullopt;
    return toggle->index;
}

bool is_newest_encounter(const View& view, const Item& item) {
    const Control& control = *item.control;
    return view.state.newest != kNone && control.card && control.card->kind == CardKind::encounter &&
           control.card->id == view.state.encounters[view.state.newest].card.value &&
           control.label.rfind("Encounter ", 0) == 0;
}

// A die dropped on the open Encounter joins the selection; a selection that fits is locked by it.
void drop_die(Reaction& reaction, const View& view, int die) {
    reaction.ui.selected |= 1U << die;
    reaction.ui.ranked = -1;
    View chosen = view;
    chosen.ui = reaction.ui;
    const Move lock = selected_lock(chosen);
    if (view.is_legal(lock)) reaction.asks.emplace_back(SendMove{lock});
}

void scroll_columns(Reaction& reaction, const View& view, const Regions& regions, const Wheel& wheel) {
    const ColumnWindow window = column_window(view, regions);
    if (window.count == 0) return;
    const int shown = static_cast<int>((wheel.at.x - regions.tableau.x) / (window.width + 14));
    const std::size_t column = static_cast<std::size_t>(window.first + std::clamp(shown, 0, window.count - 1));
    std::int16_t& back = reaction.ui.column_scroll[column];
    int encounters = 0;
    for (int index = 0; index < view.state.encounter_count; ++index)
        encounters += view.state.encounters[static_cast<std::size_t>(index)].column == column ? 1 : 0;
    back = static_cast<std::int16_t>(
        std::clamp(back + static_cast<int>(std::lround(wheel.lines)), 0, std::max(0, encounters - 1)));
}

}  // namespace

void react_to_move(Reaction& reaction, const Scene& scene, Point at) {
    UiState& ui = reaction.ui;
    ui.device = Device::mouse;
    ui.focused.clear();
    ui.pointer = at;
    const std::string label = label_under(scene, at);
    if (label == ui.hovered) return;
    ui.hovered = label;
    ui.hovered_since = ui.now;
    ui.changed_at = kLongAgo;
    ui.glance.reset();
}

void react_to_down(Reaction& reaction, const Scene& scene, const PointerDown& down) {
    UiState& ui = reaction.ui;
    react_to_move(reaction, scene, down.at);
    ui.glance.reset();
    const Item* item = item_under(scene, down.at);
    if (down.button == PointerButton::right) {
        if (item != nullptr && item->control->card) ui.zoom = item->control->card;
        return;
    }
    if (down.button != PointerButton::left || item == nullptr) return;
    if (ui.now - ui.changed_at < standard_theme().durations.settle) return;
    ui.pressed = item->control->label;
    ui.pressed_key = Key::none;
    ui.pressed_at = ui.now;
}

void react_to_up(Reaction& reaction, const View& view, const Scene& scene, const PointerUp& up) {
    UiState& ui = reaction.ui;
    if (up.button != PointerButton::left || ui.pressed_key != Key::none) return;
    const std::string pressed = ui.pressed;
    ui.pressed.clear();
    const Item* item = item_under(scene, up.at);
    if (pressed.empty() || item == nullptr) return;
    const std::optional<int> die = die_of(scene, pressed);
    if (item->control->label == pressed) {
        if (!item->control->is_held && item->control->is_enabled) activate(reaction, view, scene, *item);
    } else if (die && is_newest_encounter(view, *item)) {
        drop_die(reaction, view, *die);
    }
}

void react_to_wheel(Reaction& reaction, const View& view, const Scene& scene, const Wheel& wheel) {
    UiState& ui = reaction.ui;
    if (ui.rules_open) {
        ui.rules_scroll -= static_cast<int>(std::lround(wheel.lines));
        return;
    }
    const Regions regions = regions_for(view, scene.size);
    if (regions.panel.contains(wheel.at)) {
        const int lines = static_cast<int>(std::lround(wheel.lines * 3));
        ui.log_scroll = std::clamp(ui.log_scroll + lines, 0, std::max(0, static_cast<int>(view.log.size()) - 1));
    } else if (regions.tableau.contains(wheel.at)) {
        scroll_columns(reaction, view, regions, wheel);
    }
}

void react_to_gone(Reaction& reaction) {
    reaction.ui.pointer.reset();
    reaction.ui.hovered.clear();
    reaction.ui.glance.reset();
    if (reaction.ui.pressed_key == Key::none) reaction.ui.pressed.clear();
}

}  // namespace encounters::table
