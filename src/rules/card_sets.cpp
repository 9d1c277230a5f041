#include <encounters/rules/decks.hpp>

#include "rules/step.hpp"

namespace encounters {

namespace {

int first_of(const CopyTable& table, std::uint8_t card) { return table.first_copy[card]; }
int copies_of(const CopyTable& table, std::uint8_t card) { return table.first_copy[card + 1u] - table.first_copy[card]; }
void flip_bit(CardSet& set, int copy) { set.bits[static_cast<unsigned>(copy) / 64] ^= std::uint64_t{1} << (copy % 64); }

// Byte i: how many bits are set in bytes 0 to i.
std::uint64_t bits_up_to_each_byte(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + ((bits >> 2) & 0x3333333333333333u);
    return ((bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu) * 0x0101010101010101u;
}

// Where the nth of `bits` is, 0-based; n is below the number of bits.
int nth_bit(std::uint64_t bits, std::uint64_t upto, int n) {
    int byte = 0;
    while (static_cast<int>((upto >> (8 * byte)) & 0xff) <= n) ++byte;
    if (byte > 0) n -= static_cast<int>((upto >> (8 * byte - 8)) & 0xff);
    std::uint64_t left = bits >> (8 * byte);
    while (n-- > 0) left &= left - 1;
    return 8 * byte + __builtin_ctzll(left);
}

}  // namespace

int cards_in(const CardSet& set, const CopyTable& table, std::uint8_t card) {
    const int first = first_of(table, card);
    const int copies = copies_of(table, card);
    const int shift = first % 64;
    if (shift + copies < 64) {
        const std::uint64_t missing = ~(set.bits[static_cast<unsigned>(first) / 64] >> shift);
        return __builtin_ctzll(missing | std::uint64_t{1} << copies);
    }
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
    int left = n;
    for (int word = 0; word < 4; ++word) {
        const std::uint64_t bits = set.bits[static_cast<unsigned>(word)];
        const std::uint64_t upto = bits_up_to_each_byte(bits);
        const int here = static_cast<int>(upto >> 56);
        if (left >= here) {
            left -= here;
            continue;
        }
        return word * 64 + nth_bit(bits, upto, left);
    }
    broken("cards in a set", n + 1, set.count());
}

}  // namespace encounters
