// Which fields of a Move its kind uses: the others are 0, so that one decision has one Move.
#pragma once

#include <encounters/rules/moves.hpp>

namespace encounters {

// Whether every field that the kind does not name is 0.
bool is_plain(const Move& move);

}  // namespace encounters
