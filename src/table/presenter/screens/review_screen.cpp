#include "table/presenter/screens/review_screen.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/presenter/screens/screen_deed.hpp"
#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/words.hpp"

namespace encounters::table {

namespace {

constexpr float kWidestTurn = 110;
constexpr float kThickestBar = 32;
constexpr float kRow = 52;
constexpr float kLowRow = 44;  // where the window is low
constexpr float kRowGap = 6;
constexpr float kLowPage = 460;
constexpr float kTryWidth = 128;

// "+12 %", with a true minus.
// Hundredths: changes of a chance are told in points, for over a whole game they add up to more than a hundred.
std::string signed_points(double part) {
    const long rounded = std::lround(part * 100);
    return fmt::format("{}{}", rounded > 0 ? "+" : "", number(static_cast<int>(rounded)));
}

std::string signed_percent(double part) { return signed_points(part) + " %"; }

double own_of(const ReviewView& view) {
    double own = 0;
    for (const ReviewedTurn& turn : view.turns) own += turn.own;
    return own;
}

// ---- the chart
struct Named {
    Surface surface;
    std::string_view words;
};

void legend(SceneBuilder& scene, Rectangle line) {
    for (const Named& key : {Named{Surface::button_primary, "luck and the other players"}, Named{Surface::band_contract, "your decisions"}}) {
        const float width = scene.text_width(key.words, TextRole::secondary) + 2;
        const Rectangle words = cut_right(line, width);
        scene.text(words, key.words, {TextRole::secondary, Colour::soft, Surface::panel, Align::right});
        cut_right(line, 6);
        Panel mark;
        mark.surface = key.surface;
        mark.radius = 2;
        scene.add(centred(cut_right(line, 12).centre(), {12, 10}), mark);
        cut_right(line, 18);
    }
    scene.text(line, "YOUR CHANCE TO WIN, TURN BY TURN", {TextRole::caps, Colour::soft, Surface::panel});
}

// A bar from the axis: up for more, down for less.
void bar(SceneBuilder& scene, const Rectangle& column, double part, Surface surface) {
    const float axis = column.centre().y;
    const float length = std::max(1.5F, static_cast<float>(std::abs(part)) * column.height / 2);
    Panel body;
    body.surface = surface;
    body.radius = 2;
    scene.add({column.x, part > 0 ? axis - length : axis, column.width, length}, body);
}

void columns(SceneBuilder& scene, const Rectangle& at, const ReviewView& view) {
    double most = 0.1;
    for (const ReviewedTurn& turn : view.turns) most = std::max({most, std::abs(turn.change - turn.own), std::abs(turn.own)});
    Rectangle bars = at;
    Rectangle numbers = cut_bottom(bars, 32);
    const Rectangle chances = cut_top(numbers, 16);
    scene.line({bars.x, bars.centre().y - 1, bars.width, 2}, {Colour::edge_bright, 1, Dash::solid});
    const int count = static_cast<int>(view.turns.size());
    const float width = std::min(kWidestTurn, bars.width / static_cast<float>(std::max(1, count)));
    const int every = width < 18 ? 4 : width < 36 ? 2 : 1;
    for (int index = 0; index < count; ++index) {
        const ReviewedTurn& turn = view.turns[static_cast<std::size_t>(index)];
        const float x = bars.x + static_cast<float>(index) * width;
        const float thick = std::clamp(width * 0.36F, 2.0F, kThickestBar);
        bar(scene, {x + width * 0.1F, bars.y, thick, bars.height}, (turn.change - turn.own) / most, Surface::button_primary);
        if (turn.own < -0.0005) bar(scene, {x + width * 0.1F + thick + 1, bars.y, thick, bars.height}, turn.own / most, Surface::band_contract);
        if (index % every != 0) continue;
        const float wide = width * static_cast<float>(every) - 2;
        scene.text({x, chances.y, wide, chances.height}, fmt::format("{:.0f} %", turn.chance * 100),
                   {TextRole::secondary_strong, Colour::plain, Surface::panel});
        scene.text({x, numbers.y, wide, numbers.height}, fmt::format("t. {}", turn.turn),
                   {TextRole::secondary, Colour::soft, Surface::panel});
    }
}

void chart(SceneBuilder& scene, const Rectangle& at, const ReviewView& view) {
    scene.panel(at, Surface::panel);
    Rectangle inside = inset(at, 18, 10);
    legend(scene, cut_top(inside, 18));
    cut_top(inside, 4);
    columns(scene, inside, view);
}

// ---- the decisions
void decision_row(SceneBuilder& scene, Rectangle row, const ReviewView& view, int index) {
    const ReviewedDecision& decision = view.costliest[static_cast<std::size_t>(index)];
    scene.panel(row, Surface::panel);
    row = inset(row, 14, row.height < kRow ? 3.0F : 5.0F);
    ButtonLook again{"Try again", "", plain_key(static_cast<Key>(static_cast<int>(Key::digit_1) + index)), Surface::button};
    const std::string label = fmt::format("Try again {}", index + 1);
    again.label = label;
    again.why_not = view.why_no_replay;
    screen_button(scene, cut_right(row, kTryWidth), again, DoOnScreen{ScreenDeed::try_again, decision.step});
    cut_right(row, 14);
    scene.text(cut_left(row, 78), signed_percent(-decision.cost), {TextRole::number, Colour::red_bright, Surface::panel});
    Rectangle where = cut_left(row, std::clamp(row.width * 0.3F, 190.0F, 330.0F));
    cut_left(row, 14);
    const float line = row.height / 2;
    scene.text(cut_top(where, line), fmt::format("Turn {}", decision.turn), {TextRole::body_strong, Colour::bright, Surface::panel});
    scene.text(where, decision.question, {TextRole::body, Colour::soft, Surface::panel});
    scene.text(cut_top(row, line), "Yours: " + decision.made, {TextRole::body, Colour::plain, Surface::panel});
    scene.text(row, "Better: " + decision.better, {TextRole::body_strong, Colour::green, Surface::panel});
}

void decisions(SceneBuilder& scene, Rectangle at, const ReviewView& view, float height) {
    scene.text(cut_top(at, 22), view.is_done() ? "YOUR COSTLIEST DECISIONS" : "YOUR COSTLIEST DECISIONS SO FAR", {TextRole::caps, Colour::soft});
    cut_top(at, 2);
    if (view.costliest.empty() && view.is_done())
        scene.text(cut_top(at, 24), "None of your decisions cost anything that playing on could show.", {TextRole::rule_text, Colour::plain});
    for (int index = 0; index < static_cast<int>(view.costliest.size()) && at.height >= height; ++index) {
        decision_row(scene, cut_top(at, height), view, index);
        cut_top(at, kRowGap);
    }
}

std::string note_of(const ReviewView& view) {
    if (view.is_done()) return luck_and_skill(view);
    return fmt::format("A Veteran plays every position on, many times: {} of {} looked at.", view.looked_at, view.to_look_at);
}

}  // namespace

std::string luck_and_skill(const ReviewView& view) {
    const double own = own_of(view);
    const double luck = (view.has_won ? 1.0 : 0.0) - view.at_start - own;
    return fmt::format("You began with a chance of {:.0f} % to win; luck and the other players changed it by {}, your own decisions by {} points: you {}.",
                       view.at_start * 100, signed_points(luck), signed_points(own), view.has_won ? "won" : "lost");
}

Scene review_scene(const ReviewView& view, Size size, const TextMeasure& measure) {
    SceneBuilder scene(size, standard_theme(), measure);
    Rectangle page = page_of(size, 1180);
    const std::string note = note_of(view);
    page_head(scene, page, {"Looking back: " + view.who, note});
    Rectangle bottom = cut_bottom(page, 52);
    screen_button(scene, cut_left(bottom, 180), {"Back", "", plain_key(Key::escape)}, DoOnScreen{ScreenDeed::close_review, 0});
    if (!view.next_person.empty())
        screen_button(scene, cut_right(bottom, 260), {"Decisions of " + view.next_person, "", plain_key(Key::n), Surface::button, "Next person"},
                      DoOnScreen{ScreenDeed::review_next, 0});
    cut_bottom(page, 12);
    const float row = page.height < kLowPage ? kLowRow : kRow;
    const float list = 24 + kCostliest * (row + kRowGap);
    chart(scene, cut_top(page, std::clamp(page.height - list - 12, 96.0F, 300.0F)), view);
    cut_top(page, 12);
    decisions(scene, page, view, row);
    return scene.finish();
}

}  // namespace encounters::table
