// xoshiro256** and Lemire's draws without bias.
#include <encounters/play/random.hpp>

namespace encounters::play {

Xoshiro256::Xoshiro256(SplitMix64& seeds) {
    for (auto& word : state_) word = seeds.next();
}

std::uint32_t Xoshiro256::below_without_bias(std::uint32_t bound, std::uint64_t product) {
    // 2^32 mod bound: so many of the low halves would be one outcome too many.
    const std::uint32_t surplus = (0u - bound) % bound;
    while (static_cast<std::uint32_t>(product) < surplus) product = (next() >> 32) * bound;
    return static_cast<std::uint32_t>(product >> 32);
}

LuckStreams::LuckStreams(std::uint64_t seed) : LuckStreams(SplitMix64(seed)) {}

// Members are made in their order: the dice take the first four numbers.
LuckStreams::LuckStreams(SplitMix64 seeds) : dice(seeds), cards(seeds) {}

}  // namespace encounters::play
