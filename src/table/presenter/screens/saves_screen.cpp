#include "table/presenter/screens/saves_screen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/screens/saved_game_words.hpp"
#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kWidest = 1180;
constexpr float kRow = 66;
constexpr float kGap = 8;
constexpr float kHead = 97;      // of the page
constexpr float kFoot = 52;      // buttons
constexpr float kDetails = 30;   // over them
constexpr float kScroller = 44;  // at the right edge

Rectangle list_of(Size window) {
    Rectangle page = page_of(window, kWidest);
    cut_top(page, kHead);
    cut_bottom(page, kFoot + kDetails);
    return page;
}

// ---- a row
struct Row {
    const play::SavedGame& game;
    int number = 0;
    bool is_chosen = false;
    Surface ground = Surface::panel;
};

void when_and_how_far(SceneBuilder& scene, Rectangle at, const Row& row) {
    const play::SavedGame& game = row.game;
    const bool is_broken = !game.broken.empty();
    const std::string when = game.began.empty() ? (is_broken ? "Unknown" : "Undated") : game.began;
    scene.text(cut_top(at, at.height / 2), when, {TextRole::title, Colour::bright, row.ground});
    const Colour colour = is_broken ? Colour::red_bright : game.finished ? Colour::soft : Colour::amber;
    scene.text(at, progress_of(game), {TextRole::rule_text, colour, row.ground});
}

void standing(SceneBuilder& scene, Rectangle line, const Row& row) {
    const std::size_t seats = row.game.seats.size();
    const float room = std::min(64.0F, line.width / static_cast<float>(seats));
    for (std::size_t index = 0; index < seats; ++index) {
        const play::Seat& seat = row.game.seats[index];
        Rectangle place = cut_left(line, room);
        badge(scene, centred({place.x + 11, place.centre().y}, {22, 22}), {seat.colour % 8, seat.shape % 8, seat.name});
        cut_left(place, 28);
        const bool is_winner = row.game.winner == static_cast<SeatIndex>(index);
        scene.text(place, fmt::format("{}", row.game.reputation[index]),
                   {TextRole::title, is_winner ? Colour::amber : Colour::bright, row.ground});
    }
}

void who_and_how(SceneBuilder& scene, Rectangle at, const Row& row) {
    const play::SavedGame& game = row.game;
    const Rectangle first = cut_top(at, at.height / 2);
    if (!game.broken.empty()) {
        scene.text(first, game.file.filename().string(), {TextRole::title, Colour::bright, row.ground});
        scene.text(at, game.broken, {TextRole::rule_text, Colour::red_bright, row.ground});
        return;
    }
    scene.text(first, players_of(game), {TextRole::title, Colour::bright, row.ground});
    standing(scene, at, row);
}

void cards_of(SceneBuilder& scene, Rectangle at, const Row& row) {
    const play::SavedGame& game = row.game;
    if (!game.broken.empty()) return;
    const std::string pack = fmt::format("{} {}{}", game.pack_name, game.pack_version, game.physical_dice ? ", real dice" : "");
    scene.text(cut_top(at, at.height / 2), pack, {TextRole::rule_text, Colour::plain, row.ground, Align::right});
    const Colour colour = game.cards == play::CardsToday::same ? Colour::soft : Colour::amber;
    scene.text(at, play::cards_text(game), {TextRole::rule_text, colour, row.ground, Align::right});
}

void row_of(SceneBuilder& scene, const Rectangle& at, const Row& row) {
    Panel body;
    body.surface = row.ground;
    body.edge = row.is_chosen ? Edge::lit : Edge::plain;
    scene.add(at, body).control =
        scene.control(DoOnScreen{ScreenDeed::choose_game, row.number}, fmt::format("Game {}", row.number + 1));
    Rectangle inside = inset(at, 18, 9);
    when_and_how_far(scene, cut_left(inside, 170), row);
    cut_left(inside, 14);
    const Rectangle right = cut_right(inside, std::min(230.0F, inside.width * 0.36F));
    cut_right(inside, 14);
    who_and_how(scene, row.game.broken.empty() ? inside : united(inside, right), row);
    cards_of(scene, right, row);
}

// ---- around the list
void scroll_button(SceneBuilder& scene, const Rectangle& at, IconName icon, Control control) {
    const bool is_enabled = control.is_enabled;
    Button body;
    body.surface = is_enabled ? Surface::button : Surface::button_off;
    scene.add(at, body).control = std::move(control);
    scene.icon(centred(at.centre(), {16, 16}), icon, is_enabled ? Colour::plain : Colour::edge);
}

void scroller(SceneBuilder& scene, Rectangle at, const SavesView& view) {
    const auto stepping = [&](const char* label, Key key, int step) {
        const int to = view.chosen + step;
        Control control = to >= 0 && to < view.count
                              ? scene.control(DoOnScreen{ScreenDeed::next_game, step}, label)
                              : scene.refused(DoOnScreen{ScreenDeed::next_game, step}, label, "This is the end of the list.");
        control.key.key = key;
        return control;
    };
    scroll_button(scene, cut_top(at, kScroller), IconName::arrow_up, stepping("Previous game", Key::up, -1));
    scroll_button(scene, cut_bottom(at, kScroller), IconName::arrow_down, stepping("Next game", Key::down, 1));
    const Rectangle track = inset(at, at.width / 2 - 3, 10);
    const int rows = static_cast<int>(view.shown.size());
    if (rows >= view.count || track.height < 40) return;
    Panel slot;
    slot.surface = Surface::slot;
    slot.radius = 3;
    scene.add(track, slot);
    Panel thumb = slot;
    thumb.surface = Surface::block_lit;
    const float part = track.height / static_cast<float>(view.count);
    const float height = std::max(18.0F, part * static_cast<float>(rows));
    const float top = std::min(part * static_cast<float>(view.first), track.height - height);
    scene.add({track.x, track.y + top, track.width, height}, thumb);
}

void list(SceneBuilder& scene, Rectangle at, const SavesView& view) {
    Rectangle side = cut_right(at, kScroller);
    side.height = std::min(side.height, std::max(2.0F, static_cast<float>(view.shown.size())) * (kRow + kGap) - kGap);
    scroller(scene, side, view);
    cut_right(at, 14);
    for (std::size_t index = 0; index < view.shown.size(); ++index) {
        const int number = view.first + static_cast<int>(index);
        const bool is_chosen = number == view.chosen;
        row_of(scene, cut_top(at, kRow),
               {*view.shown[index], number, is_chosen, is_chosen ? Surface::panel_active : Surface::panel});
        cut_top(at, kGap);
    }
}

const play::SavedGame* chosen_game(const SavesView& view) {
    const int row = view.chosen - view.first;
    return row >= 0 && row < static_cast<int>(view.shown.size()) ? view.shown[static_cast<std::size_t>(row)] : nullptr;
}

void details(SceneBuilder& scene, const Rectangle& line, const SavesView& view) {
    const play::SavedGame* game = chosen_game(view);
    if (game == nullptr || !game->broken.empty()) return;
    if (!game->damaged.empty()) {
        scene.text(line, fmt::format("It ends early: {}. It can be played on from there.", game->damaged),
                   {TextRole::rule_text, Colour::amber});
        return;
    }
    scene.text(line, game->file.filename().string(), {TextRole::rule_text, Colour::soft});
}

void bottom_row(SceneBuilder& scene, Rectangle row, const SavesView& view) {
    screen_button(scene, cut_left(row, 140), {view.has_title ? "Title" : "Back", "", plain_key(Key::escape)},
                  GoTo{static_cast<int>(ScreenName::title)});
    const play::SavedGame* game = chosen_game(view);
    if (game == nullptr) return;
    const bool goes_on = can_go_on(*game);
    const auto next = [&](float width) {
        const Rectangle place = cut_right(row, width);
        cut_right(row, 12);
        return place;
    };
    if (goes_on)
        screen_button(scene, next(230), {"Continue", "", plain_key(Key::enter), Surface::button_primary},
                      DoOnScreen{ScreenDeed::continue_game, 0});
    if (can_be_watched(*game))
        screen_button(scene, next(230),
                      {"Watch the replay",
                       "",
                       plain_key(goes_on ? Key::w : Key::enter),
                       goes_on ? Surface::button : Surface::button_primary,
                       {},
                       {},
                       plain_key(goes_on ? Key::none : Key::w)},
                      DoOnScreen{ScreenDeed::watch_game, 0});
    screen_button(scene, next(170), {"Delete", "", plain_key(Key::erase), Surface::button_danger},
                  DoOnScreen{ScreenDeed::ask_delete_game, 0});
}

std::string counted(int count, const char* what) { return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s"); }

// "8 games, 2 broken files".
std::string how_many(const SavesView& view) {
    if (!view.broken) return counted(view.count, "file");
    const int games = view.count - *view.broken;
    if (*view.broken == 0) return counted(games, "game");
    const std::string broken = counted(*view.broken, "broken file");
    return games == 0 ? broken : counted(games, "game") + ", " + broken;
}

}  // namespace

int saves_rows(Size window) {
    return std::max(1, static_cast<int>((list_of(window).height + kGap) / (kRow + kGap)));
}

Scene saves_scene(const SavesView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, kWidest);
    const std::string where = view.folder.empty() ? "" : fmt::format(" in {}", view.folder);
    page_head(scene, page,
              {"Saved games and replays", view.count == 0 ? "There are none yet." : how_many(view) + where});
    bottom_row(scene, cut_bottom(page, kFoot), view);
    details(scene, cut_bottom(page, kDetails), view);
    if (view.count > 0) list(scene, page, view);
    return scene.finish();
}

}  // namespace encounters::table
