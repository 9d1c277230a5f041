#include "table/presenter/screens/screen_parts.hpp"

#include <algorithm>
#include <cmath>

#include "table/presenter/screens/table_wish.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table {

Rectangle page_of(Size window, float widest) {
    const float margin = window.height < 680 ? 28.0F : 44.0F;
    const float width = std::min(window.width - 2 * margin, widest);
    return {(window.width - width) / 2, margin, width, window.height - 2 * margin};
}

void page_head(SceneBuilder& scene, Rectangle& page, const PageHead& head) {
    scene.text(cut_top(page, 44), head.title, {TextRole::headline, Colour::bright});
    if (!head.note.empty()) scene.text(cut_top(page, 22), head.note, {TextRole::rule_text, Colour::soft});
    cut_top(page, 10);
    scene.line(cut_top(page, 3), {Colour::amber_dim, 1.5F, Dash::solid});
    cut_top(page, 18);
}

void screen_button(SceneBuilder& scene, const Rectangle& at, const ButtonLook& look, Intent intent) {
    const std::string label(look.label.empty() ? look.title : look.label);
    Control control = look.why_not.empty() ? scene.control(std::move(intent), label)
                                           : scene.refused(std::move(intent), label, std::string(look.why_not));
    control.key = look.key;
    control.other_key = look.other_key;
    scene.button(at, {std::string(look.title), std::string(look.note)}, std::move(control), look.surface);
}

void badge(SceneBuilder& scene, const Rectangle& square, const Badge& badge) {
    Icon shape;
    shape.name = seat_shape(badge.shape);
    shape.tint = seat_colour(badge.colour);
    shape.is_ground = true;
    scene.add(square, shape);
    if (badge.name.empty()) return;
    Lettering lettering{TextRole::title, Colour::ink, seat_surface(badge.colour), Align::centre, square.width / 38};
    const float drop = shape.name == IconName::seat_triangle ? 0.13F
                       : shape.name == IconName::seat_shield ? -0.04F
                                                             : 0.0F;
    scene.text(moved(square, 0, square.height * drop), badge.name.substr(0, next_character(badge.name, 0)), lettering);
}

void kind_button(SceneBuilder& scene, const Rectangle& at, const KindLook& look, Intent intent) {
    Control control = look.why_not.empty() ? scene.control(std::move(intent), look.label)
                                           : scene.refused(std::move(intent), look.label, std::string(look.why_not));
    const Surface ground = control.is_enabled ? Surface::button : Surface::button_off;
    Button body;
    body.surface = ground;
    scene.add(at, body).control = std::move(control);
    Rectangle inside = inset(at, 10, 0);
    const bool is_person = !play::is_computer(look.kind);
    scene.icon(centred(cut_left(inside, 18).centre(), {18, 18}), is_person ? IconName::person : IconName::machine,
               is_person ? Colour::soft : Colour::amber);
    cut_left(inside, 8);
    const Colour ink = ground == Surface::button_off ? Colour::soft : Colour::bright;
    scene.text(inside, rank_words(look.kind), {TextRole::card_title, ink, ground});
}

namespace {

// The text up to its width, scrolled so far that the caret is seen.
std::string_view seen_text(const SceneBuilder& scene, const TextField& field, float width) {
    std::string_view seen = field.text;
    const TextStyle style = scene.theme().text(TextRole::title);
    std::size_t from = 0;
    while (from < field.caret && scene.measure().width(seen.substr(from, field.caret - from), style) > width - 4)
        ++from;
    return seen.substr(from);
}

void caret(SceneBuilder& scene, const Rectangle& inside, const TextField& field) {
    const std::string before = field.text.substr(0, field.caret);
    const float x = std::min(inside.width - 2, scene.text_width(before, TextRole::title));
    scene.line({inside.x + x, inside.y + 8, 2, inside.height - 16}, {Colour::amber, 2, Dash::solid});
}

}  // namespace

void text_field(SceneBuilder& scene, const Rectangle& at, const FieldLook& look, Intent intent) {
    Panel body;
    body.surface = Surface::slot;
    body.edge = look.is_focused ? Edge::lit : Edge::plain;
    scene.add(at, body).control = scene.control(std::move(intent), look.label);
    const Rectangle inside = inset(at, 12, 0);
    if (look.field->text.empty() && !look.is_focused) {
        scene.text(inside, look.when_empty, {TextRole::rule_text, Colour::soft, Surface::slot});
    }
    scene.text(inside, seen_text(scene, *look.field, inside.width), {TextRole::title, Colour::bright, Surface::slot});
    if (look.is_focused) caret(scene, inside, *look.field);
}

std::vector<ListLine> wrapped_rows(const SceneBuilder& scene, const std::vector<ListLine>& lines, float width) {
    constexpr int kAllRows = 1000;
    std::vector<ListLine> rows;
    for (const ListLine& line : lines) {
        WrapLimits limits;
        limits.width = width - line.indent;
        limits.max_lines = kAllRows;
        std::vector<std::string> parts =
            wrapped(line.text, limits, scene.measure(), scene.theme().text(line.role)).lines;
        if (parts.empty()) parts.emplace_back();
        for (std::size_t part = 0; part < parts.size(); ++part) {
            ListLine row = line;
            row.text = std::move(parts[part]);
            if (part > 0) row.mark.clear();
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

namespace {

// A thin bar whose bright part stands for the rows that are shown.
struct Shown {
    int first = 0;
    int rows = 0;
    int all = 0;
};
void scroll_mark(SceneBuilder& scene, const Rectangle& at, const Shown& shown) {
    const float part = at.height / static_cast<float>(shown.all);
    Panel track;
    track.surface = Surface::slot;
    track.radius = at.width / 2;
    scene.add(at, track);
    Panel thumb;
    thumb.surface = Surface::block_lit;
    thumb.radius = at.width / 2;
    const float top = part * static_cast<float>(shown.first);
    const float height = std::max(18.0F, part * static_cast<float>(shown.rows));
    scene.add({at.x, at.y + std::min(top, at.height - height), at.width, height}, thumb);
}

}  // namespace

int row_list(SceneBuilder& scene, const Rectangle& at, const std::vector<ListLine>& rows, const ListView& view) {
    const int room = std::max(1, static_cast<int>(std::floor(at.height / view.row_height)));
    const int all = static_cast<int>(rows.size());
    const int last_first = std::max(0, all - room);
    const int first = std::clamp(view.first, 0, last_first);
    Rectangle rest = at;
    const Rectangle edge = cut_right(rest, 6);
    cut_right(rest, 10);
    if (all > room) scroll_mark(scene, edge, {first, room, all});
    for (int index = first; index < std::min(all, first + room); ++index) {
        const ListLine& row = rows[static_cast<std::size_t>(index)];
        Rectangle line = cut_top(rest, view.row_height);
        const Rectangle indent = cut_left(line, row.indent);
        if (!row.mark.empty()) scene.text(indent, row.mark, {TextRole::rule_text, Colour::amber, view.ground});
        scene.text(line, row.text, {row.role, row.colour, view.ground});
    }
    return last_first;
}

void lay_over(Scene& below, Scene above) {
    const IntentHandle first = static_cast<IntentHandle>(below.intents.size());
    for (Item& item : above.items) {
        if (item.control) item.control->intent += first;
        below.items.push_back(std::move(item));
    }
    below.intents.insert(below.intents.end(), above.intents.begin(), above.intents.end());
    std::stable_sort(below.items.begin(), below.items.end(),
                     [](const Item& a, const Item& b) { return a.layer < b.layer; });
}

}  // namespace encounters::table
