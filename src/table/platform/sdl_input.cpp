#include "table/platform/sdl_input.hpp"

namespace encounters::table {

namespace {

struct NamedKey {
    SDL_Keycode code;
    Key key;
};

constexpr NamedKey kNamed[] = {
    {SDLK_RETURN, Key::enter}, {SDLK_KP_ENTER, Key::enter}, {SDLK_ESCAPE, Key::escape},
    {SDLK_SPACE, Key::space},  {SDLK_TAB, Key::tab},        {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::erase}, {SDLK_LEFT, Key::left},      {SDLK_RIGHT, Key::right},
    {SDLK_UP, Key::up},        {SDLK_DOWN, Key::down},      {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},      {SDLK_PAGEUP, Key::page_up}, {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_PLUS, Key::plus},    {SDLK_EQUALS, Key::plus},    {SDLK_KP_PLUS, Key::plus},
    {SDLK_MINUS, Key::minus},  {SDLK_KP_MINUS, Key::minus}, {SDLK_KP_0, Key::digit_0},
};

Key key_after(Key first, SDL_Keycode steps) {
    return static_cast<Key>(static_cast<int>(first) + static_cast<int>(steps));
}

Point logical(int x, int y, const Scale& scale) {
    return {static_cast<float>(x) / scale.points, static_cast<float>(y) / scale.points};
}

PointerButton button_of(Uint8 button) {
    if (button == SDL_BUTTON_RIGHT) return PointerButton::right;
    return button == SDL_BUTTON_MIDDLE ? PointerButton::middle : PointerButton::left;
}

KeyDown key_down(const SDL_KeyboardEvent& event) {
    KeyDown down;
    down.press.key = key_of(event.keysym.sym);
    down.press.control = (event.keysym.mod & KMOD_CTRL) != 0;
    down.press.shift = (event.keysym.mod & KMOD_SHIFT) != 0;
    // Shift is how some keyboards reach plus; it doesn't make another key of it.
    if (down.press.key == Key::plus || down.press.key == Key::minus) down.press.shift = false;
    down.repeated = event.repeat != 0;
    return down;
}

float wheel_lines(const SDL_MouseWheelEvent& wheel) {
    const float lines = wheel.preciseY != 0 ? wheel.preciseY : static_cast<float>(wheel.y);
    return wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -lines : lines;
}

std::optional<InputEvent> of_window(const SDL_WindowEvent& event, const Scale& scale) {
    switch (event.event) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: {
            const Point size = logical(event.data1, event.data2, scale);
            return Resized{{size.x, size.y}};
        }
        case SDL_WINDOWEVENT_EXPOSED:
        case SDL_WINDOWEVENT_RESTORED:
        case SDL_WINDOWEVENT_MAXIMIZED:
        case SDL_WINDOWEVENT_SHOWN: return Redraw{};
        case SDL_WINDOWEVENT_MINIMIZED:
        case SDL_WINDOWEVENT_HIDDEN: return Minimised{};
        case SDL_WINDOWEVENT_LEAVE: return PointerGone{};
        case SDL_WINDOWEVENT_CLOSE: return Quit{};
        default: return std::nullopt;
    }
}

}  // namespace

Key key_of(SDL_Keycode code) {
    if (code >= SDLK_a && code <= SDLK_z) return key_after(Key::a, code - SDLK_a);
    if (code >= SDLK_0 && code <= SDLK_9) return key_after(Key::digit_0, code - SDLK_0);
    if (code >= SDLK_KP_1 && code <= SDLK_KP_9) return key_after(Key::digit_1, code - SDLK_KP_1);
    if (code >= SDLK_F1 && code <= SDLK_F12) return key_after(Key::f1, code - SDLK_F1);
    for (const NamedKey& named : kNamed) {
        if (named.code == code) return named.key;
    }
    return Key::none;
}

std::optional<InputEvent> translated(const SDL_Event& event, const Scale& scale) {
    switch (event.type) {
        case SDL_MOUSEMOTION: return PointerMove{logical(event.motion.x, event.motion.y, scale)};
        case SDL_MOUSEBUTTONDOWN:
            return PointerDown{logical(event.button.x, event.button.y, scale), button_of(event.button.button)};
        case SDL_MOUSEBUTTONUP:
            return PointerUp{logical(event.button.x, event.button.y, scale), button_of(event.button.button)};
        case SDL_MOUSEWHEEL:
            return Wheel{logical(event.wheel.mouseX, event.wheel.mouseY, scale), wheel_lines(event.wheel)};
        case SDL_KEYDOWN: return key_down(event.key);
        case SDL_KEYUP: return KeyUp{key_of(event.key.keysym.sym)};
        case SDL_TEXTINPUT: return TextTyped{event.text.text};
        case SDL_WINDOWEVENT: return of_window(event.window, scale);
        case SDL_RENDER_DEVICE_RESET:
        case SDL_RENDER_TARGETS_RESET: return Redraw{};
        case SDL_QUIT: return Quit{};
        default: return std::nullopt;
    }
}

std::vector<InputEvent> SdlInput::wait(Milliseconds longest, const Scale& scale) {
    std::vector<InputEvent> taken;
    SDL_Event event;
    if (longest.count() > 0 && SDL_WaitEventTimeout(&event, static_cast<int>(longest.count())) != 0)
        take_one(event, scale, taken);
    while (SDL_PollEvent(&event) != 0) take_one(event, scale, taken);
    return taken;
}

std::vector<InputEvent> SdlInput::take(const Scale& scale) { return wait(Milliseconds{0}, scale); }

void SdlInput::take_one(const SDL_Event& event, const Scale& scale, std::vector<InputEvent>& taken) const {
    if (witness_) witness_(event);
    const std::optional<InputEvent> meant = translated(event, scale);
    if (meant) taken.push_back(*meant);
}

}  // namespace encounters::table
