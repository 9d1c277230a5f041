// What an item of the scene looks like: one small struct for each kind of thing that can be drawn.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "table/presenter/icon.hpp"
#include "table/presenter/theme.hpp"

namespace encounters::table {

// Border of a panel or card: its surface's own, or one that calls for attention.
// `light` keeps dark things apart from dark grounds.
enum class Edge : std::uint8_t { plain, lit, danger, light };

struct Panel {
    Surface surface = Surface::panel;
    Edge edge = Edge::plain;
    float radius = -1;  // logical pixels; below 0 the surface's own
};

enum class Align : std::uint8_t { left, centre, right };

// One line, centred vertically in its rectangle. `is_cut` says that it already ends with an ellipsis.
struct Text {
    std::string text;
    TextStyle style{};
    Colour colour = Colour::plain;
    Surface ground = Surface::night;
    Align align = Align::left;
    bool is_cut = false;
};

struct Icon {
    IconName name = IconName::information;
    Colour tint = Colour::plain;
    bool is_ground = false;  // words may lie on it, as on a seat's badge
};

enum class DieColour : std::uint8_t { white, yellow, green, blue, black };
enum class DieMarking : std::uint8_t { pips, letter, pips_and_letter };  // a letter alone is an icon of a card's cost

struct Die {
    DieColour colour = DieColour::white;
    std::uint8_t face = 1;  // 1-6; 0 shows a blank one
    DieMarking marking = DieMarking::pips_and_letter;
    float degrees = 0;      // while it rolls
    bool is_faded = false;  // can't be used now
};

enum class Band : std::uint8_t { none, top, left };

// A printed dossier: paper with a coloured band along one side.
struct Card {
    Surface surface = Surface::paper;
    Band band = Band::none;
    Surface band_surface = Surface::band_miscellaneous;
    float band_size = 0;  // logical pixels
    Edge edge = Edge::plain;
};

// Only the body: its words are Text items over it. `held` (0-1) is how much of a hold has passed.
struct Button {
    Surface surface = Surface::button;
    float held = 0;
};

// `count` small bars in a row, the first `filled` of them coloured; `pending` more are outlined in the colour.
struct Pips {
    int count = 10;
    int filled = 0;
    Colour colour = Colour::amber;
    int pending = 0;
};

enum class Dash : std::uint8_t { solid, dashed };

// Along the longer side of its rectangle, through its middle.
struct Line {
    Colour colour = Colour::edge;
    float thickness = 1;
    Dash dash = Dash::solid;
};

// Dims everything below its layer and takes its input away.
struct Veil {};

// A word stamped aslant in a frame.
struct Stamp {
    std::string text;
    TextStyle style{};
    Colour colour = Colour::ink_red;
    Surface ground = Surface::paper;
    float degrees = -6;
};

// Nothing to see: an area that reacts, such as the one of a widget drawn by others.
struct Target {};

using Drawing = std::variant<Panel, Text, Icon, Die, Card, Button, Pips, Line, Veil, Stamp, Target>;

}  // namespace encounters::table
