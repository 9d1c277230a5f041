// The theme: every text can be read on its ground, every seat and surface can be told apart.
#include "support/catch.hpp"

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

#include "table/presenter/theme.hpp"

using namespace encounters::table;
using Catch::Approx;

namespace {

std::vector<std::string> hard_to_read(const Theme& theme) {
    std::vector<std::string> found;
    for (const TextGround& pair : text_grounds()) {
        const SurfaceStyle& ground = theme.surface(pair.ground);
        for (const Colour end : {ground.top, ground.bottom}) {
            const double ratio = contrast(theme.colour(pair.text), theme.colour(end));
            if (ratio < 4.5)
                found.push_back(fmt::format("text {} on surface {}: {:.2f}", static_cast<int>(pair.text),
                                            static_cast<int>(pair.ground), ratio));
        }
    }
    return found;
}

}  // namespace

TEST_CASE("contrast is measured as WCAG does", "[theme]") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21.0));
    CHECK(contrast({90, 90, 90}, {90, 90, 90}) == Approx(1.0));
    CHECK(contrast({0x77, 0x77, 0x77}, {255, 255, 255}) == Approx(4.48).margin(0.01));
}

TEST_CASE("every text of the theme has a contrast of 4.5 to 1 on its ground", "[theme]") {
    CHECK(text_grounds().size() > 100);
    CHECK(hard_to_read(standard_theme()) == std::vector<std::string>{});
}

TEST_CASE("a theme whose text can't be read is found out", "[theme]") {
    Theme theme = standard_theme();

    theme.colours[static_cast<std::size_t>(Colour::ink_soft)] = theme.colour(Colour::paper_bottom);

    CHECK_FALSE(hard_to_read(theme).empty());
}

TEST_CASE("texts lie on opaque grounds", "[theme]") {
    const Theme& theme = standard_theme();
    for (const TextGround& pair : text_grounds()) {
        CHECK(theme.colour(theme.surface(pair.ground).top).alpha == 255);
        CHECK(theme.colour(theme.surface(pair.ground).bottom).alpha == 255);
        CHECK(theme.colour(pair.text).alpha == 255);
    }
}

TEST_CASE("only pairs in use are listed", "[theme]") {
    CHECK(is_listed({Colour::ink, Surface::paper}));
    CHECK_FALSE(is_listed({Colour::paper_top, Surface::paper}));
}

TEST_CASE("eight seats have eight colours, surfaces and shapes", "[theme]") {
    std::set<Colour> colours;
    std::set<Surface> surfaces;
    std::set<IconName> shapes;
    std::set<std::string> seen;
    for (int seat = 0; seat < 8; ++seat) {
        const Rgba colour = standard_theme().colour(seat_colour(seat));
        colours.insert(seat_colour(seat));
        surfaces.insert(seat_surface(seat));
        shapes.insert(seat_shape(seat));
        seen.insert(fmt::format("{} {} {}", colour.red, colour.green, colour.blue));
    }

    CHECK(colours.size() == 8);
    CHECK(surfaces.size() == 8);
    CHECK(shapes.size() == 8);
    CHECK(seen.size() == 8);
}

TEST_CASE("text has the sizes that were settled", "[theme]") {
    const Theme& theme = standard_theme();

    CHECK(theme.text(TextRole::value).size == 28);
    CHECK(theme.text(TextRole::body).size == 13);
    CHECK(theme.text(TextRole::secondary).size == 11);
    for (const TextStyle& style : theme.texts) CHECK(style.size >= 11);
}

TEST_CASE("no roll lasts longer than 0.6 seconds", "[theme]") {
    CHECK(standard_theme().durations.roll <= Milliseconds{600});
}
