// The only generator that luck comes from: xoshiro256** seeded by SplitMix64, the same on every platform.
#pragma once

#include <array>
#include <cstdint>

namespace encounters::play {

// SplitMix64 by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c): turns one number into many seeds.
class SplitMix64 {
public:
    explicit constexpr SplitMix64(std::uint64_t seed) : state_(seed) {}
    constexpr std::uint64_t next() {
        std::uint64_t mixed = (state_ += 0x9e3779b97f4a7c15u);
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }

private:
    std::uint64_t state_;
};

// xoshiro256** 1.0 by David Blackman and Sebastiano Vigna (https://prng.di.unimi.it/xoshiro256starstar.c).
class Xoshiro256 {
public:
    // The state is the next four numbers of `seeds`.
    explicit Xoshiro256(SplitMix64& seeds);
    // A state given in full; not all zero.
    explicit Xoshiro256(const std::array<std::uint64_t, 4>& state) : state_(state) {}

    std::uint64_t next() {
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
    // 0..bound - 1, each exactly equally likely; bound 1 or more. Takes the upper half of one or, seldom, more numbers
    // (Lemire, "Fast random integer generation in an interval", 2019).
    std::uint32_t below(std::uint32_t bound) {
        const std::uint64_t product = (next() >> 32) * bound;
        return static_cast<std::uint32_t>(product) >= bound ? static_cast<std::uint32_t>(product >> 32) : below_without_bias(bound, product);
    }

    bool operator==(const Xoshiro256&) const = default;

private:
    static constexpr std::uint64_t rotated(std::uint64_t word, int bits) { return (word << bits) | (word >> (64 - bits)); }
    std::uint32_t below_without_bias(std::uint32_t bound, std::uint64_t product);

    std::array<std::uint64_t, 4> state_{};
};

// The luck of one game: from one seed a stream for dice and one for everything drawn (cards, Commands, first seat).
// SplitMix64(seed) gives the state of the dice with its numbers 1 to 4, that of the cards with its numbers 5 to 8.
struct LuckStreams {
    explicit LuckStreams(std::uint64_t seed);
    Xoshiro256 dice;
    Xoshiro256 cards;
    bool operator==(const LuckStreams&) const = default;

private:
    explicit LuckStreams(SplitMix64 seeds);
};

}  // namespace encounters::play
