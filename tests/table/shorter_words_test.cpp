// Words that get fewer where there is little room, before anything is cut.
#include "support/catch.hpp"

#include "table/offscreen.hpp"
#include "table/presenter/scene_builder.hpp"
#include "table/presenter/table/desk.hpp"
#include "table/presenter/table/shorter_words.hpp"
#include "table/presenter/table/table_layout.hpp"
#include "table/table_states.hpp"

using namespace encounters;
using namespace encounters::table;
using namespace encounters::table::testing;

namespace {

using Words = std::vector<std::string>;

const FixedTextMeasure kMeasure;

bool shows(const Scene& scene, const std::string& words) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        const Text* text = std::get_if<Text>(&item.drawing);
        return text != nullptr && text->text == words;
    });
}

// The words on these controls that end with an ellipsis.
Words cut_on(const Scene& scene, const Words& labels) {
    Words cut;
    for (const std::string& label : labels) {
        const std::optional<std::size_t> control = scene.item_labelled(label);
        if (!control) continue;
        for (const Item& item : scene.items) {
            const Text* text = std::get_if<Text>(&item.drawing);
            const bool is_on_it = scene.items[*control].rectangle.contains(item.rectangle.centre());
            if (text != nullptr && text->is_cut && is_on_it) cut.push_back(label + ": " + text->text);
        }
    }
    return cut;
}

}  // namespace

TEST_CASE("a decision is named in ever fewer words", "[shorter_words]") {
    CHECK(shorter_and_shorter("choose Garrison Duty (Reputation 1) for column 2") ==
          Words{"choose Garrison Duty (Reputation 1) for column 2", "choose Garrison Duty for column 2",
                "choose Garrison Duty", "choose"});
    CHECK(shorter_and_shorter("use the power of the Combat Command") ==
          Words{"use the power of the Combat Command", "use the power", "use"});
    CHECK(shorter_and_shorter("done") == Words{"done"});
}

TEST_CASE("the first way that fits is taken, and the last when none does", "[shorter_words]") {
    const SceneBuilder scene({1280, 720}, standard_theme(), kMeasure);
    const float width = scene.text_width("some words", TextRole::body);

    CHECK(scene.fitting({"quite some words", "some words", "words"}, width, TextRole::body) == "some words");
    CHECK(scene.fitting({"quite some words", "words"}, width, TextRole::body) == "words");
    CHECK(scene.fitting({"many words", "quite many words"}, 5, TextRole::body) == "quite many words");
    CHECK(scene.fitting({}, 5, TextRole::body).empty());
}

TEST_CASE("no decision that can be taken back is cut on its button, in the smallest window", "[shorter_words]") {
    View view = view_of(states_by_phase(4).at(Phase::between));
    view.undo_whose = view.redo_whose = view.seats[0].name;
    for (const char* decision : {"choose Garrison Duty (Reputation 1) for column 2", "buy Autocannon for 3 C-bills",
                                 "use the power of the Combat Command", "ready Gauss Rifle for 3 C-bills"}) {
        view.undo_takes_back = decision;
        for (const char* redo : {"", decision}) {
            view.redo_makes_again = redo;
            INFO(decision << (*redo == '\0' ? "" : ", and again"));
            CHECK(cut_on(layout(view, {1024, 640}, kMeasure), {"Undo", "Redo"}) == Words{});
        }
    }
}

TEST_CASE("nothing is cut in the action bar, at any prompt, in the smallest window", "[shorter_words]") {
    encounters::table::test::Offscreen screen({1024, 640}, 1);
    const TextMeasure& measure = screen.renderer().measure();
    for (const int seats : {1, 4}) {
        for (const auto& [phase, state] : states_by_phase(seats)) {
            const Scene scene = layout(view_of(state), {1024, 640}, measure);
            INFO(phase_word(phase) << ", seats " << seats);
            CHECK(cut_on(scene, {"Reveal next", "Extend", "Complete", "Undo", "Escape Clause"}) == Words{});
        }
    }
}

TEST_CASE("a greyed button says its reason without the rule's number before it cuts it", "[shorter_words]") {
    SceneBuilder scene({1280, 720}, standard_theme(), kMeasure);
    const char* reason = "Beat the Encounter first (R4.4)";
    const auto button = [&](float x, float room) {
        scene.button({x, 0, room + 2 * standard_theme().spacing.large, 50}, {"Go", ""},
                     scene.refused(Nothing{}, "Go", reason));
    };
    button(0, scene.text_width(reason, TextRole::secondary));
    button(400, scene.text_width("Beat the Encounter first", TextRole::secondary));
    const Scene made = scene.finish();

    CHECK(shows(made, reason));
    CHECK(shows(made, "Beat the Encounter first"));
}

TEST_CASE("a reason that its button tells whole isn't told once more beside it", "[shorter_words]") {
    View view = view_of(states_by_phase(2).at(Phase::rolled));
    view.ui.hovered = "Reveal next";
    const auto bubbles = [&](Size size) {
        const Scene scene = layout(view, size, kMeasure);
        return std::count_if(scene.items.begin(), scene.items.end(),
                             [](const Item& item) { return item.layer == Layer::tooltip; });
    };

    CHECK(bubbles({2560, 1080}) == 0);
    CHECK(bubbles({1024, 640}) > 0);
}

TEST_CASE("a narrow card shows as many icons as it has dice", "[layout]") {
    SceneBuilder builder({400, 300}, standard_theme(), kMeasure);
    const Rectangle row{10, 10, 94, 18};
    DiceIcons icons;
    icons.any = 5;
    icons.colour[0] = 2;
    icon_dice(builder, row, icons);

    const Scene scene = builder.finish();
    CHECK(scene.items.size() == 7);
    for (const Item& item : scene.items) {
        CHECK(item.rectangle.x >= row.x);
        CHECK(item.rectangle.right() <= row.right() + 0.01F);
    }
}
