#include "table/presenter/table/table_layout.hpp"

#include "table/presenter/table/dice_entry.hpp"
#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

void lay_table(Desk& desk, const Prompt& prompt) {
    desk.scene.set_layer(Layer::ground);
    desk.scene.panel({0, 0, desk.scene.size().width, desk.scene.size().height}, Surface::night);
    desk.scene.set_layer(Layer::board);
    if (is_roll_asked(desk.view)) {
        dice_entry_tray(desk, prompt);
    } else {
        dice_tray(desk, prompt);
    }
    action_bar(desk);
    market_row(desk);
    if (!desk.regions.is_compact) own_strip(desk, desk.regions.own);
    tableau(desk);
    deck_row(desk);
    seats_bar(desk);
    status_box(desk, prompt);
    saving_notice(desk);
    hint_box(desk);
    side_panel(desk, prompt);
    hint_mark(desk);
}

// Only the topmost sheet is laid: it is the one that has the input.
void lay_sheets(Desk& desk, const Prompt& prompt) {
    if (desk.view.ui.rules_open) {
        rules_overlay(desk);
    } else if (desk.view.ui.discards) {
        discards_overlay(desk);
    } else if (desk.view.ui.hand_over) {
        hand_over_banner(desk, prompt);
    }
}

}  // namespace

Scene layout(const View& view, Size size, const TextMeasure& measure) {
    SceneBuilder builder(size, standard_theme(), measure);
    const Regions regions = regions_for(view, size);
    Desk desk{view, builder, regions};
    const Prompt prompt = prompt_of(view);
    lay_table(desk, prompt);
    lay_sheets(desk, prompt);
    const std::optional<Reason> reason = reason_asked(builder.so_far(), view.ui);
    zoom_overlay(desk, reason);
    if (reason && !view.ui.zoom && !view.ui.glance) reason_tooltip(builder, reason->about, reason->words);
    return builder.finish();
}

}  // namespace encounters::table
