// Readable text of events, moves and refusals, so that a failed comparison says what differs.
#pragma once

#include "support/catch.hpp"

#include <encounters/rules/engine.hpp>

#include <optional>
#include <string>
#include <vector>

namespace encounters::testing {

std::string text_of(const Event& event);  // such as DieChanged(yellow, 3, 4)
std::string text_of(const std::vector<Event>& events);
std::string text_of(const Move& move);

// The events a step is expected to tell, in order.
template <class... E>
std::vector<Event> told(const E&... events) {
    return {Event{events}...};
}

// Those of the events that are of the named kinds, in their order.
template <class... E>
std::vector<Event> only(const std::vector<Event>& events) {
    std::vector<Event> kept;
    for (const auto& event : events)
        if ((std::holds_alternative<E>(event) || ...)) kept.push_back(event);
    return kept;
}

}  // namespace encounters::testing

namespace Catch {

template <>
struct StringMaker<encounters::Event> {
    static std::string convert(const encounters::Event& event) { return encounters::testing::text_of(event); }
};
template <>
struct StringMaker<std::vector<encounters::Event>> {
    static std::string convert(const std::vector<encounters::Event>& events) {
        return encounters::testing::text_of(events);
    }
};
template <>
struct StringMaker<encounters::Move> {
    static std::string convert(const encounters::Move& move) { return encounters::testing::text_of(move); }
};
template <>
struct StringMaker<encounters::Refusal> {
    static std::string convert(const encounters::Refusal& refusal) {
        return std::string(refusal.rule) + ": " + std::string(refusal.reason);
    }
};
template <>
struct StringMaker<encounters::Phase> {
    static std::string convert(encounters::Phase phase) { return "phase " + std::to_string(static_cast<int>(phase)); }
};

}  // namespace Catch
