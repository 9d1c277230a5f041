#include "table/presenter/colour.hpp"

#include <algorithm>
#include <cmath>

namespace encounters::table {

namespace {

double linear(std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(Rgba colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

std::uint8_t mixed_channel(std::uint8_t a, std::uint8_t b, float fraction) {
    const float value = static_cast<float>(a) + (static_cast<float>(b) - static_cast<float>(a)) * fraction;
    return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 255.0F)));
}

}  // namespace

double contrast(Rgba a, Rgba b) {
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

Rgba mixed(Rgba a, Rgba b, float fraction) {
    return {mixed_channel(a.red, b.red, fraction), mixed_channel(a.green, b.green, fraction),
            mixed_channel(a.blue, b.blue, fraction), mixed_channel(a.alpha, b.alpha, fraction)};
}

}  // namespace encounters::table
