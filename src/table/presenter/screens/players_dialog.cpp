#include "table/presenter/screens/players_dialog.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

constexpr float kRow = 38;
constexpr float kGap = 6;
constexpr float kKindWidth = 124;
constexpr float kCaption = 22;

void caption(SceneBuilder& scene, const Rectangle& line, std::string_view text) {
    scene.text(line, text, {TextRole::caps, Colour::soft, Surface::dialog});
}

// ---- seats
void mark_button(SceneBuilder& scene, const Rectangle& at, const PlayersView& view, int seat) {
    const bool is_marked = view.options.is_marked[static_cast<std::size_t>(seat)];
    Button body;
    body.surface = is_marked ? Surface::button_primary : Surface::button;
    scene.add(at, body).control = scene.control(DoOnScreen{ScreenDeed::mark_seat, seat}, fmt::format("Odds for seat {}", seat + 1));
    scene.text(at, is_marked ? "odds on" : "odds off",
               {TextRole::secondary_strong, is_marked ? Colour::ink : Colour::soft, body.surface, Align::centre});
}

void seat_row(SceneBuilder& scene, Rectangle row, const PlayersView& view, int seat) {
    const SeatView& who = view.table->seats[static_cast<std::size_t>(seat)];
    badge(scene, inset(cut_left(row, row.height), 2), {who.colour, who.shape, who.name});
    cut_left(row, 10);
    if (view.options.meter == MeterUse::marked) {
        mark_button(scene, cut_right(row, 66), view, seat);
        cut_right(row, kGap);
    }
    kind_button(scene, cut_right(row, kKindWidth), {who.kind, fmt::format("Who plays seat {}", seat + 1)},
                DoOnScreen{ScreenDeed::next_kind_at_table, seat});
    cut_right(row, 8);
    scene.text(row, who.name, {TextRole::card_title, Colour::bright, Surface::dialog});
}

void seats(SceneBuilder& scene, Rectangle at, const PlayersView& view) {
    caption(scene, cut_top(at, kCaption), "WHO PLAYS FROM HERE ON");
    for (int seat = 0; seat < static_cast<int>(view.table->seats.size()); ++seat) {
        seat_row(scene, cut_top(at, kRow), view, seat);
        cut_top(at, kGap);
    }
}

// ---- options
struct Option {
    std::string_view title;
    std::string_view label;
    bool is_chosen = false;
    Intent intent{};
};

void option(SceneBuilder& scene, const Rectangle& at, const Option& look) {
    screen_button(scene, at, {look.title, "", {}, look.is_chosen ? Surface::button_primary : Surface::button, look.label},
                  look.intent);
}

void paces(SceneBuilder& scene, Rectangle& at, const PlayersView& view) {
    constexpr std::string_view kTitles[kComputerPaces] = {"Slow", "Normal", "Fast", "At once"};
    caption(scene, cut_top(at, kCaption), "PACE OF COMPUTER PLAYERS");
    for (int line = 0; line < 2; ++line) {
        const Rectangle row = cut_top(at, kRow);
        cut_top(at, kGap);
        for (int side = 0; side < 2; ++side) {
            const int pace = line * 2 + side;
            option(scene, across(row, side, 2, kGap),
                   {kTitles[pace], fmt::format("Pace: {}", kTitles[pace]), view.options.pace == static_cast<ComputerPace>(pace),
                    DoOnScreen{ScreenDeed::set_pace, pace}});
        }
    }
}

void meters(SceneBuilder& scene, Rectangle& at, const PlayersView& view) {
    constexpr std::string_view kTitles[kMeterUses] = {"Off", "Some", "All"};
    constexpr std::string_view kNotes[kMeterUses] = {"Nobody sees the chances.", "The seats you mark see the chances.",
                                                     "Every seat sees the chances."};
    caption(scene, cut_top(at, kCaption), "ODDS BEFORE YOU REVEAL");
    const Rectangle row = cut_top(at, kRow);
    for (int use = 0; use < kMeterUses; ++use) {
        option(scene, across(row, use, kMeterUses, kGap),
               {kTitles[use], fmt::format("Odds: {}", kTitles[use]), view.options.meter == static_cast<MeterUse>(use),
                DoOnScreen{ScreenDeed::set_meter, use}});
    }
    cut_top(at, 4);
    scene.text(cut_top(at, 20), kNotes[static_cast<int>(view.options.meter)], {TextRole::body, Colour::soft, Surface::dialog});
}

std::string words_for(const PlayersView& view) {
    const auto people = std::count_if(view.table->seats.begin(), view.table->seats.end(),
                                      [](const SeatView& seat) { return seat.is_person; });
    if (people == 0) return "All seats are computer players: they play by themselves.";
    return "A click on a seat\u2019s player gives it to the next one; the game goes on as it stands.";
}

}  // namespace

Scene players_scene(const PlayersView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    const float rows = static_cast<float>(view.table->seats.size());
    const float content = std::max(kCaption + rows * (kRow + kGap), 214.0F);
    const Rectangle at = centred({size.width / 2, size.height / 2},
                                 {std::min(780.0F, size.width - 60), 24 + 32 + 26 + content + 12 + 46 + 20});
    scene.set_layer(Layer::alert);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.set_layer(Layer::alert_pieces);
    Rectangle inside = inset(at, 30, 22);
    scene.text(cut_top(inside, 30), "Players, pace and odds", {TextRole::number, Colour::bright, Surface::dialog});
    scene.text(cut_top(inside, 20), words_for(view), {TextRole::body, Colour::soft, Surface::dialog});
    cut_top(inside, 6);
    Rectangle bottom = cut_bottom(inside, 46);
    cut_bottom(inside, 12);
    Rectangle right = cut_right(inside, 260);
    cut_right(inside, 30);
    seats(scene, inside, view);
    paces(scene, right, view);
    cut_top(right, 8);
    meters(scene, right, view);
    screen_button(scene, cut_right(bottom, 260), {"Go on playing", "", plain_key(Key::escape), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
    cut_right(bottom, 30);
    scene.paragraph(bottom, view.note, {TextRole::body, Colour::amber, Surface::dialog});
    return scene.finish();
}

}  // namespace encounters::table
