#include "table/presenter/screens/faults_screen.hpp"

#include <fmt/format.h>

#include "table/presenter/screens/saved_game_words.hpp"
#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

std::vector<ListLine> numbered(const std::vector<std::string>& faults) {
    std::vector<ListLine> lines;
    for (std::size_t index = 0; index < faults.size(); ++index) {
        ListLine line;
        line.text = faults[index];
        line.indent = 34;
        line.mark = fmt::format("{}", index + 1);
        lines.push_back(std::move(line));
    }
    return lines;
}

// A row of buttons that is filled from both ends.
struct ButtonRow {
    SceneBuilder& scene;
    Rectangle room;

    void left(float width, const ButtonLook& look, Intent intent) {
        screen_button(scene, cut_left(room, width), look, std::move(intent));
        cut_left(room, 10);
    }
    void right(float width, const ButtonLook& look, Intent intent) {
        screen_button(scene, cut_right(room, width), look, std::move(intent));
        cut_right(room, 10);
    }
};

// Games have the cards with them with which they began, whatever has become of the files.
void games(ButtonRow& row, const FaultsView& view) {
    if (view.unfinished != nullptr)
        row.left(190, {"Continue", continue_words(*view.unfinished), plain_key(Key::c)},
                 DoOnScreen{ScreenDeed::continue_last, 0});
    if (view.saved_games > 0)
        row.left(190, {"Saved games", "with cards of their own", plain_key(Key::s)},
                 GoTo{static_cast<int>(ScreenName::saves)});
}

void head(SceneBuilder& scene, Rectangle& page, const FaultsView& view) {
    const std::size_t count = view.faults.size();
    const std::string note = fmt::format("{} {} in {}", count, count == 1 ? "fault" : "faults", view.cards_from);
    if (!view.can_play) return page_head(scene, page, {"These cards can't be played", note});
    page_head(scene, page, {"The computer players' numbers can't be used", note + ". The usual numbers serve instead."});
}

}  // namespace

FaultsScene faults_scene(const FaultsView& view, Size size, const TextMeasure& measure) {
    constexpr float kRow = 21;
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1180);
    head(scene, page, view);
    Rectangle foot = cut_bottom(page, 56);
    cut_bottom(page, 16);
    scene.panel(page, Surface::panel, Edge::danger);
    const Rectangle inside = inset(page, 24, 18);
    const std::vector<ListLine> rows = wrapped_rows(scene, numbered(view.faults), inside.width - 16);
    const int last_first = row_list(scene, inside, rows, {view.first, Surface::panel, kRow});
    ButtonRow row{scene, foot};
    row.left(view.saved_games > 0 ? 270.0F : 320.0F,
             {"Read the cards again", "after mending them in an editor", plain_key(Key::f5),
              view.can_play ? Surface::button : Surface::button_primary},
             DoOnScreen{ScreenDeed::read_cards_again, 0});
    if (view.can_play) {
        row.left(320, {"Go on", "with the usual numbers", plain_key(Key::escape), Surface::button_primary},
                 GoTo{static_cast<int>(ScreenName::title)});
    } else {
        games(row, view);
    }
    row.right(96, {"Quit", "", plain_key(Key::q)}, LeaveProgram{});
    if (last_first > 0) {
        const int rows_a_page = static_cast<int>(inside.height / kRow) - 1;
        row.right(104, {"Later", "", plain_key(Key::page_down)}, DoOnScreen{ScreenDeed::scroll, rows_a_page});
        row.right(104, {"Earlier", "", plain_key(Key::page_up)}, DoOnScreen{ScreenDeed::scroll, -rows_a_page});
    }
    return {scene.finish(), last_first};
}

}  // namespace encounters::table
