// Small typed names used everywhere: colours, decks, seats and the cards of a catalogue.
#pragma once

#include <array>
#include <cstdint>

namespace encounters {

// R1.1: the colour of a die is also the type of Equipment it belongs to.
enum class Colour : std::uint8_t { white, yellow, green, blue, black };
inline constexpr int kColours = 5;
inline constexpr std::array<Colour, kColours> kAllColours{Colour::white, Colour::yellow, Colour::green,
                                                          Colour::blue, Colour::black};

enum class Deck : std::uint8_t { contracts, encounters, equipment };
inline constexpr int kDecks = 3;

// Index into State::seats, 0..7 in table order; play passes from i to i + 1.
using SeatIndex = std::uint8_t;
inline constexpr SeatIndex kNoSeat = 255;
inline constexpr int kMaxSeats = 8;

// Value of every one-byte index that points at nothing.
inline constexpr std::uint8_t kNone = 255;

// A card of one kind: its position in the catalogue's list of that kind (a definition, not a copy).
template <class Kind>
struct CardId {
    std::uint8_t value = kNone;
    constexpr bool operator==(const CardId&) const = default;
    constexpr auto operator<=>(const CardId&) const = default;
    constexpr bool exists() const { return value != kNone; }
};
using ContractId = CardId<struct ContractTag>;
using EncounterId = CardId<struct EncounterTag>;
using EquipmentId = CardId<struct EquipmentTag>;
using CommandId = CardId<struct CommandTag>;

// A set of colours as bits, bit i for Colour i (hazards, price filters).
using ColourSet = std::uint8_t;
constexpr ColourSet colour_bit(Colour colour) { return static_cast<ColourSet>(1u << static_cast<unsigned>(colour)); }
inline constexpr ColourSet kAnyColour = 0x1f;

// Number of dice per colour, indexed by Colour.
using DiceCounts = std::array<std::uint8_t, kColours>;
constexpr int index_of(Colour colour) { return static_cast<int>(colour); }
constexpr int total(const DiceCounts& counts) { return counts[0] + counts[1] + counts[2] + counts[3] + counts[4]; }

// A keyword is a position in Catalogue::keywords; a card carries a set of them as bits.
using KeywordSet = std::uint16_t;
inline constexpr int kMaxKeywords = 16;
constexpr KeywordSet keyword_bit(int keyword) { return static_cast<KeywordSet>(1u << keyword); }

}  // namespace encounters
