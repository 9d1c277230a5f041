// Sets of card copies: counting, adding and taking by definition, always in the canonical lowest-copy form.
#pragma once

#include <encounters/rules/state.hpp>

namespace encounters {

// Copies of definition `card` in `set`.
int cards_in(const CardSet& set, const CopyTable& table, std::uint8_t card);
// Adds one copy; the set must not hold all copies of it already.
void add_card(CardSet& set, const CopyTable& table, std::uint8_t card);
// Takes one copy out; the set must hold one.
void take_card(CardSet& set, const CopyTable& table, std::uint8_t card);
// The full deck.
CardSet all_cards(const CopyTable& table);
// The number of the nth copy in the set, 0-based, lowest first; n < set.count().
int nth_copy(const CardSet& set, int n);

}  // namespace encounters
