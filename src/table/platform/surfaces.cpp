#include "table/platform/surfaces.hpp"

#include <SDL_image.h>

#include <algorithm>
#include <cstring>

#include "table/platform/error.hpp"

namespace encounters::table {

namespace {

std::uint32_t* row_of(SDL_Surface* surface, int row) {
    return reinterpret_cast<std::uint32_t*>(static_cast<std::uint8_t*>(surface->pixels) +
                                            static_cast<std::ptrdiff_t>(row) * surface->pitch);
}

using Alphas = std::vector<int>;

// One pass of averaging along a line of `count` values that lie `step` apart.
void blur_line(const Alphas& from, Alphas& to, std::size_t begin, std::size_t step, int count, int blur) {
    const auto value = [&](int index) {
        return index < 0 || index >= count ? 0 : from[begin + static_cast<std::size_t>(index) * step];
    };
    int sum = 0;
    for (int index = -blur; index <= blur; ++index) sum += value(index);
    for (int index = 0; index < count; ++index) {
        to[begin + static_cast<std::size_t>(index) * step] = sum / (2 * blur + 1);
        sum += value(index + blur + 1) - value(index - blur);
    }
}

void blur_both_ways(Alphas& alphas, int width, int height, int blur) {
    Alphas other(alphas.size());
    const auto columns = static_cast<std::size_t>(width);
    for (int row = 0; row < height; ++row)
        blur_line(alphas, other, static_cast<std::size_t>(row) * columns, 1, width, blur);
    for (int column = 0; column < width; ++column)
        blur_line(other, alphas, static_cast<std::size_t>(column), columns, height, blur);
}

}  // namespace

SurfacePointer clear_surface(int width, int height) {
    SurfacePointer surface(
        SDL_CreateRGBSurfaceWithFormat(0, std::max(1, width), std::max(1, height), 32, SDL_PIXELFORMAT_ARGB8888));
    if (surface) SDL_FillRect(surface.get(), nullptr, 0);
    return surface;
}

SurfacePointer surface_of(const Pixels& pixels) {
    SurfacePointer surface = clear_surface(pixels.width, pixels.height);
    if (!surface) return surface;
    for (int row = 0; row < pixels.height; ++row) {
        std::memcpy(row_of(surface.get(), row),
                    &pixels.argb[static_cast<std::size_t>(row) * static_cast<std::size_t>(pixels.width)],
                    static_cast<std::size_t>(pixels.width) * 4);
    }
    return surface;
}

SurfacePointer svg_surface(const std::string& path, int width, int height) {
    SDL_RWops* file = SDL_RWFromFile(path.c_str(), "rb");
    if (file == nullptr) throw PlatformError("A picture is missing: " + path);
    SurfacePointer loaded(IMG_LoadSizedSVG_RW(file, std::max(1, width), std::max(1, height)));
    SDL_RWclose(file);
    if (!loaded) throw PlatformError("A picture can't be read: " + path + ": " + IMG_GetError());
    SurfacePointer converted(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0));
    if (!converted) throw PlatformError("No memory for a picture: " + path);
    return converted;
}

void lay(SDL_Surface* upper, SDL_Surface* lower, Corner corner) {
    if (upper == nullptr || lower == nullptr) return;
    SDL_SetSurfaceBlendMode(upper, SDL_BLENDMODE_BLEND);
    SDL_Rect target{corner.x, corner.y, upper->w, upper->h};
    SDL_BlitSurface(upper, nullptr, lower, &target);
}

SurfacePointer cast_shadow(SDL_Surface* picture, int blur, Rgba colour) {
    const int width = picture->w;
    const int height = picture->h;
    Alphas alphas(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            alphas[static_cast<std::size_t>(row * width + column)] =
                static_cast<int>(row_of(picture, row)[column] >> 24U);
        }
    }
    for (int pass = 0; pass < 2; ++pass) blur_both_ways(alphas, width, height, std::max(1, blur));
    SurfacePointer shadow = clear_surface(width, height);
    if (!shadow) return shadow;
    const std::uint32_t rgb = packed(colour) & 0xFFFFFFU;
    for (int row = 0; row < height; ++row) {
        for (int column = 0; column < width; ++column) {
            const auto alpha =
                static_cast<std::uint32_t>(alphas[static_cast<std::size_t>(row * width + column)] * colour.alpha / 255);
            row_of(shadow.get(), row)[column] = rgb | (alpha << 24U);
        }
    }
    return shadow;
}

}  // namespace encounters::table
