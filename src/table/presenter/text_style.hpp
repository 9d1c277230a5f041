// The look of letters: which font, how large, how far apart.
#pragma once

#include <cstdint>

namespace encounters::table {

enum class FontFace : std::uint8_t { condensed, condensed_medium, condensed_bold, plain, plain_bold };
inline constexpr int kFontFaces = 5;

struct TextStyle {
    FontFace face = FontFace::condensed;
    float size = 13;     // em height in logical pixels
    float tracking = 0;  // room added after every character, in logical pixels
    friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

}  // namespace encounters::table
