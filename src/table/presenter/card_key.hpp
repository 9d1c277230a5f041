// Names a card of the catalogue, whatever its kind: for zooming and for hovering.
#pragma once

#include <cstdint>

namespace encounters::table {

enum class CardKind : std::uint8_t { contract, encounter, equipment, command };

// `id` is the card's position in the catalogue's list of its kind.
struct CardKey {
    CardKind kind = CardKind::contract;
    std::uint8_t id = 0;
    friend bool operator==(const CardKey&, const CardKey&) = default;
};

}  // namespace encounters::table
