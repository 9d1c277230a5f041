// Rules that every step of every game keeps, told from the state before, the state after and the events alone.
#pragma once

#include <encounters/rules/engine.hpp>

#include <string>
#include <vector>

namespace encounters::testing {

struct StepTaken {
    const State& before;
    const State& after;
    const std::vector<Event>& events;
    const Catalogue& cards;
};

// The first rule that the step breaks, with its id, or empty.
std::string why_broken(const StepTaken& step);

}  // namespace encounters::testing
