// Saved games in tests of the window: games put on the shelf, and what a scene tells, for comparing.
#pragma once

#include "table/hands_on.hpp"

namespace encounters::table::test {

// A new game of so many seats in the App's own folder, with `moves` decisions of the house player made; it is left again.
// The last turn is over when `moves` is large enough. Reputation 1 wins.
void put_game(HandsOn& hands, int seats, int moves);

// Everything that a scene shows and does, item by item, as text.
std::vector<std::string> told_by(const Scene& scene);

bool shows(const Scene& scene, const std::string& words);

// Goes to the title and takes up the game that was left there, by keys; the hand-over has been seen then.
void leave_and_continue(HandsOn& hands);

}  // namespace encounters::table::test
