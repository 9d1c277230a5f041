// The keyboard's part of react().
#pragma once

#include "table/presenter/input.hpp"
#include "table/presenter/table/react.hpp"

namespace encounters::table {

void react_to_key(Reaction& reaction, const View& view, const Scene& scene, const KeyDown& key);
void react_to_key_up(Reaction& reaction, const KeyUp& key);

}  // namespace encounters::table
