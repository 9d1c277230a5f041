// What the dice of a question total as they lie, and how far cards could move that: asked before any way is looked for.
#pragma once

#include "players/regular/matching.hpp"
#include "players/regular/sight.hpp"

namespace encounters::players::regular {

class TotalRange {
public:
    // Of at least `needed` of the dice, which stay the question's.
    TotalRange(const Question& question, int needed);
    // Whether dice with any faces could total the value.
    bool are_enough_dice() const { return enough_; }
    // Whether the turnings that the question has now could make them total the value: never wrongly no.
    bool may_total(const Sight& sight, const Question& question) const;

private:
    bool enough_ = false;
    int lowest_ = 0;      // of the needed dice with the lowest faces
    int highest_ = 0;     // of all dice
    unsigned faces_ = 0;  // bit f - 1 for face f
};

}  // namespace encounters::players::regular
