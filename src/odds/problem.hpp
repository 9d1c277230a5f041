// One question about dice as the solvers take it: dice, what is asked of them, and what may be used, for every way of
// striking effects.
#pragma once

#include <encounters/odds/aim.hpp>
#include <encounters/odds/kit.hpp>

#include "odds/lattice.hpp"

namespace encounters::odds {

// What is asked, and what may be used, once certain effects are struck.
struct Situation {
    ColourSet bars = 0;
    LockBounds bounds;        // `with` holds the colours asked for, binding or not (Q4.13)
    Kit kit;
    DiceCounts leaving{};     // dice that these strikes have taken out of the pool, lowest faces first (Q8.14)
    DiceCounts returning{};   // dice that they have brought back, thrown at once (Q5.14)
    std::vector<int> next{};  // situations that one more strike leads to
    bool operator==(const Situation& other) const;
};

// Questions that differ only in the value asked for.
struct Problem {
    std::vector<Situation> situations;     // the first: nothing struck
    std::vector<std::vector<int>> values;  // by situation and question
    std::array<FaceCounts, kColours> shown{};  // unlocked dice that lie
    DiceCounts due{};                      // unlocked dice still to be thrown
    DiceCounts supply{};                   // dice that may still join
    Aim aim = Aim::defeat;
    std::size_t questions() const { return values.front().size(); }
};

int shown_count(const Problem& problem, Colour colour);
DiceCounts dice_of(const Problem& problem);  // shown and due

// The newest Encounter of a state in phase `rolled`, its dice as they lie or due.
Problem problem_of(const State& state, const Catalogue& catalogue, Aim aim);

// Without dice that no situation lets anybody use; where all dice are to be locked, every die matters.
Problem without_useless_dice(Problem problem);

// Whether two problems differ in nothing but values, and the second one's questions put behind the first one's.
bool is_like(const Problem& one, const Problem& other);
void append_questions(Problem& problem, const Problem& more);

}  // namespace encounters::odds
