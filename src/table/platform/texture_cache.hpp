// Textures by name, the least recently used thrown away when they take too much memory.
#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <unordered_map>

#include "table/platform/sdl_pointers.hpp"

namespace encounters::table {

class TextureCache {
public:
    // `limit` in bytes, at 4 for each pixel. One texture larger than the limit is still kept until the next.
    TextureCache(SDL_Renderer* renderer, std::size_t limit) : renderer_(renderer), limit_(limit) {}

    // The texture of this name, now the most recently used; null when there is none.
    SDL_Texture* find(const std::string& name);
    // Uploads a surface under a name that isn't in use. Null when the renderer refuses.
    SDL_Texture* keep(const std::string& name, SDL_Surface* surface);
    void forget_all();

    std::size_t bytes() const { return bytes_; }
    std::size_t count() const { return entries_.size(); }

private:
    struct Entry {
        std::string name;
        TexturePointer texture;
        std::size_t bytes = 0;
    };

    void make_room();

    SDL_Renderer* renderer_;
    std::size_t limit_;
    std::size_t bytes_ = 0;
    std::list<Entry> entries_;  // most recently used first
    std::unordered_map<std::string, std::list<Entry>::iterator> by_name_;
};

}  // namespace encounters::table
