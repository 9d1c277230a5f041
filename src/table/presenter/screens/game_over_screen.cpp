#include "table/presenter/screens/game_over_screen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include <encounters/rules/queries.hpp>

#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

struct Counted {
    const char* title;
    int SeatStatistics::*count;
};
constexpr Counted kCounted[] = {
    {"Turns", &SeatStatistics::turns},           {"Encounters", &SeatStatistics::encounters},
    {"Contracts", &SeatStatistics::contracts},   {"Escapes", &SeatStatistics::escapes},
    {"Defaults", &SeatStatistics::defaults},     {"Secured", &SeatStatistics::secures},
    {"C-bills earned", &SeatStatistics::earned}, {"Best column", &SeatStatistics::best_column},
};
constexpr int kCountedColumns = static_cast<int>(std::size(kCounted));

// The columns of the standing; the same for its head and its rows.
struct StandingRow {
    Rectangle place, who, fame, money, counts;
};
StandingRow standing_row(Rectangle row) {
    StandingRow parts;
    parts.place = cut_left(row, 44);
    parts.who = cut_left(row, 210);
    parts.fame = cut_left(row, 200);
    parts.money = cut_left(row, 84);
    cut_left(row, 10);
    parts.counts = row;
    return parts;
}

void standing_head(SceneBuilder& scene, const Rectangle& row) {
    const StandingRow parts = standing_row(row);
    const Lettering left{TextRole::secondary, Colour::soft, Surface::panel};
    const Lettering right{TextRole::secondary, Colour::soft, Surface::panel, Align::right};
    scene.text(parts.fame, "Reputation", left);
    scene.text(parts.money, "C-bills", right);
    for (int column = 0; column < kCountedColumns; ++column)
        scene.text(across(parts.counts, column, kCountedColumns, 6), kCounted[column].title, right);
}

int place_of(const State& state, const std::vector<SeatIndex>& order, std::size_t index) {
    std::size_t first = index;
    while (first > 0 && ranks_equal(state, order[first - 1], order[index])) --first;
    return static_cast<int>(first) + 1;
}

struct Ranked {
    SeatIndex seat = 0;
    int place = 1;
};

void fame_of(SceneBuilder& scene, Rectangle at, const GameOverView& view, const Ranked& ranked) {
    const State& state = view.table->state;
    const int fame = state.seats[ranked.seat].reputation;
    scene.text(cut_left(at, 34), number(fame), {TextRole::number, Colour::bright, Surface::panel});
    Pips pips;
    pips.count = view.table->cards().table.winning_reputation;
    pips.filled = std::clamp(fame, 0, pips.count);
    pips.colour = seat_colour(view.table->seats[ranked.seat].colour);
    scene.pips(centred({at.x + 70, at.centre().y}, {140, 13}), pips);
}

void standing_line(SceneBuilder& scene, const Rectangle& row, const GameOverView& view, const Ranked& ranked) {
    const State& state = view.table->state;
    const SeatView& seat = view.table->seats[ranked.seat];
    StandingRow parts = standing_row(row);
    const bool is_winner = ranked.seat == state.winner;
    scene.text(parts.place, fmt::format("{}.", ranked.place),
               {TextRole::number, is_winner ? Colour::amber : Colour::soft, Surface::panel});
    badge(scene, centred({parts.who.x + 17, parts.who.centre().y}, {32, 32}), {seat.colour, seat.shape, seat.name});
    cut_left(parts.who, 46);
    scene.text(parts.who, seat.name, {TextRole::title, is_winner ? Colour::amber : Colour::bright, Surface::panel});
    fame_of(scene, parts.fame, view, ranked);
    scene.text(parts.money, money(state.seats[ranked.seat].cbills),
               {TextRole::title, Colour::amber, Surface::panel, Align::right});
    for (int column = 0; column < kCountedColumns; ++column) {
        const int count = view.statistics[ranked.seat].*kCounted[column].count;
        scene.text(across(parts.counts, column, kCountedColumns, 6), fmt::format("{}", count),
                   {TextRole::title, count == 0 ? Colour::soft : Colour::plain, Surface::panel, Align::right});
    }
}

void standing(SceneBuilder& scene, Rectangle at, const GameOverView& view) {
    scene.panel(at, Surface::panel);
    Rectangle inside = inset(at, 22, 14);
    standing_head(scene, cut_top(inside, 20));
    const State& state = view.table->state;
    const std::vector<SeatIndex> order = ranking(state);
    const float row = inside.height / static_cast<float>(order.size());
    for (std::size_t index = 0; index < order.size(); ++index)
        standing_line(scene, cut_top(inside, row), view, {order[index], place_of(state, order, index)});
}

void last_turn(SceneBuilder& scene, Rectangle at, const GameOverView& view) {
    if (view.last_turn.empty() || at.height < 60) return;
    scene.text(cut_top(at, 24), "THE LAST TURN", {TextRole::caps, Colour::soft});
    for (const std::string& line : view.last_turn) {
        if (at.height < 22) return;
        scene.text(cut_top(at, 22), line, {TextRole::rule_text, Colour::plain});
    }
}

// The seed against its promise, for everybody to see.
void luck(SceneBuilder& scene, Rectangle at, const LuckPromise& luck) {
    const Rectangle first = cut_top(at, at.height / 2);
    const std::string seed = "Seed  " + play::to_text(*luck.seed) + (luck.is_chosen ? "  (chosen, not a proof)" : "");
    scene.text(first, seed, {TextRole::rule_text, Colour::amber});
    scene.text(at, "Its hash, shown at the start  " + luck.seed_hash, {TextRole::body, Colour::soft});
}

void not_saved(SceneBuilder& scene, const Rectangle& at, const std::string& why) {
    screen_button(scene, at, {"Save it somewhere else", why, plain_key(Key::f8)},
                  DoOnScreen{ScreenDeed::show_saving, 0});
}

void bottom_row(SceneBuilder& scene, Rectangle row, const GameOverView& view) {
    const float width = std::min(220.0F, (row.width - 4 * 12) / 5);
    const auto left = [&](const ButtonLook& look, Intent intent) {
        screen_button(scene, cut_left(row, width), look, std::move(intent));
        cut_left(row, 12);
    };
    left({view.why_no_new_game.empty() ? "Title" : "Back", "", plain_key(Key::escape)}, GoTo{static_cast<int>(ScreenName::title)});
    if (view.is_replay) left({"Watch the replay", "", plain_key(Key::w)}, DoOnScreen{ScreenDeed::watch_this_game, 0});
    left({"Fair dice", "", plain_key(Key::t)}, DoOnScreen{ScreenDeed::show_statistics, 0});
    const std::string_view why_not = view.why_no_new_game;
    screen_button(scene, cut_right(row, width),
                  {"Same players again", "", plain_key(Key::a), Surface::button_primary, {}, why_not},
                  DoOnScreen{ScreenDeed::begin_again, 0});
    cut_right(row, 12);
    screen_button(scene, cut_right(row, width), {"New game", "", plain_key(Key::n), Surface::button, {}, why_not},
                  GoTo{static_cast<int>(ScreenName::new_game)});
}

constexpr float kReviewWidth = 260;

void review_button(SceneBuilder& scene, const Rectangle& at, const GameOverView& view) {
    screen_button(scene, at, {"Look back", "your costliest decisions", plain_key(Key::l), Surface::button, {}, view.why_no_review},
                  DoOnScreen{ScreenDeed::show_review, 0});
}

std::string headline(const View& view) {
    if (view.state.winner == kNoSeat) return "The game is over";
    return fmt::format("{} wins with {} Reputation", seat_name(view, view.state.winner),
                       static_cast<int>(view.state.seats[view.state.winner].reputation));
}

}  // namespace

Scene game_over_scene(const GameOverView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1180);
    const int turns = view.table->state.turn;
    review_button(scene, {page.right() - kReviewWidth, page.y, kReviewWidth, 48}, view);
    page_head(
        scene, page,
        {headline(*view.table), fmt::format("The game is over after {} {}.", turns, turns == 1 ? "turn" : "turns")});
    bottom_row(scene, cut_bottom(page, 52), view);
    cut_bottom(page, 12);
    if (view.luck.seed) luck(scene, cut_bottom(page, 40), view.luck);
    if (!view.table->not_saved.empty()) not_saved(scene, cut_bottom(page, 48), view.table->not_saved);
    cut_bottom(page, 12);
    const float seats = static_cast<float>(view.table->state.seat_count);
    standing(scene, cut_top(page, std::min(48.0F + seats * 50.0F, page.height)), view);
    cut_top(page, 20);
    last_turn(scene, page, view);
    return scene.finish();
}

}  // namespace encounters::table
