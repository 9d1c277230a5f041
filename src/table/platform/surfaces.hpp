// SDL surfaces from our own pixels and from SVG files.
#pragma once

#include <string>

#include "table/platform/rounded_shape.hpp"
#include "table/platform/sdl_pointers.hpp"

namespace encounters::table {

// A copy of the pixels, or null without memory.
SurfacePointer surface_of(const Pixels& pixels);

// An empty, clear one.
SurfacePointer clear_surface(int width, int height);

// The picture scaled into a box of whole pixels, its aspect kept. Throws PlatformError that names a missing or broken
// file.
SurfacePointer svg_surface(const std::string& path, int width, int height);

// Lays `upper` over `lower` with its left top corner at (x, y).
struct Corner {
    int x = 0;
    int y = 0;
};
void lay(SDL_Surface* upper, SDL_Surface* lower, Corner corner);

// The outline of a picture, blurred, in one colour: what it casts on the table. As large as the picture.
SurfacePointer cast_shadow(SDL_Surface* picture, int blur, Rgba colour);

// The picture turned about its middle (clockwise), smoothly, in a surface large enough for it. Null without memory.
SurfacePointer turned(SDL_Surface* picture, float degrees);

}  // namespace encounters::table
