// What people do with mouse and keys, in our own words and in logical coordinates; the platform translates into them.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "table/presenter/geometry.hpp"

namespace encounters::table {

enum class Key : std::uint8_t {
    none,
    enter,
    escape,
    space,
    tab,
    backspace,
    erase,
    left,
    right,
    up,
    down,
    home,
    end,
    page_up,
    page_down,
    plus,
    minus,
    f1,
    f2,
    f3,
    f4,
    f5,
    f6,
    f7,
    f8,
    f9,
    f10,
    f11,
    f12,
    digit_0,
    digit_1,
    digit_2,
    digit_3,
    digit_4,
    digit_5,
    digit_6,
    digit_7,
    digit_8,
    digit_9,
    a,
    b,
    c,
    d,
    e,
    f,
    g,
    h,
    i,
    j,
    k,
    l,
    m,
    n,
    o,
    p,
    q,
    r,
    s,
    t,
    u,
    v,
    w,
    x,
    y,
    z,
};

// A key with its modifiers, as a hot key or as pressed. `none` matches nothing.
struct KeyPress {
    Key key = Key::none;
    bool control = false;
    bool shift = false;
    friend bool operator==(const KeyPress&, const KeyPress&) = default;
};

// As shown on buttons: "Enter", "Ctrl Z", "Shift Tab", "5"; empty for none.
std::string key_name(const KeyPress& press);

enum class PointerButton : std::uint8_t { left, middle, right };

struct PointerMove {
    Point at{};
};
struct PointerDown {
    Point at{};
    PointerButton button = PointerButton::left;
};
struct PointerUp {
    Point at{};
    PointerButton button = PointerButton::left;
};
struct PointerGone {};  // the pointer left the window
struct Wheel {
    Point at{};
    float lines = 0;
};  // positive turns away from the person: towards the beginning
struct KeyDown {
    KeyPress press{};
    bool repeated = false;
};
struct KeyUp {
    Key key = Key::none;
};
struct TextTyped {
    std::string text;
};  // UTF-8
struct Resized {
    Size size{};
};                 // logical size of the window
struct Redraw {};  // uncovered, restored, or the device was reset
struct Minimised {};
struct Quit {};

using InputEvent = std::variant<PointerMove, PointerDown, PointerUp, PointerGone, Wheel, KeyDown, KeyUp, TextTyped,
                                Resized, Redraw, Minimised, Quit>;

}  // namespace encounters::table
