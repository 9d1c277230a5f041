// Carrying out an intent: the screen's own change the UiState, the game's and the program's are handed on.
#pragma once

#include "table/presenter/scene.hpp"
#include "table/presenter/table/react.hpp"

namespace encounters::table {

// Activates an item of the scene. A greyed one only takes the focus, so that its reason is shown.
void activate(Reaction& reaction, const View& view, const Scene& scene, const Item& item);

}  // namespace encounters::table
