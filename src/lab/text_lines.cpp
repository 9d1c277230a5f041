#include "lab/text_lines.hpp"

namespace encounters::lab {

std::string wrapped(std::string_view first, std::string_view text, int width) {
    const int indent = width_of(first);
    std::string lines(first);
    int used = indent;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const bool starts_line = used == indent;
        if (!starts_line && used + 1 + width_of(word) > width) {
            lines += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (!starts_line) {
            lines += ' ';
            ++used;
        }
        lines += word;
        used += width_of(word);
    }
    return lines + '\n';
}

std::string joined(const std::vector<std::string>& parts, std::string_view none) {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? "" : ", ") + part;
    return text.empty() ? std::string(none) : text;
}

int width_of(std::string_view text) {
    int width = 0;
    for (const char byte : text)
        if ((static_cast<unsigned char>(byte) & 0xc0u) != 0x80u) ++width;
    return width;
}

std::string padded(std::string text, int width) {
    for (int used = width_of(text); used < width; ++used) text += ' ';
    return text;
}

}  // namespace encounters::lab
