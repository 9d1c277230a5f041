// Icons from their SVG files, one texture for each size.
#include <fmt/format.h>

#include <algorithm>

#include "table/platform/painter.hpp"
#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

bool brings_its_colours(IconName name) { return name <= IconName::die_black || name == IconName::app; }

}  // namespace

void draw_inline_icon(const Brush& brush, const Rectangle& where, IconName name, Rgba tint) {
    SDL_Rect target = in_pixels(where, brush.pixels);
    const int side = std::min(target.w, target.h);
    if (side <= 0) return;
    target = {target.x + (target.w - side) / 2, target.y + (target.h - side) / 2, side, side};
    const std::string key = fmt::format("i{},{}", static_cast<int>(name), side);
    SDL_Texture* texture = brush.textures->find(key);
    if (texture == nullptr) {
        const std::string path = fmt::format("{}/{}.svg", brush.icons, icon_file(name));
        texture = brush.textures->keep(key, svg_surface(path, side, side).get());
    }
    draw_tinted(brush.renderer, texture, target, brings_its_colours(name) ? Rgba{255, 255, 255, tint.alpha} : tint);
}

void draw_icon(const Brush& brush, const Rectangle& where, const Icon& icon) {
    draw_inline_icon(brush, where, icon.name, brush.colour(icon.tint));
}

}  // namespace encounters::table
