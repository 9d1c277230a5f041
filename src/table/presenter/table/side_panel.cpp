// The right panel: the log, the rules of the moment, and in the compact form the active player's own things.
#include <algorithm>

#include <fmt/format.h>

#include "table/presenter/table/pieces.hpp"

namespace encounters::table {

namespace {

constexpr float kTabLine = 30;

struct TabName {
    PanelTab tab;
    const char* title;
    Key key;
};

std::vector<TabName> tabs_of(const Desk& desk) {
    std::vector<TabName> tabs{{PanelTab::log, "Log", Key::f2}, {PanelTab::rules, "Rules", Key::f4}};
    if (desk.regions.is_compact) tabs.insert(tabs.begin(), {PanelTab::mine, "Mine", Key::f3});
    return tabs;
}

void tab_row(Desk& desk, Rectangle row, PanelTab shown) {
    for (const TabName& tab : tabs_of(desk)) {
        const float width = desk.scene.text_width(tab.title, TextRole::card_title) + 8;
        const Rectangle at = cut_left(row, width);
        Control control = desk.scene.control(ShowTab{static_cast<int>(tab.tab)}, std::string("Tab ") + tab.title);
        control.key.key = tab.key;
        desk.scene.target(at, std::move(control));
        const bool is_shown = tab.tab == shown;
        desk.scene.text(
            {at.x, at.y, at.width, at.height - 6}, tab.title,
            {TextRole::card_title, is_shown ? Colour::bright : Colour::soft, Surface::panel, Align::centre});
        if (is_shown) desk.scene.line({at.x, at.bottom() - 5, at.width, 3}, {Colour::amber, 2.5F, Dash::solid});
        cut_left(row, 16);
    }
}

// Help and menu, at the other end of the line of tabs.
void small_button(Desk& desk, const Rectangle& at, std::string_view words, Control control) {
    desk.scene.add(at, Button{}).control = std::move(control);
    desk.scene.text(at, words, {TextRole::secondary_strong, Colour::plain, Surface::button, Align::centre});
}

void corner_buttons(Desk& desk, Rectangle row) {
    cut_bottom(row, 6);
    if (desk.use == DeskUse::play) {
        Control menu = desk.scene.control(OpenMenu{}, "Menu");
        menu.key.key = Key::f10;
        small_button(desk, cut_right(row, 42), "Menu", std::move(menu));
        cut_right(row, 6);
    }
    Control rules = desk.scene.control(ShowRule{}, "Rules");
    rules.key.key = Key::f1;
    small_button(desk, cut_right(row, 28), "F1", std::move(rules));
}

// ---- log
struct LogRow {
    std::string text;
    LogTone tone = LogTone::fact;
    std::string rule;
};

TextRole role_of(LogTone tone) {
    if (tone == LogTone::reason) return TextRole::secondary;
    return tone == LogTone::heading ? TextRole::card_title : TextRole::body;
}

Colour colour_of(LogTone tone) {
    switch (tone) {
        case LogTone::heading: return Colour::amber;
        case LogTone::fact: return Colour::plain;
        case LogTone::aside:
        case LogTone::reason: return Colour::soft;
        case LogTone::barrier:
        case LogTone::alarm: break;
    }
    return Colour::red_bright;
}

std::vector<LogRow> rows_of(const Desk& desk, const LogLine& line, float width) {
    WrapLimits limits;
    limits.width = width;
    limits.max_lines = 4;
    std::vector<LogRow> rows;
    for (std::string& text :
         wrapped(line.text, limits, desk.scene.measure(), desk.scene.theme().text(role_of(line.tone))).lines) {
        rows.push_back({std::move(text), line.tone, line.rule});
    }
    return rows;
}

// The last rows that fill the height, oldest first.
std::vector<LogRow> newest_rows(const Desk& desk, const Rectangle& at, float row_height) {
    const int room = static_cast<int>(at.height / row_height);
    const int skipped = std::clamp(desk.view.ui.log_scroll, 0, std::max(0, static_cast<int>(desk.view.log.size()) - 1));
    std::vector<LogRow> rows;
    for (int index = static_cast<int>(desk.view.log.size()) - 1 - skipped;
         index >= 0 && static_cast<int>(rows.size()) < room; --index) {
        std::vector<LogRow> more = rows_of(desk, desk.view.log[static_cast<std::size_t>(index)], at.width);
        std::reverse(more.begin(), more.end());
        rows.insert(rows.end(), more.begin(), more.end());
    }
    if (static_cast<int>(rows.size()) > room) rows.resize(static_cast<std::size_t>(room));
    std::reverse(rows.begin(), rows.end());
    return rows;
}

void log_row(Desk& desk, const Rectangle& line, const LogRow& row, int number) {
    if (row.tone == LogTone::barrier) {
        desk.scene.line({line.x, line.y, line.width, 3}, {Colour::red, 1, Dash::dashed});
        desk.scene.text({line.x, line.y + 3, line.width, line.height - 3}, row.text,
                        {TextRole::secondary, Colour::red_bright, Surface::panel, Align::centre});
        return;
    }
    if (!row.rule.empty()) {
        Control control = desk.scene.control(ShowRule{row.rule}, fmt::format("Log line {}: {}", number, row.rule));
        control.rule = row.rule;
        control.focus = -1;
        desk.scene.target(line, std::move(control));
    }
    desk.scene.text(line, row.text, {role_of(row.tone), colour_of(row.tone), Surface::panel});
}

void log_tab(Desk& desk, const Rectangle& at) {
    const float row_height = desk.scene.line_height(TextRole::card_title) + 2;
    const std::vector<LogRow> rows = newest_rows(desk, at, row_height);
    Rectangle rest = at;
    int number = 0;
    for (const LogRow& row : rows) log_row(desk, cut_top(rest, row_height), row, ++number);
    if (rows.empty())
        desk.scene.text(cut_top(rest, row_height), "Nothing has happened yet.",
                        {TextRole::body, Colour::soft, Surface::panel});
}

// ---- own things
void mine_tab(Desk& desk, Rectangle at) {
    cut_top(at, own_strip(desk, at) + 10);
    if (desk.view.receipt.empty() || at.height < 40) return;
    caption(desk.scene, cut_top(at, 16), "SINCE YOUR LAST TURN");
    for (std::size_t index = 0; index < desk.view.receipt.size() && index < 6 && at.height >= 17; ++index) {
        desk.scene.text(cut_top(at, 17), desk.view.receipt[index], {TextRole::body, Colour::plain, Surface::panel});
    }
}

// ---- rules
void rules_tab(Desk& desk, Rectangle at, const Prompt& prompt) {
    if (!desk.view.rules) return;
    for (const std::string& id : prompt.rules) {
        const auto found = std::find_if(desk.view.rules->begin(), desk.view.rules->end(),
                                        [&](const RuleText& rule) { return rule.id == id; });
        if (found == desk.view.rules->end() || at.height < 40) continue;
        const Rectangle head = cut_top(at, 18);
        Control control = desk.scene.control(ShowRule{id}, "Rule " + id);
        control.rule = id;
        desk.scene.target(head, std::move(control));
        desk.scene.text(head, id, {TextRole::body_strong, Colour::amber, Surface::panel});
        cut_top(at, desk.scene.paragraph(at, found->text, {TextRole::body, Colour::plain, Surface::panel}) + 8);
    }
}

}  // namespace

void side_panel(Desk& desk, const Prompt& prompt) {
    desk.scene.panel(desk.regions.panel, Surface::panel);
    Rectangle inside = inset(desk.regions.panel, 14, 6);
    const PanelTab shown = shown_tab(desk.view, desk.regions);
    Rectangle head = cut_top(inside, kTabLine);
    corner_buttons(desk, cut_right(head, 80));
    tab_row(desk, head, shown);
    cut_top(inside, 6);
    cut_bottom(inside, 4);
    switch (shown) {
        case PanelTab::log: return log_tab(desk, inside);
        case PanelTab::mine: return mine_tab(desk, inside);
        case PanelTab::rules: break;
    }
    rules_tab(desk, inside, prompt);
}

}  // namespace encounters::table
