// A refusal: why a move can't be made, as a value with the id of the rule that forbids it.
#pragma once

#include <string_view>

namespace encounters {

// Both texts live as long as the program. `rule` is an id of docs/rules.md; `reason` is a short English clause.
struct Refusal {
    std::string_view rule;
    std::string_view reason;
    bool operator==(const Refusal&) const = default;
};

}  // namespace encounters
