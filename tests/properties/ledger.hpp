// Money and Reputation as the events tell them, to be compared with the State.
#pragma once

#include <encounters/rules/events.hpp>

#include <string>

namespace encounters::testing {

class Ledger {
public:
    void read(const std::vector<Event>& events);
    // The first seat whose books differ from the state's, or empty.
    std::string why_wrong(const State& state) const;

private:
    std::array<long, kMaxSeats> cbills_{};
    std::array<long, kMaxSeats> reputation_{};
    std::string fault_;  // a column paid twice, Reputation without completion, an addend that does not add up
    std::uint16_t paid_ = 0;
    bool completing_ = false;

    void note(const Event& event);
    void pay(const CashedOut& paid);
};

}  // namespace encounters::testing
