#include "table/presenter/theme.hpp"

namespace encounters::table {

namespace {

struct NamedColour {
    Colour name;
    std::uint32_t rgb;
    std::uint8_t alpha = 255;
};

constexpr NamedColour kPalette[] = {
    {Colour::clear, 0x000000, 0},
    {Colour::shadow, 0x05070A, 120},
    {Colour::veil, 0x080A0E, 176},

    {Colour::night_top, 0x20272F},
    {Colour::night_bottom, 0x12161C},
    {Colour::panel_top, 0x1F262E},
    {Colour::panel_bottom, 0x1A2027},
    {Colour::panel_active_top, 0x30343A},
    {Colour::panel_active_bottom, 0x292D33},
    {Colour::slot_top, 0x272F38},
    {Colour::slot_bottom, 0x222A32},
    {Colour::edge, 0x313A44},
    {Colour::edge_bright, 0x485360},

    {Colour::button_top, 0x353C46},
    {Colour::button_bottom, 0x2B323B},
    {Colour::button_off_top, 0x262C34},
    {Colour::button_off_bottom, 0x22282F},
    {Colour::danger_top, 0x3B2A2C},
    {Colour::danger_bottom, 0x302326},

    {Colour::white, 0xFFFFFF},
    {Colour::bright, 0xF4F1E8},
    {Colour::plain, 0xDDE1E4},
    {Colour::soft, 0x9EA8B3},
    {Colour::amber, 0xE8A33D},
    {Colour::amber_top, 0xF0B04E},
    {Colour::amber_bottom, 0xE2982F},
    {Colour::amber_dim, 0x8A6530},
    {Colour::red, 0xC24F38},
    {Colour::red_bright, 0xF08A72},
    {Colour::green, 0x86CB8B},
    {Colour::blue, 0x8DB8EA},

    {Colour::paper_top, 0xE5DCC7},
    {Colour::paper_bottom, 0xD0C4A7},
    {Colour::paper_edge, 0xB9AC8D},
    {Colour::lit_top, 0xF4EDDA},
    {Colour::lit_bottom, 0xEBE1C8},
    {Colour::spent_top, 0x3E464F},
    {Colour::spent_bottom, 0x343B44},
    {Colour::spent_edge, 0x4B545E},
    {Colour::spent_text, 0xBAC1C9},
    {Colour::ink_black, 0x0C0E10},
    {Colour::ink, 0x23262B},
    {Colour::ink_soft, 0x524C3B},
    {Colour::ink_red, 0x8E2B18},
    {Colour::ink_green, 0x22592F},
    {Colour::block_top, 0x2A2E35},
    {Colour::block_bottom, 0x1F2227},

    {Colour::tray_top, 0x3A2F26},
    {Colour::tray_bottom, 0x2A211B},
    {Colour::tray_rim, 0x5A473A},
    {Colour::tray_well, 0x1B1511},
    {Colour::tray_text, 0xC9B8A2},

    {Colour::energy, 0xE3B52E},
    {Colour::missile, 0x4F9B57},
    {Colour::ballistic, 0x4A7FC1},
    {Colour::melee, 0x2E3138},
    {Colour::miscellaneous, 0xECE7DB},
    {Colour::die_white, 0xECE7DB},
    {Colour::die_yellow, 0xE3B52E},
    {Colour::die_green, 0x4F9B57},
    {Colour::die_blue, 0x4A7FC1},
    {Colour::die_black, 0x2E3138},
    {Colour::pip_dark, 0x1C1F24},
    {Colour::pip_light, 0xF6F3EA},
    {Colour::pip_empty, 0x39424C},

    {Colour::seat_1, 0xE8A33D},
    {Colour::seat_2, 0x5FB8AE},
    {Colour::seat_3, 0xD48BC9},
    {Colour::seat_4, 0x93A9D1},
    {Colour::seat_5, 0xB9C95A},
    {Colour::seat_6, 0xE08766},
    {Colour::seat_7, 0x76B9EE},
    {Colour::seat_8, 0xCFC3A8},
};
static_assert(sizeof(kPalette) / sizeof(kPalette[0]) == kColours);

struct NamedSurface {
    Surface name;
    SurfaceStyle style;
};

constexpr float kCardRadius = 6;
constexpr float kPanelRadius = 7;

constexpr NamedSurface kMaterials[] = {
    {Surface::night, {Colour::night_top, Colour::night_bottom, Colour::clear, 0, 0, 0}},
    {Surface::panel, {Colour::panel_top, Colour::panel_bottom, Colour::edge, 1, kPanelRadius, 0}},
    {Surface::panel_active, {Colour::panel_active_top, Colour::panel_active_bottom, Colour::amber, 2, kPanelRadius, 4}},
    {Surface::slot, {Colour::slot_top, Colour::slot_bottom, Colour::edge, 1, kPanelRadius, 0}},
    {Surface::dialog, {Colour::panel_active_top, Colour::panel_bottom, Colour::edge_bright, 1, 10, 24}},
    {Surface::tooltip, {Colour::block_top, Colour::block_bottom, Colour::edge_bright, 1, 5, 8}},

    {Surface::button, {Colour::button_top, Colour::button_bottom, Colour::edge_bright, 1, kPanelRadius, 4}},
    {Surface::button_primary, {Colour::amber_top, Colour::amber_bottom, Colour::amber_top, 1, kPanelRadius, 5}},
    {Surface::button_danger, {Colour::danger_top, Colour::danger_bottom, Colour::red, 1.5F, kPanelRadius, 4}},
    {Surface::button_off, {Colour::button_off_top, Colour::button_off_bottom, Colour::edge, 1, kPanelRadius, 0}},
    {Surface::button_danger_off, {Colour::danger_top, Colour::danger_bottom, Colour::red, 1, kPanelRadius, 0}},

    {Surface::paper, {Colour::paper_top, Colour::paper_bottom, Colour::paper_edge, 1, kCardRadius, 4}},
    {Surface::paper_lit, {Colour::lit_top, Colour::lit_bottom, Colour::amber, 2, kCardRadius, 6}},
    {Surface::paper_spent, {Colour::spent_top, Colour::spent_bottom, Colour::spent_edge, 1, kCardRadius, 4}},
    {Surface::block, {Colour::block_top, Colour::block_bottom, Colour::clear, 0, 5, 0}},
    {Surface::block_lit, {Colour::amber_top, Colour::amber_bottom, Colour::clear, 0, 5, 0}},
    {Surface::tray, {Colour::tray_top, Colour::tray_bottom, Colour::tray_rim, 3, 12, 5}},
    {Surface::tray_well, {Colour::tray_top, Colour::tray_bottom, Colour::tray_well, 1.5F, 8, 0}},
    {Surface::selection, {Colour::clear, Colour::clear, Colour::amber, 2.5F, 10, 0}},
    {Surface::hinted, {Colour::clear, Colour::clear, Colour::green, 3, 10, 0}},

    {Surface::band_energy, {Colour::energy, Colour::energy, Colour::clear, 0, 0, 0}},
    {Surface::band_missile, {Colour::missile, Colour::missile, Colour::clear, 0, 0, 0}},
    {Surface::band_ballistic, {Colour::ballistic, Colour::ballistic, Colour::clear, 0, 0, 0}},
    {Surface::band_melee, {Colour::melee, Colour::melee, Colour::clear, 0, 0, 0}},
    {Surface::band_miscellaneous, {Colour::miscellaneous, Colour::miscellaneous, Colour::clear, 0, 0, 0}},
    {Surface::band_spent, {Colour::spent_edge, Colour::spent_edge, Colour::clear, 0, 0, 0}},
    {Surface::band_contract, {Colour::red, Colour::red, Colour::clear, 0, 0, 0}},

    {Surface::seat_1, {Colour::seat_1, Colour::seat_1, Colour::clear, 0, 4, 0}},
    {Surface::seat_2, {Colour::seat_2, Colour::seat_2, Colour::clear, 0, 4, 0}},
    {Surface::seat_3, {Colour::seat_3, Colour::seat_3, Colour::clear, 0, 4, 0}},
    {Surface::seat_4, {Colour::seat_4, Colour::seat_4, Colour::clear, 0, 4, 0}},
    {Surface::seat_5, {Colour::seat_5, Colour::seat_5, Colour::clear, 0, 4, 0}},
    {Surface::seat_6, {Colour::seat_6, Colour::seat_6, Colour::clear, 0, 4, 0}},
    {Surface::seat_7, {Colour::seat_7, Colour::seat_7, Colour::clear, 0, 4, 0}},
    {Surface::seat_8, {Colour::seat_8, Colour::seat_8, Colour::clear, 0, 4, 0}},
};
static_assert(sizeof(kMaterials) / sizeof(kMaterials[0]) == kSurfaces);

struct NamedText {
    TextRole role;
    TextStyle style;
};

constexpr NamedText kTexts[] = {
    {TextRole::display, {FontFace::condensed_bold, 54, 1}},
    {TextRole::headline, {FontFace::condensed_bold, 34, 0}},
    {TextRole::value, {FontFace::condensed_bold, 28, 0}},
    {TextRole::number, {FontFace::condensed_bold, 20, 0}},
    {TextRole::title, {FontFace::condensed_bold, 17, 0}},
    {TextRole::card_title, {FontFace::condensed_bold, 15, 0}},
    {TextRole::card_body, {FontFace::condensed_medium, 13, 0}},
    {TextRole::body, {FontFace::condensed, 13, 0}},
    {TextRole::body_strong, {FontFace::condensed_bold, 13, 0}},
    {TextRole::secondary, {FontFace::condensed, 11, 0}},
    {TextRole::secondary_strong, {FontFace::condensed_bold, 11, 0}},
    {TextRole::caps, {FontFace::condensed_bold, 11, 1.6F}},
    {TextRole::button, {FontFace::condensed_bold, 16, 0}},
    {TextRole::rule_text, {FontFace::plain, 14, 0}},
};
static_assert(sizeof(kTexts) / sizeof(kTexts[0]) == kTextRoles);

Rgba rgba_of(const NamedColour& named) {
    return {static_cast<std::uint8_t>(named.rgb >> 16), static_cast<std::uint8_t>(named.rgb >> 8),
            static_cast<std::uint8_t>(named.rgb), named.alpha};
}

Theme made_theme() {
    Theme theme;
    for (const NamedColour& named : kPalette) theme.colours[static_cast<std::size_t>(named.name)] = rgba_of(named);
    for (const NamedSurface& named : kMaterials) theme.surfaces[static_cast<std::size_t>(named.name)] = named.style;
    for (const NamedText& named : kTexts) theme.texts[static_cast<std::size_t>(named.role)] = named.style;
    return theme;
}

constexpr IconName kSeatShapes[] = {IconName::seat_shield,  IconName::seat_circle,  IconName::seat_triangle,
                                    IconName::seat_diamond, IconName::seat_hexagon, IconName::seat_square,
                                    IconName::seat_star,    IconName::seat_pentagon};

}  // namespace

const Theme& standard_theme() {
    static const Theme theme = made_theme();
    return theme;
}

Colour seat_colour(int seat) { return static_cast<Colour>(static_cast<int>(Colour::seat_1) + seat % 8); }

Surface seat_surface(int seat) { return static_cast<Surface>(static_cast<int>(Surface::seat_1) + seat % 8); }

IconName seat_shape(int seat) { return kSeatShapes[seat % 8]; }

}  // namespace encounters::table
