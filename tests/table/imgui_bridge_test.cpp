// Dear ImGui in our window: clicks arrive without a display, fonts hold the letters of our sentences, nothing is left
// on disk.
#include "support/catch.hpp"

#include <imgui.h>

#include "table/offscreen.hpp"
#include "table/platform/imgui_bridge.hpp"

using namespace encounters::table;
using namespace encounters::table::test;

namespace {

SDL_Event button_event(Uint32 type, int x, int y) {
    SDL_Event event{};
    event.type = type;
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = x;
    event.button.y = y;
    return event;
}

// One frame with one widget; true when it was clicked.
bool frame_with_button(ImguiBridge& bridge, const Rectangle& logical) {
    bridge.new_frame();
    const Rectangle where = bridge.pixels(logical);
    ImGui::SetNextWindowPos(ImVec2(where.x, where.y));
    ImGui::SetNextWindowSize(ImVec2(where.width, where.height));
    ImGui::Begin("window", nullptr, ImGuiWindowFlags_NoDecoration);
    const bool was_clicked = ImGui::Button("Continue", ImVec2(-1, -1));
    ImGui::End();
    bridge.draw();
    return was_clicked;
}

int clicks_that_arrive(ImguiBridge& bridge, const Rectangle& logical, Point at, int times) {
    int arrived = 0;
    for (int frame = 0; frame < 3; ++frame) frame_with_button(bridge, logical);
    for (int time = 0; time < times; ++time) {
        bridge.see(button_event(SDL_MOUSEBUTTONDOWN, static_cast<int>(at.x), static_cast<int>(at.y)));
        bridge.see(button_event(SDL_MOUSEBUTTONUP, static_cast<int>(at.x), static_cast<int>(at.y)));
        do {
            arrived += frame_with_button(bridge, logical) ? 1 : 0;
        } while (bridge.is_behind());
        arrived += frame_with_button(bridge, logical) ? 1 : 0;
    }
    return arrived;
}

}  // namespace

TEST_CASE("every click on a widget arrives, even when button down and up come within one frame", "[imgui]") {
    Offscreen screen;
    ImguiBridge bridge(screen.window(), standard_theme(), screen.fonts());

    CHECK(clicks_that_arrive(bridge, {100, 100, 200, 60}, {200, 130}, 100) == 100);
    CHECK(clicks_that_arrive(bridge, {100, 100, 200, 60}, {500, 400}, 10) == 0);
}

TEST_CASE("clicks arrive where the widget is at every size of text", "[imgui]") {
    Offscreen screen({1920, 1080}, 1.5F);
    ImguiBridge bridge(screen.window(), standard_theme(), screen.fonts());

    CHECK(clicks_that_arrive(bridge, {100, 100, 200, 60}, {300, 195}, 5) == 5);

    screen.window().set_text_scale(1);
    CHECK(clicks_that_arrive(bridge, {100, 100, 200, 60}, {200, 130}, 5) == 5);
}

TEST_CASE("widgets are drawn over the scene", "[imgui]") {
    Offscreen screen({960, 540});
    ImguiBridge bridge(screen.window(), standard_theme(), screen.fonts());
    const Scene empty = SceneBuilder({960, 540}, standard_theme(), screen.renderer().measure()).finish();
    const SurfacePointer before = screen.picture_of(empty);

    for (int frame = 0; frame < 2; ++frame) {
        screen.renderer().draw(empty);
        frame_with_button(bridge, {100, 100, 200, 60});
    }
    const SurfacePointer after = drawn_picture(screen.window().renderer());

    CHECK(difference(pixel(*before, 120, 140), pixel(*after, 120, 140)) > 8);
    CHECK(difference(pixel(*before, 20, 20), pixel(*after, 20, 20)) < 3);
}

TEST_CASE("widgets can write every letter of our sentences", "[imgui]") {
    Offscreen screen;
    ImguiBridge bridge(screen.window(), standard_theme(), screen.fonts());
    bridge.new_frame();
    for (const int letter : {0x2013, 0x2019, 0x2022, 0x2026, 0x2212, 0x00D7, 0x00F6, 0x0142, 0x03B1, 0x0416}) {
        INFO(letter);
        CHECK(ImGui::GetFont()->FindGlyphNoFallback(static_cast<ImWchar>(letter)) != nullptr);
    }
    ImGui::EndFrame();
}

TEST_CASE("nothing is written beside the program", "[imgui]") {
    Offscreen screen;
    ImguiBridge bridge(screen.window(), standard_theme(), screen.fonts());

    CHECK(ImGui::GetIO().IniFilename == nullptr);
    CHECK(ImGui::GetIO().LogFilename == nullptr);
}
