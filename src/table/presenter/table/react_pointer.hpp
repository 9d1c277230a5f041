// The pointer's part of react().
#pragma once

#include "table/presenter/input.hpp"
#include "table/presenter/table/react.hpp"

namespace encounters::table {

void react_to_move(Reaction& reaction, const Scene& scene, Point at);
void react_to_down(Reaction& reaction, const Scene& scene, const PointerDown& down);
void react_to_up(Reaction& reaction, const View& view, const Scene& scene, const PointerUp& up);
void react_to_wheel(Reaction& reaction, const View& view, const Scene& scene, const Wheel& wheel);
void react_to_gone(Reaction& reaction);

}  // namespace encounters::table
