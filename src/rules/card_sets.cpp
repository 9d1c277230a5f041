#include <encounters/rules/decks.hpp>

#include "rules/step.hpp"

namespace encounters {

namespace {

int first_of(const CopyTable& table, std::uint8_t card) { return table.first_copy[card]; }
int copies_of(const CopyTable& table, std::uint8_t card) { return table.first_copy[card + 1u] - table.first_copy[card]; }
void flip_bit(CardSet& set, int copy) { set.bits[static_cast<unsigned>(copy) / 64] ^= std::uint64_t{1} << (copy % 64); }

}  // namespace

int cards_in(const CardSet& set, const CopyTable& table, std::uint8_t card) {
    const int first = first_of(table, card);
    const int copies = copies_of(table, card);
    int count = 0;
    while (count < copies && set.has(first + count)) ++count;
    return count;
}

void add_card(CardSet& set, const CopyTable& table, std::uint8_t card) {
    const int count = cards_in(set, table, card);
    if (count >= copies_of(table, card)) broken("copies of a card in a set", copies_of(table, card), count + 1);
    flip_bit(set, first_of(table, card) + count);
}

void take_card(CardSet& set, const CopyTable& table, std::uint8_t card) {
    const int count = cards_in(set, table, card);
    if (count == 0) broken("copies of a card to take", 1, 0);
    flip_bit(set, first_of(table, card) + count - 1);
}

CardSet all_cards(const CopyTable& table) {
    CardSet set;
    for (int copy = 0; copy < table.copies(); ++copy) flip_bit(set, copy);
    return set;
}

int nth_copy(const CardSet& set, int n) {
    for (int word = 0; word < 4; ++word) {
        std::uint64_t bits = set.bits[static_cast<unsigned>(word)];
        const int here = __builtin_popcountll(bits);
        if (n >= here) {
            n -= here;
            continue;
        }
        while (n-- > 0) bits &= bits - 1;
        return word * 64 + __builtin_ctzll(bits);
    }
    broken("cards in a set", n + 1, set.count());
}

}  // namespace encounters
