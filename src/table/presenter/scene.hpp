// One picture of the window as data: a flat list of items that mouse, keys, focus, tests and the renderer all read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/presenter/drawing.hpp"
#include "table/presenter/geometry.hpp"
#include "table/presenter/input.hpp"
#include "table/presenter/intent.hpp"

namespace encounters::table {

// From below to above; within a layer later items lie above earlier ones.
enum class Layer : std::uint8_t {
    ground,
    board,
    pieces,
    flight,
    tooltip,
    dialog,
    dialog_pieces,
    zoom,
    zoom_pieces,
    alert,
    alert_pieces
};

using IntentHandle = std::uint32_t;

// What an item does: the intent it sends, or the words why it can't now.
struct Control {
    IntentHandle intent = 0;  // of the scene's own list
    bool is_enabled = true;
    bool is_held = false;  // acts after being held for Durations::hold
    std::string why_not;   // a sentence, when not enabled
    std::string rule;      // the id of the rule that says so, when there is one
    std::string label;     // for people who listen, and for tests
    int focus = -1;        // order in which Tab and arrows reach it; below 0 never
    KeyPress key{};
    KeyPress other_key{};  // does the same, and isn't shown
    std::optional<CardKey> card{};  // shown by it: what hovering and Z zoom
};

struct Item {
    Rectangle rectangle{};
    std::optional<Rectangle> clip{};
    Layer layer = Layer::board;
    Drawing drawing{};
    std::optional<Control> control{};

    // What can be seen of it.
    Rectangle visible() const { return clip ? intersection(rectangle, *clip) : rectangle; }
};

struct Scene {
    Size size{};
    std::vector<Item> items;  // in drawing order once built
    std::vector<Intent> intents;

    const Intent* intent_of(const Item& item) const;
    // The topmost item with a control under the point, enabled or not; nothing below a veil.
    std::optional<std::size_t> item_at(Point point) const;
    // Items that can have the focus, in its order; only those above the topmost veil.
    std::vector<std::size_t> focus_order() const;
    // The item whose hot key this is, enabled ones first; only those above the topmost veil.
    std::optional<std::size_t> item_for(const KeyPress& press) const;
    // The first item with this label.
    std::optional<std::size_t> item_labelled(std::string_view label) const;
};

// What the person is pointing at; changes without a new layout.
struct Highlight {
    std::optional<std::size_t> hovered{};
    std::optional<std::size_t> pressed{};
    std::optional<std::size_t> focused{};
    float held = 0;  // 0-1 of the pressed item's hold
    friend bool operator==(const Highlight&, const Highlight&) = default;
};

}  // namespace encounters::table
