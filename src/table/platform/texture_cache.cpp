#include "table/platform/texture_cache.hpp"

#include <utility>

namespace encounters::table {

SDL_Texture* TextureCache::find(const std::string& name) {
    const auto found = by_name_.find(name);
    if (found == by_name_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    return found->second->texture.get();
}

SDL_Texture* TextureCache::keep(const std::string& name, SDL_Surface* surface) {
    if (surface == nullptr) return nullptr;
    TexturePointer texture(SDL_CreateTextureFromSurface(renderer_, surface));
    if (!texture) return nullptr;
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    Entry entry;
    entry.name = name;
    entry.texture = std::move(texture);
    entry.bytes = static_cast<std::size_t>(surface->w) * static_cast<std::size_t>(surface->h) * 4;
    bytes_ += entry.bytes;
    entries_.push_front(std::move(entry));
    by_name_[name] = entries_.begin();
    make_room();
    return entries_.front().texture.get();
}

void TextureCache::make_room() {
    while (bytes_ > limit_ && entries_.size() > 1) {
        bytes_ -= entries_.back().bytes;
        by_name_.erase(entries_.back().name);
        entries_.pop_back();
    }
}

void TextureCache::forget_all() {
    by_name_.clear();
    entries_.clear();
    bytes_ = 0;
}

}  // namespace encounters::table
