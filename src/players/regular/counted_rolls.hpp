// All rolls of up to eight bare dice against the Encounters of a catalogue, counted by how many dice can meet them.
#pragma once

#include <encounters/rules/catalogue.hpp>

#include <array>
#include <vector>

namespace encounters::players::regular {

inline constexpr int kCountedDice = 8;

// Bit k - 1: the Encounter is met by exactly k of the dice.
using Sizes = std::uint8_t;

// How often, 0 to 1, a roll against an Encounter of the whole deck can be met by these numbers of dice; none is 0.
struct Outcome {
    Sizes sizes = 0;
    float share = 0;
};

// By number of dice, 0 to kCountedDice.
struct CountedRolls {
    std::array<std::vector<Outcome>, kCountedDice + 1> outcomes;
    std::array<float, kCountedDice + 1> defeats{};  // chance that some dice meet it
    std::array<float, kCountedDice + 1> saves{};    // of the rolls that don't: chance that one die moved by one step helps
    std::array<float, kCountedDice + 1> fulfils{};  // of all rolls: chance that only such a step makes all dice meet it
};

// Every copy counts alike. Values are those printed, with what the Encounter itself asks of the dice, colours left out.
CountedRolls count_rolls(const Catalogue& catalogue);

}  // namespace encounters::players::regular
