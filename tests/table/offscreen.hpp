// A window without a display, for tests that look at pixels.
#pragma once

#include "table/platform/scene_renderer.hpp"
#include "table/platform/screenshot.hpp"
#include "table/platform/window.hpp"
#include "table/presenter/scene_builder.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace encounters::table::test {

// Where the build put the fonts and the checkout keeps the icons.
inline std::string font_folder() { return ENCOUNTERS_BUILD_DIR "/fonts"; }
inline std::string icon_folder() { return ENCOUNTERS_SOURCE_DIR "/assets/icons"; }

// Opened once for all tests, and what they measured is known to all; each window counts its own start of SDL_ttf.
inline Fonts& shared_fonts() {
    struct Start {
        Start() { TTF_Init(); }
        ~Start() { TTF_Quit(); }
    };
    static const Start start;
    static Fonts fonts(font_folder());
    return fonts;
}

// SDL's dummy driver and software renderer; one at a time.
class Offscreen {
public:
    explicit Offscreen(Size size = {1280, 720}, float text_scale = 1) {
        setenv("SDL_VIDEODRIVER", "dummy", 1);
        WindowWish wish;
        wish.size = size;
        wish.text_scale = text_scale;
        wish.visibility = Visibility::hidden;
        window_ = std::make_unique<Window>(wish);
        renderer_ = std::make_unique<SceneRenderer>(window_->renderer(), standard_theme(), shared_fonts(), icon_folder());
        renderer_->set_scale(window_->scale().pixels);
    }
    ~Offscreen() {
        renderer_.reset();
        window_.reset();
    }
    Offscreen(const Offscreen&) = delete;
    Offscreen& operator=(const Offscreen&) = delete;

    Window& window() { return *window_; }
    Fonts& fonts() { return shared_fonts(); }
    SceneRenderer& renderer() { return *renderer_; }

    // Draws the scene and reads it back.
    SurfacePointer picture_of(const Scene& scene, const Highlight& highlight = {}) {
        renderer_->draw(scene, highlight);
        return drawn_picture(window_->renderer());
    }

private:
    std::unique_ptr<Window> window_;
    std::unique_ptr<SceneRenderer> renderer_;
};

inline Rgba pixel(const SDL_Surface& picture, int x, int y) {
    const auto* at = static_cast<const std::uint8_t*>(picture.pixels) + static_cast<std::ptrdiff_t>(y) * picture.pitch +
                     static_cast<std::ptrdiff_t>(x) * 3;
    return {at[0], at[1], at[2], 255};
}

// How far apart the most different channel is.
inline int difference(Rgba a, Rgba b) {
    return std::max({std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue)});
}

}  // namespace encounters::table::test
