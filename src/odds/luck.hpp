// Luck for sampling: SplitMix64, the same on every machine.
#pragma once

#include <cstdint>

namespace encounters::odds {

class Luck {
public:
    explicit Luck(std::uint64_t seed) : state_(seed) {}
    // 0..limit - 1, limit up to 2^16: the bias is below 2^-48.
    int below(int limit) { return static_cast<int>((next() >> 16) * static_cast<std::uint64_t>(limit) >> 48); }

private:
    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }
    std::uint64_t state_;
};

}  // namespace encounters::odds
