// The picture that the renderer holds, as a PNG file.
#pragma once

#include <string>

#include "table/platform/sdl_pointers.hpp"

namespace encounters::table {

// What has been drawn since the last present, read back; throws PlatformError when the renderer can't.
SurfacePointer drawn_picture(SDL_Renderer* renderer);

// Writes the picture; throws PlatformError with the path and the reason.
void save_screenshot(SDL_Renderer* renderer, const std::string& path);

}  // namespace encounters::table
