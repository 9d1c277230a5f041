// Window, fonts, folders, textures and screenshots, without a display.
#include "support/catch.hpp"

#include <SDL_image.h>

#include <filesystem>

#include <encounters/configured.hpp>

#include "table/offscreen.hpp"
#include "table/platform/error.hpp"
#include "table/platform/folders.hpp"
#include "table/platform/surfaces.hpp"

using namespace encounters::table;
using namespace encounters::table::test;
using Catch::Approx;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string scratch_file(const char* name) { return (std::filesystem::temp_directory_path() / name).string(); }

}  // namespace

TEST_CASE("without a display the picture is drawn in software", "[platform]") {
    Offscreen screen;

    CHECK(screen.window().renderer_name() == "software");
    CHECK(screen.window().output_size() == Size{1280, 720});
    CHECK(screen.window().logical_size() == Size{1280, 720});
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) == 0);
}

TEST_CASE("an unknown display driver is a sentence", "[platform]") {
    setenv("SDL_VIDEODRIVER", "no-such-driver", 1);

    CHECK_THROWS_WITH(Window(WindowWish{}), ContainsSubstring("No display: "));

    setenv("SDL_VIDEODRIVER", "dummy", 1);
}

TEST_CASE("where there is no screen nothing runs unseen", "[platform]") {
    unsetenv("SDL_VIDEODRIVER");
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");

    CHECK_THROWS_WITH(Window(WindowWish{}), ContainsSubstring("No display: "));

    setenv("SDL_VIDEODRIVER", "dummy", 1);
}

TEST_CASE("text size goes from 75 to 300 % and leaves 960 by 540 to lay out", "[platform]") {
    CHECK(possible_text_scale({1920, 1080}, 1.5F) == Approx(1.5));
    CHECK(possible_text_scale({1920, 1080}, 3.0F) == Approx(2.0));
    CHECK(possible_text_scale({9600, 5400}, 9.0F) == Approx(3.0));
    CHECK(possible_text_scale({1920, 1080}, 0.1F) == Approx(0.75));
    CHECK(possible_text_scale({640, 360}, 1.0F) == Approx(0.75));
}

TEST_CASE("a picture with more pixels than the window has points is laid out the same", "[platform]") {
    const Scale scale = scale_for({1280, 720}, {2560, 1440}, 1.25F);

    CHECK(scale.points == Approx(1.25));
    CHECK(scale.pixels == Approx(2.5));
}

TEST_CASE("at 150 % there is a third less to lay out", "[platform]") {
    Offscreen screen({1920, 1080}, 1.5F);

    CHECK(screen.window().logical_size() == Size{1280, 720});
}

TEST_CASE("a missing font is named", "[platform]") {
    CHECK_THROWS_WITH(Fonts("/nowhere"), "A font is missing: /nowhere/RobotoCondensed-Regular.ttf");
}

TEST_CASE("a font that isn't one is named", "[platform]") {
    Offscreen screen;
    const std::filesystem::path folder = scratch_file("encounters-bad-fonts");
    std::filesystem::remove_all(folder);
    std::filesystem::copy(font_folder(), folder);
    std::filesystem::remove(folder / "Roboto-Bold.ttf");
    std::filesystem::copy_file(ENCOUNTERS_SOURCE_DIR "/LICENSE", folder / "Roboto-Bold.ttf");
    Fonts fonts(folder.string());

    CHECK_THROWS_WITH(fonts.font(FontFace::plain_bold, 20), ContainsSubstring("A font can't be read: "));

    std::filesystem::remove_all(folder);
}

TEST_CASE("words are measured as they are drawn", "[platform]") {
    Offscreen screen;
    const TextMeasure& measure = screen.renderer().measure();
    const TextStyle body = standard_theme().text(TextRole::body);

    CHECK(measure.width("", body) == 0);
    CHECK(measure.width("Pursuit Lance", body) > measure.width("Pursuit", body));
    CHECK(measure.width(inline_icon(IconName::c_bill), body) == 13);
    CHECK(measure.line_height(body) > 13);
    CHECK(measure.line_height(body) < 20);
    const TextStyle caps = standard_theme().text(TextRole::caps);
    CHECK(measure.width("AB", caps) > measure.width("A", caps) + measure.width("B", caps) - 1);
}

TEST_CASE("widths keep their proportion at twice the pixels", "[platform]") {
    Offscreen screen;
    FontTextMeasure measure(screen.fonts(), 1);
    const TextStyle body = standard_theme().text(TextRole::body);
    const float single = measure.width("Encounter 3 of column 2 is open", body);

    measure.set_scale(2);

    CHECK(measure.width("Encounter 3 of column 2 is open", body) == Approx(single).epsilon(0.05));
}

TEST_CASE("text splits at icons, and at every letter when it is spread out", "[platform]") {
    const std::string text = "2 " + inline_icon(IconName::c_bill) + " for";

    CHECK(text_runs(text, 0).size() == 3);
    CHECK(text_runs(text, 0)[1].icon == IconName::c_bill);
    CHECK(text_runs("a\u00e9i", 1).size() == 3);
    CHECK(text_runs("ae\u0301i", 1).size() == 3);
    CHECK(text_runs("", 0).empty());
}

TEST_CASE("the texture cache throws away what was not used for longest", "[platform]") {
    Offscreen screen;
    TextureCache cache(screen.window().renderer(), 3 * 10 * 10 * 4);
    const SurfacePointer tile = clear_surface(10, 10);
    for (const char* name : {"a", "b", "c"}) REQUIRE(cache.keep(name, tile.get()) != nullptr);
    REQUIRE(cache.find("a") != nullptr);

    cache.keep("d", tile.get());

    CHECK(cache.count() == 3);
    CHECK(cache.bytes() == 1200);
    CHECK(cache.find("b") == nullptr);
    CHECK(cache.find("a") != nullptr);
    CHECK(cache.find("d") != nullptr);
}

TEST_CASE("a texture larger than the cache is kept until the next one", "[platform]") {
    Offscreen screen;
    TextureCache cache(screen.window().renderer(), 100);
    const SurfacePointer tile = clear_surface(10, 10);

    CHECK(cache.keep("large", tile.get()) != nullptr);
    CHECK(cache.count() == 1);
    cache.keep("next", tile.get());

    CHECK(cache.count() == 1);
    CHECK(cache.find("large") == nullptr);
}

TEST_CASE("a screenshot is a PNG of the window's size", "[platform]") {
    Offscreen screen({320, 200});
    const std::string path = scratch_file("encounters-screenshot.png");
    screen.renderer().draw(SceneBuilder({320, 200}, standard_theme(), screen.renderer().measure()).finish());

    save_screenshot(screen.window().renderer(), path);

    const SurfacePointer read(IMG_Load(path.c_str()));
    REQUIRE(read);
    CHECK(read->w == 320);
    CHECK(read->h == 200);
    std::filesystem::remove(path);
}

TEST_CASE("a screenshot that can't be written says where", "[platform]") {
    Offscreen screen({320, 200});

    CHECK_THROWS_WITH(save_screenshot(screen.window().renderer(), "/nowhere/picture.png"),
                      ContainsSubstring("/nowhere/picture.png"));
}

TEST_CASE("a build tree reads the checkout's files, an installed copy its own", "[platform]") {
    namespace configured = encounters::configured;
    const Folders built = folders_for(configured::kBuildDirectory);
    const Folders deeper = folders_for((std::filesystem::path(configured::kBuildDirectory) / "deeper/").string());
    const Folders installed = folders_for("/opt/games/bin/");

    CHECK(built.is_build_tree);
    CHECK(built.data == std::string(configured::kSourceDirectory) + "/data");
    CHECK(deeper.is_build_tree);
    CHECK_FALSE(installed.is_build_tree);
    CHECK_THAT(installed.assets, Catch::Matchers::StartsWith("/opt/games/share/"));
    CHECK_THAT(installed.assets, Catch::Matchers::EndsWith("/assets"));
    CHECK_THAT(installed.fonts, Catch::Matchers::EndsWith("/fonts"));
}

TEST_CASE("a picture turned by a quarter swaps its sides", "[platform]") {
    const SurfacePointer flat = clear_surface(30, 10);
    SDL_FillRect(flat.get(), nullptr, 0xFF336699);

    const SurfacePointer upright = turned(flat.get(), 90);

    CHECK(upright->w <= 14);
    CHECK(upright->h >= 30);
    const auto* middle =
        reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(upright->pixels) +
                                               static_cast<std::ptrdiff_t>(upright->h / 2) * upright->pitch);
    CHECK(middle[upright->w / 2] == 0xFF336699);
}
