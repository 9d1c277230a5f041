// The order in which Tab goes through the possible locks.
#pragma once

#include <string>
#include <vector>

#include <encounters/rules/moves.hpp>

namespace encounters::table {

// Of the lock moves in `legal`: fewest dice, most dice, no colour die, then others; no more than people care to go
// through.
std::vector<Move> ranked_locks(const State& state, const std::vector<Move>& legal);

// What is special about a lock among the ranked ones: "fewest dice", "no colour die"; empty when nothing is.
std::string lock_praise(const State& state, const std::vector<Move>& ranked, const Move& lock);

}  // namespace encounters::table
