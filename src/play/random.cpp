// xoshiro256** and Lemire's draws without bias.
#include <encounters/play/random.hpp>

namespace encounters::play {

namespace {

constexpr std::uint64_t rotated(std::uint64_t word, int bits) { return (word << bits) | (word >> (64 - bits)); }

}  // namespace

Xoshiro256::Xoshiro256(SplitMix64& seeds) {
    for (auto& word : state_) word = seeds.next();
}

std::uint64_t Xoshiro256::next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
}

std::uint32_t Xoshiro256::below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) >= bound) return static_cast<std::uint32_t>(product >> 32);
    // 2^32 mod bound: so many of the low halves would be one outcome too many.
    const std::uint32_t surplus = (0u - bound) % bound;
    while (static_cast<std::uint32_t>(product) < surplus) product = (next() >> 32) * bound;
    return static_cast<std::uint32_t>(product >> 32);
}

LuckStreams::LuckStreams(std::uint64_t seed) : LuckStreams(SplitMix64(seed)) {}

// Members are made in their order: the dice take the first four numbers.
LuckStreams::LuckStreams(SplitMix64 seeds) : dice(seeds), cards(seeds) {}

}  // namespace encounters::play
