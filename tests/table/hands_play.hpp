// Moves made at the table by mouse alone and by keys alone, through SDL's events.
#pragma once

#include <encounters/play/random.hpp>

#include "table/hands_on.hpp"

namespace encounters::table::test {

// The control that sends this intent is there and is used.
void click_intent(HandsOn& hands, const Intent& intent);
void use_intent(HandsOn& hands, const Intent& intent);

// Sits down first when a hand-over is shown; chooses the dice of a lock; looks for the move on pages and tabs.
void do_by_mouse(HandsOn& hands, const Move& move);
void do_by_keys(HandsOn& hands, const Move& move);

// The house player's move, and now and then another one.
Move next_move(const play::Session& session, play::SplitMix64& random);

}  // namespace encounters::table::test
