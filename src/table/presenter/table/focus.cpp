#include "table/presenter/table/focus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace encounters::table {

namespace {

// How far an item lies in a direction; nothing when it lies elsewhere. Sideways counts double.
float distance(const Rectangle& from, const Rectangle& to, Direction direction) {
    const float x = to.centre().x - from.centre().x;
    const float y = to.centre().y - from.centre().y;
    const bool is_level = direction == Direction::left || direction == Direction::right;
    const float forward = is_level ? (direction == Direction::right ? x : -x) : (direction == Direction::down ? y : -y);
    const float sideways = std::abs(is_level ? y : x);
    if (forward < 4) return std::numeric_limits<float>::infinity();
    return forward + 2 * sideways;
}

std::size_t place_in(const Scene& scene, const std::vector<std::size_t>& order, const std::string& label) {
    for (std::size_t place = 0; place < order.size(); ++place) {
        if (scene.items[order[place]].control->label == label) return place;
    }
    return order.size();
}

}  // namespace

std::string focus_towards(const Scene& scene, const std::string& from, Direction direction) {
    const std::vector<std::size_t> order = scene.focus_order();
    if (order.empty()) return "";
    const std::size_t place = place_in(scene, order, from);
    const auto label = [&](std::size_t at) { return scene.items[order[at]].control->label; };
    if (place == order.size()) return label(direction == Direction::previous ? order.size() - 1 : 0);
    if (direction == Direction::next) return label((place + 1) % order.size());
    if (direction == Direction::previous) return label((place + order.size() - 1) % order.size());
    const Rectangle here = scene.items[order[place]].visible();
    float nearest = std::numeric_limits<float>::infinity();
    std::size_t best = place;
    for (std::size_t other = 0; other < order.size(); ++other) {
        const float far = distance(here, scene.items[order[other]].visible(), direction);
        if (far < nearest) {
            nearest = far;
            best = other;
        }
    }
    return label(best);
}

std::string first_starting(const Scene& scene, const std::string& start) {
    for (const std::size_t index : scene.focus_order()) {
        const Control& control = *scene.items[index].control;
        if (control.is_enabled && control.label.rfind(start, 0) == 0) return control.label;
    }
    return "";
}

}  // namespace encounters::table
