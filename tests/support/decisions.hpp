// Decisions made for sessions: by the house player, or restlessly, with undo, redo and seats that change hands.
#pragma once

#include <encounters/play/random.hpp>
#include <encounters/play/session.hpp>

namespace encounters::testing {

// Lets the house player decide for every seat, so often or until the game is over. Gives the number of decisions.
int decide_by_house(play::Session& session, int most);

// Decisions at random, one in four the house player's, now and then an undo, a redo or a seat that changes hands. Every
// call with the same numbers does the same. Stops when the game is over or real dice are due.
void decide_restlessly(play::Session& session, play::SplitMix64& choice, int decisions);
// One such decision, undo, redo or change of hands.
void do_something(play::Session& session, play::SplitMix64& choice);

}  // namespace encounters::testing
