// Every colour of the table by name, and how well two of them can be told apart.
#pragma once

#include <cstdint>

namespace encounters::table {

struct Rgba {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    friend bool operator==(const Rgba&, const Rgba&) = default;
};

enum class Colour : std::uint8_t {
    clear,
    shadow,
    veil,
    night_top,
    night_bottom,
    panel_top,
    panel_bottom,
    panel_active_top,
    panel_active_bottom,
    slot_top,
    slot_bottom,
    edge,
    edge_bright,
    button_top,
    button_bottom,
    button_off_top,
    button_off_bottom,
    danger_top,
    danger_bottom,
    white,
    bright,
    plain,
    soft,
    amber,
    amber_top,
    amber_bottom,
    amber_dim,
    red,
    red_bright,
    green,
    blue,
    paper_top,
    paper_bottom,
    paper_edge,
    lit_top,
    lit_bottom,
    spent_top,
    spent_bottom,
    spent_edge,
    spent_text,
    ink_black,
    ink,
    ink_soft,
    ink_red,
    ink_green,
    block_top,
    block_bottom,
    tray_top,
    tray_bottom,
    tray_rim,
    tray_well,
    tray_text,
    energy,
    missile,
    ballistic,
    melee,
    miscellaneous,
    die_white,
    die_yellow,
    die_green,
    die_blue,
    die_black,
    pip_dark,
    pip_light,
    pip_empty,
    seat_1,
    seat_2,
    seat_3,
    seat_4,
    seat_5,
    seat_6,
    seat_7,
    seat_8,
};
inline constexpr int kColours = static_cast<int>(Colour::seat_8) + 1;

// WCAG contrast of two opaque colours: 1 for equal ones, 21 for black and white.
double contrast(Rgba a, Rgba b);

// `fraction` (0 to 1) of the way from a to b.
Rgba mixed(Rgba a, Rgba b, float fraction);

}  // namespace encounters::table
