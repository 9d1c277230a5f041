// The checks that every layout must pass find what they are for, and pass a scene in order.
#include "support/catch.hpp"

#include "table/presenter/scene_checks.hpp"
#include "table/sample_scene.hpp"

using namespace encounters::table;

namespace {

const FixedTextMeasure kMeasure;
using Sentences = std::vector<std::string>;

SceneBuilder new_builder() { return SceneBuilder({400, 300}, standard_theme(), kMeasure); }

Text words(const char* said) {
    Text text;
    text.text = said;
    text.style = standard_theme().text(TextRole::body);
    return text;
}

}  // namespace

TEST_CASE("a scene in order has no faults", "[checks]") {
    CHECK(faults(test::sample_scene(kMeasure), kMeasure) == Sentences{});
    CHECK(faults(test::picture_sheet(kMeasure), kMeasure) == Sentences{});
}

TEST_CASE("texts that cover each other are found", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.add({0, 0, 50, 20}, words("Ana"));
    builder.add({40, 10, 50, 20}, words("Chao"));

    const Sentences found = overlaps(builder.finish());

    REQUIRE(found.size() == 1);
    CHECK(found[0] == "text \"Chao\" at 40,10 50x20 covers text \"Ana\" at 0,0 50x20");
}

TEST_CASE("neighbours, other layers and grounds don't count as covering", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.panel({0, 0, 100, 100}, Surface::panel);
    builder.add({0, 0, 50, 20}, words("Ana"));
    builder.add({50, 0, 50, 20}, words("Chao"));
    builder.set_layer(Layer::pieces);
    builder.add({0, 0, 50, 20}, words("above"));

    CHECK(overlaps(builder.finish()) == Sentences{});
}

TEST_CASE("controls that cover each other are found", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.target({0, 0, 50, 20}, builder.control(OpenZoom{}, "one"));
    builder.target({40, 0, 50, 20}, builder.control(OpenZoom{}, "two"));

    CHECK(overlaps(builder.finish()).size() == 1);
}

TEST_CASE("what leaves the window is found, what is clipped away isn't", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.panel({390, 0, 20, 20}, Surface::panel);
    builder.set_clip({0, 0, 400, 300});
    builder.panel({390, 0, 20, 20}, Surface::panel);

    CHECK(outside_window(builder.finish()).size() == 1);
}

TEST_CASE("a text too wide or too high for its room is found", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.add({0, 0, 20, 20}, words("far too wide"));
    builder.add({0, 40, 200, 9}, words("too high"));
    builder.text({0, 80, 20, 20}, "shortened", {});

    CHECK(cut_texts(builder.finish(), kMeasure).size() == 2);
}

TEST_CASE("a text on a ground that the theme doesn't list is found", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.text({0, 0, 100, 20}, "pale", {TextRole::body, Colour::soft, Surface::paper});

    CHECK(unlisted_grounds(builder.finish()).size() == 1);
}

TEST_CASE("a control without label, intent or reason is found", "[checks]") {
    SceneBuilder builder = new_builder();
    builder.target({0, 0, 10, 10}, builder.control(OpenZoom{}, ""));
    builder.target({20, 0, 10, 10}, builder.refused(OpenZoom{}, "greyed", ""));
    Control silent = builder.control(OpenZoom{}, "silent");
    silent.intent = 99;
    builder.target({40, 0, 10, 10}, silent);

    CHECK(unclear_controls(builder.finish()).size() == 3);
}

TEST_CASE("two enabled controls with one key are found, unless a veil lies between them", "[checks]") {
    SceneBuilder builder = new_builder();
    const auto add = [&](float x) {
        Control control = builder.control(OpenZoom{}, "key");
        control.key.key = Key::enter;
        builder.target({x, 0, 10, 10}, control);
    };
    add(0);
    builder.set_layer(Layer::dialog);
    builder.veil();
    add(20);
    CHECK(unclear_controls(builder.finish()) == Sentences{});

    add(0);
    add(20);
    CHECK(unclear_controls(builder.finish()).size() == 1);
}
