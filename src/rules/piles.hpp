// Drawing from and discarding to the three decks, rebuilding them the moment they are empty (chapter 1).
#pragma once

#include "rules/step.hpp"

#include <cstring>

namespace encounters {

// By market size, 0xff for each place that is used.
inline constexpr auto kPlacesOfMarket = [] {
    std::array<std::array<std::uint8_t, kMaxMarket>, kMaxMarket + 1> used{};
    for (std::size_t size = 0; size < used.size(); ++size)
        for (std::size_t place = 0; place < size; ++place) used[size][place] = 0xff;
    return used;
}();

// Takes `card` from the top and tells it; `place` is its market place or kNone.
void draw_card(Step& step, Deck deck, std::uint8_t card, DrawReason reason);
void discard_card(Step& step, Deck deck, std::uint8_t card, DiscardReason reason);
// The same for one of several cards that go together: rebuild_if_empty follows when the last of them lies there (Q1.11).
void lay_on_discards(Step& step, Deck deck, std::uint8_t card, DiscardReason reason);
// Rebuilds the deck when it is empty, discards exist and nobody is looking at its cards (Q1.11).
void rebuild_if_empty(Step& step, Deck deck);
// Puts the known top cards among the unseen ones.
void forget_known(State& state, const Catalogue& cards, Deck deck);
// Whether a market place is empty. Asked at every step, so all places are looked at together, a byte each (Q1.12).
inline bool has_market_gap(const State& state, const Catalogue& cards) {
    static_assert(sizeof(state.market) == sizeof(std::uint64_t) && kNone == 0xff);
    std::uint64_t places = 0;
    std::memcpy(&places, state.market.data(), sizeof places);
    std::uint64_t used = 0;
    std::memcpy(&used, kPlacesOfMarket[static_cast<std::size_t>(cards.table.market_size)].data(), sizeof used);
    const std::uint64_t gaps = places & used;  // a byte is kNone where a card could lie and none does
    return (((gaps & 0x7f7f7f7f7f7f7f7fu) + 0x0101010101010101u) & gaps & 0x8080808080808080u) != 0;
}
// The lowest market place that is empty, or kNone (Q1.12).
std::uint8_t market_gap(const State& state, const Catalogue& cards);
// Whether a scout or requisition is looking at cards of this deck (Q9.6).
bool is_looked_at(const State& state, const Catalogue& cards, Deck deck);

}  // namespace encounters
