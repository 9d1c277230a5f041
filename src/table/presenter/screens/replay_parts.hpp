// The pieces of the replay screen: the table that can only be looked at, what happened on it, and the bar below.
#pragma once

#include "table/presenter/screens/replay_screen.hpp"
#include "table/presenter/table/desk.hpp"

namespace encounters::table {

inline constexpr float kReplayBar = 114;

// Where the pieces of the table lie above the bar.
Regions replay_regions(const View& view, Size size);

void replay_tray(Desk& desk, const ReplayView& view);
void replay_timeline(SceneBuilder& scene, const Rectangle& at, const ReplayView& view);
void replay_controls(SceneBuilder& scene, const Rectangle& at, const ReplayView& view);

// Takes away what would play: cards can still be looked at, and log, rules and discards opened.
void make_read_only(Scene& scene);

}  // namespace encounters::table
