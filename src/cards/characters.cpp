#include "cards/characters.hpp"

#include <fmt/format.h>

namespace encounters::cards {

namespace {

unsigned char byte_at(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool is_continuation(std::string_view text, std::size_t at) {
    return at < text.size() && (byte_at(text, at) & 0xc0) == 0x80;
}

std::size_t announced_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xc2 && first <= 0xdf) return 2;
    if (first >= 0xe0 && first <= 0xef) return 3;
    if (first >= 0xf0 && first <= 0xf4) return 4;
    return 0;
}

// The second byte rules out overlong forms, surrogates and what is beyond U+10FFFF.
bool second_byte_fits(unsigned char first, unsigned char second) {
    if (first == 0xe0) return second >= 0xa0;
    if (first == 0xed) return second <= 0x9f;
    if (first == 0xf0) return second >= 0x90;
    if (first == 0xf4) return second <= 0x8f;
    return true;
}

// 0 when no valid character begins there.
std::size_t valid_length(std::string_view text, std::size_t at) {
    const auto length = announced_length(byte_at(text, at));
    for (std::size_t i = 1; i < length; ++i)
        if (!is_continuation(text, at + i)) return 0;
    if (length > 1 && !second_byte_fits(byte_at(text, at), byte_at(text, at + 1))) return 0;
    return length;
}

}  // namespace

std::size_t character_length(std::string_view text, std::size_t at) {
    const auto length = valid_length(text, at);
    return length == 0 ? 1 : length;
}

int character_count(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); at += character_length(text, at)) ++count;
    return count;
}

bool has_control_character(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto byte = byte_at(text, at);
        if (byte < 0x20 || byte == 0x7f) return true;
        if (byte == 0xc2 && at + 1 < text.size() && byte_at(text, at + 1) < 0xa0) return true;
    }
    return false;
}

std::optional<TextFault> why_no_text(std::string_view text) {
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return TextFault{0, "the file is UTF-16; save it as UTF-8"};
    for (std::size_t at = 0; at < text.size();) {
        const auto length = valid_length(text, at);
        if (length == 0)
            return TextFault{at, fmt::format("byte 0x{:02X} is not UTF-8; save the file as UTF-8", byte_at(text, at))};
        if (text[at] == '\0') return TextFault{at, "a zero byte; this is not a text file"};
        at += length;
    }
    return std::nullopt;
}

void TextCursor::advance_to(std::size_t offset) {
    while (offset_ < offset) {
        if (text_[offset_] == '\n') {
            ++place_.line;
            place_.column = 1;
            ++offset_;
        } else {
            offset_ += character_length(text_, offset_);
            ++place_.column;
        }
    }
}

}  // namespace encounters::cards
