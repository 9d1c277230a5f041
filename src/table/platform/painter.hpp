// What all painters share: the renderer, the theme, the scale, the textures.
#pragma once

#include <string_view>

#include "table/platform/fonts.hpp"
#include "table/platform/texture_cache.hpp"
#include "table/presenter/scene.hpp"

namespace encounters::table {

struct Brush {
    SDL_Renderer* renderer = nullptr;
    const Theme* theme = nullptr;
    FontTextMeasure* measure = nullptr;
    TextureCache* textures = nullptr;
    std::string_view icons;  // folder of the SVG files
    float pixels = 1;        // picture pixels per logical pixel

    Rgba colour(Colour name) const { return theme->colour(name); }
};

// In picture pixels; edges are rounded, so that neighbours stay neighbours.
SDL_Rect in_pixels(const Rectangle& rectangle, float pixels);

// Draws a texture in one colour (white leaves it as it is).
void draw_tinted(SDL_Renderer* renderer, SDL_Texture* texture, const SDL_Rect& where, Rgba tint);
void fill(SDL_Renderer* renderer, const SDL_Rect& where, Rgba colour);

void draw_panel(const Brush& brush, const Rectangle& where, const Panel& panel);
void draw_card(const Brush& brush, const Rectangle& where, const Card& card);
void draw_button(const Brush& brush, const Rectangle& where, const Button& button);
void draw_pips(const Brush& brush, const Rectangle& where, const Pips& pips);
void draw_line(const Brush& brush, const Rectangle& where, const Line& line);
void draw_icon(const Brush& brush, const Rectangle& where, const Icon& icon);
void draw_inline_icon(const Brush& brush, const Rectangle& where, IconName name, Rgba tint);
void draw_text(const Brush& brush, const Rectangle& where, const Text& text);
void draw_stamp(const Brush& brush, const Rectangle& where, const Stamp& stamp);
void draw_die(const Brush& brush, const Rectangle& where, const Die& die);

// Over an item that is pointed at, pressed, or has the focus; follows the item's own corners.
enum class Attention { hovered, pressed, focused };
void draw_attention(const Brush& brush, const Item& item, Attention attention);
// The part of a button that a hold has filled, from the left.
void draw_hold(const Brush& brush, const Item& item, float held);

}  // namespace encounters::table
