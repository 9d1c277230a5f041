#include "table/platform/desktop.hpp"

namespace encounters::table {

void do_without_display() { SDL_setenv("SDL_VIDEODRIVER", "dummy", 0); }

void set_title(Window& window, const std::string& title) { SDL_SetWindowTitle(window.handle(), title.c_str()); }

void set_typing(Typing typing) {
    const bool is_on = SDL_IsTextInputActive() == SDL_TRUE;
    if (typing == Typing::on && !is_on) SDL_StartTextInput();
    if (typing == Typing::off && is_on) SDL_StopTextInput();
}

void wake_loop() {
    SDL_Event event{};
    event.type = SDL_USEREVENT;
    SDL_PushEvent(&event);
}

bool has_lost_textures(const SDL_Event& event) { return event.type == SDL_RENDER_DEVICE_RESET; }

}  // namespace encounters::table
