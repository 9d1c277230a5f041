#include "table/platform/scene_renderer.hpp"

#include "table/platform/painter.hpp"
#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

constexpr std::size_t kTextureLimit = 64U << 20U;

struct DrawItem {
    const Brush& brush;
    const Rectangle& where;

    void operator()(const Panel& panel) const { draw_panel(brush, where, panel); }
    void operator()(const Text& text) const { draw_text(brush, where, text); }
    void operator()(const Icon& icon) const { draw_icon(brush, where, icon); }
    void operator()(const Die& die) const { draw_die(brush, where, die); }
    void operator()(const Card& card) const { draw_card(brush, where, card); }
    void operator()(const Button& button) const { draw_button(brush, where, button); }
    void operator()(const Pips& pips) const { draw_pips(brush, where, pips); }
    void operator()(const Line& line) const { draw_line(brush, where, line); }
    void operator()(const Veil&) const {
        fill(brush.renderer, in_pixels(where, brush.pixels), brush.colour(Colour::veil));
    }
    void operator()(const Stamp& stamp) const { draw_stamp(brush, where, stamp); }
    void operator()(const Target&) const {}
};

}  // namespace

SceneRenderer::SceneRenderer(SDL_Renderer* renderer, const Theme& theme, Fonts& fonts, std::string icons)
    : renderer_(renderer),
      theme_(theme),
      measure_(fonts, 1),
      textures_(renderer, kTextureLimit),
      icons_(std::move(icons)) {}

void SceneRenderer::set_scale(float pixels_per_logical) {
    if (pixels_ == pixels_per_logical) return;
    pixels_ = pixels_per_logical;
    measure_.set_scale(pixels_);
}

void SceneRenderer::draw(const Scene& scene, const Highlight& highlight) {
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
    SDL_RenderSetClipRect(renderer_, nullptr);
    draw_backdrop();
    for (std::size_t index = 0; index < scene.items.size(); ++index) {
        draw_item(scene.items[index]);
        draw_highlight(scene, index, highlight);
    }
    SDL_RenderSetClipRect(renderer_, nullptr);
}

void SceneRenderer::draw_backdrop() {
    int width = 0;
    int height = 0;
    SDL_GetRendererOutputSize(renderer_, &width, &height);
    const Size size{static_cast<float>(width), static_cast<float>(height)};
    if (!backdrop_ || !(size == backdrop_size_)) {
        const SurfaceStyle& night = theme_.surface(Surface::night);
        const SurfacePointer picture =
            surface_of(backdrop(width, height, theme_.colour(night.top), theme_.colour(night.bottom)));
        backdrop_.reset(SDL_CreateTextureFromSurface(renderer_, picture.get()));
        if (backdrop_) SDL_SetTextureBlendMode(backdrop_.get(), SDL_BLENDMODE_NONE);
        backdrop_size_ = size;
    }
    if (backdrop_) SDL_RenderCopy(renderer_, backdrop_.get(), nullptr, nullptr);
}

void SceneRenderer::draw_item(const Item& item) {
    if (item.clip) {
        const SDL_Rect clip = in_pixels(*item.clip, pixels_);
        SDL_RenderSetClipRect(renderer_, &clip);
    } else {
        SDL_RenderSetClipRect(renderer_, nullptr);
    }
    std::visit(DrawItem{Brush{renderer_, &theme_, &measure_, &textures_, icons_, pixels_}, item.rectangle},
               item.drawing);
}

void SceneRenderer::draw_highlight(const Scene& scene, std::size_t index, const Highlight& highlight) {
    const Item& item = scene.items[index];
    if (!item.control || std::holds_alternative<Veil>(item.drawing)) return;
    const Brush brush{renderer_, &theme_, &measure_, &textures_, icons_, pixels_};
    const bool is_enabled = item.control->is_enabled;
    if (is_enabled && highlight.pressed == index) {
        draw_attention(brush, item, Attention::pressed);
        draw_hold(brush, item, highlight.held);
    } else if (is_enabled && highlight.hovered == index) {
        draw_attention(brush, item, Attention::hovered);
    }
    if (highlight.focused == index) draw_attention(brush, item, Attention::focused);
}

void SceneRenderer::forget_textures() {
    textures_.forget_all();
    backdrop_.reset();
}

}  // namespace encounters::table
