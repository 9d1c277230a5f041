#include "table/presenter/screens/title_screen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/screens/saved_game_words.hpp"
#include "table/presenter/screens/screen_parts.hpp"

namespace encounters::table {

namespace {

constexpr float kDie = 72;

Intent go_to(ScreenName screen) { return GoTo{static_cast<int>(screen)}; }

// The rows of entries from the top, each with what it needs of the height there is.
struct Entries {
    Rectangle room;
    float row = 50;
    float gap = 10;
    Rectangle next() {
        const Rectangle place = cut_top(room, row);
        cut_top(room, gap);
        return place;
    }
};

int rows_of(const TitleView& view) {
    return 2 + (view.unfinished != nullptr ? 1 : 0) + (view.latest != nullptr ? 1 : 0) +
           (view.saved_games > 0 ? 1 : 0) + (view.has_readings ? 1 : 0);
}

void saved_entries(SceneBuilder& scene, Entries& rows, const TitleView& view) {
    if (view.latest != nullptr)
        screen_button(scene, rows.next(), {"Same players again", players_of(*view.latest), plain_key(Key::a)},
                      DoOnScreen{ScreenDeed::same_players, 0});
    if (view.saved_games > 0)
        screen_button(scene, rows.next(), {"Saved games and replays", "", plain_key(Key::s)}, go_to(ScreenName::saves));
}

void entries(SceneBuilder& scene, const Rectangle& at, const TitleView& view) {
    const float rows_in_all = static_cast<float>(rows_of(view));
    Entries rows{at, 50, 10};
    rows.gap = at.height < rows_in_all * 60 ? 6.0F : 10.0F;
    rows.row = std::min(50.0F, (at.height - rows.gap * (rows_in_all - 1)) / rows_in_all);
    const bool goes_on = view.unfinished != nullptr;
    if (goes_on)
        screen_button(scene, rows.next(),
                      {"Continue", continue_words(*view.unfinished), plain_key(Key::c), Surface::button_primary},
                      DoOnScreen{ScreenDeed::continue_last, 0});
    screen_button(scene, rows.next(),
                  {"New game", "", plain_key(Key::n), goes_on ? Surface::button : Surface::button_primary},
                  go_to(ScreenName::new_game));
    saved_entries(scene, rows, view);
    if (view.has_readings) {
        const Rectangle row = rows.next();
        screen_button(scene, across(row, 0, 2, rows.gap), {"How to play", "", plain_key(Key::h)},
                      DoOnScreen{ScreenDeed::show_text, 0});
        screen_button(scene, across(row, 1, 2, rows.gap), {"Rules", "", plain_key(Key::f1)},
                      DoOnScreen{ScreenDeed::show_text, 1});
    }
    screen_button(scene, rows.next(), {"Quit", "", plain_key(Key::q)}, LeaveProgram{});
}

// An Encounter of the pack that two dice of the tray can beat: the game in one picture.
const EncounterCard* sample_encounter(const Catalogue& cards, int value) {
    const auto found = std::find_if(cards.encounters.begin(), cards.encounters.end(),
                                    [&](const EncounterCard& card) { return card.value == value; });
    return found == cards.encounters.end() ? nullptr : &*found;
}

void sample_card(SceneBuilder& scene, const Rectangle& at, const EncounterCard& card) {
    Card paper;
    paper.surface = Surface::paper_lit;
    paper.edge = Edge::lit;
    scene.card(at, paper);
    Rectangle inside = inset(at, 14, 12);
    const Rectangle block = cut_left(inside, inside.height);
    scene.panel(block, Surface::block_lit);
    scene.text(block, fmt::format("{}", card.value),
               {TextRole::headline, Colour::ink, Surface::block_lit, Align::centre});
    cut_left(inside, 16);
    scene.text(cut_top(inside, inside.height * 0.55F), card.name, {TextRole::number, Colour::ink, Surface::paper_lit});
    scene.text(inside, "Lock dice that make exactly this", {TextRole::rule_text, Colour::ink_soft, Surface::paper_lit});
}

struct TrayDie {
    DieColour colour;
    std::uint8_t face;
    bool is_chosen = false;
};
constexpr TrayDie kTray[] = {{DieColour::white, 2},
                             {DieColour::white, 4, true},
                             {DieColour::green, 5, true},
                             {DieColour::blue, 1},
                             {DieColour::yellow, 6}};

void sample_tray(SceneBuilder& scene, const Rectangle& at) {
    scene.panel(at, Surface::tray);
    const int dice = static_cast<int>(std::size(kTray));
    const Rectangle row = inset(at, 22, 0);
    for (int index = 0; index < dice; ++index) {
        const TrayDie& shown = kTray[index];
        const Rectangle place = across(row, index, dice, 0);
        const Rectangle square = centred(place.centre(), {kDie, kDie});
        if (shown.is_chosen) scene.panel(inset(square, -8), Surface::selection);
        Die die;
        die.colour = shown.colour;
        die.face = shown.face;
        scene.die(square, die);
    }
}

void picture(SceneBuilder& scene, const Rectangle& at, const Catalogue& cards) {
    Rectangle rest = at;
    if (const EncounterCard* card = sample_encounter(cards, 9)) {
        sample_card(scene, inset(cut_top(rest, 108), 40, 0), *card);
        cut_top(rest, 26);
    }
    sample_tray(scene, cut_top(rest, 142));
    cut_top(rest, 14);
    scene.text(cut_top(rest, 38), "4 + 5 = 9", {TextRole::headline, Colour::amber, Surface::night, Align::centre});
}

void foot(SceneBuilder& scene, Rectangle line, const TitleView& view) {
    const std::string version = fmt::format("Version {}", view.version);
    scene.text(cut_right(line, scene.text_width(version, TextRole::body) + 1), version,
               {TextRole::body, Colour::soft, Surface::night, Align::right});
    cut_right(line, 20);
    scene.text(line,
               fmt::format("Cards: {} {} from {}", view.cards->pack_name, view.cards->pack_version, view.cards_from),
               {TextRole::body, Colour::soft});
}

}  // namespace

Scene title_scene(const TitleView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1180);
    foot(scene, cut_bottom(page, 20), view);
    const Rectangle middle =
        centred({page.centre().x, page.centre().y - 10}, {page.width, std::min(page.height, view.saved_games > 0 ? 550.0F : 470.0F)});
    Rectangle left = middle;
    Rectangle right = cut_right(left, std::min(560.0F, middle.width * 0.5F));
    cut_right(left, 60);
    scene.text(cut_top(left, 24), "A MERCENARY COMMAND'S LEDGER", {TextRole::caps, Colour::soft});
    scene.text(cut_top(left, 74), "ENCOUNTERS",
               {TextRole::display, Colour::bright, Surface::night, Align::left, 1.25F});
    scene.text(cut_top(left, 48), "BattleTech", {TextRole::headline, Colour::amber});
    scene.text(cut_top(left, 26), "Push your luck, lock your dice, get out with your pay.",
               {TextRole::rule_text, Colour::plain});
    cut_top(left, 24);
    entries(scene, {left.x, left.y, std::min(left.width, 420.0F), left.height}, view);
    cut_top(right, 50);
    picture(scene, right, *view.cards);
    return scene.finish();
}

}  // namespace encounters::table
