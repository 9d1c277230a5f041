// SDL's things that must be given back, as owning pointers.
#pragma once

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace encounters::table {

struct GiveBack {
    void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
    void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};

using WindowPointer = std::unique_ptr<SDL_Window, GiveBack>;
using RendererPointer = std::unique_ptr<SDL_Renderer, GiveBack>;
using TexturePointer = std::unique_ptr<SDL_Texture, GiveBack>;
using SurfacePointer = std::unique_ptr<SDL_Surface, GiveBack>;
using FontPointer = std::unique_ptr<TTF_Font, GiveBack>;

}  // namespace encounters::table
