// Why a computer player decided as it did: the numbers it compared, and a sentence made of them when somebody asks.
#pragma once

#include <encounters/rules/state.hpp>

#include <string>

namespace encounters::players {

enum class ReasonKind : std::uint8_t {
    only_choice,    // nothing else was allowed
    best_worth,     // `worth` against `second`, in the unit `unit`
    best_chance,    // `worth` against `second`, both chances 0 to 1
    rule_of_thumb,  // no number was compared
    second_choice,  // a Green player took what it held for second best: `worth` against `second`
};

enum class ReasonUnit : std::uint8_t { cbills, reputation, chance_to_win };

struct Reason {
    ReasonKind kind = ReasonKind::rule_of_thumb;
    ReasonUnit unit = ReasonUnit::cbills;
    float worth = 0;   // of what was chosen
    float second = 0;  // of the next best, where there was one
    float chance = -1; // chance 0 to 1 that what was chosen works out (an Encounter is defeated, ...); -1 when it has none
};

// One sentence, such as "An Escape is worth 3.0 C-bills, another Encounter 2.4 (62 % to defeat it)."
std::string text_of(const Reason& reason);

}  // namespace encounters::players
