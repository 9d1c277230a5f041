// What the person at the table has chosen to see and is about to do: nothing of it is part of the game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <encounters/rules/state.hpp>

#include "table/presenter/card_key.hpp"
#include "table/presenter/clock.hpp"
#include "table/presenter/geometry.hpp"
#include "table/presenter/input.hpp"

namespace encounters::table {

enum class Device : std::uint8_t { mouse, keys, pad };
enum class PanelTab : std::uint8_t { log, mine, rules };
inline constexpr int kPanelTabs = 3;

// A roll of real dice as far as its faces have been entered, in that order.
struct EnteredFace {
    int die = 0;  // in the order of the roll
    int face = 1;
    bool operator==(const EnteredFace&) const = default;
};
struct EnteredRoll {
    std::vector<EnteredFace> faces{};
    int chosen = -1;        // the die that the next face is for; -1: the first without one
    std::optional<encounters::Colour> colour{};  // whose dice come first
    std::string refused{};  // why the last entry was not taken
    bool operator==(const EnteredRoll&) const = default;
};

struct UiState {
    // Choosing dice: bits of State::dice, and which ranked lock it is (-1: an own selection).
    std::uint32_t selected = 0;
    int ranked = -1;
    int page = 0;  // of choices that don't fit

    EnteredRoll roll{};

    // What is looked at.
    std::optional<PanelTab> tab{};    // chosen; otherwise what the layout thinks best
    std::optional<CardKey> zoom{};    // pinned, over everything
    std::optional<CardKey> glance{};  // beside the pointer, gone when it moves on
    std::optional<encounters::Deck> discards{};
    bool rules_open = false;
    std::string rule{};  // the paragraph that the rules are opened at
    int rules_scroll = 0;
    int log_scroll = 0;                                     // lines up from the newest
    int columns_scroll = 0;                                 // columns back from the newest
    std::array<std::int16_t, kMaxColumns> column_scroll{};  // Encounters back from the newest

    // Whose turn to sit down it is.
    bool hand_over = false;      // the banner is shown
    SeatIndex seated = kNoSeat;  // who last took the seat
    std::uint16_t seated_turn = 0;

    // Hands. Items are remembered by their labels, which outlive a layout.
    Device device = Device::mouse;
    std::optional<Point> pointer{};
    std::string hovered{};
    Milliseconds hovered_since{0};
    Milliseconds changed_at{-10000};  // when what lies under the resting pointer last changed
    std::string focused{};
    std::string pressed{};        // held down by pointer or key
    Key pressed_key = Key::none;  // none: by the pointer
    Milliseconds pressed_at{0};
    Milliseconds now{0};  // the last time that was heard of; how far a hold is
    bool operator==(const UiState&) const = default;
};

}  // namespace encounters::table
