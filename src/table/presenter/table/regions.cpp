#include "table/presenter/table/regions.hpp"

#include <algorithm>
#include <cmath>

namespace encounters::table {

namespace {

constexpr float kMargin = 12;
constexpr float kGap = 8;
constexpr float kSmallestFullWidth = 1200;
constexpr float kSeatWidth = 160;  // below it a seat becomes a chip
constexpr float kOwnWidth = 252;
constexpr float kColumnWidth = 186;   // below it the full form gives way
constexpr float kNarrowColumn = 150;  // below it columns are scrolled
constexpr float kColumnGap = 14;
constexpr float kTallWindow = 880;

float widest_column(float room) { return std::clamp(room * 0.5F, 264.0F, 440.0F); }

float panel_width(Size size) { return std::clamp(size.width * 0.238F, 250.0F, 520.0F); }

bool is_compact(const View& view, Size size) {
    if (size.width < kSmallestFullWidth) return true;
    const float board = size.width - 2 * kMargin - kGap - panel_width(size);
    const float seats = static_cast<float>(std::max<int>(1, view.state.seat_count));
    if ((board - kGap * (seats - 1)) / seats < kSeatWidth) return true;
    const float columns = static_cast<float>(std::max<int>(1, view.state.column_count));
    return (board - kOwnWidth - kMargin - kColumnGap * columns) / columns < kColumnWidth;
}

// As high as its words are likely to need.
float hint_height(const Hint& hint, float width) {
    constexpr float kLetter = 6.6F;
    constexpr float kLine = 17;
    const auto lines = [&](const std::string& words) {
        return std::ceil(static_cast<float>(words.size()) * kLetter / (width - 24));
    };
    return 14 + kLine + std::clamp(lines(hint.what) + lines(hint.why), 1.0F, 6.0F) * kLine + 6;
}

float tray_height(Size size, bool is_small) {
    if (size.height >= kTallWindow) return 190;
    return is_small && size.height < 680 ? 146 : 158;
}

void place_market(Regions& regions, Rectangle row) {
    const float decks = regions.is_compact ? std::clamp(row.width * 0.2F, 150.0F, 210.0F)
                                           : std::clamp(row.width * 0.235F, 216.0F, 380.0F);
    regions.decks = cut_right(row, decks);
    cut_right(row, regions.is_compact ? kGap : 2 * kGap);
    regions.market = row;
}

}  // namespace

Rectangle at_hand(const Rectangle& row) {
    constexpr float kWidest = 1400;
    const float width = std::min(row.width, kWidest);
    return {row.centre().x - width / 2, row.y, width, row.height};
}

Regions regions_for(const View& view, Size size) {
    Regions regions;
    regions.is_compact = is_compact(view, size);
    Rectangle board = inset({0, 0, size.width, size.height}, kMargin, 10);
    Rectangle side = cut_right(board, panel_width(size));
    cut_right(board, kGap);

    const float head = regions.is_compact ? 46 : 58;
    regions.seats = cut_top(board, head);
    regions.status = cut_top(side, head);
    cut_top(side, kGap);
    if (!view.not_saved.empty()) {
        regions.notice = cut_top(side, 44);
        cut_top(side, kGap);
    }
    if (view.hint) {
        regions.hint = cut_top(side, hint_height(*view.hint, side.width));
        cut_top(side, kGap);
    }
    regions.panel = side;

    regions.actions = at_hand(cut_bottom(board, size.height >= kTallWindow ? 60 : 52));
    cut_bottom(board, kGap);
    regions.tray = cut_bottom(board, tray_height(size, regions.is_compact));
    cut_bottom(board, kGap);

    cut_top(board, kGap);
    const float market = regions.is_compact ? (size.height < 620 ? 38 : 46) : (size.height >= kTallWindow ? 136 : 112);
    place_market(regions, cut_top(board, market));
    cut_top(board, kGap);
    if (!regions.is_compact) {
        regions.own = cut_right(board, std::clamp(board.width * 0.28F, kOwnWidth, 420.0F));
        cut_right(board, kMargin);
    }
    regions.tableau = board;
    return regions;
}

ColumnWindow column_window(const View& view, const Regions& regions) {
    const int columns = view.state.column_count;
    ColumnWindow window;
    if (columns == 0) return window;
    const float room = regions.tableau.width;
    const int most = std::max(1, static_cast<int>((room + kColumnGap) / (kNarrowColumn + kColumnGap)));
    window.count = std::min(columns, most);
    const float shown = static_cast<float>(window.count);
    window.width = std::min(widest_column(room), (room - kColumnGap * (shown - 1)) / shown);
    const int back = std::clamp(view.ui.columns_scroll, 0, columns - window.count);
    window.first = columns - window.count - back;
    return window;
}

PanelTab shown_tab(const View& view, const Regions& regions) {
    const PanelTab chosen = view.ui.tab.value_or(regions.is_compact ? PanelTab::mine : PanelTab::log);
    return chosen == PanelTab::mine && !regions.is_compact ? PanelTab::log : chosen;
}

}  // namespace encounters::table
