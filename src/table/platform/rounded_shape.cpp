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

class ShapePainter {
public:
    explicit ShapePainter(const RoundedShape& shape)
        : shape_(shape),
          half_width_(static_cast<float>(shape.width) / 2),
          half_height_(static_cast<float>(shape.height) / 2),
          radius_(std::clamp(shape.radius, 0.0F, std::min(half_width_, half_height_))) {}

    std::uint32_t pixel(int column, int row) const {
        const float x = static_cast<float>(column) + 0.5F;
        const float y = static_cast<float>(row) + 0.5F;
        const float noise = noise_at(column, row) * (1 + shape_.grain);
        if (is_deep_inside(column, row)) return packed_blend(fill(x, y), noise);
        const float distance = distance_to_edge(x, y);
        Blend result = shadow(x, y);
        if (distance < 0.5F) result = over(face(x, y, distance), covered(0.5F - distance), result);
        return packed_blend(result, distance < 0 ? noise : 0);
    }

private:
    bool is_deep_inside(int column, int row) const {
        const int edge = static_cast<int>(std::ceil(std::max(radius_, shape_.border_width + 3)));
        return column >= edge && row >= edge && column < shape_.width - edge && row < shape_.height - edge;
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
    for (int row = 0; row < picture.height; ++row) {
        for (int column = 0; column < picture.width; ++column)
            picture.at(column, row) = painter.pixel(column - margin, row - margin);
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
    const Blend light = blend_of(top);
    const Blend dark = blend_of(bottom);
    for (int row = 0; row < height; ++row) {
        const float y = (static_cast<float>(row) / static_cast<float>(height) - 0.4F) * 1.25F;
        for (int column = 0; column < width; ++column) {
            const float x = (static_cast<float>(column) / static_cast<float>(width) - 0.42F) * 1.5F;
            picture.at(column, row) =
                packed_blend(between(light, dark, covered(std::sqrt(x * x + y * y) * 1.15F)), noise_at(column, row));
        }
    }
    return picture;
}

}  // namespace encounters::table
