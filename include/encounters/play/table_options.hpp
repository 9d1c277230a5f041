// What people choose for a table and can change while they play: the pace of computer players, and whose odds are shown.
#pragma once

#include <array>
#include <cstdint>

#include <encounters/rules/ids.hpp>

namespace encounters::play {

enum class ComputerPace : std::uint8_t { slow, normal, fast, at_once };
inline constexpr int kComputerPaces = 4;

// Whose decisions are shown with the odds of the next Encounter.
enum class MeterUse : std::uint8_t { off, marked, all };
inline constexpr int kMeterUses = 3;

struct TableOptions {
    ComputerPace pace = ComputerPace::normal;
    MeterUse meter = MeterUse::all;
    std::array<bool, kMaxSeats> is_marked{};  // by seat, for MeterUse::marked
    bool operator==(const TableOptions&) const = default;

    bool shows_odds_to(SeatIndex seat) const {
        if (meter == MeterUse::off || seat >= kMaxSeats) return false;
        return meter == MeterUse::all || is_marked[seat];
    }
};

}  // namespace encounters::play
