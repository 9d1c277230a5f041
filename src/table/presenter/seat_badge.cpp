// A seat's badge: its shape, its colour and its letter, so that colour alone never tells seats apart.
#include "table/presenter/scene_builder.hpp"
#include "table/presenter/utf8.hpp"

namespace encounters::table {

namespace {

// How far below the middle of the square a shape's own middle lies, in fractions of its side.
float letter_drop(IconName shape) {
    switch (shape) {
        case IconName::seat_triangle: return 0.13F;
        case IconName::seat_pentagon: return 0.03F;
        case IconName::seat_shield: return -0.04F;
        default: return 0;
    }
}

constexpr float kLetterShare = 0.5F;  // of the square's side

}  // namespace

void SceneBuilder::seat_badge(const Rectangle& square, int seat, std::string_view name) {
    Icon shape;
    shape.name = seat_shape(seat);
    shape.tint = seat_colour(seat);
    shape.is_ground = true;
    add(square, shape);
    Lettering lettering;
    lettering.role = TextRole::title;
    lettering.colour = Colour::ink;
    lettering.ground = seat_surface(seat);
    lettering.align = Align::centre;
    lettering.magnification = square.height * kLetterShare / theme_.text(TextRole::title).size;
    text(moved(square, 0, square.height * letter_drop(shape.name)), name.substr(0, next_character(name, 0)), lettering);
}

}  // namespace encounters::table
