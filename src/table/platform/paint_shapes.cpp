// Panels, cards, buttons, pips and lines.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "table/platform/painter.hpp"
#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

constexpr float kPaperGrain = 4.5F;
constexpr float kPipGap = 0.32F;  // of a pip's own width

std::string shape_name(const RoundedShape& shape) {
    return fmt::format("s{},{},{:.1f},{:x},{:x},{:x},{:.1f},{},{},{},{:x},{:.0f},{:.1f}", shape.width, shape.height,
                       shape.radius, packed(shape.top), packed(shape.bottom), packed(shape.border), shape.border_width,
                       shape.bevel, shape.grain, static_cast<int>(shape.band), packed(shape.band_colour),
                       shape.band_size, shape.shadow_reach);
}

void draw_shape(const Brush& brush, const SDL_Rect& where, const RoundedShape& shape) {
    const std::string name = shape_name(shape);
    SDL_Texture* texture = brush.textures->find(name);
    if (texture == nullptr) texture = brush.textures->keep(name, surface_of(drawn(shape)).get());
    const int margin = margin_of(shape);
    const SDL_Rect target{where.x - margin, where.y - margin, where.w + 2 * margin, where.h + 2 * margin};
    draw_tinted(brush.renderer, texture, target, {255, 255, 255, 255});
}

RoundedShape plain_shape(const SDL_Rect& where, float radius, Rgba colour) {
    RoundedShape shape;
    shape.width = where.w;
    shape.height = where.h;
    shape.radius = radius;
    shape.top = colour;
    shape.bottom = colour;
    return shape;
}

RoundedShape shape_of(const Brush& brush, const SDL_Rect& where, Surface surface) {
    const SurfaceStyle& style = brush.theme->surface(surface);
    RoundedShape shape = plain_shape(where, style.radius * brush.pixels, brush.colour(style.top));
    shape.bottom = brush.colour(style.bottom);
    shape.border = brush.colour(style.border);
    shape.border_width = style.border_width > 0 ? std::max(1.0F, style.border_width * brush.pixels) : 0;
    shape.shadow = brush.colour(Colour::shadow);
    shape.shadow_reach = style.shadow * brush.pixels;
    shape.shadow_drop = style.shadow * brush.pixels * 0.4F;
    return shape;
}

void set_edge(const Brush& brush, RoundedShape& shape, Edge edge) {
    if (edge == Edge::plain) return;
    const bool is_light = edge == Edge::light;
    shape.border = brush.colour(is_light ? Colour::soft : edge == Edge::lit ? Colour::amber : Colour::red);
    shape.border_width = std::max(1.0F, (is_light ? 1.0F : 2.0F) * brush.pixels);
}

bool is_empty(const SDL_Rect& where) { return where.w <= 0 || where.h <= 0; }

float radius_of(const Brush& brush, const Item& item) {
    const auto of_surface = [&](Surface surface) { return brush.theme->surface(surface).radius; };
    if (const Panel* panel = std::get_if<Panel>(&item.drawing))
        return panel->radius >= 0 ? panel->radius : of_surface(panel->surface);
    if (const Card* card = std::get_if<Card>(&item.drawing)) return of_surface(card->surface);
    if (const Button* button = std::get_if<Button>(&item.drawing)) return of_surface(button->surface);
    return 4;
}

}  // namespace

SDL_Rect in_pixels(const Rectangle& rectangle, float pixels) {
    const int left = static_cast<int>(std::lround(rectangle.x * pixels));
    const int top = static_cast<int>(std::lround(rectangle.y * pixels));
    return {left, top, static_cast<int>(std::lround(rectangle.right() * pixels)) - left,
            static_cast<int>(std::lround(rectangle.bottom() * pixels)) - top};
}

void draw_tinted(SDL_Renderer* renderer, SDL_Texture* texture, const SDL_Rect& where, Rgba tint) {
    if (texture == nullptr) return;
    SDL_SetTextureColorMod(texture, tint.red, tint.green, tint.blue);
    SDL_SetTextureAlphaMod(texture, tint.alpha);
    SDL_RenderCopy(renderer, texture, nullptr, &where);
}

void fill(SDL_Renderer* renderer, const SDL_Rect& where, Rgba colour) {
    SDL_SetRenderDrawColor(renderer, colour.red, colour.green, colour.blue, colour.alpha);
    SDL_RenderFillRect(renderer, &where);
}

void draw_panel(const Brush& brush, const Rectangle& where, const Panel& panel) {
    const SDL_Rect target = in_pixels(where, brush.pixels);
    if (is_empty(target)) return;
    RoundedShape shape = shape_of(brush, target, panel.surface);
    if (panel.radius >= 0) shape.radius = panel.radius * brush.pixels;
    set_edge(brush, shape, panel.edge);
    draw_shape(brush, target, shape);
}

void draw_card(const Brush& brush, const Rectangle& where, const Card& card) {
    const SDL_Rect target = in_pixels(where, brush.pixels);
    if (is_empty(target)) return;
    RoundedShape shape = shape_of(brush, target, card.surface);
    shape.bevel = card.surface == Surface::paper_spent ? 0.1F : 0.55F;
    shape.grain = kPaperGrain;
    shape.band = card.band;
    shape.band_colour = brush.colour(brush.theme->surface(card.band_surface).top);
    shape.band_size = card.band_size * brush.pixels;
    set_edge(brush, shape, card.edge);
    draw_shape(brush, target, shape);
}

void draw_button(const Brush& brush, const Rectangle& where, const Button& button) {
    const SDL_Rect target = in_pixels(where, brush.pixels);
    if (is_empty(target)) return;
    RoundedShape shape = shape_of(brush, target, button.surface);
    const bool is_off = button.surface == Surface::button_off || button.surface == Surface::button_danger_off;
    shape.bevel = is_off ? 0 : 0.18F;
    draw_shape(brush, target, shape);
}

void draw_pips(const Brush& brush, const Rectangle& where, const Pips& pips) {
    if (pips.count <= 0) return;
    const float step = where.width / (static_cast<float>(pips.count) - kPipGap / (1 + kPipGap));
    for (int index = 0; index < pips.count; ++index) {
        const Rectangle bar{where.x + step * static_cast<float>(index), where.y, step / (1 + kPipGap), where.height};
        const SDL_Rect target = in_pixels(bar, brush.pixels);
        if (is_empty(target)) continue;
        RoundedShape shape =
            plain_shape(target, std::min(2.0F, bar.width / 3) * brush.pixels, brush.colour(Colour::pip_empty));
        if (index < pips.filled) {
            shape.top = brush.colour(pips.colour);
            shape.bottom = mixed(shape.top, brush.colour(Colour::night_bottom), 0.12F);
        } else if (index < pips.filled + pips.pending) {
            shape.border = brush.colour(pips.colour);
            shape.border_width = std::max(1.0F, 1.25F * brush.pixels);
        }
        draw_shape(brush, target, shape);
    }
}

void draw_line(const Brush& brush, const Rectangle& where, const Line& line) {
    const bool is_flat = where.width >= where.height;
    const float length = is_flat ? where.width : where.height;
    const float dash = line.dash == Dash::dashed ? 4.0F : length;
    const Point middle = where.centre();
    for (float at = 0; at < length; at += dash * 2) {
        const float part = std::min(dash, length - at);
        const Rectangle piece = is_flat ? Rectangle{where.x + at, middle.y - line.thickness / 2, part, line.thickness}
                                        : Rectangle{middle.x - line.thickness / 2, where.y + at, line.thickness, part};
        SDL_Rect target = in_pixels(piece, brush.pixels);
        target.w = std::max(1, target.w);
        target.h = std::max(1, target.h);
        fill(brush.renderer, target, brush.colour(line.colour));
    }
}

void draw_attention(const Brush& brush, const Item& item, Attention attention) {
    const bool is_focus = attention == Attention::focused;
    const SDL_Rect target = in_pixels(is_focus ? inset(item.rectangle, -2.5F) : item.rectangle, brush.pixels);
    if (is_empty(target)) return;
    const Rgba veil = attention == Attention::hovered ? Rgba{255, 255, 255, 20} : Rgba{0, 0, 0, 46};
    RoundedShape shape = plain_shape(target, (radius_of(brush, item) + (is_focus ? 2.5F : 0)) * brush.pixels,
                                     is_focus ? Rgba{0, 0, 0, 0} : veil);
    if (is_focus) {
        shape.border = brush.colour(Colour::bright);
        shape.border_width = std::max(1.0F, 1.5F * brush.pixels);
    }
    draw_shape(brush, target, shape);
}

void draw_hold(const Brush& brush, const Item& item, float held) {
    SDL_Rect target = in_pixels(item.rectangle, brush.pixels);
    if (is_empty(target) || held <= 0) return;
    SDL_Rect clip = target;
    clip.w = static_cast<int>(std::lround(static_cast<float>(target.w) * std::min(held, 1.0F)));
    SDL_RenderSetClipRect(brush.renderer, &clip);
    Rgba glow = brush.colour(Colour::red);
    glow.alpha = 150;
    draw_shape(brush, target, plain_shape(target, radius_of(brush, item) * brush.pixels, glow));
    SDL_RenderSetClipRect(brush.renderer, nullptr);
}

}  // namespace encounters::table
