// What decisions are called inside a sentence about them.
#pragma once

#include <encounters/play/log_text.hpp>
#include <encounters/rules/moves.hpp>

#include <string>

namespace encounters::players {

// "escaping with 4 C-bills", "locking 2 of 5 dice", "Garrison Duty": the move is legal in the state.
std::string name_of(const Move& move, const State& state, const play::LogNames& names);

// What else could be done: "pushing on" where only one thing could, "otherwise" where there is more to choose from.
std::string name_of_the_rest(const Move& move, const State& state, const play::LogNames& names);

}  // namespace encounters::players
