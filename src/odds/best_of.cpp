#include "odds/best_of.hpp"

#include <algorithm>

namespace encounters::odds {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr Wide kMostOf64 = ~std::uint64_t{0};

// Ways to choose: 255 cards and 5 drawn at most, below 2^34.
std::uint64_t ways(int from, int drawn) {
    if (drawn > from) return 0;
    std::uint64_t count = 1;
    for (int i = 1; i <= drawn; ++i) count = count * static_cast<std::uint64_t>(from - drawn + i) / static_cast<std::uint64_t>(i);
    return count;
}

Wide common_divisor(Wide one, Wide other) {
    while (other != 0) {
        const Wide rest = one % other;
        one = other;
        other = rest;
    }
    return one;
}

Odds reduced(Wide hits, Wide rolls) {
    const Wide divisor = common_divisor(rolls, hits);
    hits /= divisor;
    rolls /= divisor;
    Odds odds;
    for (; rolls > kMostOf64; rolls >>= 1, hits >>= 1) odds.about = true;
    odds.hits = static_cast<std::uint64_t>(hits);
    odds.rolls = static_cast<std::uint64_t>(rolls);
    return odds;
}

}  // namespace

Odds best_of(std::vector<Ticket> tickets, int drawn, std::uint64_t sure, std::uint64_t rolls) {
    for (Ticket& ticket : tickets) ticket.hits = std::max(ticket.hits, sure);
    std::sort(tickets.begin(), tickets.end(), [](const Ticket& one, const Ticket& other) { return one.hits < other.hits; });
    Wide hits = 0;
    int up_to_here = 0;
    for (const Ticket& ticket : tickets) {
        const std::uint64_t without = ways(up_to_here, drawn);
        up_to_here += ticket.copies;
        hits += Wide{ticket.hits} * (ways(up_to_here, drawn) - without);
    }
    return reduced(hits, Wide{rolls} * ways(up_to_here, drawn));
}

}  // namespace encounters::odds
