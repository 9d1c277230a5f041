#include "cards/value.hpp"

#include "cards/characters.hpp"

#include <fmt/format.h>

namespace encounters::cards {

const Value* Value::find(std::string_view key) const {
    for (const auto& member : members)
        if (member.key == key) return &member.value;
    return nullptr;
}

std::string in_quotes(std::string_view text) {
    constexpr int kMostShown = 40;
    std::string result = "\"";
    int shown_characters = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (shown_characters++ == kMostShown) {
            result += "...";
            break;
        }
        const auto length = character_length(text, at);
        const auto character = text.substr(at, length);
        if (has_control_character(character))
            result += fmt::format("\\u{:04x}", static_cast<unsigned char>(character.back()));
        else
            result += character;
        at += length;
    }
    return result + "\"";
}

std::string shown(const Value& value) {
    switch (value.kind) {
        case ValueKind::null: return "null";
        case ValueKind::boolean: return value.boolean ? "true" : "false";
        case ValueKind::whole:
        case ValueKind::fraction: return value.text;
        case ValueKind::text: return in_quotes(value.text);
        case ValueKind::list: return value.items.empty() ? "an empty list" : "a list";
        case ValueKind::object: return "an object";
    }
    return {};
}

std::string pointer_to(const std::string& pointer, std::string_view key) {
    std::string result = pointer + '/';
    for (const char c : key) {
        if (c == '~')
            result += "~0";
        else if (c == '/')
            result += "~1";
        else
            result += c;
    }
    return result;
}

}  // namespace encounters::cards
