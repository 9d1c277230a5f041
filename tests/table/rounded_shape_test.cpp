// Panels and cards as pixels.
#include "support/catch.hpp"

#include "table/platform/rounded_shape.hpp"

using namespace encounters::table;
using Catch::Approx;

namespace {

struct Channels {
    int alpha;
    int red;
    int green;
    int blue;
};

Channels channels(std::uint32_t argb) {
    return {static_cast<int>(argb >> 24U), static_cast<int>(argb >> 16U & 0xFFU), static_cast<int>(argb >> 8U & 0xFFU),
            static_cast<int>(argb & 0xFFU)};
}

RoundedShape grey_plate() {
    RoundedShape shape;
    shape.width = 40;
    shape.height = 30;
    shape.radius = 8;
    shape.top = {100, 100, 100};
    shape.bottom = {100, 100, 100};
    return shape;
}

}  // namespace

TEST_CASE("corners are clear, the middle is full, edges between are smooth", "[shape]") {
    const Pixels picture = drawn(grey_plate());

    CHECK(picture.width == 40);
    CHECK(picture.height == 30);
    CHECK(channels(picture.at(0, 0)).alpha == 0);
    CHECK(channels(picture.at(20, 15)).alpha == 255);
    CHECK(channels(picture.at(20, 0)).alpha == 255);
    bool has_smooth_edge = false;
    for (int x = 0; x < 8; ++x) {
        const int alpha = channels(picture.at(x, 1)).alpha;
        has_smooth_edge = has_smooth_edge || (alpha > 0 && alpha < 255);
    }
    CHECK(has_smooth_edge);
}

TEST_CASE("a gradient runs from top to bottom", "[shape]") {
    RoundedShape shape = grey_plate();
    shape.top = {200, 0, 0};
    shape.bottom = {0, 0, 200};

    const Pixels picture = drawn(shape);

    CHECK(channels(picture.at(20, 1)).red > 180);
    CHECK(channels(picture.at(20, 28)).blue > 180);
}

TEST_CASE("the border lies inside, the band at its side", "[shape]") {
    RoundedShape shape = grey_plate();
    shape.border = {250, 160, 60};
    shape.border_width = 2;
    shape.band = Band::top;
    shape.band_colour = {20, 120, 20};
    shape.band_size = 10;

    const Pixels picture = drawn(shape);

    CHECK(channels(picture.at(20, 0)).red > 240);
    CHECK(channels(picture.at(0, 15)).red > 240);
    CHECK(channels(picture.at(20, 6)).green == Approx(120).margin(2));
    CHECK(channels(picture.at(20, 20)).red == Approx(100).margin(2));
}

TEST_CASE("a shadow reaches beyond the shape, further below than above, and fades", "[shape]") {
    RoundedShape shape = grey_plate();
    shape.shadow = {0, 0, 0, 200};
    shape.shadow_reach = 6;
    shape.shadow_drop = 3;

    const Pixels picture = drawn(shape);
    const int margin = margin_of(shape);

    CHECK(margin == 9);
    CHECK(picture.width == 40 + 2 * margin);
    const int above = channels(picture.at(margin + 20, margin - 2)).alpha;
    const int below = channels(picture.at(margin + 20, margin + 30 + 1)).alpha;
    CHECK(below > above);
    CHECK(below > 20);
    CHECK(channels(picture.at(margin + 20, 0)).alpha == 0);
    CHECK(channels(picture.at(0, picture.height / 2)).alpha == 0);
}

TEST_CASE("a shape smaller than its corners is still drawn", "[shape]") {
    RoundedShape shape = grey_plate();
    shape.width = 3;
    shape.height = 2;
    shape.radius = 50;

    CHECK(drawn(shape).argb.size() == 6);
}

TEST_CASE("a disc is round", "[shape]") {
    const Pixels picture = disc(20, {255, 255, 255});

    CHECK(channels(picture.at(0, 0)).alpha == 0);
    CHECK(channels(picture.at(10, 10)).alpha == 255);
    CHECK(channels(picture.at(10, 0)).alpha > 200);
}

TEST_CASE("the backdrop is opaque and brighter in its middle", "[shape]") {
    const Pixels picture = backdrop(60, 40, {40, 40, 40}, {10, 10, 10});

    for (const std::uint32_t pixel : picture.argb) REQUIRE(channels(pixel).alpha == 255);
    CHECK(channels(picture.at(25, 16)).red > channels(picture.at(59, 39)).red + 10);
}
