// Which functions and declarations cite which rules: in the comment above them, beside them, inside them, or as the
// rule of a refusal.
#pragma once

#include "lab/rules_index/checkout.hpp"

namespace encounters::lab {

struct Citation {
    std::string rule;
    std::string path;
    int line = 0;      // counted from 1
    std::string name;  // of what cites; empty for a file as a whole
    bool operator==(const Citation&) const = default;
};

// Every citation in a source, in order. Text in string literals counts when it is exactly an id.
std::vector<Citation> citations_in(const TextFile& file);

// The name that a line of code declares or begins to define, such as "cost_of" for "int cost_of(const State& state) {";
// empty for a statement.
std::string declared_name(std::string_view line);

}  // namespace encounters::lab
