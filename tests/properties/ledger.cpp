#include "properties/ledger.hpp"

namespace encounters::testing {

void Ledger::pay(const CashedOut& paid) {
    const int sum = paid.count * paid.rate + paid.bonus + paid.hazard + paid.contract_pay + paid.command_pay + paid.secure_bonus;
    if (sum != paid.total) fault_ = "a cash out that does not add up";
    if ((paid_ >> paid.column) & 1u) fault_ = "column " + std::to_string(paid.column + 1) + " was paid twice";
    paid_ |= static_cast<std::uint16_t>(1u << paid.column);
    cbills_[paid.seat] += paid.total;
}

void Ledger::note(const Event& event) {
    if (const auto* paid = std::get_if<CashedOut>(&event)) pay(*paid);
    if (const auto* changed = std::get_if<CbillsChanged>(&event)) cbills_[changed->seat] += changed->by;
    if (const auto* bought = std::get_if<EquipmentBought>(&event)) cbills_[bought->seat] -= bought->cost;
    if (const auto* readied = std::get_if<EquipmentReadied>(&event)) cbills_[readied->seat] -= readied->cost;
    if (const auto* burned = std::get_if<Burned>(&event)) reputation_[burned->seat] -= burned->reputation;
    if (const auto* declared = std::get_if<EndingDeclared>(&event)) completing_ = declared->ending == Ending::complete;
    if (std::holds_alternative<Defaulted>(event)) completing_ = false;
    if (const auto* scored = std::get_if<ReputationScored>(&event)) {
        if (!completing_) fault_ = "Reputation without a completion";
        reputation_[scored->seat] += scored->total;
    }
    if (std::holds_alternative<StartedFresh>(event)) paid_ = 0;
}

void Ledger::read(const std::vector<Event>& events) {
    for (const Event& event : events) note(event);
}

std::string Ledger::why_wrong(const State& state) const {
    if (!fault_.empty()) return fault_;
    for (int i = 0; i < state.seat_count; ++i) {
        const SeatState& seat = state.seats[i];
        if (seat.cbills != cbills_[i])
            return "C-bills of seat " + std::to_string(i) + ": " + std::to_string(seat.cbills) + ", by the events " + std::to_string(cbills_[i]);
        if (seat.reputation != reputation_[i])
            return "Reputation of seat " + std::to_string(i) + ": " + std::to_string(seat.reputation) + ", by the events " + std::to_string(reputation_[i]);
    }
    return {};
}

}  // namespace encounters::testing
