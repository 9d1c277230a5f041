// An open roll as Regular sees it: the dice that count, what may turn them, and what beating the Encounter so is worth.
#pragma once

#include "players/regular/chapters.hpp"

namespace encounters::players::regular {

// The dice of the roll, the value and what is asked, without helpers.
void put_question(const Sight& sight, Question& question);
// Sources that are ready and not barred, by what they do: bit 0 for the power, bit 1 for Field Hires, bit s + 2 for the
// Equipment in slot s.
using SourceSet = unsigned;
struct Helpers {
    SourceSet turn = 0;
    SourceSet throws = 0;
    SourceSet cancel = 0;

    bool none() const { return (turn | throws | cancel) == 0; }
    void add(SourceSet source, unsigned kinds);
};
Helpers helpers_now(const Sight& sight);

// Adds what is left of a use going on to a question without others, its current effect first.
void add_use(const Sight& sight, Question& question);
// Adds how each of the sources turns dice.
void add_helpers(const Sight& sight, SourceSet sources, Question& question);

// What beating the Encounter with so many dice leads to, in C-bills.
class Outlook {
public:
    explicit Outlook(const Sight& sight);
    // `helpers` ready cards are used up for it; their cost is left out.
    float beaten_with(int dice, int helpers) const;
    float defaulted() const { return defaulted_; }
    // The fewest dice after which nothing is left, or only what Locks take.
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

// What a way turns first by a turning, by index: no die (kNone) when it turns none by it.
struct TurnedDie {
    std::uint8_t die = kNone;
    std::uint8_t face = 0;
};
TurnedDie first_turned(const Question& question, const Answer& answer, int turning);

// The lowest of the dice equal to this one (Q8.14).
std::uint8_t first_of_equals(const State& state, std::uint8_t die);

// Whether an icon fits the colour.
constexpr bool fits(const DiceIcons& icons, Colour colour) { return icons.any > 0 || icons.colour[static_cast<std::size_t>(index_of(colour))] > 0; }
// Spends it, the colour's own first.
constexpr void spend_icon(DiceIcons& icons, Colour colour) {
    std::uint8_t& own = icons.colour[static_cast<std::size_t>(index_of(colour))];
    --(own > 0 ? own : icons.any);
}

// What the use going on is working through; nothing for a Field Hire.
const std::vector<Effect>* effects_going_on(const Sight& sight);

}  // namespace encounters::players::regular
