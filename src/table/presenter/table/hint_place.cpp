#include "table/presenter/table/hint_place.hpp"

#include <algorithm>

#include "table/presenter/table/table_layout.hpp"

namespace encounters::table {

namespace {

constexpr int kMostPages = 12;

bool is_offered(const Scene& scene, const Move& move) {
    return std::any_of(scene.items.begin(), scene.items.end(), [&](const Item& item) {
        if (!item.control || !item.control->is_enabled || item.visible().is_empty()) return false;
        const SendMove* sent = std::get_if<SendMove>(scene.intent_of(item));
        return sent != nullptr && sent->move == move;
    });
}

// Dice in the order of the state that make the same lock.
UiState with_dice(UiState ui, const View& view, const Move& lock) {
    ui.selected = lock.dice;
    const auto found = std::find(view.ranked_locks.begin(), view.ranked_locks.end(), lock);
    ui.ranked = found == view.ranked_locks.end() ? -1 : static_cast<int>(found - view.ranked_locks.begin());
    return ui;
}

}  // namespace

UiState ui_for(const View& view, Size size, const TextMeasure& measure) {
    const Move& move = *view.hint->move;
    if (move.kind == MoveKind::lock) return with_dice(view.ui, view, move);
    View looked = view;
    for (const bool is_own_tab : {false, true}) {
        if (is_own_tab) looked.ui.tab = PanelTab::mine;
        for (looked.ui.page = 0; looked.ui.page < kMostPages; ++looked.ui.page)
            if (is_offered(layout(looked, size, measure), move)) return looked.ui;
    }
    return view.ui;
}

}  // namespace encounters::table
