// The running checksum of a journal's bytes: FNV-1a, 64 bits.
#pragma once

#include <cstdint>
#include <string_view>

namespace encounters::play {

inline constexpr std::uint64_t kEmptyChecksum = 0xcbf29ce484222325u;
inline constexpr std::size_t kChecksumDigits = 16;

// The checksum of everything so far and `more`. Each step can be undone for a known byte, so one changed byte always
// changes it.
constexpr std::uint64_t checksum_with(std::uint64_t sum, std::string_view more) {
    for (const char byte : more) sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
    return sum;
}

}  // namespace encounters::play
