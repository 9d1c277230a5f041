// The window and its renderer: opened, measured and closed.
#pragma once

#include <string>

#include "table/platform/scale.hpp"
#include "table/platform/sdl_pointers.hpp"

namespace encounters::table {

enum class Visibility { shown, hidden };

struct WindowWish {
    std::string title = "Encounters: BattleTech";
    Size size{1280, 720};  // in window points
    float text_scale = 1;  // 1 is 100 %
    Visibility visibility = Visibility::shown;
};

class Window {
public:
    // Starts SDL's video alone; accelerated where possible, else drawn in software. Throws PlatformError without a
    // display.
    explicit Window(const WindowWish& wish);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    SDL_Window* handle() const { return window_.get(); }
    SDL_Renderer* renderer() const { return renderer_.get(); }
    // As SDL names it: "opengl", "software", ...
    std::string renderer_name() const;

    Size output_size() const;  // in pixels
    Size window_size() const;  // in points
    Scale scale() const;
    Size logical_size() const;  // what there is to lay out

    float text_scale() const { return text_scale_; }
    void set_text_scale(float wish) { text_scale_ = wish; }
    bool is_full_screen() const;
    void switch_full_screen();
    bool is_minimised() const;
    void set_icon(SDL_Surface* icon);
    void present();

private:
    WindowPointer window_;
    RendererPointer renderer_;
    float text_scale_ = 1;
};

}  // namespace encounters::table
