// Scenes as pixels: every kind of item leaves its mark where it should, and only there.
#include "support/catch.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <vector>

#include "table/offscreen.hpp"
#include "table/platform/error.hpp"
#include "table/presenter/scene_checks.hpp"
#include "table/sample_scene.hpp"

using namespace encounters::table;
using namespace encounters::table::test;

namespace {

constexpr Size kSmall{960, 540};
const Theme& kTheme = standard_theme();

class Canvas {
public:
    Canvas() : builder_(kSmall, kTheme, screen_.renderer().measure()) {}

    SceneBuilder& builder() { return builder_; }
    Offscreen& screen() { return screen_; }
    SurfacePointer empty() {
        return screen_.picture_of(SceneBuilder(kSmall, kTheme, screen_.renderer().measure()).finish());
    }
    SurfacePointer picture() { return screen_.picture_of(builder_.finish()); }

private:
    Offscreen screen_{kSmall};
    SceneBuilder builder_;
};

struct Change {
    int inside = 0;
    int outside = 0;  // beyond what a shadow may reach
};

constexpr int kShadowReach = 12;

Change changed_pixels(const SDL_Surface& before, const SDL_Surface& after, const Rectangle& where) {
    Change change;
    const Rectangle near = inset(where, -kShadowReach);
    for (int y = 0; y < after.h; ++y) {
        for (int x = 0; x < after.w; ++x) {
            if (difference(pixel(before, x, y), pixel(after, x, y)) < 3) continue;
            const Point point{static_cast<float>(x), static_cast<float>(y)};
            if (where.contains(point)) ++change.inside;
            if (!near.contains(point)) ++change.outside;
        }
    }
    return change;
}

std::vector<std::pair<std::string, Drawing>> one_of_each() {
    Text text;
    text.text = "9";
    text.style = kTheme.text(TextRole::value);
    text.colour = Colour::bright;
    Icon icon;
    icon.name = IconName::missile;
    Card card;
    card.band = Band::top;
    card.band_size = 10;
    Pips pips;
    pips.filled = 6;
    Stamp stamp;
    stamp.text = "DONE";
    stamp.style = kTheme.text(TextRole::caps);
    stamp.colour = Colour::red_bright;
    Line line;
    line.colour = Colour::bright;
    return {{"panel", Panel{}},   {"text", text}, {"icon", icon}, {"die", Die{}},   {"card", card},
            {"button", Button{}}, {"pips", pips}, {"line", line}, {"veil", Veil{}}, {"stamp", stamp}};
}

}  // namespace

TEST_CASE("every kind of item is drawn in its rectangle", "[renderer]") {
    const Rectangle where{100, 80, 60, 48};
    for (const auto& [name, drawing] : one_of_each()) {
        INFO(name);
        Canvas canvas;
        const SurfacePointer before = canvas.empty();
        canvas.builder().add(where, drawing);

        const SurfacePointer after = canvas.picture();

        const Change change = changed_pixels(*before, *after, where);
        CHECK(change.inside > 20);
        CHECK(change.outside == 0);
    }
}

TEST_CASE("a target is not to be seen", "[renderer]") {
    Canvas canvas;
    const SurfacePointer before = canvas.empty();
    canvas.builder().add({100, 80, 60, 48}, Target{});

    const SurfacePointer after = canvas.picture();

    CHECK(changed_pixels(*before, *after, {100, 80, 60, 48}).inside == 0);
}

TEST_CASE("an item shows only inside its clip", "[renderer]") {
    Canvas canvas;
    const SurfacePointer before = canvas.empty();
    canvas.builder().set_clip({100, 80, 30, 48});
    canvas.builder().card({100, 80, 60, 48}, {});

    const SurfacePointer after = canvas.picture();

    CHECK(changed_pixels(*before, *after, {100, 80, 30, 48}).inside > 1000);
    CHECK(changed_pixels(*before, *after, {130, 60, 80, 100}).inside == 0);
}

TEST_CASE("paper, amber and slate have the theme's colours", "[renderer]") {
    Canvas canvas;
    canvas.builder().card({20, 20, 100, 60}, {});
    canvas.builder().panel({140, 20, 100, 60}, Surface::block_lit);
    canvas.builder().panel({260, 20, 100, 60}, Surface::panel);

    const SurfacePointer picture = canvas.picture();

    const auto middle = [](Colour top, Colour bottom) {
        return mixed(kTheme.colour(top), kTheme.colour(bottom), 0.5F);
    };
    CHECK(difference(pixel(*picture, 70, 50), middle(Colour::paper_top, Colour::paper_bottom)) < 6);
    CHECK(difference(pixel(*picture, 190, 50), middle(Colour::amber_top, Colour::amber_bottom)) < 4);
    CHECK(difference(pixel(*picture, 310, 50), middle(Colour::panel_top, Colour::panel_bottom)) < 4);
}

TEST_CASE("a die shows as many pips as its face, in every colour", "[renderer]") {
    // The middle of a body is covered by a pip on odd faces only.
    for (int colour = 0; colour < 5; ++colour) {
        Canvas canvas;
        for (int face = 1; face <= 6; ++face) {
            Die die;
            die.colour = static_cast<DieColour>(colour);
            die.face = static_cast<std::uint8_t>(face);
            canvas.builder().die({static_cast<float>(face) * 70 - 60, 20, 60, 60}, die);
        }

        const SurfacePointer picture = canvas.picture();

        const Rgba mark = kTheme.colour(colour < 2 ? Colour::pip_dark : Colour::pip_light);
        for (int face = 1; face <= 6; ++face) {
            INFO(fmt::format("colour {} face {}", colour, face));
            const bool has_middle = difference(pixel(*picture, face * 70 - 30, 50), mark) < 30;
            CHECK(has_middle == (face % 2 == 1));
        }
    }
}

TEST_CASE("the pointer's item, the pressed and the focused one look different", "[renderer]") {
    Canvas canvas;
    canvas.builder().button({100, 80, 120, 48}, {"Lock 9", ""}, canvas.builder().control(NextLock{}, "Lock 9"));
    const Scene scene = canvas.builder().finish();
    const SurfacePointer plain = canvas.screen().picture_of(scene);
    Highlight hovered;
    hovered.hovered = 0;
    Highlight pressed;
    pressed.pressed = 0;
    Highlight focused;
    focused.focused = 0;

    const SurfacePointer with_pointer = canvas.screen().picture_of(scene, hovered);
    const SurfacePointer with_press = canvas.screen().picture_of(scene, pressed);
    const SurfacePointer with_focus = canvas.screen().picture_of(scene, focused);

    CHECK(pixel(*with_pointer, 110, 118).red > pixel(*plain, 110, 118).red + 5);
    CHECK(pixel(*with_press, 110, 118).red + 4 < pixel(*plain, 110, 118).red);
    CHECK(pixel(*with_focus, 160, 78).red > pixel(*plain, 160, 78).red + 40);
}

TEST_CASE("a hold fills its button from the left", "[renderer]") {
    Canvas canvas;
    canvas.builder().button({100, 80, 120, 48}, {"Burn", ""}, canvas.builder().control(NextLock{}, "Burn"),
                            Surface::button_danger);
    const Scene scene = canvas.builder().finish();
    Highlight half;
    half.pressed = 0;
    half.held = 0.5F;

    const SurfacePointer picture = canvas.screen().picture_of(scene, half);

    CHECK(pixel(*picture, 110, 118).red > pixel(*picture, 200, 118).red + 30);
}

TEST_CASE("drawing the same scene again gives the same picture and no new textures", "[renderer]") {
    Offscreen screen;
    const Scene scene = sample_scene(screen.renderer().measure());
    const SurfacePointer first = screen.picture_of(scene);
    const std::size_t bytes = screen.renderer().texture_bytes();

    const SurfacePointer second = screen.picture_of(scene);

    CHECK(changed_pixels(*first, *second, {0, 0, 1280, 720}).inside == 0);
    CHECK(screen.renderer().texture_bytes() == bytes);
    CHECK(bytes < (64U << 20U));
}

TEST_CASE("after the device was reset everything is drawn anew", "[renderer]") {
    Offscreen screen;
    const Scene scene = sample_scene(screen.renderer().measure());
    const SurfacePointer first = screen.picture_of(scene);

    screen.renderer().forget_textures();
    CHECK(screen.renderer().texture_bytes() == 0);
    const SurfacePointer second = screen.picture_of(scene);

    CHECK(changed_pixels(*first, *second, {0, 0, 1280, 720}).inside == 0);
}

TEST_CASE("with the real fonts, too, nothing of the sample covers, leaves or is cut, at any size of text",
          "[renderer]") {
    for (const float scale : {0.75F, 1.0F, 1.5F}) {
        Offscreen screen({1280 * scale, 720 * scale}, scale);
        INFO(scale);
        CHECK(faults(sample_scene(screen.renderer().measure()), screen.renderer().measure()) ==
              std::vector<std::string>{});
    }
}

TEST_CASE("a missing icon is named", "[renderer]") {
    Offscreen screen(kSmall);
    SceneRenderer renderer(screen.window().renderer(), kTheme, screen.fonts(), "/nowhere");
    SceneBuilder builder(kSmall, kTheme, renderer.measure());
    builder.icon({0, 0, 20, 20}, IconName::censure);

    CHECK_THROWS_WITH(renderer.draw(builder.finish()), Catch::Matchers::ContainsSubstring("/nowhere/censure.svg"));
}

TEST_CASE("pictures to look at", "[long][renderer]") {
    Offscreen screen;
    const std::string folder = ENCOUNTERS_BUILD_DIR;
    Highlight highlight;
    const Scene sample = sample_scene(screen.renderer().measure());
    highlight.hovered = sample.item_labelled("Reveal next");
    highlight.focused = sample.item_labelled("Lock 9");
    screen.renderer().draw(sample, highlight);
    save_screenshot(screen.window().renderer(), folder + "/sample-table.png");
    screen.renderer().draw(picture_sheet(screen.renderer().measure()));
    save_screenshot(screen.window().renderer(), folder + "/sample-pictures.png");

    CHECK(std::filesystem::file_size(folder + "/sample-table.png") > 50000);
    CHECK(std::filesystem::file_size(folder + "/sample-pictures.png") > 50000);
}
