// Panels, cards and buttons as pixels: rounded, shaded, with border, band and soft shadow, smooth at every size. No
// SDL.
#pragma once

#include <cstdint>
#include <vector>

#include "table/presenter/colour.hpp"
#include "table/presenter/drawing.hpp"

namespace encounters::table {

// Straight (not premultiplied) ARGB, 8 bits each, row by row.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> argb;

    std::uint32_t& at(int x, int y) {
        return argb[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
    std::uint32_t at(int x, int y) const {
        return argb[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    }
};

// All lengths in pixels.
struct RoundedShape {
    int width = 1;
    int height = 1;
    float radius = 0;
    Rgba top{};
    Rgba bottom{};
    Rgba border{0, 0, 0, 0};
    float border_width = 0;
    float bevel = 0;  // 0-1: how bright the lit upper edge is
    float grain = 0;  // how much the paper's fibres vary, in levels of 255
    Band band = Band::none;
    Rgba band_colour{};
    float band_size = 0;
    Rgba shadow{0, 0, 0, 0};
    float shadow_reach = 0;
    float shadow_drop = 0;  // how far below the shape its shadow lies
};

// How far the pixels of a shape reach beyond it on every side, for its shadow.
int margin_of(const RoundedShape& shape);

// The picture is larger than the shape by margin_of on every side.
Pixels drawn(const RoundedShape& shape);

// A disc that fills a square of `size` pixels.
Pixels disc(int size, Rgba colour);

// A night sky of a table top: a gradient with a faint glow above its middle, opaque, without visible steps.
Pixels backdrop(int width, int height, Rgba top, Rgba bottom);

std::uint32_t packed(Rgba colour);

}  // namespace encounters::table
