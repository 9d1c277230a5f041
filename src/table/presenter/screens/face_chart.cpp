#include "table/presenter/screens/face_chart.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace encounters::table {

namespace {

constexpr int kFaces = 6;
constexpr float kWidestBar = 76;
constexpr float kDie = 18;
constexpr float kCountLine = 14;
constexpr float kFootLine = 16;
constexpr float kHighForFoot = 128;
constexpr float kRoomAbove = 1.5F;  // the scale reaches at least so many times what is expected

// "as uneven: 1 in 12 games".
std::string foot_words(const play::FaceCounts& counts) {
    constexpr int kFewestDice = 30;
    if (counts.total() < kFewestDice) return counts.total() == 0 ? "" : "too few to tell";
    constexpr double kNearlyAll = 0.95;
    if (counts.share_as_uneven() >= kNearlyAll) return "nearly all games as uneven";
    return fmt::format("{} games as uneven", play::odds_text(counts.share_as_uneven()));
}

void head(SceneBuilder& scene, Rectangle line, const FaceChart& chart) {
    const int total = chart.counts->total();
    const std::string words = total == 0 ? "none" : fmt::format("{}", total);
    const float width = scene.text_width(words, TextRole::body) + 2;
    scene.text(cut_right(line, width), words, {TextRole::body, Colour::soft, Surface::panel, Align::right});
    cut_right(line, 4);
    scene.text(line, chart.title, {TextRole::card_title, Colour::bright, Surface::panel});
}

void bar(SceneBuilder& scene, Rectangle at, const FaceChart& chart, int face) {
    const Rectangle foot = cut_bottom(at, kDie + 4);
    const float size = std::min(kDie, at.width - 2);
    Die die;
    die.colour = chart.die;
    die.face = static_cast<std::uint8_t>(face);
    die.marking = DieMarking::pips;
    die.is_faded = chart.counts->total() == 0;
    scene.die(centred({foot.centre().x, foot.bottom() - size / 2}, {size, size}), die);
    const int count = chart.counts->faces[static_cast<std::size_t>(face - 1)];
    if (chart.counts->total() == 0) return;
    const Rectangle line = cut_bottom(at, kCountLine);
    const Rectangle& room = at;
    const int most = *std::max_element(chart.counts->faces.begin(), chart.counts->faces.end());
    const float scale = std::max(static_cast<float>(most), static_cast<float>(chart.counts->expected()) * kRoomAbove);
    const float height = std::max(count > 0 ? 2.0F : 0.0F, room.height * static_cast<float>(count) / scale);
    Panel body;
    body.surface = chart.bars;
    body.radius = 2;
    if (chart.die == DieColour::black) body.edge = Edge::light;
    if (height > 0) scene.add({room.x, room.bottom() - height, room.width, height}, body);
    scene.text({line.x - 3, line.y, line.width + 6, line.height}, fmt::format("{}", count),
               {TextRole::secondary, Colour::plain, Surface::panel, Align::centre});
}

// Over the bars, at the height of what fair dice give on average.
void expectation(SceneBuilder& scene, Rectangle at, const FaceChart& chart) {
    if (chart.counts->total() == 0) return;
    cut_bottom(at, kDie + 4 + kCountLine);
    const int most = *std::max_element(chart.counts->faces.begin(), chart.counts->faces.end());
    const float expected = static_cast<float>(chart.counts->expected());
    const float height = at.height * expected / std::max(static_cast<float>(most), expected * kRoomAbove);
    scene.line({at.x, at.bottom() - height - 1, at.width, 2}, {Colour::bright, 1, Dash::dashed});
}

}  // namespace

void face_chart(SceneBuilder& scene, const Rectangle& at, const FaceChart& chart) {
    scene.panel(at, Surface::panel);
    Rectangle inside = inset(at, 12, 8);
    head(scene, cut_top(inside, 20), chart);
    if (at.height >= kHighForFoot)
        scene.text(cut_bottom(inside, kFootLine), foot_words(*chart.counts),
                   {TextRole::secondary, Colour::soft, Surface::panel});
    cut_bottom(inside, 2);
    const float width = std::min(inside.width, kFaces * (kWidestBar + 6) - 6);
    inside = {inside.centre().x - width / 2, inside.y, width, inside.height};
    for (int face = 1; face <= kFaces; ++face) bar(scene, across(inside, face - 1, kFaces, 6), chart, face);
    expectation(scene, inside, chart);
}

}  // namespace encounters::table
