// Words, icons inside them, and stamps.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "table/platform/painter.hpp"
#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

constexpr SDL_Color kWhite{255, 255, 255, 255};

SDL_Texture* words_texture(const Brush& brush, std::string_view words, const TextStyle& style) {
    const int size = brush.measure->pixel_size(style);
    const std::string name = fmt::format("t{},{},{}", static_cast<int>(style.face), size, words);
    SDL_Texture* texture = brush.textures->find(name);
    if (texture != nullptr) return texture;
    const std::string text(words);
    const SurfacePointer surface(
        TTF_RenderUTF8_Blended(brush.measure->fonts().font(style.face, size), text.c_str(), kWhite));
    return brush.textures->keep(name, surface.get());
}

// One line from the given left top corner, in picture pixels.
void draw_runs(const Brush& brush, Corner corner, std::string_view text, const TextStyle& style, Rgba colour) {
    const int line_height = TTF_FontHeight(brush.measure->fonts().font(style.face, brush.measure->pixel_size(style)));
    int x = corner.x;
    for (const TextRun& run : text_runs(text, style.tracking)) {
        const int width = brush.measure->run_pixels(run, style);
        if (run.icon) {
            const float logical = static_cast<float>(width) / brush.pixels;
            const float y = (static_cast<float>(corner.y) + static_cast<float>(line_height - width) / 2) / brush.pixels;
            draw_inline_icon(brush, {static_cast<float>(x) / brush.pixels, y, logical, logical}, *run.icon, colour);
        } else if (SDL_Texture* texture = words_texture(brush, run.words, style)) {
            SDL_Rect target{x, corner.y, 0, 0};
            SDL_QueryTexture(texture, nullptr, nullptr, &target.w, &target.h);
            draw_tinted(brush.renderer, texture, target, colour);
        }
        x += width + brush.measure->tracking_pixels(style);
    }
}

SurfacePointer flat_stamp(const Brush& brush, const Stamp& stamp, const SDL_Rect& space) {
    RoundedShape frame;
    frame.width = space.w;
    frame.height = space.h;
    frame.radius = 3 * brush.pixels;
    frame.border = brush.colour(stamp.colour);
    frame.top = frame.border;
    frame.top.alpha = 14;
    frame.bottom = frame.top;
    frame.border_width = 1.5F * brush.pixels;
    SurfacePointer picture = surface_of(drawn(frame));
    TTF_Font* font = brush.measure->fonts().font(stamp.style.face, brush.measure->pixel_size(stamp.style));
    const Rgba ink = brush.colour(stamp.colour);
    const int tracking = brush.measure->tracking_pixels(stamp.style);
    const int width =
        static_cast<int>(std::lround(brush.measure->width(stamp.text, stamp.style) * brush.pixels)) - tracking;
    int x = (space.w - width) / 2;
    for (const TextRun& run : text_runs(stamp.text, stamp.style.tracking)) {
        const std::string words(run.words);
        const SurfacePointer letter(TTF_RenderUTF8_Blended(font, words.c_str(), {ink.red, ink.green, ink.blue, 255}));
        if (letter) lay(letter.get(), picture.get(), {x, (space.h - letter->h) / 2});
        x += brush.measure->run_pixels(run, stamp.style) + tracking;
    }
    return picture;
}

}  // namespace

void draw_text(const Brush& brush, const Rectangle& where, const Text& text) {
    if (text.text.empty()) return;
    const SDL_Rect room = in_pixels(where, brush.pixels);
    const int width = static_cast<int>(std::lround(brush.measure->width(text.text, text.style) * brush.pixels)) -
                      brush.measure->tracking_pixels(text.style);
    const int height =
        TTF_FontHeight(brush.measure->fonts().font(text.style.face, brush.measure->pixel_size(text.style)));
    Corner corner{room.x, room.y + static_cast<int>(std::lround(static_cast<float>(room.h - height) / 2))};
    if (text.align == Align::centre) corner.x += (room.w - width) / 2;
    if (text.align == Align::right) corner.x += room.w - width;
    draw_runs(brush, corner, text.text, text.style, brush.colour(text.colour));
}

void draw_stamp(const Brush& brush, const Rectangle& where, const Stamp& stamp) {
    const SDL_Rect space = in_pixels(where, brush.pixels);
    if (space.w <= 0 || space.h <= 0) return;
    const std::string name =
        fmt::format("stamp{},{},{},{},{}", stamp.text, space.w, space.h, static_cast<int>(stamp.colour), stamp.degrees);
    SDL_Texture* texture = brush.textures->find(name);
    if (texture == nullptr) {
        const SurfacePointer flat = flat_stamp(brush, stamp, space);
        if (flat) texture = brush.textures->keep(name, turned(flat.get(), stamp.degrees).get());
    }
    if (texture == nullptr) return;
    SDL_Rect target{0, 0, 0, 0};
    SDL_QueryTexture(texture, nullptr, nullptr, &target.w, &target.h);
    target.x = space.x + (space.w - target.w) / 2;
    target.y = space.y + (space.h - target.h) / 2;
    draw_tinted(brush.renderer, texture, target, {255, 255, 255, 235});
}

}  // namespace encounters::table
