#include "table/presenter/scene_builder.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace encounters::table {

namespace {

constexpr float kBarelyMore = 0.01F;  // rounding of sums of floats

// The part of the room that the words cover, so that others may stand beside them.
Rectangle taken_by_text(const Rectangle& room, float width, Align align) {
    const float spare = std::max(0.0F, room.width - width);
    const float share = align == Align::left ? 0.0F : align == Align::centre ? 0.5F : 1.0F;
    return {room.x + spare * share, room.y, room.width - spare, room.height};
}

}  // namespace

SceneBuilder::SceneBuilder(Size size, const Theme& theme, const TextMeasure& measure)
    : theme_(theme), measure_(measure) {
    scene_.size = size;
}

IntentHandle SceneBuilder::intent(Intent intent) {
    scene_.intents.push_back(std::move(intent));
    return static_cast<IntentHandle>(scene_.intents.size() - 1);
}

Control SceneBuilder::control(Intent sent, std::string label) {
    Control made;
    made.intent = intent(std::move(sent));
    made.label = std::move(label);
    made.focus = next_focus_++;
    return made;
}

Control SceneBuilder::refused(Intent sent, std::string label, std::string why_not) {
    Control made = control(std::move(sent), std::move(label));
    made.is_enabled = false;
    made.why_not = std::move(why_not);
    return made;
}

Item& SceneBuilder::add(const Rectangle& rectangle, Drawing drawing) {
    Item item;
    item.rectangle = rectangle;
    item.clip = clip_;
    item.layer = layer_;
    item.drawing = std::move(drawing);
    scene_.items.push_back(std::move(item));
    return scene_.items.back();
}

Item& SceneBuilder::panel(const Rectangle& rectangle, Surface surface, Edge edge) {
    Panel panel;
    panel.surface = surface;
    panel.edge = edge;
    return add(rectangle, panel);
}

Item& SceneBuilder::icon(const Rectangle& rectangle, IconName name, Colour tint) {
    Icon icon;
    icon.name = name;
    icon.tint = tint;
    return add(rectangle, icon);
}

Item& SceneBuilder::die(const Rectangle& rectangle, const Die& die) { return add(rectangle, die); }

Item& SceneBuilder::card(const Rectangle& rectangle, const Card& card) { return add(rectangle, card); }

Item& SceneBuilder::pips(const Rectangle& rectangle, const Pips& pips) { return add(rectangle, pips); }

Item& SceneBuilder::line(const Rectangle& rectangle, const Line& line) { return add(rectangle, line); }

Item& SceneBuilder::stamp(Point centre, std::string_view text, Surface ground) {
    Stamp stamp;
    stamp.text = std::string(text);
    stamp.style = theme_.text(TextRole::caps);
    stamp.ground = ground;
    const float width = measure_.width(text, stamp.style) + 2 * theme_.spacing.medium;
    return add(centred(centre, {width, measure_.line_height(stamp.style) + 2 * theme_.spacing.hair}), stamp);
}

Item& SceneBuilder::target(const Rectangle& rectangle, Control control) {
    Item& item = add(rectangle, Target{});
    item.control = std::move(control);
    return item;
}

Item& SceneBuilder::veil() {
    Item& item = add({0, 0, scene_.size.width, scene_.size.height}, Veil{});
    item.clip.reset();
    return item;
}

TextStyle SceneBuilder::style_of(const Lettering& lettering) const {
    TextStyle style = theme_.text(lettering.role);
    style.size *= lettering.magnification;
    style.tracking *= lettering.magnification;
    return style;
}

float SceneBuilder::text(const Rectangle& rectangle, std::string_view text, const Lettering& lettering) {
    if (text.empty() || rectangle.is_empty()) return 0;
    Text drawn;
    drawn.style = style_of(lettering);
    Shortened shortened = ellipsised(text, rectangle.width + kBarelyMore, measure_, drawn.style);
    drawn.text = std::move(shortened.text);
    drawn.is_cut = shortened.is_cut;
    drawn.colour = lettering.colour;
    drawn.ground = lettering.ground;
    drawn.align = lettering.align;
    const float width = measure_.width(drawn.text, drawn.style);
    const Rectangle taken = taken_by_text(rectangle, width, lettering.align);
    if (!drawn.text.empty()) add(taken, std::move(drawn));
    return width;
}

float SceneBuilder::paragraph(const Rectangle& rectangle, std::string_view text, const Lettering& lettering) {
    const TextStyle style = style_of(lettering);
    const float height = measure_.line_height(style);
    const int max_lines = static_cast<int>(std::floor((rectangle.height + kBarelyMore) / height));
    WrapLimits limits;
    limits.width = rectangle.width;
    limits.max_lines = max_lines;
    const WrappedText lines = wrapped(text, limits, measure_, style);
    Rectangle row{rectangle.x, rectangle.y, rectangle.width, height};
    for (std::size_t index = 0; index < lines.lines.size(); ++index) {
        const std::size_t before = scene_.items.size();
        this->text(row, lines.lines[index], lettering);
        const bool is_last = index + 1 == lines.lines.size();
        if (is_last && lines.is_cut && scene_.items.size() > before)
            std::get<Text>(scene_.items.back().drawing).is_cut = true;
        row.y += height;
    }
    return row.y - rectangle.y;
}

float SceneBuilder::text_width(std::string_view text, TextRole role) const {
    return measure_.width(text, theme_.text(role));
}

std::string SceneBuilder::fitting(const std::vector<std::string>& words, float width, TextRole role) const {
    for (const std::string& way : words) {
        if (text_width(way, role) <= width) return way;
    }
    return words.empty() ? std::string() : words.back();
}

float SceneBuilder::line_height(TextRole role) const { return measure_.line_height(theme_.text(role)); }

// Items are large: only their places are sorted, and each is moved once.
Scene SceneBuilder::finish() {
    std::vector<Item>& items = scene_.items;
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return items[a].layer < items[b].layer; });
    std::vector<Item> sorted;
    sorted.reserve(items.size());
    for (const std::size_t place : order) sorted.push_back(std::move(items[place]));
    items = std::move(sorted);
    Scene finished = std::move(scene_);
    scene_ = Scene{};
    scene_.size = finished.size;
    next_focus_ = 0;
    return finished;
}

}  // namespace encounters::table
