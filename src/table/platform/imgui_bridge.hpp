// Dear ImGui inside our window: its backends of either naming, our fonts and colours, and a mouse that works without a
// display.
#pragma once

#include <SDL.h>

#include <array>
#include <string>

#include "table/platform/scale.hpp"
#include "table/presenter/geometry.hpp"
#include "table/presenter/theme.hpp"

namespace encounters::table {

class Window;
class Fonts;

class ImguiBridge {
public:
    // One at a time. Throws PlatformError when ImGui's backends refuse. `window` must outlive it.
    ImguiBridge(Window& window, const Theme& theme, const Fonts& fonts);
    ~ImguiBridge();
    ImguiBridge(const ImguiBridge&) = delete;
    ImguiBridge& operator=(const ImguiBridge&) = delete;

    // Every SDL event, before anybody else acts on it.
    void see(const SDL_Event& event);
    // Begin and end of a frame; widgets lie between them, in picture pixels (see `pixels`).
    void new_frame();
    void draw();

    // True while a widget takes keys (a text field) or the mouse is over one.
    bool wants_keys() const;
    bool wants_pointer() const;
    // A click came and went since the last frame: ImGui needs one more to see its end.
    bool is_behind() const { return is_behind_; }

    // Picture pixels for logical lengths.
    float pixels(float logical) const { return logical * scale_.pixels; }
    Rectangle pixels(const Rectangle& logical) const {
        return {pixels(logical.x), pixels(logical.y), pixels(logical.width), pixels(logical.height)};
    }

    void forget_textures();

private:
    void build_fonts();
    void pass_pointer_on();
    void set_colours() const;

    Window& window_;
    const Theme& theme_;
    std::string plain_font_;
    std::string bold_font_;
    Scale scale_{};
    Point pointer_{-1, -1};
    std::array<bool, 3> is_down_{};
    std::array<bool, 3> was_pressed_{};  // since the last frame, released meanwhile or not
    bool is_behind_ = false;
};

}  // namespace encounters::table
