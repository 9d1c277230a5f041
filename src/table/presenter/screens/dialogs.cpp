#include "table/presenter/screens/dialogs.hpp"

#include <algorithm>

#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

constexpr float kButton = 48;
constexpr float kGap = 10;
constexpr float kMargin = 30;
constexpr int kMostLines = 7;

struct Sheet {
    std::string_view title;
    std::string_view words;
    float buttons = 1;  // rows of them
    float width = 460;
};

// Veil and sheet; returns the room for the buttons, one below the other.
Rectangle sheet(SceneBuilder& scene, const Sheet& look) {
    const Size window = scene.size();
    const float width = std::min(look.width, window.width - 60);
    const TextStyle& style = scene.theme().text(TextRole::rule_text);
    const WrapLimits limits{width - 2 * kMargin, kMostLines};
    const std::size_t lines = look.words.empty() ? 0 : wrapped(look.words, limits, scene.measure(), style).lines.size();
    const float words = lines == 0 ? 0.0F : static_cast<float>(lines) * scene.line_height(TextRole::rule_text) + 14;
    const float height = 78 + words + look.buttons * (kButton + kGap);
    const Rectangle at = centred({window.width / 2, window.height / 2}, {width, height});
    scene.set_layer(Layer::alert);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.set_layer(Layer::alert_pieces);
    Rectangle inside = inset(at, kMargin, 24);
    scene.text(cut_top(inside, 30), look.title, {TextRole::number, Colour::bright, Surface::dialog});
    cut_top(inside, 8);
    if (words > 0)
        scene.paragraph(cut_top(inside, words), look.words, {TextRole::rule_text, Colour::plain, Surface::dialog});
    return inside;
}

Rectangle next_button(Rectangle& room) {
    const Rectangle place = cut_top(room, kButton);
    cut_top(room, kGap);
    return place;
}

void go_on(SceneBuilder& scene, const Rectangle& at, std::string_view words = "Go on playing") {
    screen_button(scene, at, {words, "", plain_key(Key::escape), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
}

void menu(SceneBuilder& scene, const QuestionView& view) {
    Rectangle room = sheet(scene, {"The game waits", view.words, view.has_readings ? 6.0F : 5.0F});
    go_on(scene, next_button(room));
    screen_button(scene, next_button(room), {"Players, pace and odds", "", plain_key(Key::p)},
                  DoOnScreen{ScreenDeed::show_players, 0});
    if (view.has_readings)
        screen_button(scene, next_button(room), {"How to play", "", plain_key(Key::h)},
                      DoOnScreen{ScreenDeed::show_text, 0});
    screen_button(scene, next_button(room), {"Fair dice", "", plain_key(Key::t)},
                  DoOnScreen{ScreenDeed::show_statistics, 0});
    screen_button(scene, next_button(room), {"Leave this game", "", plain_key(Key::l)},
                  GoTo{static_cast<int>(ScreenName::title)});
    screen_button(scene, next_button(room), {"Quit", "", plain_key(Key::q)}, LeaveProgram{});
}

// Only a game that isn't saved is worth asking about.
void leave(SceneBuilder& scene, const QuestionView& view, ScreenDeed deed) {
    Rectangle room = sheet(scene, {"Leave this game?", view.words + " What isn't saved would be lost.", 3});
    go_on(scene, next_button(room));
    screen_button(scene, next_button(room), {"Save it somewhere else", "", plain_key(Key::s)},
                  DoOnScreen{ScreenDeed::show_saving, 0});
    const bool is_program = deed == ScreenDeed::leave_program;
    screen_button(
        scene, next_button(room),
        {is_program ? "Lose the game and quit" : "Lose the game", "", plain_key(Key::l), Surface::button_danger},
        DoOnScreen{deed, 0});
}

// Of a sentence that begins with what the title says already: the rest.
std::string rest_of(const std::string& sentence) {
    const std::size_t colon = sentence.find(": ");
    return colon == std::string::npos ? sentence : with_capital(sentence.substr(colon + 2));
}

void not_saved(SceneBuilder& scene, const QuestionView& view) {
    Rectangle room = sheet(scene, {"This game is not being saved", rest_of(view.words) + " It goes on all the same, and is saved whole as soon as that is possible.", 3.5F, 620});
    scene.text(cut_top(room, 26), "Another folder", {TextRole::title, Colour::bright, Surface::dialog});
    Rectangle line = next_button(room);
    Rectangle save = cut_right(line, 130);
    cut_right(line, kGap);
    text_field(scene, line, {&view.place, "Folder", "such as /media/stick/games", view.is_typing},
               DoOnScreen{ScreenDeed::edit_place, 0});
    ButtonLook look{"Save there", "", {}, Surface::button};
    if (view.place.text.empty()) look.why_not = "no folder yet";
    screen_button(scene, save, look, DoOnScreen{ScreenDeed::save_in_place, 0});
    screen_button(scene, next_button(room), {"Try the same place again", "", plain_key(Key::t)},
                  DoOnScreen{ScreenDeed::save_again, 0});
    go_on(scene, next_button(room));
}

void delete_game(SceneBuilder& scene, const QuestionView& view) {
    Rectangle room = sheet(scene, {"Delete it for good?", "This deletes " + view.words + ". It can't be brought back.", 2});
    go_on(scene, next_button(room), "Keep it");
    screen_button(scene, next_button(room), {"Delete it", "", plain_key(Key::d), Surface::button_danger},
                  DoOnScreen{ScreenDeed::delete_game, 0});
}

void message(SceneBuilder& scene, const QuestionView& view) {
    Rectangle room = sheet(scene, {view.title, view.words, 1, 560});
    screen_button(scene, next_button(room), {"Good", "", plain_key(Key::enter), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
}

}  // namespace

Scene question_scene(const QuestionView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    switch (view.question) {
        case Question::menu: menu(scene, view); break;
        case Question::leave_table: leave(scene, view, ScreenDeed::leave_table); break;
        case Question::leave_program: leave(scene, view, ScreenDeed::leave_program); break;
        case Question::not_saved: not_saved(scene, view); break;
        case Question::delete_game: delete_game(scene, view); break;
        case Question::message: message(scene, view); break;
        case Question::players:
        case Question::play_on: break;
    }
    return scene.finish();
}

}  // namespace encounters::table
