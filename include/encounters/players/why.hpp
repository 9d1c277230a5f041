// Why a computer player decided so, told to people: the decision by its name, the numbers that were compared, and the odds
// that go with them.
#pragma once

#include <encounters/play/log_text.hpp>
#include <encounters/players/player.hpp>

#include <string>

namespace encounters::players {

// One sentence, such as "Escaping with 4 C-bills is worth 4.0 C-bills, pushing on 2.4: dice alone would beat the next
// Encounter in 38 %." `before` is the table that was decided on; the decision is legal there.
std::string why(const Decision& decision, const State& before, const play::LogNames& names);

// Whether that tells more than the decision itself does: a log leaves the rest out.
bool tells_more(const Decision& decision);

}  // namespace encounters::players
