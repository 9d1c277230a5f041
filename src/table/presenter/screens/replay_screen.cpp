#include "table/presenter/screens/replay_screen.hpp"

#include "table/presenter/screens/replay_parts.hpp"
#include "table/presenter/screens/screen_parts.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

void lay_table(Desk& desk, const ReplayView& view, const Prompt& prompt) {
    desk.scene.set_layer(Layer::ground);
    desk.scene.panel({0, 0, desk.scene.size().width, desk.scene.size().height}, Surface::night);
    desk.scene.set_layer(Layer::board);
    replay_tray(desk, view);
    market_row(desk);
    if (!desk.regions.is_compact) own_strip(desk, desk.regions.own);
    tableau(desk);
    deck_row(desk);
    seats_bar(desk);
    status_box(desk, prompt);
    side_panel(desk, prompt);
}

void lay_bar(SceneBuilder& scene, const ReplayView& view) {
    constexpr float kMargin = 12;
    const Size window = scene.size();
    Rectangle bar{kMargin, window.height - 10 - kReplayBar, window.width - 2 * kMargin, kReplayBar};
    replay_controls(scene, cut_bottom(bar, 44), view);
    cut_bottom(bar, 8);
    replay_timeline(scene, bar, view);
}

void lay_sheets(Desk& desk) {
    if (desk.view.ui.rules_open) {
        rules_overlay(desk);
    } else if (desk.view.ui.discards) {
        discards_overlay(desk);
    }
    const std::optional<Reason> reason = reason_asked(desk.scene.so_far(), desk.view.ui);
    zoom_overlay(desk, std::nullopt);
    const bool is_free = !desk.view.ui.zoom && !desk.view.ui.glance;
    if (reason && is_free) reason_tooltip(desk.scene, reason->about, reason->words);
}

}  // namespace

Scene replay_scene(const ReplayView& view, Size size, const TextMeasure& measure) {
    SceneBuilder builder(size, standard_theme(), measure);
    const Regions regions = replay_regions(*view.table, size);
    Desk desk{*view.table, builder, regions, DeskUse::look};
    lay_table(desk, view, prompt_of(*view.table));
    lay_bar(builder, view);
    lay_sheets(desk);
    Scene scene = builder.finish();
    make_read_only(scene);
    return scene;
}

Scene play_on_scene(const PlayOnView& view, Size size, const TextMeasure& measure) {
    constexpr float kButton = 56;
    SceneBuilder scene(size, standard_theme(), measure);
    const Rectangle at = centred({size.width / 2, size.height / 2}, {std::min(540.0F, size.width - 60), 356});
    scene.set_layer(Layer::alert);
    scene.veil();
    scene.panel(at, Surface::dialog);
    scene.set_layer(Layer::alert_pieces);
    Rectangle inside = inset(at, 30, 24);
    scene.text(cut_top(inside, 30), "Play on from here", {TextRole::number, Colour::bright, Surface::dialog});
    cut_top(inside, 8);
    scene.paragraph(cut_top(inside, 64), "A new game begins at " + view.where + ". The replay stays as it is.",
                    {TextRole::rule_text, Colour::plain, Surface::dialog});
    const auto next = [&] {
        const Rectangle place = cut_top(inside, kButton);
        cut_top(inside, 10);
        return place;
    };
    screen_button(scene, next(),
                  {"Same luck",
                   "dice and cards come as they would have come in this game",
                   plain_key(Key::s),
                   Surface::button,
                   {},
                   view.why_no_same_luck},
                  DoOnScreen{ScreenDeed::play_on_same_luck, 0});
    screen_button(scene, next(), {"New luck", "dice and cards are drawn anew from here on", plain_key(Key::n)},
                  DoOnScreen{ScreenDeed::play_on_new_luck, 0});
    screen_button(scene, next(), {"Go on looking", "", plain_key(Key::escape), Surface::button_primary},
                  DoOnScreen{ScreenDeed::close_dialog, 0});
    return scene.finish();
}

}  // namespace encounters::table
