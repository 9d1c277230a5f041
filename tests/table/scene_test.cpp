// The scene as mouse, keys and focus see it.
#include "support/catch.hpp"

#include "table/presenter/scene_builder.hpp"

using namespace encounters::table;
using Catch::Approx;

namespace {

const FixedTextMeasure kMeasure;

SceneBuilder new_builder() { return SceneBuilder({400, 300}, standard_theme(), kMeasure); }

std::string label_at(const Scene& scene, Point point) {
    const auto index = scene.item_at(point);
    return index ? scene.items[*index].control->label : "nothing";
}

}  // namespace

TEST_CASE("the topmost control under the pointer is found, later items lying above earlier ones", "[scene]") {
    SceneBuilder builder = new_builder();
    builder.target({0, 0, 100, 100}, builder.control(ToggleDie{0}, "below"));
    builder.target({50, 50, 100, 100}, builder.control(ToggleDie{1}, "above"));

    const Scene scene = builder.finish();

    CHECK(label_at(scene, {10, 10}) == "below");
    CHECK(label_at(scene, {60, 60}) == "above");
    CHECK(label_at(scene, {300, 10}) == "nothing");
}

TEST_CASE("layers decide before order", "[scene]") {
    SceneBuilder builder = new_builder();
    builder.set_layer(Layer::pieces);
    builder.target({0, 0, 50, 50}, builder.control(ToggleDie{0}, "die"));
    builder.set_layer(Layer::board);
    builder.target({0, 0, 50, 50}, builder.control(OpenZoom{}, "card"));

    const Scene scene = builder.finish();

    CHECK(label_at(scene, {10, 10}) == "die");
    CHECK(scene.items.front().control->label == "card");
}

TEST_CASE("a control is where it can be seen", "[scene]") {
    SceneBuilder builder = new_builder();
    builder.set_clip({0, 0, 100, 20});
    builder.target({0, 0, 100, 100}, builder.control(OpenZoom{}, "clipped"));

    const Scene scene = builder.finish();

    CHECK(label_at(scene, {10, 10}) == "clipped");
    CHECK(label_at(scene, {10, 30}) == "nothing");
}

TEST_CASE("a veil takes mouse, focus and keys from everything below", "[scene]") {
    SceneBuilder builder = new_builder();
    Control lock = builder.control(NextLock{}, "lock");
    lock.key.key = Key::enter;
    builder.target({0, 0, 100, 100}, lock);
    builder.set_layer(Layer::dialog);
    builder.veil();
    builder.target({200, 0, 50, 50}, builder.control(CloseDialog{}, "close"));

    const Scene scene = builder.finish();

    CHECK(label_at(scene, {10, 10}) == "nothing");
    CHECK(label_at(scene, {210, 10}) == "close");
    CHECK(scene.focus_order().size() == 1);
    CHECK_FALSE(scene.item_for({Key::enter}).has_value());
}

TEST_CASE("a hot key finds the enabled control before the greyed one, and minds its modifiers", "[scene]") {
    SceneBuilder builder = new_builder();
    Control greyed = builder.refused(Undo{}, "greyed", "nothing to take back");
    greyed.key = {Key::z, true};
    builder.target({0, 0, 10, 10}, greyed);
    Control undo = builder.control(Undo{}, "undo");
    undo.key = {Key::z, true};
    builder.target({20, 0, 10, 10}, undo);

    const Scene scene = builder.finish();

    REQUIRE(scene.item_for({Key::z, true}).has_value());
    CHECK(scene.items[*scene.item_for({Key::z, true})].control->label == "undo");
    CHECK_FALSE(scene.item_for({Key::z}).has_value());
    CHECK_FALSE(scene.item_for({Key::none}).has_value());
}

TEST_CASE("focus follows the order of building, not of layers", "[scene]") {
    SceneBuilder builder = new_builder();
    builder.set_layer(Layer::pieces);
    builder.target({0, 0, 10, 10}, builder.control(ToggleDie{0}, "first"));
    builder.set_layer(Layer::board);
    builder.target({0, 0, 10, 10}, builder.control(ToggleDie{1}, "second"));

    const Scene scene = builder.finish();
    const auto order = scene.focus_order();

    REQUIRE(order.size() == 2);
    CHECK(scene.items[order[0]].control->label == "first");
    CHECK(scene.items[order[1]].control->label == "second");
}

TEST_CASE("an item sends the intent it was given", "[scene]") {
    SceneBuilder builder = new_builder();
    builder.target({0, 0, 10, 10}, builder.control(OpenZoom{}, "zoom"));
    builder.target({20, 0, 10, 10}, builder.control(ToggleDie{3}, "die"));
    builder.panel({40, 0, 10, 10}, Surface::panel);

    const Scene scene = builder.finish();

    const Intent* intent = scene.intent_of(scene.items[1]);
    REQUIRE(intent != nullptr);
    CHECK(std::get<ToggleDie>(*intent).index == 3);
    CHECK(scene.intent_of(scene.items[2]) == nullptr);
}

TEST_CASE("a greyed button shows its reason instead of its note", "[scene]") {
    SceneBuilder builder = new_builder();
    Control control = builder.refused(NextLock{}, "Extend", "two dice are unlocked");
    control.key.key = Key::x;
    builder.button({0, 0, 200, 56}, {"Extend", "starts a new column"}, control);

    const Scene scene = builder.finish();

    std::vector<std::string> words;
    for (const Item& item : scene.items) {
        if (const Text* text = std::get_if<Text>(&item.drawing)) words.push_back(text->text);
    }
    CHECK(words == std::vector<std::string>{"X", "Extend", "two dice are unlocked"});
    CHECK(std::get<Button>(scene.items[0].drawing).surface == Surface::button_off);
}

TEST_CASE("a line of text covers only its words and is shortened to its room", "[scene]") {
    SceneBuilder builder = new_builder();
    const float width =
        builder.text({0, 0, 100, 20}, "Ana", {TextRole::body, Colour::plain, Surface::night, Align::right});
    builder.text({0, 20, 20, 20}, "Hovertank", {TextRole::body, Colour::plain, Surface::night});

    const Scene scene = builder.finish();

    CHECK(width == Approx(19.5));
    CHECK(scene.items[0].rectangle.x == Approx(80.5));
    CHECK(std::get<Text>(scene.items[1].drawing).is_cut);
}

TEST_CASE("a paragraph has as many lines as fit and says what it leaves out", "[scene]") {
    SceneBuilder builder = new_builder();
    const float height = builder.paragraph({0, 0, 60, 34}, "a rather long sentence about dice",
                                           {TextRole::body, Colour::plain, Surface::night});

    const Scene scene = builder.finish();

    REQUIRE(scene.items.size() == 2);
    CHECK(height == Approx(32.5));
    CHECK_FALSE(std::get<Text>(scene.items[0].drawing).is_cut);
    CHECK(std::get<Text>(scene.items[1].drawing).is_cut);
}

TEST_CASE("keys are named as buttons show them", "[scene]") {
    CHECK(key_name({Key::z, true}) == "Ctrl Z");
    CHECK(key_name({Key::tab, false, true}) == "Shift Tab");
    CHECK(key_name({Key::digit_5}) == "5");
    CHECK(key_name({Key::f11}) == "F11");
    CHECK(key_name({}).empty());
}
