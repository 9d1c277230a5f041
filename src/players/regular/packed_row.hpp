// Totals that few dice can make, by how many of them: eight lanes of sixteen bits, in which dice join all at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace encounters::players::regular {

// Lane d, bit t: some d dice total t. Totals and numbers of dice beyond the ends are dropped.
struct alignas(16) PackedRow {
    static constexpr int kMostDice = 7;
    static constexpr int kMostTotal = 15;

    std::array<std::uint16_t, kMostDice + 1> totals;

    bool has(int dice, int total) const { return ((totals[static_cast<std::size_t>(dice)] >> total) & 1u) != 0; }
    // Numbers of dice that can make the total, as bits.
    unsigned dice_making(int total) const;
    // With one more die of this face.
    PackedRow with_die(int face) const;
    // With one more die of any of these faces (bit f - 1 for face f).
    PackedRow with_any(unsigned faces) const;
    PackedRow& operator|=(const PackedRow& other);
};

inline constexpr PackedRow kNoRow{};
inline constexpr PackedRow kNoDice{{1}};

#if defined(__SSE2__)
namespace lanes {
inline __m128i of(const PackedRow& row) { return _mm_load_si128(reinterpret_cast<const __m128i*>(row.totals.data())); }
inline PackedRow row_of(__m128i lanes) {
    PackedRow row;
    _mm_store_si128(reinterpret_cast<__m128i*>(row.totals.data()), lanes);
    return row;
}
inline __m128i raised(__m128i lanes, int by) { return _mm_sll_epi16(lanes, _mm_cvtsi32_si128(by)); }
}  // namespace lanes

// By faces, as bits, and face: all lanes full where the face is among them. So no branch depends on which they are.
inline constexpr auto kTaken = [] {
    std::array<std::array<PackedRow, 6>, 64> taken{};
    for (std::size_t faces = 0; faces < taken.size(); ++faces)
        for (std::size_t face = 0; face < 6; ++face)
            for (std::uint16_t& lane : taken[faces][face].totals) lane = (faces >> face) & 1u ? 0xffff : 0;
    return taken;
}();

inline unsigned PackedRow::dice_making(int total) const {
    const __m128i at_the_top = lanes::raised(lanes::of(*this), kMostTotal - total);
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(at_the_top, _mm_setzero_si128())));
}
inline PackedRow PackedRow::with_die(int face) const { return lanes::row_of(_mm_slli_si128(lanes::raised(lanes::of(*this), face), 2)); }
inline PackedRow PackedRow::with_any(unsigned faces) const {
    const __m128i from = lanes::of(*this);
    const auto& taken = kTaken[faces & 0x3fu];
    const auto raised_by = [&](int face) { return _mm_and_si128(_mm_slli_epi16(from, face), lanes::of(taken[static_cast<std::size_t>(face - 1)])); };
    const __m128i low = _mm_or_si128(_mm_or_si128(raised_by(1), raised_by(2)), raised_by(3));
    const __m128i high = _mm_or_si128(_mm_or_si128(raised_by(4), raised_by(5)), raised_by(6));
    return lanes::row_of(_mm_slli_si128(_mm_or_si128(low, high), 2));
}
inline PackedRow& PackedRow::operator|=(const PackedRow& other) { return *this = lanes::row_of(_mm_or_si128(lanes::of(*this), lanes::of(other))); }
#else
inline unsigned PackedRow::dice_making(int total) const {
    unsigned dice = 0;
    for (int i = 0; i <= kMostDice; ++i) dice |= static_cast<unsigned>(has(i, total)) << i;
    return dice;
}
inline PackedRow PackedRow::with_die(int face) const {
    PackedRow row{};
    for (std::size_t i = 0; i < kMostDice; ++i) row.totals[i + 1] = static_cast<std::uint16_t>(totals[i] << face);
    return row;
}
inline PackedRow PackedRow::with_any(unsigned faces) const {
    PackedRow sum{};
    for (; faces != 0; faces &= faces - 1) sum |= with_die(__builtin_ctz(faces) + 1);
    return sum;
}
inline PackedRow& PackedRow::operator|=(const PackedRow& other) {
    for (std::size_t i = 0; i <= kMostDice; ++i) totals[i] = static_cast<std::uint16_t>(totals[i] | other.totals[i]);
    return *this;
}
#endif
inline PackedRow operator|(PackedRow one, const PackedRow& other) { return one |= other; }

}  // namespace encounters::players::regular
