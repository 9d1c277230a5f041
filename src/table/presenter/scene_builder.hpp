// Builds a Scene item by item: measures words, keeps the clip and layer in force, numbers the focus.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/presenter/scene.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

// How a piece of text is set.
struct Lettering {
    TextRole role = TextRole::body;
    Colour colour = Colour::plain;
    Surface ground = Surface::night;
    Align align = Align::left;
    float magnification = 1;  // of the role's size
};

// A button's words; empty ones are left out.
struct ButtonText {
    std::string title;
    std::string note;  // under the title: the consequence, or why not
    std::vector<std::string> shorter{};  // other ways to say the note, or why not, for narrow buttons
};

class SceneBuilder {
public:
    SceneBuilder(Size size, const Theme& theme, const TextMeasure& measure);

    const Theme& theme() const { return theme_; }
    const TextMeasure& measure() const { return measure_; }
    Size size() const { return scene_.size; }
    // What has been added, in the order of adding.
    const Scene& so_far() const { return scene_; }

    // Layer and clip of what follows.
    void set_layer(Layer layer) { layer_ = layer; }
    Layer layer() const { return layer_; }
    void set_clip(const Rectangle& clip) { clip_ = clip; }
    void clear_clip() { clip_.reset(); }

    IntentHandle intent(Intent intent);
    // A control that sends `intent`, next in the order of focus.
    Control control(Intent intent, std::string label);
    // The same, greyed, with the reason.
    Control refused(Intent intent, std::string label, std::string why_not);

    // Every call adds one item and returns it, to be changed until the next call.
    Item& add(const Rectangle& rectangle, Drawing drawing);
    Item& panel(const Rectangle& rectangle, Surface surface, Edge edge = Edge::plain);
    Item& icon(const Rectangle& rectangle, IconName name, Colour tint = Colour::plain);
    Item& die(const Rectangle& rectangle, const Die& die);
    Item& card(const Rectangle& rectangle, const Card& card);
    Item& pips(const Rectangle& rectangle, const Pips& pips);
    Item& line(const Rectangle& rectangle, const Line& line);
    Item& stamp(Point centre, std::string_view text, Surface ground = Surface::paper);
    Item& target(const Rectangle& rectangle, Control control);
    // Over the whole window; with a control, a click outside the dialog sends it.
    Item& veil();

    // One line, shortened to fit; its item covers the words alone. Returns the width they take, so that more can
    // follow.
    float text(const Rectangle& rectangle, std::string_view text, const Lettering& lettering);
    // As many lines as fit the rectangle, from its top, the last one shortened; returns the height taken.
    float paragraph(const Rectangle& rectangle, std::string_view text, const Lettering& lettering);
    // A seat's shape in its colour with the first letter of its name, in a square.
    void seat_badge(const Rectangle& square, int seat, std::string_view name);
    // A body with title, hot key at the right, and note below; greyed when the control is not enabled (its reason is
    // the note then). Returns the index of the body's item.
    std::size_t button(const Rectangle& rectangle, const ButtonText& words, Control control,
                       Surface surface = Surface::button);

    float text_width(std::string_view text, TextRole role) const;
    // The first of these words that fits, the last when none does: long ones first, shorter ways to say it after them.
    std::string fitting(const std::vector<std::string>& words, float width, TextRole role) const;
    float line_height(TextRole role) const;

    // The finished scene, sorted by layer; the builder is empty afterwards.
    Scene finish();

private:
    TextStyle style_of(const Lettering& lettering) const;

    const Theme& theme_;
    const TextMeasure& measure_;
    Scene scene_;
    Layer layer_ = Layer::board;
    std::optional<Rectangle> clip_{};
    int next_focus_ = 0;
};

}  // namespace encounters::table
