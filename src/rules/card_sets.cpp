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

// [n][byte]: where the nth bit of the byte is.
constexpr auto kNthOfByte = [] {
    std::array<std::array<std::uint8_t, 256>, 8> places{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0, n = 0; bit < 8; ++bit)
            if ((byte >> bit) & 1u) places[n++][byte] = static_cast<std::uint8_t>(bit);
    return places;
}();

// Where the nth of `bits` is, 0-based; n is below the number of bits.
int nth_bit(std::uint64_t bits, std::uint64_t upto, int n) {
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    // Bytes up to which there are no more than n: their high bits stay set.
    const std::uint64_t before = ((static_cast<std::uint64_t>(n) * kOnes | 0x80 * kOnes) - upto) >> 7 & kOnes;
    const int byte = static_cast<int>((before * kOnes) >> 56);
    const int earlier = static_cast<int>((upto << 8) >> (8 * byte) & 0xff);
    return 8 * byte + kNthOfByte[static_cast<std::size_t>(n - earlier)][(bits >> (8 * byte)) & 0xff];
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
