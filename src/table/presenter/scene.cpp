#include "table/presenter/scene.hpp"

#include <algorithm>

namespace encounters::table {

namespace {

// The first item that input can reach: the topmost veil, or the first of all.
std::size_t first_reachable(const std::vector<Item>& items) {
    for (std::size_t index = items.size(); index > 0; --index) {
        if (std::holds_alternative<Veil>(items[index - 1].drawing)) return index - 1;
    }
    return 0;
}

}  // namespace

const Intent* Scene::intent_of(const Item& item) const {
    if (!item.control || item.control->intent >= intents.size()) return nullptr;
    return &intents[item.control->intent];
}

std::optional<std::size_t> Scene::item_at(Point point) const {
    const std::size_t first = first_reachable(items);
    for (std::size_t index = items.size(); index > first; --index) {
        const Item& item = items[index - 1];
        if (item.control && item.visible().contains(point)) return index - 1;
    }
    return std::nullopt;
}

std::vector<std::size_t> Scene::focus_order() const {
    std::vector<std::size_t> order;
    for (std::size_t index = first_reachable(items); index < items.size(); ++index) {
        if (items[index].control && items[index].control->focus >= 0) order.push_back(index);
    }
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return items[a].control->focus < items[b].control->focus;
    });
    return order;
}

std::optional<std::size_t> Scene::item_for(const KeyPress& press) const {
    std::optional<std::size_t> greyed;
    if (press.key == Key::none) return greyed;
    for (std::size_t index = first_reachable(items); index < items.size(); ++index) {
        const std::optional<Control>& control = items[index].control;
        if (!control || !(control->key == press || control->other_key == press)) continue;
        if (control->is_enabled) return index;
        if (!greyed) greyed = index;
    }
    return greyed;
}

std::optional<std::size_t> Scene::item_labelled(std::string_view label) const {
    for (std::size_t index = 0; index < items.size(); ++index) {
        if (items[index].control && items[index].control->label == label) return index;
    }
    return std::nullopt;
}

}  // namespace encounters::table
