// Events as JSON, every field of theirs, so that other programs can check the arithmetic of a game.
#pragma once

#include <encounters/rules/events.hpp>

#include <string>

namespace encounters::play {

// One object without line ends: {"event":"cashed_out","rule":"R6.3","seat":0,"column":1,...}. Cards are ids, dice are
// [{"colour":"white","face":3}, ...]; seats, columns, market places, slots and Encounters of the tableau count from 0,
// and nobody or nothing is null.
std::string event_json(const Event& event, const Catalogue& catalogue);

}  // namespace encounters::play
