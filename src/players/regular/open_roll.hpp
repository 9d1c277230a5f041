// An open roll as Regular sees it: the dice that count, what may turn them, and what beating the Encounter so is worth.
#pragma once

#include "players/regular/chapters.hpp"

namespace encounters::players::regular {

// The dice of the roll, the value and what is asked, without helpers.
void put_question(const Sight& sight, Question& question);
// Adds what is left of a use going on (its current effect first), then ready cards, the power and the Field Hires that
// turn dice.
void add_helpers(const Sight& sight, Question& question);

// What beating the Encounter with so many dice leads to, in C-bills.
class Outlook {
public:
    explicit Outlook(const Sight& sight);
    // `helpers` ready cards are used up for it; their cost is left out.
    float beaten_with(int dice, int helpers) const;
    float defaulted() const { return defaulted_; }
    // Whether so many dice are all that is left, or all but what Locks take.
    bool fulfils(int dice) const { return dice >= needed(); }
    int needed() const { return loose_ - at_.locks; }

private:
    const Prospects& prospects_;
    Standing at_;
    int loose_ = 0;      // unlocked dice, barred ones too
    bool assault_ = false;
    float completion_ = 0;
    float defaulted_ = 0;
};

// The most worthwhile way through the question as it was solved; `dice` is 0 when there is none.
struct BestWay {
    Way way;
    float worth = 0;
};
BestWay best_way(const Matching& matching, const Outlook& outlook);

// The lowest of the dice equal to this one (Q8.14).
std::uint8_t first_of_equals(const State& state, std::uint8_t die);

// Whether an icon fits the colour.
constexpr bool fits(const DiceIcons& icons, Colour colour) { return icons.any > 0 || icons.colour[static_cast<std::size_t>(index_of(colour))] > 0; }
// Spends it, the colour's own first.
constexpr void spend(DiceIcons& icons, Colour colour) {
    std::uint8_t& own = icons.colour[static_cast<std::size_t>(index_of(colour))];
    --(own > 0 ? own : icons.any);
}

// What the use going on is working through; nothing for a Field Hire.
const std::vector<Effect>* effects_going_on(const Sight& sight);

}  // namespace encounters::players::regular
