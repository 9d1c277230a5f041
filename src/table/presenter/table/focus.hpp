// Moving the focus from item to item by keys.
#pragma once

#include <string>

#include "table/presenter/scene.hpp"

namespace encounters::table {

enum class Direction : std::uint8_t { left, right, up, down, next, previous };

// The label of the item that the focus goes to from the one labelled `from` (empty: from none); empty when there is
// none.
std::string focus_towards(const Scene& scene, const std::string& from, Direction direction);

// The first enabled item, in the order of focus, whose label begins so; empty when there is none.
std::string first_starting(const Scene& scene, const std::string& start);

}  // namespace encounters::table
