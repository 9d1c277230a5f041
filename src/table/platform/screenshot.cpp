#include "table/platform/screenshot.hpp"

#include <SDL_image.h>

#include "table/platform/error.hpp"

namespace encounters::table {

SurfacePointer drawn_picture(SDL_Renderer* renderer) {
    int width = 0;
    int height = 0;
    SDL_GetRendererOutputSize(renderer, &width, &height);
    SurfacePointer picture(SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_RGB24));
    if (!picture) throw PlatformError(std::string("No memory for the picture: ") + SDL_GetError());
    if (SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_RGB24, picture->pixels, picture->pitch) != 0) {
        throw PlatformError(std::string("The picture can't be read back: ") + SDL_GetError());
    }
    return picture;
}

void save_screenshot(SDL_Renderer* renderer, const std::string& path) {
    const SurfacePointer picture = drawn_picture(renderer);
    SDL_RWops* file = SDL_RWFromFile(path.c_str(), "wb");
    if (file == nullptr) throw PlatformError("The picture can't be written to " + path + ": " + SDL_GetError());
    if (IMG_SavePNG_RW(picture.get(), file, 1) != 0)
        throw PlatformError("The picture can't be written to " + path + ": " + IMG_GetError());
}

}  // namespace encounters::table
