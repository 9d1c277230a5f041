// From logical pixels to the window's points and to the pixels of its picture.
#pragma once

#include "table/presenter/geometry.hpp"

namespace encounters::table {

inline constexpr float kSmallestTextScale = 0.75F;
inline constexpr float kLargestTextScale = 3.0F;
// Text never grows so large that less than this is left to lay out.
inline constexpr Size kSmallestLayout{960, 540};

struct Scale {
    float pixels = 1;  // picture pixels per logical pixel
    float points = 1;  // window points (what the mouse reports) per logical pixel

    friend bool operator==(const Scale&, const Scale&) = default;
};

// `window` in points, `output` in pixels; the wish for the text's size is cut to what is possible.
Scale scale_for(Size window, Size output, float text_scale);

// The text scale in force: between the limits, and small enough for kSmallestLayout.
float possible_text_scale(Size window, float wish);

}  // namespace encounters::table
