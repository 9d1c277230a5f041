// What hands do to the table: every event of mouse and keys changes the UiState, and may ask something of the game.
#pragma once

#include <optional>
#include <vector>

#include "table/presenter/input.hpp"
#include "table/presenter/scene.hpp"
#include "table/presenter/table/view.hpp"

namespace encounters::table {

// `asks` are intents for others: SendMove, Undo, OpenMenu, GoTo, LeaveProgram. The caller puts `ui` into its view,
// carries out what is asked, then lays out anew.
struct Reaction {
    UiState ui;
    std::vector<Intent> asks;
};

// One event. `scene` is the layout of `view` that the person sees.
Reaction react(const View& view, const Scene& scene, const InputEvent& event, Milliseconds now);

// Time alone: ends a hold (Burn), shows a card or a reason that the pointer rests on.
Reaction pass_time(const View& view, const Scene& scene, Milliseconds now);

// Until pass_time has something to do; nothing when only an event can change the table.
std::optional<Milliseconds> time_to_wait(const View& view, const Scene& scene, Milliseconds now);

// To be called with every new layout: notices that something else came to lie under the resting pointer, which then
// can't be clicked for Durations::settle, and drops a focus that is gone.
UiState after_layout(const View& view, const Scene& scene, Milliseconds now);

// What the renderer marks.
Highlight highlight(const UiState& ui, const Scene& scene);

}  // namespace encounters::table
