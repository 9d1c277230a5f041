// What the screens around the table share: frames, buttons, fields, lists that scroll, sheets laid over another scene.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <encounters/play/seat_kind.hpp>

#include "table/presenter/scene_builder.hpp"
#include "table/presenter/screens/text_field.hpp"

namespace encounters::table {

// The window without its margins, no wider than people like to read across, centred.
Rectangle page_of(Size window, float widest);

// A title with a line under it in smaller letters, from the top of `page`, which is left with the rest.
struct PageHead {
    std::string_view title;
    std::string_view note{};
};
void page_head(SceneBuilder& scene, Rectangle& page, const PageHead& head);

// A key without modifiers.
inline KeyPress plain_key(Key which) {
    KeyPress press;
    press.key = which;
    return press;
}

struct ButtonLook {
    std::string_view title;
    std::string_view note{};
    KeyPress key{};
    Surface surface = Surface::button;
    std::string_view label{};    // the title when empty
    std::string_view why_not{};  // greyed when not empty
    KeyPress other_key{};        // does the same, and isn't shown
};
void screen_button(SceneBuilder& scene, const Rectangle& at, const ButtonLook& look, Intent intent);

// A seat's shape in its colour with the first letter of its name.
struct Badge {
    int colour = 0;
    int shape = 0;
    std::string_view name;
};
void badge(SceneBuilder& scene, const Rectangle& square, const Badge& badge);

// A button whose words stand behind who plays a seat: a person or a computer player.
struct KindLook {
    play::SeatKind kind = play::SeatKind::person;
    std::string label{};
    std::string_view why_not{};  // greyed when not empty
};
void kind_button(SceneBuilder& scene, const Rectangle& at, const KindLook& look, Intent intent);

// A line to type into; it shows its caret while it takes the keys.
struct FieldLook {
    const TextField* field = nullptr;
    std::string label{};
    std::string_view when_empty{};
    bool is_focused = false;
};
void text_field(SceneBuilder& scene, const Rectangle& at, const FieldLook& look, Intent intent);

// ---- lists that scroll by lines
struct ListLine {
    std::string text;
    TextRole role = TextRole::rule_text;
    Colour colour = Colour::plain;
    float indent = 0;
    std::string mark{};  // in the indent, before the first line
};

// Each line wrapped to the width, in rows of equal height.
std::vector<ListLine> wrapped_rows(const SceneBuilder& scene, const std::vector<ListLine>& lines, float width);

struct ListView {
    int first = 0;  // row shown at the top
    Surface ground = Surface::panel;
    float row_height = 20;
};
// As many rows as fit, and at the right edge how far down one is. Returns the last row that `first` may be.
int row_list(SceneBuilder& scene, const Rectangle& at, const std::vector<ListLine>& rows, const ListView& view);

// ---- one scene over another
// Adds the items of `above` to those of `below`, keeping layers in order.
void lay_over(Scene& below, Scene above);

}  // namespace encounters::table
