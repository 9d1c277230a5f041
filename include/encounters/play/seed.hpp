// The seed of a game's luck, and the hash that promises it before it is shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace encounters::play {

// `value` is all that the luck depends on. `salt`, lower-case hex digits, keeps people from finding the value by hashing
// all likely ones; a seed that was chosen needs none.
struct Seed {
    std::uint64_t value = 0;
    std::string salt;
    bool operator==(const Seed&) const = default;
};

// A seed nobody could have chosen, with a salt of 128 bits; from the system's own source of randomness.
Seed fresh_seed();

// "VALUE:SALT" with VALUE in decimal; what is hashed.
std::string to_text(const Seed& seed);
std::optional<Seed> seed_from_text(std::string_view text);

// SHA-256 of to_text, as 64 lower-case hex digits.
std::string seed_hash(const Seed& seed);

// SHA-256 of any text, as 64 lower-case hex digits.
std::string sha256_of(std::string_view text);

}  // namespace encounters::play
