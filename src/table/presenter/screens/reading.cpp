#include "table/presenter/screens/reading.hpp"

namespace encounters::table {

namespace {

void tabs(SceneBuilder& scene, Rectangle row, const ReadingView& view) {
    for (std::size_t index = 0; index < view.readings->size(); ++index) {
        const bool is_shown = static_cast<int>(index) == view.shown;
        const Surface surface = is_shown ? Surface::button_primary : Surface::button;
        screen_button(scene, cut_left(row, 180),
                      {(*view.readings)[index].title, "", plain_key(index == 0 ? Key::h : Key::f1), surface},
                      DoOnScreen{ScreenDeed::show_text, static_cast<int>(index)});
        cut_left(row, 10);
    }
}

void scroll_keys(SceneBuilder& scene, Rectangle row, int page) {
    const auto button = [&](std::string_view title, Key which, int lines) {
        screen_button(scene, cut_right(row, 150), {title, "", plain_key(which)}, DoOnScreen{ScreenDeed::scroll, lines});
        cut_right(row, 10);
    };
    button("Later", Key::page_down, page);
    button("Earlier", Key::page_up, -page);
}

}  // namespace

ReadingScene reading_scene(const ReadingView& view, Size size, const TextMeasure& measure) {
    constexpr float kRow = 21;
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 900);
    const Reading& reading = (*view.readings)[static_cast<std::size_t>(view.shown)];
    page_head(scene, page, {reading.title});
    Rectangle foot = cut_bottom(page, 46);
    cut_bottom(page, 16);
    scene.panel(page, Surface::panel);
    const Rectangle inside = inset(page, 26, 18);
    const std::vector<ListLine> rows = wrapped_rows(scene, reading.lines, inside.width - 16);
    const int last_first = row_list(scene, inside, rows, {view.first, Surface::panel, kRow});
    screen_button(scene, cut_left(foot, 170),
                  {view.is_from_table ? "Back to the table" : "Back", "", plain_key(Key::escape)},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
    cut_left(foot, 10);
    scroll_keys(scene, foot, static_cast<int>(inside.height / kRow) - 1);
    cut_right(foot, 320);
    tabs(scene, foot, view);
    return {scene.finish(), last_first};
}

}  // namespace encounters::table
