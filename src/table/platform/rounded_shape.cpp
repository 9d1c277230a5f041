#include "table/platform/rounded_shape.hpp"

#include <algorithm>
#include <cmath>

namespace encounters::table {

namespace {

struct Blend {
    float red = 0;
    float green = 0;
    float blue = 0;
    float alpha = 0;  // 0-1
};

Blend blend_of(Rgba colour) {
    return {static_cast<float>(colour.red), static_cast<float>(colour.green), static_cast<float>(colour.blue),
            static_cast<float>(colour.alpha) / 255.0F};
}

Blend between(const Blend& a, const Blend& b, float fraction) {
    return {a.red + (b.red - a.red) * fraction, a.green + (b.green - a.green) * fraction,
            a.blue + (b.blue - a.blue) * fraction, a.alpha + (b.alpha - a.alpha) * fraction};
}

// `upper` with the given coverage laid over `lower`.
Blend over(const Blend& upper, float coverage, const Blend& lower) {
    const float above = upper.alpha * coverage;
    const float alpha = above + lower.alpha * (1 - above);
    if (alpha <= 0) return {};
    const float share = above / alpha;
    return {lower.red + (upper.red - lower.red) * share, lower.green + (upper.green - lower.green) * share,
            lower.blue + (upper.blue - lower.blue) * share, alpha};
}

std::uint32_t channel(float value) { return static_cast<std::uint32_t>(std::clamp(value + 0.5F, 0.0F, 255.0F)); }

std::uint32_t packed_blend(const Blend& blend, float noise) {
    return (channel(blend.alpha * 255) << 24U) | (channel(blend.red + noise) << 16U) |
           (channel(blend.green + noise) << 8U) | channel(blend.blue + noise);
}

// Noise from -0.5 to 0.5, the same for the same place.
float noise_at(int x, int y) {
    auto bits = static_cast<std::uint32_t>(x) * 374761393U + static_cast<std::uint32_t>(y) * 668265263U;
    bits = (bits ^ (bits >> 13U)) * 1274126177U;
    bits ^= bits >> 16U;
    return static_cast<float>(bits & 0xFFFFU) / 65535.0F - 0.5F;
}

float covered(float value) { return std::clamp(value, 0.0F, 1.0F); }

// A colour in 256ths of a level, to which noise is added quickly.
class EvenColour {
public:
    EvenColour() = default;
    explicit EvenColour(const Blend& blend)
        : red_(fixed(blend.red)),
          green_(fixed(blend.green)),
          blue_(fixed(blend.blue)),
          alpha_(channel(blend.alpha * 255) << 24U) {}

    // `noise` in 256ths of a level.
    std::uint32_t with(int noise) const {
        return alpha_ | (part(red_ + noise) << 16U) | (part(green_ + noise) << 8U) | part(blue_ + noise);
    }

private:
    static int fixed(float level) { return static_cast<int>(level * 256) + 128; }
    static std::uint32_t part(int value) { return static_cast<std::uint32_t>(std::clamp(value, 0, 0xFFFF) >> 8); }

    int red_ = 0;
    int green_ = 0;
    int blue_ = 0;
    std::uint32_t alpha_ = 0;
};

int noise_256ths(int x, int y, float strength) { return static_cast<int>(noise_at(x, y) * 256 * strength); }

class ShapePainter {
public:
    explicit ShapePainter(const RoundedShape& shape)
        : shape_(shape),
          half_width_(static_cast<float>(shape.width) / 2),
          half_height_(static_cast<float>(shape.height) / 2),
          radius_(std::clamp(shape.radius, 0.0F, std::min(half_width_, half_height_))),
          edge_(static_cast<int>(std::ceil(std::max(radius_, shape.border_width + 3)))) {}

    std::uint32_t pixel(int column, int row) const {
        const float x = static_cast<float>(column) + 0.5F;
        const float y = static_cast<float>(row) + 0.5F;
        const float noise = noise_at(column, row) * (1 + shape_.grain);
        if (is_deep_inside(column, row)) return packed_blend(fill(x, y), noise);
        const float distance = distance_to_edge(x, y);
        const Blend below = distance > -0.5F || shape_.top.alpha < 255 ? shadow(x, y) : Blend{};
        if (distance >= 0.5F) return packed_blend(below, 0);
        return packed_blend(over(face(x, y, distance), covered(0.5F - distance), below), distance < 0 ? noise : 0);
    }

    // Where a row's pixels differ by their noise alone: from `begin` to `end`, empty for rows near an edge.
    struct Stretch {
        int begin = 0;
        int end = 0;
    };
    Stretch even_stretch(int row) const {
        int begin = edge_;
        if (shape_.band == Band::left) begin = std::max(begin, static_cast<int>(shape_.band_size) + 2);
        const int end = shape_.width - edge_;
        return is_deep_inside(begin, row) && begin < end ? Stretch{begin, end} : Stretch{};
    }

    EvenColour even_colour(int row) const {
        return EvenColour(fill(static_cast<float>(shape_.width) - 0.5F, static_cast<float>(row) + 0.5F));
    }

private:
    bool is_deep_inside(int column, int row) const {
        return column >= edge_ && row >= edge_ && column < shape_.width - edge_ && row < shape_.height - edge_;
    }

    // Negative inside.
    float distance_to_edge(float x, float y) const {
        const float outward_x = std::abs(x - half_width_) - half_width_ + radius_;
        const float outward_y = std::abs(y - half_height_) - half_height_ + radius_;
        const float corner = std::hypot(std::max(outward_x, 0.0F), std::max(outward_y, 0.0F));
        return corner + std::min(std::max(outward_x, outward_y), 0.0F) - radius_;
    }

    Blend shadow(float x, float y) const {
        if (shape_.shadow_reach <= 0) return {};
        const float distance = distance_to_edge(x, y - shape_.shadow_drop) + shape_.shadow_reach * 0.25F;
        const float strength = covered(1 - distance / (shape_.shadow_reach * 1.25F));
        Blend result = blend_of(shape_.shadow);
        result.alpha *= strength * strength * (3 - 2 * strength);
        return result;
    }

    Blend fill(float x, float y) const {
        const float share = covered(y / static_cast<float>(shape_.height));
        Blend result = between(blend_of(shape_.top), blend_of(shape_.bottom), share);
        if (shape_.band == Band::none) return result;
        const float along = shape_.band == Band::top ? y : x;
        return between(result, blend_of(shape_.band_colour), covered(shape_.band_size - along + 0.5F));
    }

    Blend face(float x, float y, float distance) const {
        Blend result = fill(x, y);
        if (shape_.bevel > 0 && distance_to_edge(x, y - 1) > distance + 0.3F) {
            const float depth = -distance - shape_.border_width;
            result = between(result, {255, 255, 255, result.alpha},
                             shape_.bevel * covered(1.5F - std::abs(depth - 0.5F)) * 0.5F);
        }
        if (shape_.border_width <= 0) return result;
        return over(blend_of(shape_.border), covered(distance + shape_.border_width + 0.5F), result);
    }

    const RoundedShape& shape_;
    float half_width_;
    float half_height_;
    float radius_;
    int edge_;
};

}  // namespace

std::uint32_t packed(Rgba colour) { return packed_blend(blend_of(colour), 0); }

int margin_of(const RoundedShape& shape) {
    return shape.shadow_reach <= 0 ? 0 : static_cast<int>(std::ceil(shape.shadow_reach + std::abs(shape.shadow_drop)));
}

Pixels drawn(const RoundedShape& shape) {
    const int margin = margin_of(shape);
    Pixels picture;
    picture.width = shape.width + 2 * margin;
    picture.height = shape.height + 2 * margin;
    picture.argb.resize(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height));
    const ShapePainter painter(shape);
    for (int line = 0; line < picture.height; ++line) {
        const int row = line - margin;
        const ShapePainter::Stretch even = painter.even_stretch(row);
        const EvenColour colour = even.end > even.begin ? painter.even_colour(row) : EvenColour();
        for (int place = 0; place < picture.width; ++place) {
            const int column = place - margin;
            const bool is_even = column >= even.begin && column < even.end;
            picture.at(place, line) =
                is_even ? colour.with(noise_256ths(column, row, 1 + shape.grain)) : painter.pixel(column, row);
        }
    }
    return picture;
}

Pixels disc(int size, Rgba colour) {
    RoundedShape shape;
    shape.width = size;
    shape.height = size;
    shape.radius = static_cast<float>(size) / 2;
    shape.top = colour;
    shape.bottom = colour;
    return drawn(shape);
}

Pixels backdrop(int width, int height, Rgba top, Rgba bottom) {
    Pixels picture;
    picture.width = width;
    picture.height = height;
    picture.argb.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    constexpr int kSteps = 2048;
    std::vector<EvenColour> steps;
    for (int step = 0; step <= kSteps; ++step) {
        steps.emplace_back(between(blend_of(top), blend_of(bottom), static_cast<float>(step) / kSteps));
    }
    for (int row = 0; row < height; ++row) {
        const float y = (static_cast<float>(row) / static_cast<float>(height) - 0.4F) * 1.25F;
        for (int column = 0; column < width; ++column) {
            const float x = (static_cast<float>(column) / static_cast<float>(width) - 0.42F) * 1.5F;
            const int step = std::min(kSteps, static_cast<int>(std::sqrt(x * x + y * y) * 1.15F * kSteps));
            picture.at(column, row) = steps[static_cast<std::size_t>(step)].with(noise_256ths(column, row, 1));
        }
    }
    return picture;
}

}  // namespace encounters::table
