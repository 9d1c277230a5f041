// The people of a table as screens show them.
#pragma once

#include <string>
#include <vector>

#include <encounters/play/session.hpp>

#include "table/presenter/screens/table_wish.hpp"
#include "table/presenter/table/view.hpp"

namespace encounters::table {

// Colours and shapes that the theme doesn't have become some that it has.
inline std::vector<SeatView> seats_of(const play::TableSetup& table) {
    std::vector<SeatView> seats;
    for (const play::Seat& seat : table.seats) {
        const bool is_person = !play::is_computer(seat.kind);
        seats.push_back({seat.name, seat.colour % kMaxSeats, seat.shape % kMaxSeats, is_person,
                         is_person ? std::string() : rank_words(seat.kind), seat.kind});
    }
    return seats;
}

inline std::vector<std::string> names_at(const play::TableSetup& table) {
    std::vector<std::string> names;
    for (const play::Seat& seat : table.seats) names.push_back(seat.name);
    return names;
}

}  // namespace encounters::table
