// The best of several cards drawn without putting back.
#pragma once

#include <encounters/odds/counts.hpp>

#include <vector>

namespace encounters::odds {

struct Ticket {
    std::uint64_t hits = 0;
    int copies = 1;
};

// `drawn` of the tickets' copies (0 < drawn < all of them) are drawn and the one with most hits counts, or `sure` where
// that is more; each hit is out of `rolls`. Reduced; "about" only where 64 bits can't hold the exact numbers.
Odds best_of(std::vector<Ticket> tickets, int drawn, std::uint64_t sure, std::uint64_t rolls);

}  // namespace encounters::odds
