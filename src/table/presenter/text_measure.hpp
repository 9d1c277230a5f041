// How much room words take: an interface for whoever knows the fonts, and the cutting and wrapping built on it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/presenter/text_style.hpp"

namespace encounters::table {

class TextMeasure {
public:
    virtual ~TextMeasure() = default;
    // Width of one line of UTF-8 text in logical pixels, inline icons and tracking included; 0 for an empty one.
    virtual float width(std::string_view text, const TextStyle& style) const = 0;
    // Height of one line in logical pixels, the same for every text of a style.
    virtual float line_height(const TextStyle& style) const = 0;
};

// Made-up metrics for tests: every character is half as wide as the text's size, inline icons as wide as it, lines 1.25
// times as high.
class FixedTextMeasure final : public TextMeasure {
public:
    float width(std::string_view text, const TextStyle& style) const override;
    float line_height(const TextStyle& style) const override { return style.size * 1.25F; }
};

struct Shortened {
    std::string text;
    bool is_cut = false;  // then the text ends with U+2026
};

// The text, or as much of it as fits `width` with an ellipsis; the ellipsis alone, or nothing, when even that is too
// wide.
Shortened ellipsised(std::string_view text, float width, const TextMeasure& measure, const TextStyle& style);

struct WrappedText {
    std::vector<std::string> lines;
    bool is_cut = false;  // the last line ends with an ellipsis
};

// Lines no wider than `width`, broken at spaces and line ends, within words only when one word alone is too wide; at
// most `max_lines` (from 1).
struct WrapLimits {
    float width = 0;
    int max_lines = 1;
};
WrappedText wrapped(std::string_view text, const WrapLimits& limits, const TextMeasure& measure,
                    const TextStyle& style);

}  // namespace encounters::table
