// Dice: a body of its own shape and colour, pips, and the letter of its kind; composed once for each look and size.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "table/platform/painter.hpp"
#include "table/platform/surfaces.hpp"

namespace encounters::table {

namespace {

// How a body carries its marks, in fractions of its side.
struct Body {
    IconName picture;
    char letter;
    Colour mark;
    float spread;     // from the middle to an outer pip
    float pip;        // a pip's diameter
    Point letter_at;  // the middle of the letter beside pips
};

constexpr std::array<Body, 5> kBodies{{
    {IconName::die_white, 'W', Colour::pip_dark, 0.2F, 0.145F, {0.835F, 0.845F}},
    {IconName::die_yellow, 'E', Colour::pip_dark, 0.14F, 0.115F, {0.5F, 0.825F}},
    {IconName::die_green, 'M', Colour::pip_light, 0.175F, 0.13F, {0.5F, 0.84F}},
    {IconName::die_blue, 'B', Colour::pip_light, 0.175F, 0.13F, {0.5F, 0.855F}},
    {IconName::die_black, 'X', Colour::pip_light, 0.18F, 0.135F, {0.5F, 0.86F}},
}};

struct PipPlace {
    int x;
    int y;
};

// Bit n of a face's mask shows place n.
constexpr std::array<PipPlace, 9> kPlaces{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {0, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
constexpr std::array<unsigned, 7> kFaces{0,           0b000010000, 0b100000001, 0b100010001,
                                         0b101000101, 0b101010101, 0b101101101};
constexpr float kShadowRoom = 0.12F;  // beside the body, in fractions of its side
constexpr int kSmallestShadow = 36;   // pixels; smaller dice lie flat
constexpr float kLetterSize = 0.17F;
constexpr float kLoneLetterSize = 0.56F;

int rounded(float value) { return static_cast<int>(std::lround(value)); }

void lay_pips(SDL_Surface* picture, const Body& body, Rgba colour, int side, int face) {
    const int size = std::max(2, rounded(body.pip * static_cast<float>(side)));
    const SurfacePointer pip = surface_of(disc(size, colour));
    const float middle = static_cast<float>(picture->w) / 2;
    for (std::size_t place = 0; place < kPlaces.size(); ++place) {
        if ((kFaces[static_cast<std::size_t>(face)] >> place & 1U) == 0) continue;
        const float x = middle + static_cast<float>(kPlaces[place].x) * body.spread * static_cast<float>(side);
        const float y = middle + static_cast<float>(kPlaces[place].y) * body.spread * static_cast<float>(side);
        lay(pip.get(), picture, {rounded(x - static_cast<float>(size) / 2), rounded(y - static_cast<float>(size) / 2)});
    }
}

struct Lone {
    Point at{0.5F, 0.5F};
    float size = kLoneLetterSize;
};

void lay_letter(const Brush& brush, SDL_Surface* picture, const Body& body, int side, const Lone& letter) {
    TTF_Font* font = brush.measure->fonts().font(FontFace::condensed_bold,
                                                 std::max(6, rounded(letter.size * static_cast<float>(side))));
    const Rgba ink = brush.colour(body.mark);
    const char word[2] = {body.letter, 0};
    const SurfacePointer drawn_letter(TTF_RenderUTF8_Blended(font, word, {ink.red, ink.green, ink.blue, 255}));
    if (!drawn_letter) return;
    const float room = static_cast<float>(picture->w - side) / 2;
    const float x = room + letter.at.x * static_cast<float>(side) - static_cast<float>(drawn_letter->w) / 2;
    const float y = room + letter.at.y * static_cast<float>(side) - static_cast<float>(drawn_letter->h) / 2;
    lay(drawn_letter.get(), picture, {rounded(x), rounded(y)});
}

SurfacePointer die_picture(const Brush& brush, const Die& die, int side, int room) {
    const Body& body = kBodies[static_cast<std::size_t>(die.colour)];
    const SurfacePointer solid =
        svg_surface(fmt::format("{}/{}.svg", brush.icons, icon_file(body.picture)), side, side);
    SurfacePointer picture = clear_surface(side + 2 * room, side + 2 * room);
    if (!picture) return picture;
    if (room > 0) {
        const SurfacePointer outline = clear_surface(picture->w, picture->h);
        lay(solid.get(), outline.get(), {room, room + room / 2});
        const SurfacePointer shadow = cast_shadow(outline.get(), std::max(1, room / 4), {4, 4, 6, 150});
        lay(shadow.get(), picture.get(), {0, 0});
    }
    lay(solid.get(), picture.get(), {room, room});
    if (die.marking != DieMarking::letter)
        lay_pips(picture.get(), body, brush.colour(body.mark), side, std::min<int>(die.face, 6));
    if (die.marking == DieMarking::letter) lay_letter(brush, picture.get(), body, side, {});
    if (die.marking == DieMarking::pips_and_letter)
        lay_letter(brush, picture.get(), body, side, {body.letter_at, kLetterSize});
    return picture;
}

}  // namespace

void draw_die(const Brush& brush, const Rectangle& where, const Die& die) {
    const SDL_Rect space = in_pixels(where, brush.pixels);
    const int side = std::min(space.w, space.h);
    if (side <= 0) return;
    const int room = side >= kSmallestShadow ? rounded(kShadowRoom * static_cast<float>(side)) : 0;
    const std::string name =
        fmt::format("d{},{},{},{}", static_cast<int>(die.colour), die.face, static_cast<int>(die.marking), side);
    SDL_Texture* texture = brush.textures->find(name);
    if (texture == nullptr) texture = brush.textures->keep(name, die_picture(brush, die, side, room).get());
    if (texture == nullptr) return;
    const SDL_Rect target{space.x + (space.w - side) / 2 - room, space.y + (space.h - side) / 2 - room, side + 2 * room,
                          side + 2 * room};
    SDL_SetTextureColorMod(texture, 255, 255, 255);
    SDL_SetTextureAlphaMod(texture, die.is_faded ? 110 : 255);
    SDL_RenderCopyEx(brush.renderer, texture, nullptr, &target, die.degrees, nullptr, SDL_FLIP_NONE);
}

}  // namespace encounters::table
