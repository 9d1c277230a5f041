// The push meter: the chance to defeat the next Encounter, with the dice alone and with all that is ready; what is sure and
// what is at risk.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kLine = 18;
constexpr float kBar = 15;
constexpr int kBars = 25;

int bars_of(double chance) { return static_cast<int>(std::lround(chance * kBars)); }

// Filled: with the dice alone; outlined: what all that is ready adds.
void bar(Desk& desk, const Rectangle& at, const ShownOdds& odds) {
    Pips pips;
    pips.count = kBars;
    pips.filled = bars_of(odds.bare.chance);
    const int geared = odds.geared ? bars_of(odds.geared->chance) : pips.filled;
    pips.pending = std::max(0, geared - pips.filled);
    pips.colour = odds.bare.chance < 0.34 ? Colour::red_bright : Colour::amber;
    desk.scene.pips(at, pips);
}

std::string geared_words(const PushMeter& meter, const ShownOdds& odds) {
    if (odds.geared && *odds.geared == odds.bare) return "Nothing that is ready changes that.";
    if (odds.geared) return fmt::format("{} with all that is ready", percent(*odds.geared));
    return meter.is_counting ? "Counting what is ready \u2026" : "";
}

std::string stake_words(const PushMeter& meter) {
    return fmt::format("Sure now {} \u00b7 at risk {}", money(meter.sure), money(meter.at_risk));
}

}  // namespace

void push_meter(Desk& desk, Rectangle at) {
    const PushMeter& meter = *desk.view.meter;
    const ShownOdds& odds = *meter.next;
    SceneBuilder& scene = desk.scene;
    text_pair(scene, cut_top(at, kLine), {"To defeat the next Encounter", {TextRole::body_strong, Colour::plain, Surface::tray}},
              {fmt::format("{} with the dice alone", percent(odds.bare)), {TextRole::body_strong, Colour::amber, Surface::tray}});
    cut_top(at, 2);
    bar(desk, cut_top(at, kBar), odds);
    cut_top(at, 4);
    scene.text(cut_top(at, kLine), geared_words(meter, odds), {TextRole::body, Colour::plain, Surface::tray});
    if (at.height >= kLine)
        scene.text(cut_top(at, kLine), stake_words(meter), {TextRole::body, Colour::tray_text, Surface::tray});
}

}  // namespace encounters::table
