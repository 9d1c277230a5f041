// What hands do on a screen of plain controls: pointing, clicking, the focus and hot keys; the table has its own.
#pragma once

#include <optional>
#include <string>

#include "table/presenter/input.hpp"
#include "table/presenter/scene.hpp"

namespace encounters::table {

// Items are remembered by their labels, which outlive a layout.
struct Hands {
    std::optional<Point> pointer{};
    std::string hovered{};
    std::string focused{};
    std::string pressed{};
    bool operator==(const Hands&) const = default;
};

// One event on the scene that the person sees. What it activates, to be carried out by the caller.
std::optional<Intent> react(Hands& hands, const Scene& scene, const InputEvent& event);

// To be called with every new layout: forgets what is gone, and notices what has come under the resting pointer.
void after_layout(Hands& hands, const Scene& scene);

Highlight highlight(const Hands& hands, const Scene& scene);

// The item with this label, when there is one.
const Item* item_named(const Scene& scene, const std::string& label);

}  // namespace encounters::table
