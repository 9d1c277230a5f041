// Where the pieces of the table lie, for a window size and what is on the table.
#pragma once

#include "table/presenter/table/view.hpp"

namespace encounters::table {

struct Regions {
    bool is_compact = false;  // small window, many seats or many columns
    Rectangle seats{};
    Rectangle status{};
    Rectangle notice{};  // under it, that the game isn't being saved; else empty
    Rectangle hint{};    // under that, while a hint is shown; else empty
    Rectangle panel{};
    Rectangle market{};
    Rectangle decks{};
    Rectangle tableau{};
    Rectangle own{};  // empty in the compact form: then the panel shows it
    Rectangle tray{};
    Rectangle actions{};
};

// The middle of a wide row: beyond it eyes and pointer would have to travel.
Rectangle at_hand(const Rectangle& row);

Regions regions_for(const View& view, Size size);

// How many columns of the tableau are shown side by side, and the first one; the newest is shown unless scrolled back.
struct ColumnWindow {
    int first = 0;
    int count = 0;
    float width = 0;
};
ColumnWindow column_window(const View& view, const Regions& regions);

// The tab of the panel that is shown.
PanelTab shown_tab(const View& view, const Regions& regions);

}  // namespace encounters::table
