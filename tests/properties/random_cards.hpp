// Small catalogues made at random: every effect anywhere it may be printed, tiny decks and extreme constants.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <cstdint>

namespace encounters::testing {

// The same catalogue for the same seed; it can be played at eight seats.
Catalogue random_cards(std::uint64_t seed);

}  // namespace encounters::testing
