// Draws a Scene, and only when asked: nothing here runs by itself.
#pragma once

#include <string>

#include "table/platform/fonts.hpp"
#include "table/platform/texture_cache.hpp"
#include "table/presenter/scene.hpp"

namespace encounters::table {

class SceneRenderer {
public:
    // `icons` is the folder of the SVG files. `theme` and `fonts` must outlive the renderer.
    SceneRenderer(SDL_Renderer* renderer, const Theme& theme, Fonts& fonts, std::string icons);

    // Widths at the scale last drawn or set; lay out with these.
    const TextMeasure& measure() const { return measure_; }
    void set_scale(float pixels_per_logical);

    // Clears the whole picture and draws; the caller presents. Throws PlatformError when an icon's file is missing.
    void draw(const Scene& scene, const Highlight& highlight = {});

    // After SDL_RENDER_DEVICE_RESET: everything is drawn anew.
    void forget_textures();
    std::size_t texture_bytes() const { return textures_.bytes(); }

private:
    void draw_backdrop();
    void draw_item(const Item& item);
    void draw_highlight(const Scene& scene, std::size_t index, const Highlight& highlight);

    SDL_Renderer* renderer_;
    const Theme& theme_;
    FontTextMeasure measure_;
    TextureCache textures_;
    std::string icons_;
    float pixels_ = 1;
    TexturePointer backdrop_;
    Size backdrop_size_{};
};

}  // namespace encounters::table
