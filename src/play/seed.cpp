// Seeds as text, hashed and made, by libsodium.
#include <encounters/play/seed.hpp>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace encounters::play {

namespace {

constexpr std::size_t kLongestSalt = 64;

std::string hex_of(const unsigned char* bytes, std::size_t count) {
    std::string text;
    for (std::size_t index = 0; index < count; ++index) text += fmt::format("{:02x}", bytes[index]);
    return text;
}

bool is_salt(std::string_view text) {
    return text.size() <= kLongestSalt && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

void fill_with_randomness(unsigned char* bytes, std::size_t count) {
    if (sodium_init() < 0) {
        std::fputs("The system gives no randomness (libsodium could not start).\n", stderr);
        std::abort();
    }
    randombytes_buf(bytes, count);
}

}  // namespace

Seed fresh_seed() {
    std::array<unsigned char, 24> bytes{};
    fill_with_randomness(bytes.data(), bytes.size());
    Seed seed;
    for (int index = 0; index < 8; ++index) seed.value = (seed.value << 8) | bytes[index];
    seed.salt = hex_of(bytes.data() + 8, 16);
    return seed;
}

std::string to_text(const Seed& seed) { return fmt::format("{}:{}", seed.value, seed.salt); }

std::optional<Seed> seed_from_text(std::string_view text) {
    Seed seed;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seed.value);
    if (error != std::errc{} || stop == end || *stop != ':') return std::nullopt;
    seed.salt.assign(stop + 1, end);
    if (!is_salt(seed.salt) || to_text(seed) != text) return std::nullopt;
    return seed;
}

std::string seed_hash(const Seed& seed) { return sha256_of(to_text(seed)); }

std::string sha256_of(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return hex_of(hash.data(), hash.size());
}

}  // namespace encounters::play
