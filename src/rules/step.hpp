// What every rule function gets: the State it may change, the cards, and where to tell what happened.
#pragma once

#include <encounters/rules/queries.hpp>

namespace encounters {

struct Step {
    State& state;
    const Catalogue& cards;
    Events events;
};

using Why = std::optional<Refusal>;

// Reports a broken invariant with both values and aborts; for bugs, never for bad input.
[[noreturn]] void broken(const char* what, long long expected, long long found);

}  // namespace encounters
