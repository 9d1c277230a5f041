// What a seat can use on dice, card by card, and the Uses that they make together.
#pragma once

#include "players/veteran/averages.hpp"
#include "players/veteran/uses.hpp"

#include <encounters/rules/moves.hpp>
#include <encounters/rules/queries.hpp>

namespace encounters::players {

// One effect that works on dice. Of a card with several such effects the first that does anything is looked at.
struct Tool {
    std::uint8_t source = kNone;  // slot, kSourcePower or kSourceHire
    std::uint8_t hire = kNone;    // EncounterId of a Field Hire
    const Effect* effect = nullptr;  // none for a Field Hire
    DiceIcons icons;
    double left_over = 0;  // C-bills it is worth next turn when it is kept
    CountedUse counted;
    Colour type = Colour::white;
    bool minds_bars = false;  // Equipment without cancel

    bool is_barred(ColourSet bars) const { return minds_bars && (bars & colour_bit(type)) != 0; }
};

inline constexpr int kMostTools = 10;
struct Tools {
    std::array<Tool, kMostTools> list;
    int size = 0;
    void add(const Tool& tool) {
        if (size < kMostTools) list[static_cast<std::size_t>(size++)] = tool;
    }
    const Tool* begin() const { return list.data(); }
    const Tool* end() const { return list.data() + size; }
    const Tool& operator[](int index) const { return list[static_cast<std::size_t>(index)]; }
};

enum class Turn : std::uint8_t { now, next };  // the seat's turn that goes on, or its next one (with the power renewed)

// Ready Equipment, the power, Field Hires (at most two of them, of which only one of a kind is worth telling apart).
Tools tools_of(const State& state, const Catalogue& catalogue, SeatIndex seat, Turn turn);

// The tool that a card would be, were it ready; nothing when it does nothing to dice.
std::optional<Tool> tool_of(const EquipmentCard& card);

// The move that begins to use it.
Move use_of(const Tool& tool);
void count(const Tool& tool, Uses& uses);
// Uses of the tools that these bars leave.
Uses uses_of(const Tools& tools, ColourSet bars);

}  // namespace encounters::players
