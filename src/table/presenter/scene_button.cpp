// The words on a button: title and key on one line, the note below, in the colours of its state.
#include <algorithm>

#include "table/presenter/scene_builder.hpp"

namespace encounters::table {

namespace {

Surface surface_when(const Control& control, Surface surface) {
    if (control.is_enabled) return surface;
    return surface == Surface::button_danger ? Surface::button_danger_off : Surface::button_off;
}

struct ButtonInk {
    Colour title;
    Colour note;
};

ButtonInk ink_on(Surface surface) {
    switch (surface) {
        case Surface::button_primary: return {Colour::ink, Colour::ink};
        case Surface::button_danger: return {Colour::bright, Colour::red_bright};
        case Surface::button_off:
        case Surface::button_danger_off: return {Colour::soft, Colour::soft};
        default: return {Colour::bright, Colour::soft};
    }
}

// "Beat the Encounter first (R4.4)" without its end.
std::string without_rule(const std::string& reason) {
    const std::size_t end = reason.rfind(" (");
    return end == std::string::npos || reason.back() != ')' ? reason : reason.substr(0, end);
}

// The note and what it may be shortened to.
std::vector<std::string> ways_to_say(const ButtonText& words, const Control& control) {
    std::vector<std::string> ways{words.note};
    if (!control.is_enabled) ways = {control.why_not, without_rule(control.why_not)};
    ways.insert(ways.end(), words.shorter.begin(), words.shorter.end());
    return ways;
}

}  // namespace

std::size_t SceneBuilder::button(const Rectangle& rectangle, const ButtonText& words, Control control,
                                 Surface surface) {
    Button body;
    body.surface = surface_when(control, surface);
    const ButtonInk ink = ink_on(body.surface);
    const float width = rectangle.width - 2 * theme_.spacing.large;
    const std::string note = fitting(ways_to_say(words, control), width, TextRole::secondary);
    const std::string key = key_name(control.key);
    add(rectangle, body).control = std::move(control);
    const std::size_t index = scene_.items.size() - 1;

    const float title_height = line_height(TextRole::button);
    const float note_height = note.empty() ? 0 : line_height(TextRole::secondary);
    Rectangle inside = inset(rectangle, theme_.spacing.large, 0);
    cut_top(inside, std::max(0.0F, (inside.height - title_height - note_height) / 2));
    Rectangle first_line = cut_top(inside, title_height);
    if (!key.empty()) {
        const Rectangle key_room =
            cut_right(first_line, text_width(key, TextRole::secondary_strong) + theme_.spacing.hair);
        text(key_room, key, {TextRole::secondary_strong, ink.note, body.surface, Align::right});
        cut_right(first_line, theme_.spacing.small);
    }
    const bool is_alone = key.empty() && note.empty();
    text(first_line, words.title, {TextRole::button, ink.title, body.surface, is_alone ? Align::centre : Align::left});
    text(cut_top(inside, note_height), note, {TextRole::secondary, ink.note, body.surface, Align::left});
    return index;
}

}  // namespace encounters::table
