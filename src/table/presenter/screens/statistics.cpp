#include "table/presenter/screens/statistics.hpp"

#include <algorithm>

namespace encounters::table {

namespace {

struct Count {
    std::array<SeatStatistics, kMaxSeats>& seats;

    void operator()(const TurnBegan& event) const { ++seats[event.seat].turns; }
    void operator()(const EncounterDefeated& event) const { ++seats[event.seat].encounters; }
    void operator()(const ReputationScored& event) const { ++seats[event.seat].contracts; }
    void operator()(const Defaulted& event) const { ++seats[event.seat].defaults; }
    void operator()(const Secured& event) const { ++seats[event.seat].secures; }
    void operator()(const TurnEnded& event) const {
        if (event.ending == Ending::escape) ++seats[event.seat].escapes;
    }
    void operator()(const CashedOut& event) const {
        SeatStatistics& seat = seats[event.seat];
        seat.earned += event.total;
        seat.best_column = std::max(seat.best_column, event.column + 1);
    }
    template <class Other>
    void operator()(const Other&) const {}
};

}  // namespace

std::array<SeatStatistics, kMaxSeats> statistics_of(const std::vector<Event>& events) {
    std::array<SeatStatistics, kMaxSeats> seats{};
    for (const Event& event : events) std::visit(Count{seats}, event);
    return seats;
}

}  // namespace encounters::table
