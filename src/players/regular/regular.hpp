// The Regular: weighs what it may do by tables made of bare dice, and takes what looks best now.
#pragma once

#include "players/regular/chapters.hpp"

#include <encounters/players/player.hpp>

namespace encounters::players::regular {

// What a Regular weighs in this State, where a player decides; never empty.
Choice weighed(const Sight& sight, Desk& desk);

// A decision for one of the weighed moves, with the numbers that spoke for it.
Decision decision_of(const Choice& choice);

}  // namespace encounters::players::regular
