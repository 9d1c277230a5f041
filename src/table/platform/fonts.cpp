#include "table/platform/fonts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "table/platform/error.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

constexpr std::array<const char*, kFontFaces> kFiles{"RobotoCondensed-Regular.ttf", "RobotoCondensed-Medium.ttf",
                                                     "RobotoCondensed-Bold.ttf", "Roboto-Regular.ttf",
                                                     "Roboto-Bold.ttf"};
constexpr int kLargestPixels = 512;
constexpr std::size_t kMostWidths = 10000;  // of one size, about 1 MB; then measuring starts anew

int face_and_size(FontFace face, int pixels) { return static_cast<int>(face) * (kLargestPixels + 1) + pixels; }

}  // namespace

Fonts::Fonts(std::string folder) : folder_(std::move(folder)) {
    for (int face = 0; face < kFontFaces; ++face) {
        const std::string path = path_of(static_cast<FontFace>(face));
        std::error_code error;
        if (!std::filesystem::is_regular_file(path, error)) throw PlatformError("A font is missing: " + path);
    }
}

std::string Fonts::path_of(FontFace face) const { return folder_ + "/" + kFiles[static_cast<std::size_t>(face)]; }

TTF_Font* Fonts::font(FontFace face, int pixels) {
    const int size = std::clamp(pixels, 1, kLargestPixels);
    FontPointer& opened = opened_[face_and_size(face, size)];
    if (!opened) {
        opened.reset(TTF_OpenFont(path_of(face).c_str(), size));
        if (!opened) throw PlatformError("A font can't be read: " + path_of(face) + ": " + TTF_GetError());
        TTF_SetFontHinting(opened.get(), TTF_HINTING_LIGHT_SUBPIXEL);
    }
    return opened.get();
}

Fonts::Widths& Fonts::widths(FontFace face, int pixels, int tracking) {
    Widths& known = widths_[{face_and_size(face, pixels), tracking}];
    if (known.size() >= kMostWidths) known.clear();
    return known;
}

int Fonts::words_pixels(FontFace face, int pixels, std::string_view words) {
    Widths& known = widths(face, pixels, 0);
    const auto found = known.find(words);
    if (found != known.end()) return found->second;
    int width = 0;
    const std::string text(words);
    TTF_SizeUTF8(font(face, pixels), text.c_str(), &width, nullptr);
    known.emplace(text, width);
    return width;
}

std::vector<TextRun> text_runs(std::string_view text, float tracking) {
    std::vector<TextRun> runs;
    std::size_t begin = 0;
    const auto end_run = [&](std::size_t end) {
        if (end > begin) runs.push_back({text.substr(begin, end - begin), std::nullopt});
        begin = end;
    };
    for (std::size_t at = 0; at < text.size();) {
        const Character character = character_at(text, at);
        const std::optional<IconName> icon = icon_of_character(character.code);
        if (icon || (tracking != 0 && !is_combining(character.code))) end_run(at);
        at += character.bytes;
        if (icon) {
            runs.push_back({text.substr(at - character.bytes, character.bytes), icon});
            begin = at;
        }
    }
    end_run(text.size());
    return runs;
}

int FontTextMeasure::pixel_size(const TextStyle& style) const {
    return std::max(1, static_cast<int>(std::lround(style.size * pixels_)));
}

int FontTextMeasure::tracking_pixels(const TextStyle& style) const {
    return static_cast<int>(std::lround(style.tracking * pixels_));
}

int FontTextMeasure::run_pixels(const TextRun& run, const TextStyle& style) const {
    const int size = pixel_size(style);
    return run.icon ? size : fonts_.words_pixels(style.face, size, run.words);
}

float FontTextMeasure::width(std::string_view text, const TextStyle& style) const {
    Fonts::Widths& known = fonts_.widths(style.face, pixel_size(style), tracking_pixels(style));
    const auto found = known.find(text);
    if (found != known.end()) return static_cast<float>(found->second) / pixels_;
    int pixels = 0;
    for (const TextRun& run : text_runs(text, style.tracking)) pixels += run_pixels(run, style) + tracking_pixels(style);
    known.emplace(text, pixels);
    return static_cast<float>(pixels) / pixels_;
}

float FontTextMeasure::line_height(const TextStyle& style) const {
    return static_cast<float>(TTF_FontHeight(fonts_.font(style.face, pixel_size(style)))) / pixels_;
}

}  // namespace encounters::table
