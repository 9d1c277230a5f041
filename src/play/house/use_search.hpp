// Looking ahead through uses that need no luck: is there a way to a lock, or to a fulfilled Contract?
#pragma once

#include "play/house/view.hpp"

namespace encounters::play {

using Aim = bool (*)(const State& state, const Catalogue& catalogue);

// An open roll that can be locked as it lies; a Contract that is fulfilled.
bool can_be_locked(const State& state, const Catalogue& catalogue);
bool can_be_completed(const State& state, const Catalogue& catalogue);

// The first move of a shortest way of uses and their answers to a state that meets the aim, or nothing when there is
// none within a few moves.
Wish first_step_to(const View& view, Aim aim);

}  // namespace encounters::play
