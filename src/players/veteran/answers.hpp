// The Veteran's answers by phase. Each is a legal action; where nothing is compared the reason says so.
#pragma once

#include "players/veteran/contracts.hpp"

namespace encounters::players {

Decision decide_before_flip(const Mind& mind, const State& state);
Decision decide_between(const Mind& mind, const State& state);
Decision decide_rolled(const Mind& mind, const State& state);
Decision decide_use_die(const Mind& mind, const State& state);
Decision decide_use_face(const Mind& mind, const State& state);
Decision decide_strike(const Mind& mind, const State& state);
Decision decide_looked_at(const Mind& mind, const State& state);
Decision decide_place(const Mind& mind, const State& state);
Decision decide_make_room(const Mind& mind, const State& state);
Decision decide_salvage(const Mind& mind, const State& state);
Decision decide_burn(const Mind& mind, const State& state);
Decision decide_token(const Mind& mind, const State& state);

// The first legal action, for want of anything better.
Decision first_legal(const Mind& mind, const State& state);
// The whole of it: a legal action of the player to move.
Decision veteran_decision(const Mind& mind, const State& state);

inline Decision by_rule(const Move& move) { return {move, Reason{}}; }

}  // namespace encounters::players
