#include "table/platform/window.hpp"

#include <SDL_ttf.h>

#include <cmath>
#include <string>

#include "table/platform/error.hpp"

namespace encounters::table {

namespace {

constexpr int kSmallestWidth = 1024;
constexpr int kSmallestHeight = 640;

bool has_no_display() {
    const char* driver = SDL_GetCurrentVideoDriver();
    return driver == nullptr || std::string(driver) == "dummy" || std::string(driver) == "offscreen";
}

void start_video() {
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) throw PlatformError(std::string("No display: ") + SDL_GetError());
    // With nothing to show on, SDL draws into nowhere without saying so; that is only right when asked for by name.
    if (has_no_display() && SDL_getenv("SDL_VIDEODRIVER") == nullptr) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        throw PlatformError("No display: there is no screen to open a window on");
    }
    if (TTF_Init() != 0) throw PlatformError(std::string("Text can't be drawn: ") + TTF_GetError());
}

SDL_Renderer* best_renderer(SDL_Window* window) {
    if (!has_no_display()) {
        SDL_Renderer* fast = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
        if (fast != nullptr) return fast;
    }
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}

}  // namespace

Window::Window(const WindowWish& wish) : text_scale_(wish.text_scale) {
    start_video();
    const Uint32 shown = wish.visibility == Visibility::hidden ? SDL_WINDOW_HIDDEN : SDL_WINDOW_SHOWN;
    window_.reset(SDL_CreateWindow(wish.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                   static_cast<int>(std::lround(wish.size.width)),
                                   static_cast<int>(std::lround(wish.size.height)),
                                   shown | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!window_) throw PlatformError(std::string("No window: ") + SDL_GetError());
    if (wish.visibility == Visibility::shown) SDL_SetWindowMinimumSize(window_.get(), kSmallestWidth, kSmallestHeight);
    renderer_.reset(best_renderer(window_.get()));
    if (!renderer_) throw PlatformError(std::string("Nothing can be drawn in the window: ") + SDL_GetError());
    SDL_SetRenderDrawBlendMode(renderer_.get(), SDL_BLENDMODE_BLEND);
}

Window::~Window() {
    renderer_.reset();
    window_.reset();
    TTF_Quit();
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
}

std::string Window::renderer_name() const {
    SDL_RendererInfo info;
    return SDL_GetRendererInfo(renderer_.get(), &info) == 0 ? info.name : "";
}

Size Window::output_size() const {
    int width = 0;
    int height = 0;
    SDL_GetRendererOutputSize(renderer_.get(), &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

Size Window::window_size() const {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_.get(), &width, &height);
    return {static_cast<float>(width), static_cast<float>(height)};
}

Scale Window::scale() const { return scale_for(window_size(), output_size(), text_scale_); }

Size Window::logical_size() const {
    const Size output = output_size();
    const float pixels = scale().pixels;
    return {output.width / pixels, output.height / pixels};
}

bool Window::is_full_screen() const { return (SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0; }

void Window::switch_full_screen() {
    SDL_SetWindowFullscreen(window_.get(), is_full_screen() ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

bool Window::is_minimised() const {
    return (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
}

void Window::set_icon(SDL_Surface* icon) { SDL_SetWindowIcon(window_.get(), icon); }

void Window::present() { SDL_RenderPresent(renderer_.get()); }

}  // namespace encounters::table
