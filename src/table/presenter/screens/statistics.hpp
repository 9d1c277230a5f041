// What became of a game, counted from its events.
#pragma once

#include <array>
#include <vector>

#include <encounters/rules/events.hpp>

namespace encounters::table {

struct SeatStatistics {
    int turns = 0;
    int encounters = 0;  // defeated
    int contracts = 0;   // scored
    int escapes = 0;
    int defaults = 0;
    int secures = 0;      // tableaus taken over
    int earned = 0;       // C-bills cashed out
    int best_column = 0;  // the highest one cashed out, from 1
    bool operator==(const SeatStatistics&) const = default;
};

std::array<SeatStatistics, kMaxSeats> statistics_of(const std::vector<Event>& events);

}  // namespace encounters::table
