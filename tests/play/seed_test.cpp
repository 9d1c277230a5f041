// Seeds: their text, their promise, and that fresh ones differ.
#include "support/catch.hpp"

#include <encounters/play/seed.hpp>

using namespace encounters::play;

TEST_CASE("SHA-256 gives the numbers of its standard") {
    CHECK(sha256_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(sha256_of("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_CASE("a seed comes back from its text") {
    const Seed seed{18446744073709551615u, "0123456789abcdef"};

    CHECK(to_text(seed) == "18446744073709551615:0123456789abcdef");
    CHECK(seed_from_text(to_text(seed)) == seed);
    CHECK(seed_from_text("7:") == Seed{7, ""});
}

TEST_CASE("a text that is no seed is refused") {
    for (const char* text : {"", "7", ":", ":ab", "-1:", "+1:", "07:", " 7:", "7:AB", "7:xy", "7: ", "18446744073709551616:"})
        CHECK_FALSE(seed_from_text(text).has_value());
    CHECK_FALSE(seed_from_text("7:" + std::string(65, 'a')).has_value());
}

TEST_CASE("the promise covers number and salt") {
    CHECK(seed_hash({7, ""}) == sha256_of("7:"));
    CHECK(seed_hash({7, "ab"}) != seed_hash({7, ""}));
}

TEST_CASE("fresh seeds differ and are salted") {
    const Seed one = fresh_seed();
    const Seed other = fresh_seed();

    CHECK(one.value != other.value);
    CHECK(one.salt != other.salt);
    CHECK(one.salt.size() == 32);
}
