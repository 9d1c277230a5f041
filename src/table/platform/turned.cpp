// Turning a picture smoothly: the renderer's own turning leaves steps in thin lines.
#include <array>
#include <cmath>

#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

constexpr float kDegree = 3.14159265F / 180;

// Colour weighted by its opacity, so that clear pixels lend no colour to their neighbours.
struct Weighted {
    std::array<float, 4> parts{};  // blue, green, red, alpha
};

std::uint32_t pixel_at(const SDL_Surface* picture, int x, int y) {
    if (x < 0 || y < 0 || x >= picture->w || y >= picture->h) return 0;
    const auto* row = reinterpret_cast<const std::uint32_t*>(static_cast<const std::uint8_t*>(picture->pixels) +
                                                             static_cast<std::ptrdiff_t>(y) * picture->pitch);
    return row[x];
}

void add_pixel(Weighted& sum, std::uint32_t pixel, float share) {
    const float alpha = static_cast<float>(pixel >> 24U) * share;
    for (unsigned part = 0; part < 3; ++part)
        sum.parts[part] += static_cast<float>((pixel >> (8 * part)) & 0xFFU) * alpha;
    sum.parts[3] += alpha;
}

std::uint32_t sample(const SDL_Surface* picture, float x, float y) {
    const float left = std::floor(x);
    const float top = std::floor(y);
    const float right_share = x - left;
    const float bottom_share = y - top;
    const int column = static_cast<int>(left);
    const int row = static_cast<int>(top);
    Weighted sum;
    add_pixel(sum, pixel_at(picture, column, row), (1 - right_share) * (1 - bottom_share));
    add_pixel(sum, pixel_at(picture, column + 1, row), right_share * (1 - bottom_share));
    add_pixel(sum, pixel_at(picture, column, row + 1), (1 - right_share) * bottom_share);
    add_pixel(sum, pixel_at(picture, column + 1, row + 1), right_share * bottom_share);
    if (sum.parts[3] < 0.5F) return 0;
    std::uint32_t pixel = static_cast<std::uint32_t>(sum.parts[3] + 0.5F) << 24U;
    for (unsigned part = 0; part < 3; ++part)
        pixel |= static_cast<std::uint32_t>(sum.parts[part] / sum.parts[3] + 0.5F) << (8 * part);
    return pixel;
}

}  // namespace

SurfacePointer turned(SDL_Surface* picture, float degrees) {
    const float sine = std::sin(degrees * kDegree);
    const float cosine = std::cos(degrees * kDegree);
    const auto width = static_cast<float>(picture->w);
    const auto height = static_cast<float>(picture->h);
    SurfacePointer result =
        clear_surface(static_cast<int>(std::ceil(std::abs(width * cosine) + std::abs(height * sine))) + 2,
                      static_cast<int>(std::ceil(std::abs(width * sine) + std::abs(height * cosine))) + 2);
    if (!result) return result;
    for (int row = 0; row < result->h; ++row) {
        auto* line = reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(result->pixels) +
                                                      static_cast<std::ptrdiff_t>(row) * result->pitch);
        const float y = static_cast<float>(row) + 0.5F - static_cast<float>(result->h) / 2;
        for (int column = 0; column < result->w; ++column) {
            const float x = static_cast<float>(column) + 0.5F - static_cast<float>(result->w) / 2;
            line[column] =
                sample(picture, x * cosine + y * sine + width / 2 - 0.5F, y * cosine - x * sine + height / 2 - 0.5F);
        }
    }
    return result;
}

}  // namespace encounters::table
