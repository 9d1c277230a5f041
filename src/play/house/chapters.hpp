// The house player's decisions by chapter. Each gives a legal action, or nothing when it has no wish.
#pragma once

#include "play/house/view.hpp"

namespace encounters::play {

// Secure or not, swaps, which Contract (contracts.cpp).
Wish wish_to_secure(const View& view);
Wish wish_for_contract(const View& view);
Wish wish_for_encounter(const View& view);

// Readying and buying, and which card goes (market.cpp).
Wish wish_in_market(const View& view);
Wish wish_for_room(const View& view);
Wish wish_for_salvage(const View& view);

// Go on or end the turn (between.cpp).
Wish wish_between(const View& view);

// What to lock, what to use, Default (roll.cpp).
Wish wish_in_roll(const View& view);
// The questions of a use that is going on (use.cpp).
Wish wish_in_use(const View& view);

// Whom a token goes to (tokens.cpp).
Wish wish_for_token(const View& view);

}  // namespace encounters::play
