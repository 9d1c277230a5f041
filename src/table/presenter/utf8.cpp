#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

constexpr Character kBroken{0xFFFD, 1};

std::size_t length_from_lead(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

bool is_well_chosen(char32_t code, std::size_t length) {
    if (length == 3 && (code < 0x800 || (code >= 0xD800 && code <= 0xDFFF))) return false;
    return length != 4 || (code >= 0x10000 && code <= 0x10FFFF);
}

}  // namespace

Character character_at(std::string_view text, std::size_t from) {
    if (from >= text.size()) return {0, 0};
    const auto lead = static_cast<unsigned char>(text[from]);
    const std::size_t length = length_from_lead(lead);
    if (length == 1) return {lead, 1};
    if (length == 0 || from + length > text.size()) return kBroken;
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        const auto byte = static_cast<unsigned char>(text[from + i]);
        if ((byte & 0xC0U) != 0x80U) return kBroken;
        code = (code << 6U) | (byte & 0x3FU);
    }
    return is_well_chosen(code, length) ? Character{code, length} : kBroken;
}

std::size_t next_character(std::string_view text, std::size_t from) { return from + character_at(text, from).bytes; }

std::string utf8_of(char32_t character) {
    std::string bytes;
    const auto put = [&bytes](char32_t byte) { bytes.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0U | (character >> 6U));
        put(0x80U | (character & 0x3FU));
    } else if (character < 0x10000) {
        put(0xE0U | (character >> 12U));
        put(0x80U | ((character >> 6U) & 0x3FU));
        put(0x80U | (character & 0x3FU));
    } else {
        put(0xF0U | (character >> 18U));
        put(0x80U | ((character >> 12U) & 0x3FU));
        put(0x80U | ((character >> 6U) & 0x3FU));
        put(0x80U | (character & 0x3FU));
    }
    return bytes;
}

int character_count(std::string_view text) {
    int count = 0;
    for (std::size_t at = 0; at < text.size(); at = next_character(text, at)) ++count;
    return count;
}

bool is_combining(char32_t character) {
    return (character >= 0x300 && character <= 0x36F) || (character >= 0x483 && character <= 0x489) ||
           character == 0x200D || (character >= 0xFE00 && character <= 0xFE0F);
}

}  // namespace encounters::table
