// The one Theme: every colour, surface, text size, length and duration that the table uses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "table/presenter/clock.hpp"
#include "table/presenter/colour.hpp"
#include "table/presenter/icon.hpp"
#include "table/presenter/text_style.hpp"

namespace encounters::table {

// What things are made of. Text names the surface it lies on, so that its contrast is known.
enum class Surface : std::uint8_t {
    night,
    panel,
    panel_active,
    slot,
    dialog,
    tooltip,
    button,
    button_primary,
    button_danger,
    button_off,
    button_danger_off,
    paper,
    paper_lit,
    paper_spent,
    block,
    block_lit,
    tray,
    tray_well,
    selection,
    hinted,
    band_energy,
    band_missile,
    band_ballistic,
    band_melee,
    band_miscellaneous,
    band_spent,
    band_contract,
    seat_1,
    seat_2,
    seat_3,
    seat_4,
    seat_5,
    seat_6,
    seat_7,
    seat_8,
};
inline constexpr int kSurfaces = static_cast<int>(Surface::seat_8) + 1;

// Lengths in logical pixels; a gradient from top to bottom.
struct SurfaceStyle {
    Colour top = Colour::clear;
    Colour bottom = Colour::clear;
    Colour border = Colour::clear;
    float border_width = 0;
    float radius = 0;
    float shadow = 0;  // how far the soft shadow reaches
};

enum class TextRole : std::uint8_t {
    display,
    headline,
    value,
    number,
    title,
    card_title,
    card_body,
    body,
    body_strong,
    secondary,
    secondary_strong,
    caps,
    button,
    rule_text
};
inline constexpr int kTextRoles = static_cast<int>(TextRole::rule_text) + 1;

struct Spacing {
    float hair = 2;
    float small = 4;
    float medium = 8;
    float large = 12;
    float wide = 16;
};

struct Durations {
    Milliseconds roll{600};  // the longest a throw may take
    Milliseconds slide{220};
    Milliseconds fade{140};
    Milliseconds hold{500};    // Burn is held this long
    Milliseconds settle{300};  // a button under the pointer keeps its meaning this long
    Milliseconds tooltip{350};
};

// A pair that is allowed: this colour of text on this surface. Both ends of the gradient give 4.5:1 or more.
struct TextGround {
    Colour text = Colour::plain;
    Surface ground = Surface::night;
};

struct Theme {
    std::array<Rgba, kColours> colours{};
    std::array<SurfaceStyle, kSurfaces> surfaces{};
    std::array<TextStyle, kTextRoles> texts{};
    Spacing spacing{};
    Durations durations{};

    Rgba colour(Colour name) const { return colours[static_cast<std::size_t>(name)]; }
    const SurfaceStyle& surface(Surface name) const { return surfaces[static_cast<std::size_t>(name)]; }
    const TextStyle& text(TextRole role) const { return texts[static_cast<std::size_t>(role)]; }
};

const Theme& standard_theme();

// Every pair of text and ground in use.
std::span<const TextGround> text_grounds();
bool is_listed(TextGround pair);

// Seat 0 to 7 has a colour, a surface of that colour and a shape of its own.
Colour seat_colour(int seat);
Surface seat_surface(int seat);
IconName seat_shape(int seat);

}  // namespace encounters::table
