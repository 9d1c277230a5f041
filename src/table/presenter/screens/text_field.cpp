#include "table/presenter/screens/text_field.hpp"

#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

bool can_be_typed(char32_t code) {
    const bool is_control = code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0xfffd;
    const bool is_private = code >= 0xe000 && code <= 0xf8ff;
    const bool is_direction_mark = (code >= 0x200b && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e);
    return !is_control && !is_private && !is_direction_mark;
}

std::size_t character_before(std::string_view text, std::size_t caret) {
    std::size_t before = 0;
    for (std::size_t at = 0; at < caret; at = next_character(text, at)) {
        if (!is_combining(character_at(text, at).code)) before = at;
    }
    return before;
}

std::size_t character_behind(std::string_view text, std::size_t caret) {
    std::size_t at = next_character(text, caret);
    while (at < text.size() && is_combining(character_at(text, at).code)) at = next_character(text, at);
    return at;
}

}  // namespace

void type_into(TextField& field, std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = character_at(text, at);
        const std::string_view letter = text.substr(at, character.bytes);
        at += character.bytes;
        if (!can_be_typed(character.code) || character_count(field.text) >= field.most) continue;
        field.text.insert(field.caret, letter);
        field.caret += letter.size();
    }
}

bool edit(TextField& field, const KeyPress& press) {
    switch (press.key) {
        case Key::left: field.caret = character_before(field.text, field.caret); return true;
        case Key::right:
            if (field.caret < field.text.size()) field.caret = character_behind(field.text, field.caret);
            return true;
        case Key::home: field.caret = 0; return true;
        case Key::end: field.caret = field.text.size(); return true;
        case Key::backspace: {
            const std::size_t from = character_before(field.text, field.caret);
            field.text.erase(from, field.caret - from);
            field.caret = from;
            return true;
        }
        case Key::erase:
            if (field.caret < field.text.size())
                field.text.erase(field.caret, character_behind(field.text, field.caret) - field.caret);
            return true;
        default:
            return !press.control && (press.key >= Key::digit_0 || press.key == Key::space || press.key == Key::plus ||
                                      press.key == Key::minus);
    }
}

}  // namespace encounters::table
