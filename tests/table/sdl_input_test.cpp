// SDL's events as ours.
#include "support/catch.hpp"

#include "table/offscreen.hpp"
#include "table/platform/sdl_input.hpp"

using namespace encounters::table;
using Catch::Approx;

namespace {

constexpr Scale kScale{3, 1.5F};  // 3 pixels and 1.5 points to a logical pixel

SDL_Event key_event(Uint32 type, SDL_Keycode code, Uint16 modifiers) {
    SDL_Event event{};
    event.type = type;
    event.key.keysym.sym = code;
    event.key.keysym.mod = modifiers;
    return event;
}

KeyPress pressed(SDL_Keycode code, Uint16 modifiers = KMOD_NONE) {
    return std::get<KeyDown>(translated(key_event(SDL_KEYDOWN, code, modifiers), kScale).value()).press;
}

SDL_Event window_event(Uint8 kind, int first = 0, int second = 0) {
    SDL_Event event{};
    event.type = SDL_WINDOWEVENT;
    event.window.event = kind;
    event.window.data1 = first;
    event.window.data2 = second;
    return event;
}

}  // namespace

TEST_CASE("the mouse is reported where the layout is", "[input]") {
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = 150;
    event.motion.y = 75;

    const auto move = std::get<PointerMove>(translated(event, kScale).value());

    CHECK(move.at.x == Approx(100));
    CHECK(move.at.y == Approx(50));
}

TEST_CASE("buttons keep their names", "[input]") {
    SDL_Event event{};
    event.type = SDL_MOUSEBUTTONDOWN;
    event.button.button = SDL_BUTTON_RIGHT;
    CHECK(std::get<PointerDown>(translated(event, kScale).value()).button == PointerButton::right);

    event.type = SDL_MOUSEBUTTONUP;
    event.button.button = SDL_BUTTON_LEFT;
    CHECK(std::get<PointerUp>(translated(event, kScale).value()).button == PointerButton::left);
}

TEST_CASE("every key we know is found under its SDL name", "[input]") {
    CHECK(pressed(SDLK_RETURN).key == Key::enter);
    CHECK(pressed(SDLK_KP_ENTER).key == Key::enter);
    CHECK(pressed(SDLK_a).key == Key::a);
    CHECK(pressed(SDLK_z).key == Key::z);
    CHECK(pressed(SDLK_0).key == Key::digit_0);
    CHECK(pressed(SDLK_9).key == Key::digit_9);
    CHECK(pressed(SDLK_KP_1).key == Key::digit_1);
    CHECK(pressed(SDLK_KP_9).key == Key::digit_9);
    CHECK(pressed(SDLK_KP_0).key == Key::digit_0);
    CHECK(pressed(SDLK_F11).key == Key::f11);
    CHECK(pressed(SDLK_EQUALS).key == Key::plus);
    CHECK(pressed(SDLK_CAPSLOCK).key == Key::none);
}

TEST_CASE("control and shift come with the key, except where shift is how plus is typed", "[input]") {
    CHECK(pressed(SDLK_z, KMOD_LCTRL) == KeyPress{Key::z, true, false});
    CHECK(pressed(SDLK_TAB, KMOD_RSHIFT) == KeyPress{Key::tab, false, true});
    CHECK(pressed(SDLK_EQUALS, KMOD_LCTRL | KMOD_LSHIFT) == KeyPress{Key::plus, true, false});
}

TEST_CASE("the wheel turns the same way however the system turns it", "[input]") {
    SDL_Event event{};
    event.type = SDL_MOUSEWHEEL;
    event.wheel.y = 2;
    event.wheel.preciseY = 2;
    CHECK(std::get<Wheel>(translated(event, kScale).value()).lines == Approx(2));

    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    CHECK(std::get<Wheel>(translated(event, kScale).value()).lines == Approx(-2));
}

TEST_CASE("what happens to the window is told", "[input]") {
    const auto resized =
        std::get<Resized>(translated(window_event(SDL_WINDOWEVENT_SIZE_CHANGED, 1920, 1080), kScale).value());
    CHECK(resized.size.width == Approx(1280));
    CHECK(resized.size.height == Approx(720));
    CHECK(std::holds_alternative<Redraw>(translated(window_event(SDL_WINDOWEVENT_EXPOSED), kScale).value()));
    CHECK(std::holds_alternative<Minimised>(translated(window_event(SDL_WINDOWEVENT_MINIMIZED), kScale).value()));
    CHECK(std::holds_alternative<Quit>(translated(window_event(SDL_WINDOWEVENT_CLOSE), kScale).value()));
    CHECK(std::holds_alternative<PointerGone>(translated(window_event(SDL_WINDOWEVENT_LEAVE), kScale).value()));
    CHECK_FALSE(translated(window_event(SDL_WINDOWEVENT_MOVED), kScale).has_value());
}

TEST_CASE("pushed events arrive in order, and a witness sees each one first", "[input]") {
    test::Offscreen screen;
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    SdlInput input;
    int witnessed = 0;
    input.set_witness([&](const SDL_Event& event) { witnessed += event.type == SDL_KEYDOWN ? 1 : 0; });
    for (const SDL_Keycode code : {SDLK_a, SDLK_b, SDLK_c}) {
        SDL_Event event = key_event(SDL_KEYDOWN, code, KMOD_NONE);
        SDL_PushEvent(&event);
    }

    std::vector<Key> keys;
    for (const InputEvent& event : input.take(screen.window().scale())) {
        if (const KeyDown* down = std::get_if<KeyDown>(&event)) keys.push_back(down->press.key);
    }

    CHECK(keys == std::vector<Key>{Key::a, Key::b, Key::c});
    CHECK(witnessed == 3);
}
