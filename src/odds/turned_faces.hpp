// What one die can be made to show by uses that turn dice, and what that takes.
#pragma once

#include <encounters/odds/kit.hpp>

namespace encounters::odds {

struct TurnedFace {
    std::uint32_t turnings = 0;  // which of the kit's, as bits; each takes one icon of the die's colour
    std::uint8_t hires = 0;
    std::uint8_t face = 0;
};

// Every face that a die showing `face` can come to show with turnings done in `order` (indices into the kit's, each at
// most once) and Field Hires between them, itself first; ways that take more than another to the same face are left out.
std::vector<TurnedFace> turned_faces(const Kit& kit, const std::vector<int>& order, Colour colour, int face);

}  // namespace encounters::odds
