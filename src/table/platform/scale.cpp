#include "table/platform/scale.hpp"

#include <algorithm>

namespace encounters::table {

float possible_text_scale(Size window, float wish) {
    const float room = std::min(window.width / kSmallestLayout.width, window.height / kSmallestLayout.height);
    const float wanted = std::clamp(wish, kSmallestTextScale, kLargestTextScale);
    return std::clamp(wanted, kSmallestTextScale, std::max(room, kSmallestTextScale));
}

Scale scale_for(Size window, Size output, float text_scale) {
    const float points = possible_text_scale(window, text_scale);
    const float pixels_per_point = window.width > 0 ? output.width / window.width : 1.0F;
    return {points * pixels_per_point, points};
}

}  // namespace encounters::table
