// What a Tally should say of one game, counted again in another way: from a session's events and its lists of actions.
#pragma once

#include <encounters/play/session.hpp>
#include <encounters/simulation/tally.hpp>

namespace encounters::testing {

// Counts a game of house players from its start, which has to be over afterwards. It fills every list of a Tally made for
// the terms but those of single cards that are never bought or laid.
simulation::Tally recount(play::Session& session, const simulation::Terms& terms);

}  // namespace encounters::testing
