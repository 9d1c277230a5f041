// The fonts at every size asked for, and the widths of texts in them, each measured once.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "table/platform/sdl_pointers.hpp"
#include "table/presenter/icon.hpp"
#include "table/presenter/text_measure.hpp"

namespace encounters::table {

class Fonts {
public:
    // `folder` holds the .ttf files. Throws PlatformError that names the first missing one. SDL_ttf must have started.
    explicit Fonts(std::string folder);

    // Opened on first use; `pixels` is the em height, from 1. Throws PlatformError when it can't be read.
    TTF_Font* font(FontFace face, int pixels);
    std::string path_of(FontFace face) const;

    // Pixels across of words without icons.
    int words_pixels(FontFace face, int pixels, std::string_view words);

    // Widths that are known, of whole texts at one size and tracking; whoever measures one adds it.
    struct HashOfText {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
    };
    using Widths = std::unordered_map<std::string, int, HashOfText, std::equal_to<>>;
    Widths& widths(FontFace face, int pixels, int tracking);

private:
    std::string folder_;
    std::map<int, FontPointer> opened_;
    std::map<std::pair<int, int>, Widths> widths_;  // by face and size, and tracking
};

// A stretch of text that is drawn at once: words, or one icon.
struct TextRun {
    std::string_view words;
    std::optional<IconName> icon{};
};

// Splits at inline icons; with tracking, after every character too.
std::vector<TextRun> text_runs(std::string_view text, float tracking);

// Widths in pixels at a scale.
class FontTextMeasure final : public TextMeasure {
public:
    FontTextMeasure(Fonts& fonts, float pixels_per_logical) : fonts_(fonts), pixels_(pixels_per_logical) {}

    void set_scale(float pixels_per_logical) { pixels_ = pixels_per_logical; }
    float width(std::string_view text, const TextStyle& style) const override;
    float line_height(const TextStyle& style) const override;

    // Em height in whole pixels at this scale.
    int pixel_size(const TextStyle& style) const;
    int run_pixels(const TextRun& run, const TextStyle& style) const;
    int tracking_pixels(const TextStyle& style) const;
    Fonts& fonts() const { return fonts_; }

private:
    Fonts& fonts_;
    float pixels_;
};

}  // namespace encounters::table
