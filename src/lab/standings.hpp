// Who stands where: the last lines of a game.
#pragma once

#include <encounters/play/log_text.hpp>

namespace encounters::lab {

// Places from best to worst, equals sharing one (Q6.15), a line each.
std::string standings_text(const State& state, const play::LogNames& names);

}  // namespace encounters::lab
