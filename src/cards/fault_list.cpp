#include "cards/fault_list.hpp"

#include <algorithm>
#include <tuple>

namespace encounters::cards {

void FaultList::error(const Value& at, std::string message, std::string suggestion) {
    error_at(at.place, at.pointer, std::move(message), std::move(suggestion));
}

void FaultList::warning(const Value& at, std::string message) {
    error(at, std::move(message));
    faults_.back().severity = Severity::warning;
}

void FaultList::error_at(Place place, std::string pointer, std::string message, std::string suggestion) {
    Fault fault;
    fault.file = file_;
    fault.line = place.line;
    fault.column = place.column;
    fault.pointer = std::move(pointer);
    fault.message = std::move(message);
    fault.suggestion = std::move(suggestion);
    faults_.push_back(std::move(fault));
}

std::vector<Fault> FaultList::sorted() const {
    auto result = faults_;
    std::stable_sort(result.begin(), result.end(), [](const Fault& one, const Fault& other) {
        return std::tie(one.line, one.column) < std::tie(other.line, other.column);
    });
    return result;
}

}  // namespace encounters::cards
